package io.github.boardrules.core.drawing;

import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Diagram.Style;
import java.util.Locale;

/** The colours of pictures, and which of them can be read on others; all {@code #rrggbb}. */
final class SvgColours {
  /**
   * A colour of a picture, and that on dark pages. An element that is painted with it has the
   * class, and shows the value of the CSS variable if the page sets that.
   */
  record Paint(String className, String variable, String colour, String dark) {

    Paint(String variable, String colour, String dark) {
      this(variable, variable, colour, dark);
    }

    Paint on(String newClassName) {
      return new Paint(newClassName, variable, colour, dark);
    }
  }

  static final Paint PAPER = new Paint("br-paper", "#f7f4ee", "#1f1e1c");
  static final Paint INK = new Paint("br-ink", "#3b3833", "#e6e2da");
  static final Paint FAINT = new Paint("br-faint", "#8d877c", "#9a948a");
  static final Paint LIGHT = new Paint("br-light", "#ffffff", "#ffffff");
  static final Paint SHADOW = new Paint("br-shadow", "#3b3833", "#000000");

  private static final double MIN_CONTRAST = 4;
  private static final double DARKER = 0.56;

  private SvgColours() {}

  static Paint mark(Emphasis emphasis) {
    String variable = "br-mark-" + emphasis.name().toLowerCase(Locale.ROOT);
    return switch (emphasis) {
      case NEXT -> new Paint(variable, "#0072b2", "#56b4e9");
      case ENTERED -> new Paint(variable, "#e08a00", "#ffa92e");
      case LAST -> new Paint(variable, "#009e73", "#2fce9f");
      case REFUSED -> new Paint(variable, "#c8102e", "#ff5a5f");
      case WIN -> new Paint(variable, "#9c2f8c", "#f08be0");
    };
  }

  static Paint piece(Style style) {
    return new Paint(name("br-piece-", style), style.fill(), style.fill());
  }

  static Paint pieceLine(Style style) {
    String name = name("br-piece-", style);
    return new Paint(name, name + "-line", style.stroke(), style.stroke());
  }

  static Paint pieceInk(Style style) {
    String ink = readable(style.stroke(), style.fill());
    return new Paint(name("br-piece-", style) + "-ink", ink, ink);
  }

  static Paint ground(Style style) {
    return new Paint(name("br-ground-", style), style.fill(), darker(style.fill()));
  }

  static Paint groundLine(Style style) {
    String name = name("br-ground-", style);
    return new Paint(name, name + "-line", style.stroke(), darker(style.stroke()));
  }

  static Paint groundInk(Style style) {
    String ink = readable(style.stroke(), style.fill());
    return new Paint(name("br-ground-", style) + "-ink", ink, "#fbf9f4");
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
