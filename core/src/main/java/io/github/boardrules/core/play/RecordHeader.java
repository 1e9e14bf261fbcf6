package io.github.boardrules.core.play;

import io.github.boardrules.core.Messages;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.text.TextCursor;

/**
 * One header of a record: {@code [key "value"]}. Its value is without quotes and escapes, and so
 * many characters of the record come before it as its offset says.
 */
record RecordHeader(String key, String value, int offset) {
  static final String VARIANT = "variant";
  static final String FORM = "form";
  static final String START = "start";

  /** The form of the records that this version writes; without the header, too, it is this one. */
  static final String CURRENT_FORM = "1";

  /** Reads the rest of a header, from after its key to its closing bracket. */
  static RecordHeader read(TextCursor cursor, String key) {
    cursor.expect(' ');
    int offset = cursor.offset() + 1;
    String value = readQuoted(cursor, "");
    cursor.expect(']');
    return new RecordHeader(key, value, offset);
  }

  /**
   * Reads a text in quotes; in it, a space stands for white space that begins with some characters.
   */
  static String readQuoted(TextCursor cursor, String spaces) {
    cursor.expect('"');
    StringBuilder value = new StringBuilder(cursor.acceptWhile(RecordHeader::isPlain));
    while (!cursor.accept('"')) {
      if (cursor.acceptWhile(c -> spaces.indexOf(c) >= 0).isEmpty()) {
        cursor.expect('\\');
        value.append("\"\\".charAt(cursor.expectOneOf("\"\\")));
      } else {
        cursor.acceptWhile(TextCursor::isSpace);
        value.append(' ');
      }
      value.append(cursor.acceptWhile(RecordHeader::isPlain));
    }
    return value.toString();
  }

  static void check(String key, String value) {
    if (key.equals(VARIANT) || key.equals(FORM) || key.equals(START)) {
      throw new IllegalArgumentException("The header " + key + " is written from the match.");
    }
    if (!isKey(key)) {
      String wanted = "a letter followed by letters, digits, hyphens and underscores";
      throw new IllegalArgumentException(
          "The key of a header is " + wanted + ", not '" + Messages.excerpt(key) + "'.");
    }
    if (value.chars().anyMatch(Character::isISOControl)) {
      throw new IllegalArgumentException(
          "The value of the header " + key + " has a control character, such as a line end.");
    }
  }

  private static boolean isKey(String key) {
    return !key.isEmpty()
        && isLetter(key.charAt(0))
        && key.chars().allMatch(RecordHeader::continuesKey);
  }

  static boolean isLetter(int c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  static boolean continuesKey(int c) {
    return isLetter(c) || (c >= '0' && c <= '9') || c == '-' || c == '_';
  }

  String line() {
    return "[" + key + " \"" + escape(value) + "\"]\n";
  }

  /** Converts a problem of the value to one of the whole record: escapes shift the columns. */
  NotationException inRecord(String record, NotationException problem) {
    int escaped = escape(value.substring(0, problem.offset())).length();
    return problem.within(record, offset + escaped - problem.offset());
  }

  static boolean isPlain(int c) {
    return c != '"' && c != '\\' && !Character.isISOControl(c);
  }

  static String escape(String value) {
    return value.replace("\\", "\\\\").replace("\"", "\\\"");
  }
}
