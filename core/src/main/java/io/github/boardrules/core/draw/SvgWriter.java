package io.github.boardrules.core.draw;

/**
 * Writes the elements of a picture.
 *
 * <p>Design note: elements are given as patterns with single quotes and {@code {}} for each value,
 * so that the drawing code shows the elements as they are written. Texts are escaped and numbers
 * shortened here, so no caller can forget it; and an attribute that is painted gets its rules in
 * the style sheet.
 */
final class SvgWriter {
  /** The width of letters, on average, in sizes. */
  static final double LETTER_WIDTH = 0.58;

  private static final String GAP = "{}";

  private final StringBuilder out = new StringBuilder();
  private final SvgStyleSheet styleSheet = new SvgStyleSheet();
  private int depth;

  /** Adds a complete element on a line of its own. */
  void add(String pattern, Object... values) {
    out.append("  ".repeat(depth));
    int from = 0;
    for (Object value : values) {
      int gap = pattern.indexOf(GAP, from);
      String before = pattern.substring(from, gap);
      out.append(before.replace('\'', '"')).append(text(before, value));
      from = gap + GAP.length();
    }
    out.append(pattern.substring(from).replace('\'', '"')).append('\n');
  }

  /**
   * Adds a text in normal letters around a centre, or from a left end where the group around it
   * says so, unless it is empty.
   *
   * @param role its class, such as {@code br-caption}
   */
  void plain(String role, String text, double x, double y, double size, SvgPaint ink) {
    write(role, text, x, y, size, ink, "normal");
  }

  /** Adds a text in bold letters. */
  void bold(String role, String text, double x, double y, double size, SvgPaint ink) {
    write(role, text, x, y, size, ink, "bold");
  }

  private void write(
      String role, String text, double x, double y, double size, SvgPaint ink, String weight) {
    if (!text.isEmpty()) {
      add(
          "<text class='{} {}' x='{}' y='{}' font-size='{}' font-weight='{}' fill='{}'>{}</text>",
          role,
          ink.className(),
          x,
          y + size * 0.35,
          size,
          weight,
          ink,
          text);
    }
  }

  /** Adds the start tag of an element that contains the following ones. */
  void open(String pattern, Object... values) {
    add(pattern, values);
    depth++;
  }

  /** Adds the end tag of an element. */
  void close(String element) {
    depth--;
    add("</" + element + ">");
  }

  /** Adds the end of a block of the style sheet. */
  void close() {
    depth--;
    add("}");
  }

  /** Adds everything that another writer has written. */
  void add(SvgWriter other) {
    String indent = "  ".repeat(depth);
    other.out.toString().lines().forEach(line -> out.append(indent).append(line).append('\n'));
    styleSheet.add(other.styleSheet);
  }

  /** Returns the rules for everything that has been painted. */
  SvgStyleSheet styleSheet() {
    return styleSheet;
  }

  @Override
  public String toString() {
    return out.toString();
  }

  /**
   * Returns the largest size of letters, at most the given one, at which a text is narrow enough.
   */
  static double fitting(String text, double size, double width) {
    return Math.min(size, width / (0.62 * Math.max(1, text.length())));
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

  private String text(String before, Object value) {
    if (value instanceof SvgPaint paint) {
      int end = before.lastIndexOf('=');
      styleSheet.add(before.substring(before.lastIndexOf(' ', end) + 1, end), paint);
      return paint.colour();
    }
    if (value instanceof Number number) {
      return number(number.doubleValue());
    }
    return DrawnText.printable(value.toString(), true)
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }
}
