package io.github.boardrules.tzaar;

import io.github.boardrules.core.Messages;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;

/** The sentences of this module. */
final class TzaarMessages {
  /** The fact that is a kind's letter and is told by its name. */
  static final String KIND = "kind";

  private static final Messages MESSAGES =
      new Messages(
          locale -> ResourceBundle.getBundle("io.github.boardrules.tzaar.messages", locale));

  private TzaarMessages() {}

  static String text(Locale locale, String key, Map<String, String> facts) {
    String letter = facts.get(KIND);
    if (letter == null) {
      return MESSAGES.text(locale, key, facts);
    }
    Map<String, String> told = new HashMap<>(facts);
    told.put(KIND, MESSAGES.text(locale, KIND + "." + letter, Map.of()));
    return MESSAGES.text(locale, key, told);
  }
}
