package io.github.boardrules.zertz;

import io.github.boardrules.core.Refusal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Checks the jumps of a capture (RULES.md, "Legality", Capture 4 and 5). The first faulty jump
 * decides.
 */
final class JumpRefusals {
  private JumpRefusals() {}

  static Optional<Refusal> refusal(ZertzPosition position, ZertzMove.Capture capture) {
    Board board = position.variant.board;
    long start = board.set(capture.from());
    long occupied = position.occupied() & ~start;
    long vacant = position.vacant() | start;
    Cell at = capture.from();
    for (ZertzMove.Jump jump : capture.jumps()) {
      Cell to = jump.to();
      int direction = board.jumpDirection(board.bit(at), board.set(to));
      if (direction < 0) {
        return refuse(ZertzReason.NOT_A_JUMP, to, Map.of("from", at.toString()));
      }
      long over = board.neighbour(board.bit(at), direction);
      String between = board.cell(Long.numberOfTrailingZeros(over)).toString();
      Map<String, String> facts = Map.of("from", at.toString(), "over", between);
      if ((occupied & over) == 0) {
        return refuse(ZertzReason.NOTHING_TO_JUMP, to, facts);
      }
      if (!position.hasRing(to)) {
        return Refusals.at(ZertzReason.NO_RING, to);
      }
      if ((vacant & board.set(to)) == 0) {
        return refuse(ZertzReason.LANDING_OCCUPIED, to, facts);
      }
      Marble there = Marble.numbered(position.number(over));
      if (there != jump.captured()) {
        return Refusals.refuse(
            ZertzReason.WRONG_COLOUR,
            board.cells(over),
            Map.of("over", between, ZertzReason.MARBLE, there.toString()));
      }
      occupied &= ~over;
      vacant |= over;
      at = to;
    }
    return mustContinue(board, at, occupied, vacant);
  }

  private static Optional<Refusal> mustContinue(Board board, Cell at, long occupied, long vacant) {
    long landings = 0;
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      landings |= CaptureGenerator.landing(board, board.bit(at), d, occupied, vacant);
    }
    List<Cell> next = board.cells(landings);
    return next.isEmpty()
        ? Optional.empty()
        : Refusals.refuse(
            ZertzReason.MUST_CONTINUE,
            List.of(at),
            Map.of("cell", at.toString(), "next", next.get(0).toString()));
  }

  private static Optional<Refusal> refuse(ZertzReason reason, Cell to, Map<String, String> facts) {
    Map<String, String> all = new HashMap<>(facts);
    all.put("to", to.toString());
    return Refusals.refuse(reason, List.of(to), all);
  }
}
