package io.github.boardrules.tzaar;

import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.grid.HexLayout;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;

/** Checks moves (RULES.md, "Legality"): the checks of the page, in its order. */
final class Refusals {
  private final TzaarPosition position;

  private Refusals(TzaarPosition position) {
    this.position = position;
  }

  static Optional<Refusal> refusal(TzaarPosition position, TzaarMove move) {
    Objects.requireNonNull(move, "move");
    return Endings.isOver(position)
        ? Optional.of(Refusal.gameOver())
        : new Refusals(position).refusal(move);
  }

  private Optional<Refusal> refusal(TzaarMove move) {
    TzaarPhase phase = position.phase();
    if (move instanceof TzaarMove.Place place) {
      return phase == TzaarPhase.PLACE
          ? place(place)
          : Optional.of(Refusal.of(TzaarReason.NOT_PLACING));
    }
    if (phase == TzaarPhase.PLACE) {
      return Optional.of(Refusal.of(TzaarReason.MUST_PLACE));
    }
    if (move instanceof TzaarMove.Capture it) {
      return way(it.from(), it.to()).or(() -> capture(it.from(), it.to()));
    }
    if (phase != TzaarPhase.SECOND) {
      return Optional.of(Refusal.of(TzaarReason.MUST_CAPTURE));
    }
    return move instanceof TzaarMove.Reinforce it
        ? way(it.from(), it.to()).or(() -> reinforce(it.to()))
        : Optional.empty();
  }

  private Optional<Refusal> place(TzaarMove.Place place) {
    if (position.stack(place.to()).isPresent()) {
      return Optional.of(Refusal.at(TzaarReason.OCCUPIED, "field", place.to().toString()));
    }
    return position.toPlace(position.toMove(), place.kind()) > 0
        ? Optional.empty()
        : Optional.of(Refusal.of(TzaarReason.NONE_LEFT, TzaarReason.KIND, place.kind().toString()));
  }

  private Optional<Refusal> capture(TzaarField from, TzaarField to) {
    if (position.isOwn(to)) {
      return Optional.of(Refusal.at(TzaarReason.OWN_TARGET, "to", to.toString()));
    }
    int height = position.height(Board.bit(from));
    int due = position.height(Board.bit(to));
    return height >= due
        ? Optional.empty()
        : refused(
            TzaarReason.TOO_WEAK,
            to,
            Map.of(
                "from", from.toString(),
                "height", Integer.toString(height),
                "to", to.toString(),
                "due", Integer.toString(due)));
  }

  private Optional<Refusal> reinforce(TzaarField to) {
    if (!position.isOwn(to)) {
      return Optional.of(Refusal.at(TzaarReason.ENEMY_TARGET, "to", to.toString()));
    }
    TzaarKind kind = TzaarKind.ofNumber(position.kind(Board.bit(to)));
    // If it is the last of its kind, the moving stack has another kind.
    boolean isLast = position.stacks(position.toMove(), kind) == 1;
    return position.variant.isCoveringForbidden && isLast
        ? refused(
            TzaarReason.COVERS_LAST,
            to,
            Map.of("to", to.toString(), TzaarReason.KIND, kind.toString()))
        : Optional.empty();
  }

  /** Returns what is wrong with the two fields or the line between them, for any kind of step. */
  private Optional<Refusal> way(TzaarField from, TzaarField to) {
    if (position.stack(from).isEmpty()) {
      return Optional.of(Refusal.at(TzaarReason.EMPTY_SOURCE, "from", from.toString()));
    }
    if (!position.isOwn(from)) {
      return Optional.of(Refusal.at(TzaarReason.NOT_YOURS, "from", from.toString()));
    }
    HexLayout layout = Board.LAYOUT;
    int start = from.index();
    int end = to.index();
    int c = layout.c(end) - layout.c(start);
    int q = layout.q(end) - layout.q(start);
    int steps = Math.max(Math.abs(c), Math.abs(q));
    Map<String, String> ends = Map.of("from", from.toString(), "to", to.toString());
    if (steps == 0 || (c != 0 && q != 0 && c + q != 0)) {
      return refused(TzaarReason.NOT_IN_LINE, to, ends);
    }
    int[] between =
        IntStream.range(1, steps)
            .map(i -> layout.at(layout.c(start) + i * c / steps, layout.q(start) + i * q / steps))
            .toArray();
    if (IntStream.of(between).anyMatch(index -> index < 0)) {
      return refused(TzaarReason.ACROSS_CENTRE, to, ends);
    }
    for (int index : between) {
      TzaarField field = Board.FIELDS.get(index);
      if (position.stack(field).isPresent()) {
        return refused(
            TzaarReason.BLOCKED,
            field,
            Map.of("from", from.toString(), "to", to.toString(), "field", field.toString()));
      }
    }
    return position.stack(to).isPresent()
        ? Optional.empty()
        : Optional.of(Refusal.at(TzaarReason.EMPTY_TARGET, "to", to.toString()));
  }

  private static Optional<Refusal> refused(
      TzaarReason reason, TzaarField field, Map<String, String> facts) {
    return Optional.of(Refusal.of(reason, List.of(field.toString()), facts));
  }
}
