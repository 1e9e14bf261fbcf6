package io.github.boardrules.examples.cli.shared;

import io.github.boardrules.core.Diagram.Style;

/**
 * Colours of terminals by their escape sequences. Of the 256 colours that nearly all terminals
 * have, the nearest in the cube of six shades of red, green and blue is taken, or the nearest grey.
 */
final class TerminalColours {
  private static final String TEXT = "38";
  private static final String GROUND = "48";

  /** The levels of red, green and blue in the cube, as in xterm. */
  private static final int[] LEVELS = {0, 95, 135, 175, 215, 255};

  private static final int FIRST_OF_CUBE = 16;
  private static final int FIRST_GREY = 232;
  private static final int GREYS = 24;

  private TerminalColours() {}

  /** Returns the symbol of a style in its colours. */
  static String paint(Style style) {
    return escape(TEXT, style.stroke())
        + escape(GROUND, style.fill())
        + style.symbol()
        + "\u001b[0m";
  }

  /** Returns the number of the colour that is nearest to {@code #rrggbb}. */
  static int nearest(String colour) {
    int rgb = Integer.parseInt(colour.substring(1), 16);
    int red = nearestLevel(rgb >> 16);
    int green = nearestLevel(rgb >> 8 & 0xff);
    int blue = nearestLevel(rgb & 0xff);
    int inCube = distance(rgb, LEVELS[red], LEVELS[green], LEVELS[blue]);
    int mean = ((rgb >> 16) + (rgb >> 8 & 0xff) + (rgb & 0xff)) / 3;
    int grey = Math.max(0, Math.min(GREYS - 1, (mean - 3) / 10));
    int level = 8 + 10 * grey;
    return distance(rgb, level, level, level) < inCube
        ? FIRST_GREY + grey
        : FIRST_OF_CUBE + 36 * red + 6 * green + blue;
  }

  private static String escape(String kind, String colour) {
    return "\u001b[" + kind + ";5;" + nearest(colour) + "m";
  }

  private static int nearestLevel(int value) {
    int best = 0;
    for (int i = 1; i < LEVELS.length; i++) {
      best = Math.abs(LEVELS[i] - value) < Math.abs(LEVELS[best] - value) ? i : best;
    }
    return best;
  }

  private static int distance(int rgb, int red, int green, int blue) {
    int r = (rgb >> 16) - red;
    int g = (rgb >> 8 & 0xff) - green;
    int b = (rgb & 0xff) - blue;
    return r * r + g * g + b * b;
  }
}
