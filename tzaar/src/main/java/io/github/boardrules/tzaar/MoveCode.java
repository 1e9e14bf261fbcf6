package io.github.boardrules.tzaar;

import java.util.Objects;

/**
 * The encoding of legal moves as {@code long} values. The two lowest bits hold the kind of move;
 * then follow, six bits each, the field of departure (or the number of the piece's kind) and the
 * field of arrival.
 */
final class MoveCode {
  /** The number of bits of a code. */
  static final int BITS = 14;

  static final int CAPTURE = 0;
  static final int REINFORCE = 1;
  static final int PLACE = 2;
  static final long PASS = 3;

  private MoveCode() {}

  /** Returns the code of a capture or a reinforcement. */
  static long step(int moveKind, int from, int to) {
    return moveKind | ((long) from << 2) | ((long) to << 8);
  }

  static long place(int kind, int to) {
    return PLACE | ((long) kind << 2) | ((long) to << 8);
  }

  static int moveKind(long code) {
    return (int) code & 3;
  }

  /** Returns the field of departure, or the number of a piece's kind. */
  static int from(long code) {
    return (int) (code >>> 2) & 63;
  }

  static int to(long code) {
    return (int) (code >>> 8) & 63;
  }

  /** Returns the move with a code. The move is the same in every position. */
  static TzaarMove decode(TzaarPosition position, long code) {
    Objects.requireNonNull(position, "position");
    return switch (moveKind(code)) {
      case CAPTURE -> new TzaarMove.Capture(Board.field(from(code)), Board.field(to(code)));
      case REINFORCE -> new TzaarMove.Reinforce(Board.field(from(code)), Board.field(to(code)));
      case PLACE -> new TzaarMove.Place(TzaarKind.ofNumber(from(code)), Board.field(to(code)));
      default -> new TzaarMove.Pass();
    };
  }

  /** Returns the code of a move. The code is the same in every position. */
  static long encode(TzaarPosition position, TzaarMove move) {
    Objects.requireNonNull(position, "position");
    Objects.requireNonNull(move, "move");
    if (move instanceof TzaarMove.Capture capture) {
      return step(CAPTURE, Board.bit(capture.from()), Board.bit(capture.to()));
    }
    if (move instanceof TzaarMove.Reinforce reinforce) {
      return step(REINFORCE, Board.bit(reinforce.from()), Board.bit(reinforce.to()));
    }
    return move instanceof TzaarMove.Place place
        ? place(place.kind().number(), Board.bit(place.to()))
        : PASS;
  }
}
