package io.github.boardrules.testkit;

import io.github.boardrules.core.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Texts that often break parsers. */
final class HarmfulTexts {
  private static final int LONG = 20_000;

  /** Numbers outside every range, signs, leading zeros, and digits that are not ASCII. */
  private static final List<String> NUMBERS =
      words(
          "0 00 01 -1 +1 1.5 1e9 0x1 2147483647 2147483648 4294967297 9223372036854775808"
              + " 99999999999999999999999999 \u0661 \uff11 \u00b2 \ud835\udfcf");

  /** Characters that are not printable ASCII, common separators, and format characters. */
  private static final List<String> CHARACTERS =
      List.copyOf(
          Stream.concat(
                  Stream.of(" ", "  "),
                  words(
                      "\t \n \r\n \u0000 \u0007 \u007f \u0080 \u00a0 \u00e9 \u0130 \u0131 \u017f"
                          + " \u212a \u2028 \ufeff \ud800 \udc00 \ud83c\udfb2"
                          + " | / , : = - < > << \\ \" ' %s {0} $1")
                      .stream())
              .collect(Collectors.toList()));

  private HarmfulTexts() {}

  private static List<String> words(String words) {
    return List.of(words.split(" ", -1));
  }

  /** Returns harmful texts made from one that the reader accepts, or from an empty one. */
  static List<String> around(String example, SplitMix64 random) {
    List<String> texts = new ArrayList<>(List.of("", " ", example + " ", " " + example));
    texts.add(example + example);
    texts.add(example.toUpperCase(Locale.ROOT));
    texts.add(example.toLowerCase(Locale.ROOT));
    texts.add(new StringBuilder(example).reverse().toString());
    texts.add("9".repeat(LONG));
    texts.add("<".repeat(LONG));
    texts.add(example + "1".repeat(LONG));
    texts.add(example.isEmpty() ? "a".repeat(LONG) : example.repeat(LONG / example.length() + 1));
    for (int i = 0; i <= Math.min(example.length(), 64); i++) {
      texts.add(example.substring(0, i));
    }
    for (String number : NUMBERS) {
      texts.add(number);
      texts.add(withNumber(example, number, random));
    }
    for (String character : CHARACTERS) {
      int at = random.below(example.length() + 1);
      texts.add(example.substring(0, at) + character + example.substring(at));
      texts.add(character + example);
      texts.add(example + character);
    }
    return texts;
  }

  /** Returns the text with one digit replaced by the number, or with the number appended. */
  private static String withNumber(String example, String number, SplitMix64 random) {
    List<Integer> digits =
        IntStream.range(0, example.length())
            .filter(i -> Character.isDigit(example.charAt(i)))
            .boxed()
            .collect(Collectors.toList());
    if (digits.isEmpty()) {
      return example + number;
    }
    int at = Sampling.one(digits, random);
    return example.substring(0, at) + number + example.substring(at + 1);
  }
}
