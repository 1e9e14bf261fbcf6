package io.github.boardrules.zertz;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Codes of moves that people know, and moves of codes. */
final class MoveCoding {
  private MoveCoding() {}

  /** The code of a legal move. */
  static long code(ZertzPosition position, ZertzMove move) {
    if (move instanceof ZertzMove.Placement placement) {
      return placement(position, placement);
    }
    if (move instanceof ZertzMove.Capture capture) {
      return capture(position.variant.board(), capture);
    }
    return move instanceof ZertzMove.Pass ? MoveCode.PASS : MoveCode.RETRACT;
  }

  /** The move of a legal move's code. */
  static ZertzMove move(ZertzPosition position, long code) {
    Objects.requireNonNull(position);
    int kind = MoveCode.kind(code);
    if (kind == MoveCode.PLACEMENT) {
      return placement(position, code);
    }
    if (kind == MoveCode.CAPTURE) {
      return capture(position, code);
    }
    return code == MoveCode.PASS ? new ZertzMove.Pass() : new ZertzMove.Retract();
  }

  private static long placement(ZertzPosition position, ZertzMove.Placement placement) {
    Board board = position.variant.board();
    int x = board.bit(placement.ring());
    int y = placement.removed().map(board::bit).orElse(Board.NOWHERE);
    long occupied = position.occupied();
    long vacant = position.vacant();
    long claimed = 0;
    for (ZertzMove.Claimed claim : placement.claimed()) {
      claimed |= board.set(claim.place());
    }
    long code =
        MoveCode.marble(placement.marble().number()) | MoveCode.fill(x) | MoveCode.remove(y);
    if ((claimed & Isolation.own(board, occupied, vacant, x, y)) != 0) {
      code |= MoveCode.OWN_GROUP;
    }
    for (int i = 0; i < 2; i++) {
      if ((claimed & Isolation.cutOff(board, occupied, vacant, x, y, i)) != 0) {
        code |= MoveCode.CUT_GROUP << i;
      }
    }
    return code;
  }

  private static ZertzMove placement(ZertzPosition position, long code) {
    Board board = position.variant.board();
    int x = MoveCode.filledBy(code);
    int y = MoveCode.removedBy(code);
    Marble marble = Marble.numbered(MoveCode.marbleOf(code));
    List<ZertzMove.Claimed> claimed = new ArrayList<>();
    if (MoveCode.claims(code) != 0) {
      long places = Isolation.claimed(board, position.occupied(), position.vacant(), code);
      for (Cell place : board.places(places)) {
        claimed.add(new ZertzMove.Claimed(position.marble(place).orElse(marble), place));
      }
    }
    return new ZertzMove.Placement(
        marble,
        board.place(x),
        y == Board.NOWHERE ? Optional.empty() : Optional.of(board.place(y)),
        claimed);
  }

  private static long capture(Board board, ZertzMove.Capture capture) {
    int at = board.bit(capture.from());
    long code = MoveCode.capture(at);
    long weight = MoveCode.FIRST_JUMP;
    int previous = 0;
    for (ZertzMove.Jump jump : capture.jumps()) {
      int direction = board.jumpDirection(at, board.set(jump.landing()));
      boolean first = weight == MoveCode.FIRST_JUMP;
      code += weight * (first ? direction + 1 : MoveCode.turn(previous, direction));
      weight *= first ? Board.DIRECTIONS : MoveCode.TURNS;
      previous = direction;
      at = board.bit(jump.landing());
    }
    return code;
  }

  private static ZertzMove capture(ZertzPosition position, long code) {
    Board board = position.variant.board();
    List<ZertzMove.Jump> jumps = new ArrayList<>();
    CaptureChain chain = new CaptureChain(position, code);
    while (chain.jump()) {
      jumps.add(
          new ZertzMove.Jump(
              Marble.numbered(position.number(chain.over())), board.place(chain.at())));
    }
    return new ZertzMove.Capture(board.place(MoveCode.start(code)), jumps);
  }
}
