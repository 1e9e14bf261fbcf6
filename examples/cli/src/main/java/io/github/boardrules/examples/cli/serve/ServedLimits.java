package io.github.boardrules.examples.cli.serve;

import java.util.LinkedHashMap;
import java.util.Map;

/** How much a client may ask for at once; all of it is told by {@code hello}. */
public final class ServedLimits {
  /** The bytes of a line. */
  static final int LINE = 16 << 20;

  /** The positions of a line. */
  static final int POSITIONS = 100_000;

  /** The moves that are played one after another. */
  static final int MOVES = 10_000;

  /** The steps that are entered of a move. */
  static final int ENTERED = 1000;

  /** The legal moves that are listed of a position. */
  static final int LEGAL = 100_000;

  /** The values of a line, those in lists and objects included. */
  static final int VALUES = 500_000;

  /** How deep brackets and braces are nested. */
  static final int NESTING = 32;

  /** The analyses that run at the same time. */
  static final int ANALYSES = 4;

  private ServedLimits() {}

  /** Returns the limits by name. */
  public static Map<String, Integer> byName() {
    Map<String, Integer> limits = new LinkedHashMap<>();
    limits.put("line", LINE);
    limits.put("positions", POSITIONS);
    limits.put("moves", MOVES);
    limits.put("entered", ENTERED);
    limits.put("legal", LEGAL);
    limits.put("values", VALUES);
    limits.put("nesting", NESTING);
    limits.put("analyses", ANALYSES);
    return limits;
  }
}
