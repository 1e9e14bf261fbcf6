package io.github.boardrules.nim;

import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Step;
import java.util.List;
import java.util.Optional;

/**
 * How a person enters a move on heaps: one touch. The ball that is touched goes, and all balls to
 * the right of it in its row.
 */
final class HeapMoveEntry {
  private HeapMoveEntry() {}

  static List<Step> steps(HeapPosition position, HeapMove move) {
    int first = Math.max(1, position.balls(move.heap()) - move.count() + 1);
    return List.of(new Step.Cell(HeapCells.name(move.heap(), first)));
  }

  /** Why some steps that lead nowhere do so, where the page has a reason for it. */
  static Optional<Refusal> refusal(HeapOptions options, HeapPosition position, List<Step> entered) {
    if (position.isEmpty()) {
      return Optional.of(Refusal.of(HeapReason.GAME_OVER));
    }
    return entered.size() == 1 && entered.get(0) instanceof Step.Cell cell
        ? HeapCells.parse(cell.name(), options.sizes())
            .flatMap(place -> refusal(options, position, place))
        : Optional.empty();
  }

  /** An empty place has no reason of its own while its heap has balls. */
  private static Optional<Refusal> refusal(
      HeapOptions options, HeapPosition position, HeapCells.HeapCell place) {
    int balls = position.balls(place.heap());
    int taken = balls == 0 ? 1 : balls - place.number() + 1;
    return taken < 1
        ? Optional.empty()
        : HeapRefusals.refusal(options, position, new HeapMove(place.heap(), taken));
  }
}
