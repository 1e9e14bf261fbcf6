package io.github.boardrules.core.draw;

import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Diagram.Style;
import java.util.Locale;

/** The colours of pictures, and which of them can be read on others; all {@code #rrggbb}. */
final class SvgColours {
  /** The background. */
  static final SvgPaint PAPER = new SvgPaint("br-paper", "#f7f4ee", "#1f1e1c");

  /** Writing that matters. */
  static final SvgPaint INK = new SvgPaint("br-ink", "#3b3833", "#e6e2da");

  /** Captions and lines. */
  static final SvgPaint FAINT = new SvgPaint("br-faint", "#8d877c", "#9a948a");

  /** Below pieces. */
  static final SvgPaint SHADOW = new SvgPaint("br-shadow", "#3b3833", "#000000");

  private static final double MIN_CONTRAST = 4;
  private static final double DARKER = 0.56;

  private SvgColours() {}

  static SvgPaint mark(Emphasis emphasis) {
    String variable = "br-mark-" + emphasis.name().toLowerCase(Locale.ROOT);
    return switch (emphasis) {
      case NEXT -> new SvgPaint(variable, "#0072b2", "#56b4e9");
      case ENTERED -> new SvgPaint(variable, "#e08a00", "#ffa92e");
      case LAST -> new SvgPaint(variable, "#009e73", "#2fce9f");
      case REFUSED -> new SvgPaint(variable, "#c8102e", "#ff5a5f");
    };
  }

  /** Returns the colour of the inside of a piece; those of pieces are the same on dark pages. */
  static SvgPaint piece(Style style) {
    return new SvgPaint(name("br-piece-", style), style.fill(), style.fill());
  }

  static SvgPaint pieceLine(Style style) {
    String name = name("br-piece-", style);
    return new SvgPaint(name, name + "-line", style.stroke(), style.stroke());
  }

  static SvgPaint pieceInk(Style style) {
    String ink = readable(style.stroke(), style.fill());
    return new SvgPaint(name("br-piece-", style) + "-ink", ink, ink);
  }

  static SvgPaint ground(Style style) {
    return new SvgPaint(name("br-ground-", style), style.fill(), darker(style.fill()));
  }

  static SvgPaint groundLine(Style style) {
    String name = name("br-ground-", style);
    return new SvgPaint(name, name + "-line", style.stroke(), darker(style.stroke()));
  }

  static SvgPaint groundInk(Style style) {
    String ink = readable(style.stroke(), style.fill());
    return new SvgPaint(name("br-ground-", style) + "-ink", ink, "#fbf9f4");
  }

  /** Returns a class name with the name of a style, in which only letters and digits are kept. */
  private static String name(String prefix, Style style) {
    StringBuilder name = new StringBuilder(prefix);
    for (char c : style.name().toCharArray()) {
      boolean isKept =
          (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
      name.append(isKept ? c : '-');
    }
    return name.toString();
  }

  /** Returns a colour for writing on a ground: the wanted one, or a dark or light one. */
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

  /** Returns a colour on dark pages: mixed with that of their background. */
  private static String darker(String colour) {
    StringBuilder mixed = new StringBuilder("#");
    for (int start = 1; start < colour.length(); start += 2) {
      double value = channel(colour, start) * (1 - DARKER) + channel(PAPER.dark(), start) * DARKER;
      mixed.append(Integer.toHexString(0x100 + (int) Math.round(value)), 1, 3);
    }
    return mixed.toString();
  }

  private static double luminance(String colour) {
    return 0.2126 * linear(colour, 1) + 0.7152 * linear(colour, 3) + 0.0722 * linear(colour, 5);
  }

  private static double linear(String colour, int start) {
    double value = channel(colour, start) / 255.0;
    return value <= 0.03928 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
  }

  private static int channel(String colour, int start) {
    return Integer.parseInt(colour.substring(start, start + 2), 16);
  }
}
