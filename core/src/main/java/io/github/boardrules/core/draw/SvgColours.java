package io.github.boardrules.core.draw;

/** The colours of pictures, and which of them can be read on others; all {@code #rrggbb}. */
final class SvgColours {
  static final String PAPER = "#f7f4ee";
  static final String INK = "#3b3833";
  static final String FAINT = "#8d877c";

  private static final double MIN_CONTRAST = 4;

  private SvgColours() {}

  /**
   * Returns a colour for writing on a ground: the wanted one if it can be read, or a dark or light
   * one.
   */
  static String readable(String wanted, String ground) {
    if (contrast(wanted, ground) >= MIN_CONTRAST) {
      return wanted;
    }
    String dark = "#1c1a17";
    String light = "#ffffff";
    return contrast(dark, ground) >= contrast(light, ground) ? dark : light;
  }

  /** Returns the contrast of two colours, 1 to 21, as the W3C's WCAG 2 define it. */
  static double contrast(String one, String other) {
    double first = luminance(one);
    double second = luminance(other);
    return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
  }

  private static double luminance(String colour) {
    return 0.2126 * channel(colour, 1) + 0.7152 * channel(colour, 3) + 0.0722 * channel(colour, 5);
  }

  private static double channel(String colour, int start) {
    double value = Integer.parseInt(colour.substring(start, start + 2), 16) / 255.0;
    return value <= 0.03928 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
  }
}
