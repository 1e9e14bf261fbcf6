package io.github.boardrules.core;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Why steps lead to no legal move.
 *
 * <p>A piece that cannot begin a move is explained by the moves that it cannot make. Of their
 * refusals the one counts whose reason comes last: its move comes closest to a legal one.
 */
final class DraftRefusals {
  private DraftRefusals() {}

  static <S, M> Refusal of(Rules<S, M> rules, S position, List<Step> entered) {
    if (entered.isEmpty() || rules.status(position).isOver()) {
      return Refusal.gameOver();
    }
    MoveEntry<S, M> entry = rules.moveEntry();
    return entry
        .explainSteps(position, entered)
        .or(() -> explainPiece(rules.diagram(position), entry, position, entered))
        .orElseGet(() -> deadEnd(entered));
  }

  /** Returns the refusal of a piece, touched first, by the cells that may be touched next. */
  private static <S, M> Optional<Refusal> explainPiece(
      Diagram diagram, MoveEntry<S, M> entry, S position, List<Step> entered) {
    String first = entered.get(0).name();
    if (entered.size() > 1
        || !entered.get(0).isCell()
        || diagram.pieces().stream().noneMatch(piece -> piece.cell().equals(first))) {
      return Optional.empty();
    }
    return lastReason(
        diagram.cells().stream()
            .map(cell -> List.of(entered.get(0), Step.cell(cell.name())))
            .flatMap(steps -> entry.explainSteps(position, steps).stream())
            .toList());
  }

  /** Returns the first refusal with the reason that comes last. */
  static Optional<Refusal> lastReason(List<Refusal> refusals) {
    return refusals.stream()
        .sorted(Comparator.comparing(DraftRefusals::rank).reversed())
        .findFirst();
  }

  /** Reasons are declared in the order in which they are asked about. */
  @SuppressWarnings("EnumOrdinal")
  private static int rank(Refusal refusal) {
    return refusal.reason() instanceof Enum<?> reason ? reason.ordinal() : 0;
  }

  static Refusal deadEnd(List<Step> entered) {
    Step last = entered.get(entered.size() - 1);
    return new Refusal(
        MoveReason.DEAD_END,
        last.isCell() ? List.of(last.name()) : List.of(),
        Map.of("step", last.name(), "number", Integer.toString(entered.size())));
  }
}
