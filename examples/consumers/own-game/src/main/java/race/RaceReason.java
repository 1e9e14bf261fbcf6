package race;

import io.github.boardrules.core.Reason;
import java.util.Locale;
import java.util.Map;

/** How a race ends. */
enum RaceReason implements Reason {
  SAID_THE_LAST;

  @Override
  public String code() {
    return Reason.codeOf(this);
  }

  @Override
  public String message(Locale locale, Map<String, String> facts) {
    return "said the last number.";
  }
}
