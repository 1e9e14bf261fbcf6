package io.github.boardrules.examples.hostile;

import com.google.gson.JsonPrimitive;
import java.util.Locale;
import java.util.function.Function;

/** Assertions whose messages are built only if they fail. */
final class Claim {
  private static final Locale HUNGARIAN = Locale.forLanguageTag("hu");

  private Claim() {}

  /**
   * Asserts a condition.
   *
   * @param holds whether it holds
   * @param message the pieces of the error's message
   * @throws AssertionError if it does not hold
   */
  static void that(boolean holds, Object... message) {
    if (!holds) {
      StringBuilder sentence = new StringBuilder();
      for (Object piece : message) {
        sentence.append(piece);
      }
      throw new AssertionError(sentence.toString());
    }
  }

  /** Returns whether there is a sentence in both languages. */
  static boolean hasMessages(Function<Locale, String> message) {
    return !message.apply(Locale.ENGLISH).isBlank() && !message.apply(HUNGARIAN).isBlank();
  }

  /** Returns whether a column lies in a text or one past its end. */
  static boolean isColumn(int column, String text) {
    return 1 <= column && column <= text.length() + 1;
  }

  /** Returns a text as the files of hostile texts write it: in quotes, on one line. */
  static Quoted quote(String text) {
    return new Quoted(text);
  }

  /** A text that is quoted only when it is printed, because most assertions hold. */
  record Quoted(String text) {
    @Override
    public String toString() {
      return new JsonPrimitive(text).toString();
    }
  }
}
