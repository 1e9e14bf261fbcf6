package io.github.boardrules.core.drawing;

import java.util.ArrayList;
import java.util.List;

/**
 * Writes the elements of a picture.
 *
 * <p>Elements are given as patterns with single quotes, in which {@code {0}} stands for the first
 * of at most ten values. Texts are escaped and numbers shortened here; and an attribute that is
 * painted gets its rules in the style sheet.
 */
final class SvgWriter {
  /** The width of letters, on average, in sizes. */
  static final double LETTER_WIDTH = 0.58;

  private static final int MAX_WORD_LENGTH = 100;
  private static final int GAP_LENGTH = "{0}".length();

  private final StringBuilder out = new StringBuilder();
  final SvgStyleSheet styleSheet = new SvgStyleSheet();
  private int depth;

  void add(String pattern, Object... values) {
    out.append("  ".repeat(depth));
    String quoted = pattern.replace('\'', '"');
    int from = 0;
    for (int gap = quoted.indexOf('{'); gap >= 0 && values.length > 0; ) {
      Object value = values[quoted.charAt(gap + 1) - '0'];
      out.append(quoted, from, gap).append(text(quoted.substring(0, gap), value));
      from = gap + GAP_LENGTH;
      gap = quoted.indexOf('{', from);
    }
    out.append(quoted, from, quoted.length()).append('\n');
  }

  /** Adds a text in normal letters, unless it is empty; its class is a role. */
  void plain(String role, String text, double x, double y, double size, SvgColours.Paint ink) {
    write(role, text, x, y, size, ink, "normal");
  }

  void bold(String role, String text, double x, double y, double size, SvgColours.Paint ink) {
    write(role, text, x, y, size, ink, "bold");
  }

  private void write(
      String role,
      String text,
      double x,
      double y,
      double size,
      SvgColours.Paint ink,
      String weight) {
    if (!text.isEmpty()) {
      add(
          "<text class='{0} {1}' x='{2}' y='{3}' font-size='{4}' font-weight='{5}' fill='{1}'>{6}"
              + "</text>",
          role, ink, x, y + size * 0.35, size, weight, text);
    }
  }

  /** Adds the start tag of an element that contains the following ones. */
  void open(String pattern, Object... values) {
    add(pattern, values);
    depth++;
  }

  void close(String element) {
    depth--;
    add("</" + element + ">");
  }

  void close() {
    depth--;
    add("}");
  }

  void add(SvgWriter other) {
    String indent = "  ".repeat(depth);
    int begin = 0;
    for (int end = other.out.indexOf("\n"); end >= 0; end = other.out.indexOf("\n", begin)) {
      out.append(indent).append(other.out, begin, end + 1);
      begin = end + 1;
    }
    styleSheet.add(other.styleSheet);
  }

  @Override
  public String toString() {
    return out.toString();
  }

  /** Returns the largest size of letters, up to the given one, at which a text is narrow enough. */
  static double fitting(String text, double size, double width) {
    return Math.min(size, width / (0.62 * Math.max(1, text.length())));
  }

  /** Returns the lines of a text, broken at spaces or inside a very long word. */
  static List<String> lines(String text, int maxLength) {
    List<String> lines = new ArrayList<>();
    String rest = text.strip();
    while (rest.length() > maxLength) {
      int space = rest.lastIndexOf(' ', maxLength);
      int next = space > 0 ? space : rest.indexOf(' ');
      int end = Math.min(next > 0 ? next : rest.length(), MAX_WORD_LENGTH);
      lines.add(rest.substring(0, end));
      rest = rest.substring(end).strip();
    }
    if (!rest.isEmpty()) {
      lines.add(rest);
    }
    return lines;
  }

  /** Returns a number with at most two digits after the point, the same in every locale. */
  static String number(double value) {
    long hundredths = Math.round(value * 100);
    long whole = Math.abs(hundredths) / 100;
    long rest = Math.abs(hundredths) % 100;
    String sign = hundredths < 0 ? "-" : "";
    if (rest == 0) {
      return sign + whole;
    }
    String digits = rest % 10 == 0 ? "" + rest / 10 : (rest < 10 ? "0" : "") + rest;
    return sign + whole + "." + digits;
  }

  /** Returns a value as its attribute has it; a paint is a class or a colour. */
  private String text(String before, Object value) {
    if (value instanceof SvgColours.Paint paint) {
      int end = before.lastIndexOf('=');
      String attribute = before.substring(before.lastIndexOf(' ', end) + 1, end);
      if (attribute.equals("class")) {
        return paint.className();
      }
      styleSheet.add(attribute, paint);
      return paint.colour();
    }
    if (value instanceof Number number) {
      return number(number.doubleValue());
    }
    return TextPaint.printable(value.toString(), true)
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }
}
