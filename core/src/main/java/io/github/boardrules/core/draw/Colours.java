package io.github.boardrules.core.draw;

/** Colours that can be read on others. Colours are written as {@code #rrggbb}. */
final class Colours {
  static final String PAPER = "#f7f4ee";
  static final String INK = "#3b3833";
  static final String FAINT = "#8d877c";

  private static final double READABLE = 4;

  private Colours() {}

  /** A colour for writing on a ground: the wanted one where it can be read, else black or white. */
  static String readable(String wanted, String ground) {
    if (contrast(wanted, ground) >= READABLE) {
      return wanted;
    }
    String dark = "#1c1a17";
    String light = "#ffffff";
    return contrast(dark, ground) >= contrast(light, ground) ? dark : light;
  }

  /** The contrast of two colours as web accessibility defines it, from 1 to 21. */
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
