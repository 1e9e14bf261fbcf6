package io.github.boardrules.colorfield;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.text.TextCursor;
import java.util.Comparator;
import java.util.Map;
import java.util.Objects;

/**
 * The name of a field (RULES.md, "Field names and order"). Fields are ordered by their letters,
 * then by their number.
 *
 * <pre>{@code
 * var field = ColorfieldField.parse("j10");
 * field.letters();                         // ==> j
 * ColorfieldLayout.STANDARD.colour(field); // ==> Optional[n]
 * }</pre>
 *
 * @param letters one or two letters, {@code a} to {@code z}
 * @param number the number, 1 to 99
 */
public record ColorfieldField(String letters, int number) implements Comparable<ColorfieldField> {
  private static final int MAX_NUMBER = 99;
  private static final Comparator<ColorfieldField> ORDER =
      Comparator.comparing(ColorfieldField::letters).thenComparingInt(ColorfieldField::number);

  /**
   * Checks the name.
   *
   * @throws IllegalArgumentException if it is not the name of a field
   */
  public ColorfieldField {
    boolean isNamed =
        !letters.isEmpty()
            && letters.length() <= 2
            && letters.chars().allMatch(letter -> letter >= 'a' && letter <= 'z');
    if (!isNamed || number < 1 || number > MAX_NUMBER) {
      throw new IllegalArgumentException(
          "A field has one or two letters and a number from 1 to 99, not \""
              + letters
              + number
              + "\".");
    }
  }

  /**
   * {@return the field that a text such as {@code e4} names}
   *
   * @param text any text
   * @throws NotationException if the text is not one or two letters and a number from 1 to 99
   */
  public static ColorfieldField parse(String text) {
    return named(text, TextCursor.parse(text, ColorfieldField::read));
  }

  /** Returns the square in a column and a row of the picture, from 0 at the bottom left. */
  static ColorfieldField square(int column, int row) {
    return new ColorfieldField(String.valueOf((char) ('a' + column)), row + 1);
  }

  /** Reads a name; the range of its number is a condition, which {@link #named} checks. */
  static String read(TextCursor cursor) {
    char first = cursor.expectRange('a', 'z');
    String second = cursor.acceptRange('a', 'z').map(String::valueOf).orElse("");
    return first + second + cursor.expectDigits();
  }

  /** Returns the field with a name that has been read from a longer text. */
  static ColorfieldField named(String text, String name) {
    int digits = 0;
    while (name.charAt(digits) > '9') {
      digits++;
    }
    String number = name.substring(digits);
    if (number.length() > 2 || number.equals("0")) {
      throw NotationException.broken(
          text, ColorfieldTextReason.FIELD_NUMBER, Map.of("field", name));
    }
    return new ColorfieldField(name.substring(0, digits), Integer.parseInt(number));
  }

  @Override
  public int compareTo(ColorfieldField other) {
    return ORDER.compare(this, Objects.requireNonNull(other, "other"));
  }

  @Override
  public String toString() {
    return letters + number;
  }
}
