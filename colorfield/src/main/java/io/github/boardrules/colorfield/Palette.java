package io.github.boardrules.colorfield;

import io.github.boardrules.core.Diagram;
import java.util.Locale;

/**
 * The styles of fields and pieces in drawings. Each shows its colour by its letter, too. Fields are
 * paler than pieces. A piece of team {@code full} is filled with its colour, one of team {@code
 * empty} outlined with it.
 */
final class Palette {
  private static final char GATE = '0';
  private static final String DARK = "#222222";
  private static final String LIGHT = "#ffffff";

  /** By letter: red, green and blue of its paint. */
  private static final int[] PAINTS = {
    0x7a8b99, 0x2f6fd0, 0x00a6b8, 0x5c4a3d, 0x77b300, 0xd966b3, 0x2e9e4f, 0x8a7f00, 0x4b3fa8,
    0x1f7a6b, 0x333333, 0xb7d36b, 0xc2187a, 0x8b5a2b, 0xf08a24, 0x7d3fa8, 0x9c9c9c, 0xd22f2f,
    0xc0a9d8, 0x3fb8a0, 0x5566ee, 0x8f4466, 0xf4f4f0, 0x66411f, 0xf2d024, 0xa8c8e8
  };

  private Palette() {}

  static Diagram.Style field(Layout layout, Field field, char colour) {
    String paint = written(mixed(paint(colour), 0xffffff, 0.45));
    return layout.isGate(field)
        ? new Diagram.Style("gate", GATE, paint, DARK)
        : new Diagram.Style(colour + " field", colour, paint, DARK);
  }

  static Diagram.Style piece(TeamPiece piece) {
    int paint = paint(piece.colour());
    String name = piece.team().word() + " " + piece.colour();
    return piece.team() == Team.FULL
        ? new Diagram.Style(name, piece.letter(), written(paint), isPale(paint) ? DARK : LIGHT)
        : new Diagram.Style(
            name, piece.letter(), LIGHT, written(isPale(paint) ? mixed(paint, 0, 0.5) : paint));
  }

  private static int paint(char colour) {
    return PAINTS[colour - 'a'];
  }

  private static boolean isPale(int paint) {
    return 3 * (paint >> 16) + 6 * ((paint >> 8) & 255) + (paint & 255) > 1500;
  }

  /** A paint to which a part of another one is added. */
  private static int mixed(int paint, int other, double part) {
    int mixed = 0;
    for (int shift = 16; shift >= 0; shift -= 8) {
      double one = (paint >> shift) & 255;
      double two = (other >> shift) & 255;
      mixed |= (int) Math.round(one + (two - one) * part) << shift;
    }
    return mixed;
  }

  private static String written(int paint) {
    return String.format(Locale.ROOT, "#%06x", paint);
  }
}
