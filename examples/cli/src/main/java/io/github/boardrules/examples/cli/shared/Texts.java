package io.github.boardrules.examples.cli.shared;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.TextReason;
import io.github.boardrules.core.text.TextCursor;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;

/**
 * The program's own sentences in one language, or in English where the program lacks it. Those of
 * the games come from the games.
 */
public record Texts(Locale locale) {
  /** The language of {@code messages.properties}. */
  public static final String DEFAULT_LANGUAGE = "en";

  private static final String BUNDLE = "io.github.boardrules.examples.cli.messages";
  private static final Pattern LANGUAGE =
      Pattern.compile("(?![Uu][Nn][Dd])[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?");
  private static final Pattern LABEL = Pattern.compile("(?<![A-Z])[A-Z]{3,}(?![A-Z])");
  private static final Set<String> NAMES_OF_LABELS = Set.of("argument", "usage");
  private static final Messages MESSAGES = new Messages(Texts::bundle);

  /** Returns whether a text has the form of a language. */
  public static boolean isLanguage(String text) {
    return LANGUAGE.matcher(text).matches();
  }

  /** Returns whether the program or the library speaks a language. */
  static boolean isKnown(Locale language) {
    return MESSAGES.isIn(language) || TextReason.MALFORMED.messages().isIn(language);
  }

  /** Returns a word of the program whose language is chosen when it is shown. */
  public static Label label(String key) {
    return label(key, Map.of());
  }

  /** Returns a sentence of the program whose language is chosen when it is shown. */
  public static Label label(String key, Map<String, String> facts) {
    return MESSAGES.label(key, facts);
  }

  /**
   * Returns a sentence; the facts are names and values in turn. Errors and refusals of the library
   * are translated too.
   */
  public String text(String key, Object... facts) {
    Map<String, String> byName = new LinkedHashMap<>();
    for (int i = 0; i < facts.length; i += 2) {
      String name = facts[i].toString();
      String words = inWords(facts[i + 1], spoken());
      boolean hasLabels = NAMES_OF_LABELS.contains(name) && facts[i + 1] instanceof String;
      byName.put(name, hasLabels ? withLabels(words) : words);
    }
    return MESSAGES.message(spoken(), key, byName);
  }

  /** Returns a usage with its arguments, such as VARIANT, in this language. */
  public String withLabels(String usage) {
    return LABEL
        .matcher(usage)
        .replaceAll(
            found -> find("label." + found.group().toLowerCase(Locale.ROOT)).orElse(found.group()));
  }

  /** Returns the question whether a word was meant by another one. */
  public String meant(String word) {
    return text("did-you-mean", "word", word);
  }

  /** Returns a sentence without placeholders; empty if there is none. */
  public Optional<String> find(String key) {
    return bundle().containsKey(key) ? Optional.of(text(key)) : Optional.empty();
  }

  /**
   * Returns {@code legal}, or the code of the refusal, which no other text shows, and its sentence.
   */
  public String verdict(Optional<Refusal> refusal) {
    return refusal.map(why -> why.reason().code() + ": " + why.message(locale)).orElse("legal");
  }

  /** Returns the sentences for picocli, which looks up the help by itself. */
  public ResourceBundle bundle() {
    return bundle(spoken().equals(Locale.ENGLISH) ? Locale.ROOT : locale);
  }

  /** Returns a text from a person in quotes, shortened and without control characters. */
  public static Label quote(String typed) {
    return label("quoted", Map.of("text", inOneLine(Messages.excerpt(typed))));
  }

  /** Returns a text without control characters, line ends and what nobody sees. */
  public static String inOneLine(String text) {
    return replaced(text, Texts::isUnseen);
  }

  /** Returns a line as a terminal may show it: as {@link #inOneLine}, but with its tabulators. */
  static String forTerminal(String line) {
    return replaced(line, c -> c != '\t' && isUnseen(c));
  }

  /** Returns a text without the white space around it, such as a byte order mark. */
  public static String stripped(String text) {
    int start = 0;
    int end = text.length();
    while (start < end && TextCursor.isSpace(text.charAt(start))) {
      start++;
    }
    while (end > start && TextCursor.isSpace(text.charAt(end - 1))) {
      end--;
    }
    return text.substring(start, end);
  }

  private static String replaced(String text, IntPredicate isReplaced) {
    StringBuilder line = new StringBuilder();
    text.codePoints().map(c -> isReplaced.test(c) ? '?' : c).forEach(line::appendCodePoint);
    return line.toString();
  }

  private static boolean isUnseen(int c) {
    int type = Character.getType(c);
    return type == Character.CONTROL
        || type == Character.FORMAT
        || type == Character.LINE_SEPARATOR
        || type == Character.PARAGRAPH_SEPARATOR;
  }

  /** Returns a sentence as it stands on a line of its own, with a capital letter. */
  public String capitalized(String sentence) {
    int end = sentence.isEmpty() ? 0 : sentence.offsetByCodePoints(0, 1);
    return sentence.substring(0, end).toUpperCase(locale) + sentence.substring(end);
  }

  /** Returns the language of whole sentences of the program. */
  private Locale spoken() {
    return MESSAGES.isIn(locale) ? locale : Locale.ENGLISH;
  }

  private static String inWords(Object fact, Locale locale) {
    if (fact instanceof NotationException problem) {
      return problem.message(locale);
    }
    if (fact instanceof Label label) {
      return label.message(locale);
    }
    if (fact instanceof DataSize size) {
      return size.text(locale);
    }
    if (fact instanceof Double number) {
      return String.format(locale, "%.1f", number);
    }
    return fact instanceof Refusal refusal ? refusal.message(locale) : fact.toString();
  }

  private static ResourceBundle bundle(Locale locale) {
    return ResourceBundle.getBundle(BUNDLE, locale);
  }
}
