package io.github.boardrules.examples.web;

import io.github.boardrules.core.Messages;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;

/** The page's own sentences. Those of the games come from the games. */
final class PageTexts {
  private static final String BUNDLE = "io.github.boardrules.examples.web.messages";
  private static final Messages MESSAGES =
      new Messages(locale -> ResourceBundle.getBundle(BUNDLE, locale));

  private PageTexts() {}

  /** Returns a sentence; the facts are the names of its placeholders and their values in turn. */
  static String text(Locale locale, String key, Object... facts) {
    Map<String, String> byName = new LinkedHashMap<>();
    for (int i = 0; i < facts.length; i += 2) {
      byName.put(facts[i].toString(), facts[i + 1].toString());
    }
    return MESSAGES.message(locale, key, byName);
  }

  /** Returns the language of the page's sentences, in which their parts are too. */
  static Locale whole(Locale locale) {
    return MESSAGES.isIn(locale) ? locale : Locale.ENGLISH;
  }

  /** Returns all sentences in a language by key; placeholders are kept. */
  static Map<String, Object> all(Locale locale) {
    Map<String, Object> all = new LinkedHashMap<>();
    for (String key : ResourceBundle.getBundle(BUNDLE, Locale.ROOT).keySet()) {
      all.put(key, MESSAGES.message(locale, key));
    }
    return all;
  }
}
