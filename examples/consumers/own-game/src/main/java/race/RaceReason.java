package race;

import io.github.boardrules.core.EnumReason;
import io.github.boardrules.core.Messages;
import java.util.ResourceBundle;

/** How a race ends. The sentences are in {@code messages.properties}. */
enum RaceReason implements EnumReason {
  SAID_THE_LAST;

  static final Messages MESSAGES =
      new Messages(locale -> ResourceBundle.getBundle("race.messages", locale));

  @Override
  public Messages messages() {
    return MESSAGES;
  }
}
