package io.github.boardrules.colorfield;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.Messages;
import java.util.Map;

/**
 * The styles of fields and pieces in drawings. Each shows its colour by its letter, too. Fields are
 * paler than pieces. A piece of team {@code full} is filled with its colour, one of team {@code
 * empty} outlined with it.
 */
final class Palette {
  /** The words of drawings. */
  static final Messages WORDS = Variant.MESSAGES.withPrefix("drawing.");

  private static final char GATE = '0';
  private static final String DARK = "#222222";
  private static final String LIGHT = "#ffffff";

  /** Red, green and blue of each colour, by letter. */
  private static final int[] PAINTS = {
    0x7a8b99, 0x2f6fd0, 0x00a6b8, 0x5c4a3d, 0x77b300, 0xd966b3, 0x2e9e4f, 0x8a7f00, 0x4b3fa8,
    0x1f7a6b, 0x333333, 0xb7d36b, 0xc2187a, 0x8b5a2b, 0xf08a24, 0x7d3fa8, 0x9c9c9c, 0xd22f2f,
    0xc0a9d8, 0x3fb8a0, 0x5566ee, 0x8f4466, 0xf4f4f0, 0x66411f, 0xf2d024, 0xa8c8e8
  };

  private Palette() {}

  static Diagram.Style field(Layout layout, Field field, char colour) {
    String fill = hex(mixed(paint(colour), 0xffffff, 0.45));
    return layout.isGate(field)
        ? new Diagram.Style("gate", WORDS.label("gate"), GATE, fill, DARK)
        : new Diagram.Style(colour + "-field", label("field", colour), colour, fill, DARK);
  }

  static Diagram.Style piece(TeamPiece piece) {
    int paint = paint(piece.colour());
    String team = piece.team().word();
    String name = team + "-" + piece.colour();
    Label label = label(team, piece.colour());
    return piece.team() == Team.FULL
        ? new Diagram.Style(name, label, piece.letter(), hex(paint), isPale(paint) ? DARK : LIGHT)
        : new Diagram.Style(
            name, label, piece.letter(), LIGHT, hex(isPale(paint) ? mixed(paint, 0, 0.5) : paint));
  }

  private static Label label(String key, char colour) {
    return WORDS.label(key, Map.of("colour", Character.toString(colour)));
  }

  private static int paint(char colour) {
    return PAINTS[colour - 'a'];
  }

  private static boolean isPale(int paint) {
    return 3 * (paint >> 16) + 6 * ((paint >> 8) & 255) + (paint & 255) > 1500;
  }

  /** Returns a paint with a part of another one added. */
  private static int mixed(int paint, int other, double part) {
    int mixed = 0;
    for (int shift = 16; shift >= 0; shift -= 8) {
      double one = (paint >> shift) & 255;
      double two = (other >> shift) & 255;
      mixed |= (int) Math.round(one + (two - one) * part) << shift;
    }
    return mixed;
  }

  private static String hex(int paint) {
    return "#" + Integer.toHexString(0x100_0000 + paint).substring(1);
  }
}
