package io.github.boardrules.core.draw;

/**
 * Writes texts around a centre, or from a left end where the group around them says so. An empty
 * text is not written.
 */
record SvgText(SvgWriter svg) {
  /** The width of letters, on average, in sizes. */
  static final double WIDTH = 0.58;

  /**
   * Returns the largest size of letters, at most the given one, at which a text is not too wide.
   */
  static double fitting(String text, double size, double width) {
    return Math.min(size, width / (0.62 * Math.max(1, text.length())));
  }

  /**
   * Writes a text in normal letters.
   *
   * @param role its class, such as {@code br-caption}
   */
  void plain(String role, String text, double x, double y, double size, SvgPaint ink) {
    write(role, text, x, y, size, ink, "normal");
  }

  /** Writes a text in bold letters. */
  void bold(String role, String text, double x, double y, double size, SvgPaint ink) {
    write(role, text, x, y, size, ink, "bold");
  }

  private void write(
      String role, String text, double x, double y, double size, SvgPaint ink, String weight) {
    if (!text.isEmpty()) {
      svg.add(
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
}
