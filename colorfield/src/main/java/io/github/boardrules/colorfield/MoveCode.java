package io.github.boardrules.colorfield;

import java.util.Optional;

/**
 * How a legal move becomes a {@code long}, and back: the number of the piece's colour in the lowest
 * five bits, then the fields of departure, of arrival and of the captive, seven bits each. A step
 * that takes nothing names the field of departure as that of its captive: it is left empty anyway.
 */
final class MoveCode {
  private static final int FROM = 5;
  private static final int TO = 12;
  private static final int CAPTIVE = 19;
  private static final int FIELD = 127;

  private MoveCode() {}

  /** The part of the code that the piece gives. */
  static long piece(int colour, int from) {
    return colour | ((long) from << FROM);
  }

  /** The part of the code that the field of arrival gives. */
  static long to(int to) {
    return (long) to << TO;
  }

  /** The part of the code that the captive gives. */
  static long captive(int captive) {
    return (long) captive << CAPTIVE;
  }

  static int colour(long code) {
    return (int) code & 31;
  }

  static int from(long code) {
    return (int) (code >>> FROM) & FIELD;
  }

  static int to(long code) {
    return (int) (code >>> TO) & FIELD;
  }

  static int captive(long code) {
    return (int) (code >>> CAPTIVE) & FIELD;
  }

  static ColorfieldMove decode(Board board, long code) {
    int from = from(code);
    int captive = captive(code);
    return new ColorfieldMove(
        board.field(from),
        board.field(to(code)),
        captive == from ? Optional.empty() : Optional.of(board.field(captive)));
  }

  /** The code of a legal move. */
  static long encode(ColorfieldPosition position, ColorfieldMove move) {
    Board board = position.variant.board;
    int from = board.number(move.from());
    int captive = move.captive().map(board::number).orElse(from);
    return piece(position.colour(from), from) | to(board.number(move.to())) | captive(captive);
  }
}
