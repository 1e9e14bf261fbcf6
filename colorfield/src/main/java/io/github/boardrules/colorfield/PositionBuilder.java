package io.github.boardrules.colorfield;

/**
 * Pieces that are put on a board one by one, to make a position of them. It is mutable and serves
 * once.
 */
final class PositionBuilder {
  private final Variant variant;

  /** By team, {@code full} first, the two halves of the set of its pieces. */
  private final long[] sets = new long[4];

  /** By the digit of the colours' numbers, from the ones, the two halves of its set. */
  private final long[] digits = new long[10];

  PositionBuilder(Variant variant) {
    this.variant = variant;
  }

  /** Puts a piece on a field that has none; the colour is given by its number. */
  void put(int number, Team team, int colour) {
    int half = number < Board.HALF ? 0 : 1;
    long field = 1L << number;
    sets[(team == Team.FULL ? 0 : 2) + half] |= field;
    for (int digit = 0; digit < 5; digit++) {
      digits[2 * digit + half] |= -((colour >> digit) & 1L) & field;
    }
  }

  ColorfieldPosition position(int toMove, int quiet) {
    int own = variant.team(toMove) == Team.FULL ? 0 : 2;
    int other = 2 - own;
    return new ColorfieldPosition(
        variant,
        2 * quiet + toMove - 1,
        HighColourBits.of(digits[6], digits[7], digits[8], digits[9]),
        sets[own],
        sets[own + 1],
        sets[other],
        sets[other + 1],
        digits[0],
        digits[1],
        digits[2],
        digits[3],
        digits[4],
        digits[5]);
  }

  /** The position from which a game begins. */
  static ColorfieldPosition start(Variant variant) {
    PositionBuilder pieces = new PositionBuilder(variant);
    Board board = variant.board;
    board
        .layout
        .start()
        .forEach(
            (field, piece) ->
                pieces.put(
                    board.number(field), piece.team(), board.colours.indexOf(piece.colour())));
    return pieces.position(1, 0);
  }
}
