package io.github.boardrules.examples.hostile;

import com.google.gson.JsonPrimitive;
import java.util.Locale;
import java.util.function.Function;

/** What has to hold. */
final class Claim {
  private static final Locale HUNGARIAN = Locale.forLanguageTag("hu");

  private Claim() {}

  /**
   * Claims something.
   *
   * @param holds whether it holds
   * @param said what is told when it does not, in pieces
   * @throws AssertionError when it does not hold
   */
  static void that(boolean holds, Object... said) {
    if (!holds) {
      StringBuilder sentence = new StringBuilder();
      for (Object piece : said) {
        sentence.append(piece);
      }
      throw new AssertionError(sentence.toString());
    }
  }

  /** Whether something is told in words of either language. */
  static boolean isTold(Function<Locale, String> message) {
    return !message.apply(Locale.ENGLISH).isBlank() && !message.apply(HUNGARIAN).isBlank();
  }

  /** Whether a column is one of a text's, or the one past its end. */
  static boolean isColumn(int column, String text) {
    return 1 <= column && column <= text.length() + 1;
  }

  /** A text as the files of hostile texts write it: in quotes, on one line. */
  static Quoted quote(String text) {
    return new Quoted(text);
  }

  /** Most claims hold, so the quotes are not made before they are wanted. */
  record Quoted(String text) {
    @Override
    public String toString() {
      return new JsonPrimitive(text).toString();
    }
  }
}
