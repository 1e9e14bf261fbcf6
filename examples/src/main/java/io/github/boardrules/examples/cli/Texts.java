package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Messages;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Refusal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;

/**
 * The program's own sentences in one language. Those of the games come from the games.
 *
 * @param locale the language
 */
record Texts(Locale locale) {
  /** The languages that {@code --locale} accepts, the default first. */
  static final List<String> LANGUAGES = List.of("en", "hu");

  private static final String BUNDLE = "io.github.boardrules.examples.cli.messages";
  private static final int LONGEST_QUOTE = 60;
  private static final Messages MESSAGES = new Messages(Texts::bundle);

  /**
   * A sentence; the facts are the names of its gaps and what stands in them, by turns. What the
   * library says is said in the same language.
   */
  String text(String key, Object... facts) {
    Map<String, String> byName = new LinkedHashMap<>();
    for (int i = 0; i < facts.length; i += 2) {
      byName.put(facts[i].toString(), inWords(facts[i + 1]));
    }
    return MESSAGES.text(locale, key, byName);
  }

  /** Whether a move is legal: {@code legal}, or the reason and its sentence. */
  String verdict(Optional<Refusal> refusal) {
    return refusal.map(this::inWords).orElse("legal");
  }

  /** The same sentences for the parser of the arguments, which looks up its help by itself. */
  ResourceBundle bundle() {
    return bundle(locale.getLanguage().equals("hu") ? locale : Locale.ROOT);
  }

  /** What a person has typed, in quotes, short and without anything that would break the line. */
  static String quote(String typed) {
    StringBuilder quoted = new StringBuilder("'");
    typed
        .codePoints()
        .limit(LONGEST_QUOTE)
        .map(c -> Character.isISOControl(c) ? '?' : c)
        .forEach(quoted::appendCodePoint);
    boolean cut = typed.codePointCount(0, typed.length()) > LONGEST_QUOTE;
    return quoted.append(cut ? "…'" : "'").toString();
  }

  private String inWords(Object fact) {
    if (fact instanceof NotationException problem) {
      return problem.message(locale);
    }
    return fact instanceof Refusal refusal
        ? refusal.reason().code() + ": " + refusal.message(locale)
        : fact.toString();
  }

  private static ResourceBundle bundle(Locale locale) {
    return ResourceBundle.getBundle(BUNDLE, locale);
  }
}
