package io.github.boardrules.colorfield;

import java.util.Optional;

/**
 * Encodes legal moves as {@code long} values: the number of the piece's colour in bits 0 to 4, then
 * the numbers of the fields {@code from}, {@code to} and the captive's, seven bits each. A step
 * that takes nothing has {@code from} in place of the captive's field: that field is left empty in
 * any case, so playing the move needs no branch.
 */
final class MoveCode {
  private static final int FROM_SHIFT = 5;
  private static final int TO_SHIFT = 12;
  private static final int CAPTIVE_SHIFT = 19;
  private static final int COLOUR_MASK = 31;
  private static final int FIELD_MASK = 127;

  /** The number of bits of a code. */
  static final int BITS = CAPTIVE_SHIFT + Integer.bitCount(FIELD_MASK);

  private MoveCode() {}

  static long encode(ColorfieldPosition position, ColorfieldMove move) {
    Board board = position.variant.board;
    int from = board.number(move.from());
    int captive = move.captive().map(board::number).orElse(from);
    return piece(position.colour(from), from) | to(board.number(move.to())) | captive(captive);
  }

  static ColorfieldMove decode(ColorfieldPosition position, long code) {
    Board board = position.variant.board;
    int from = from(code);
    int captive = captive(code);
    return new ColorfieldMove(
        board.field(from),
        board.field(to(code)),
        captive == from ? Optional.empty() : Optional.of(board.field(captive)));
  }

  static long piece(int colour, int from) {
    return colour | ((long) from << FROM_SHIFT);
  }

  static long to(int to) {
    return (long) to << TO_SHIFT;
  }

  static long captive(int captive) {
    return (long) captive << CAPTIVE_SHIFT;
  }

  static int colour(long code) {
    return (int) code & COLOUR_MASK;
  }

  static int from(long code) {
    return (int) (code >>> FROM_SHIFT) & FIELD_MASK;
  }

  static int to(long code) {
    return (int) (code >>> TO_SHIFT) & FIELD_MASK;
  }

  static int captive(long code) {
    return (int) (code >>> CAPTIVE_SHIFT) & FIELD_MASK;
  }
}
