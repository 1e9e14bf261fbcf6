package io.github.boardrules.colorfield;

/** Builds a position piece by piece. It is mutable and used once. */
final class PositionBuilder {
  /** There are up to 26 colours, whose numbers have five bits. */
  private static final int PLANES = 5;

  private final Variant variant;

  /** The pieces of each team, {@code full} first; two halves each. */
  private final long[] sets = new long[4];

  /** The bit planes of the numbers of the colours, the ones first; two halves each. */
  private final long[] planes = new long[2 * PLANES];

  PositionBuilder(Variant variant) {
    this.variant = variant;
  }

  void put(ColorfieldField field, ColorfieldPiece piece) {
    Board board = variant.board;
    put(board.number(field), piece.team(), board.colours.indexOf(piece.colour()));
  }

  /** Puts a piece on a vacant field, given the numbers of the field and the colour. */
  void put(int number, ColorfieldTeam team, int colour) {
    int half = number < Board.HALF ? 0 : 1;
    long field = 1L << number;
    sets[(team == ColorfieldTeam.FULL ? 0 : 2) + half] |= field;
    for (int plane = 0; plane < PLANES; plane++) {
      planes[2 * plane + half] |= -((colour >> plane) & 1L) & field;
    }
  }

  ColorfieldPosition position(int toMove, int quiet) {
    int own = variant.team(toMove) == ColorfieldTeam.FULL ? 0 : 2;
    int other = 2 - own;
    return new ColorfieldPosition(
        variant,
        2 * quiet + toMove - 1,
        HighColourBits.of(planes[6], planes[7], planes[8], planes[9]),
        sets[own],
        sets[own + 1],
        sets[other],
        sets[other + 1],
        planes[0],
        planes[1],
        planes[2],
        planes[3],
        planes[4],
        planes[5]);
  }
}
