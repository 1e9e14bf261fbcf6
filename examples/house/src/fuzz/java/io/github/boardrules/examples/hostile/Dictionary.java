package io.github.boardrules.examples.hostile;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words of well-formed texts, from which libFuzzer builds inputs. */
final class Dictionary {
  /** A word and the sign after it, a cell, or a number. */
  private static final Pattern WORD = Pattern.compile("[a-z]{2,}[=:]?|[A-Za-z][0-9]+|[0-9]+");

  private static final int MAX_WORDS = 150;

  /** Texts that many readers handle wrongly. */
  private static final List<String> HARMFUL =
      List.of(
          "-1",
          "00",
          "2147483648",
          "9223372036854775808",
          "\u0661",
          "\ud835\udfcf",
          "\u00e9",
          "\u0130",
          "\u2028",
          "\ufeff",
          "\u0000",
          "\r\n",
          "\t",
          "\\u0031",
          "{0}",
          "%s",
          "null");

  private Dictionary() {}

  /** Returns the dictionary in libFuzzer's form: the most frequent words and the harmful ones. */
  static String of(Set<String> texts) {
    Map<String, Integer> counts = new HashMap<>();
    texts.forEach(
        text ->
            WORD.matcher(text)
                .results()
                .forEach(word -> counts.merge(word.group(), 1, Integer::sum)));
    Stream<String> words =
        counts.entrySet().stream()
            .sorted(
                Map.Entry.<String, Integer>comparingByValue()
                    .reversed()
                    .thenComparing(Map.Entry.comparingByKey(Comparator.naturalOrder())))
            .limit(MAX_WORDS)
            .map(Map.Entry::getKey);
    return Stream.concat(words, HARMFUL.stream())
        .map(Dictionary::quoted)
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private static String quoted(String word) {
    StringBuilder quoted = new StringBuilder("\"");
    for (byte b : word.getBytes(UTF_8)) {
      boolean plain = ' ' < b && b <= '~' && b != '"' && b != '\\';
      quoted.append(plain ? String.valueOf((char) b) : String.format(Locale.ROOT, "\\x%02X", b));
    }
    return quoted.append('"').toString();
  }
}
