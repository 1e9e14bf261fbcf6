package io.github.boardrules.zertz;

import io.github.boardrules.core.Messages;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;

/** The sentences of this module. */
final class ZertzMessages {
  /** The fact that is a marble's letter and is told by the name of its colour. */
  static final String MARBLE = "marble";

  private static final Messages MESSAGES =
      new Messages(
          locale -> ResourceBundle.getBundle("io.github.boardrules.zertz.messages", locale));

  private ZertzMessages() {}

  static String text(Locale locale, String key, Map<String, String> facts) {
    String letter = facts.get(MARBLE);
    if (letter == null) {
      return MESSAGES.text(locale, key, facts);
    }
    Map<String, String> told = new HashMap<>(facts);
    told.put(MARBLE, MESSAGES.text(locale, MARBLE + "." + letter, Map.of()));
    return MESSAGES.text(locale, key, told);
  }
}
