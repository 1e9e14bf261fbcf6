package io.github.boardrules.zertz;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Encodes legal moves as {@code long} values and decodes them.
 *
 * <p><b>Design.</b> The two lowest bits hold the kind.
 *
 * <ul>
 *   <li>Placement: colour (2 bits, 1 to 3), cell to fill (6 bits), cell of the ring to remove (7
 *       bits, 64 for none), then which groups are claimed (3 bits: the group of the marble just
 *       placed, then the groups that the removal cuts off, in the order of {@link
 *       Isolation#cutOff}). Three bits suffice: a free ring has at most four neighbours, all in a
 *       row, which belong to at most two groups that do not touch.
 *   <li>Capture: start cell (6 bits), then the directions as digits of a mixed-radix number whose
 *       lowest digit is the first jump: 1 to 6 for the first jump, 1 to 5 for each later one,
 *       because a marble never jumps straight back over the cell that it has just emptied. No digit
 *       is 0, so the number ends where nothing is left. The longest possible chain, 23 jumps, stays
 *       below 2^63.
 *   <li>Pass and retract have no further parts.
 * </ul>
 */
final class MoveCode {
  static final int PLACEMENT = 0;
  static final int CAPTURE = 1;
  static final long PASS = 2;
  static final long RETRACT = 3;

  /** The weight of the first direction in a capture's code. */
  static final long FIRST_JUMP = 1L << 8;

  /** The number of directions that are possible for each later jump. */
  static final int TURNS = 5;

  /** The claim of the group of the marble just placed. */
  static final long OWN_GROUP = 1L << 17;

  /** The claim of the first group that the removal cuts off; the second is twice this. */
  static final long CUT_GROUP = 1L << 18;

  private MoveCode() {}

  static long encode(ZertzPosition position, ZertzMove move) {
    Objects.requireNonNull(position, "position");
    if (move instanceof ZertzMove.Place placement) {
      return encode(position, placement);
    }
    if (move instanceof ZertzMove.Capture capture) {
      return encode(position.variant.board, capture);
    }
    return Objects.requireNonNull(move, "move") instanceof ZertzMove.Pass ? PASS : RETRACT;
  }

  static ZertzMove decode(ZertzPosition position, long code) {
    Objects.requireNonNull(position, "position");
    return switch (kind(code)) {
      case PLACEMENT -> decodePlacement(position, code);
      case CAPTURE -> decodeCapture(position, code);
      default -> code == PASS ? new ZertzMove.Pass() : new ZertzMove.Retract();
    };
  }

  static int kind(long code) {
    return (int) code & 3;
  }

  static long marble(int number) {
    return (long) number << 2;
  }

  static long fill(int bit) {
    return (long) bit << 4;
  }

  static long remove(int bit) {
    return (long) bit << 10;
  }

  static int marbleOf(long code) {
    return (int) (code >>> 2) & 3;
  }

  static int filledBy(long code) {
    return (int) (code >>> 4) & 63;
  }

  /** Returns the bit of the removed ring, {@link Board#NOWHERE} for none. */
  static int removedBy(long code) {
    return (int) (code >>> 10) & 127;
  }

  /** Returns the claims: bit 0 for the own group, bits 1 and 2 for the groups cut off. */
  static int claims(long code) {
    return (int) (code >>> 17) & 7;
  }

  static long capture(int start) {
    return CAPTURE | ((long) start << 2);
  }

  static int start(long code) {
    return (int) (code >>> 2) & 63;
  }

  /** Returns the digit of a direction after a previous one, 1 to TURNS. */
  static int turn(int previous, int direction) {
    int turn = direction >= previous ? direction - previous : direction - previous + 6;
    return turn < 3 ? turn + 1 : turn;
  }

  /** Returns the direction with a digit after a previous one. */
  static int direction(int previous, int turn) {
    int direction = previous + (turn <= 3 ? turn - 1 : turn);
    return direction < 6 ? direction : direction - 6;
  }

  private static long encode(ZertzPosition position, ZertzMove.Place placement) {
    Board board = position.variant.board;
    int x = board.bit(placement.to());
    int y = placement.removed().map(board::bit).orElse(Board.NOWHERE);
    long occupied = position.occupied();
    long vacant = position.vacant();
    long claimed = Isolation.claimed(board, placement);
    long code = marble(placement.marble().number()) | fill(x) | remove(y);
    if ((claimed & Isolation.own(board, occupied, vacant, x, y)) != 0) {
      code |= OWN_GROUP;
    }
    for (int i = 0; i < 2; i++) {
      if ((claimed & Isolation.cutOff(board, occupied, vacant, x, y, i)) != 0) {
        code |= CUT_GROUP << i;
      }
    }
    return code;
  }

  private static long encode(Board board, ZertzMove.Capture capture) {
    int at = board.bit(capture.from());
    long code = capture(at);
    long weight = FIRST_JUMP;
    int previous = 0;
    for (ZertzMove.Jump jump : capture.jumps()) {
      int direction = board.jumpDirection(at, board.set(jump.to()));
      boolean first = weight == FIRST_JUMP;
      code += weight * (first ? direction + 1 : turn(previous, direction));
      weight *= first ? Board.DIRECTIONS : TURNS;
      previous = direction;
      at = board.bit(jump.to());
    }
    return code;
  }

  private static ZertzMove decodePlacement(ZertzPosition position, long code) {
    Board board = position.variant.board;
    int y = removedBy(code);
    ZertzMarble marble = ZertzMarble.numbered(marbleOf(code));
    long claimed = Isolation.claimed(board, position.occupied(), position.vacant(), code);
    return new ZertzMove.Place(
        marble,
        board.cell(filledBy(code)),
        y == Board.NOWHERE ? Optional.empty() : Optional.of(board.cell(y)),
        claimed == 0 ? List.of() : Isolation.claims(position, marble, claimed));
  }

  private static ZertzMove decodeCapture(ZertzPosition position, long code) {
    Board board = position.variant.board;
    List<ZertzMove.Jump> jumps = new ArrayList<>();
    CaptureChain chain = new CaptureChain(position, code);
    while (chain.jump()) {
      jumps.add(
          new ZertzMove.Jump(
              ZertzMarble.numbered(position.number(chain.over)), board.cell(chain.at)));
    }
    return new ZertzMove.Capture(board.cell(start(code)), jumps);
  }
}
