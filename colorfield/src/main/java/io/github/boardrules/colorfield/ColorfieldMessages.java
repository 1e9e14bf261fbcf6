package io.github.boardrules.colorfield;

import io.github.boardrules.core.Messages;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;

/** The sentences of this module. */
final class ColorfieldMessages {
  private static final Messages MESSAGES =
      new Messages(
          locale -> ResourceBundle.getBundle("io.github.boardrules.colorfield.messages", locale));

  private ColorfieldMessages() {}

  static String text(Locale locale, String key, Map<String, String> facts) {
    return MESSAGES.text(locale, key, facts);
  }
}
