package io.github.boardrules.tzaar.reference;

import java.util.Optional;

/**
 * Finds the reason why a move is refused (RULES.md, "Legality"): the first that applies.
 *
 * @param rules the rules of the variant
 */
public record ReferenceRefusals(ReferenceTzaar rules) {

  /** The code of the reason; empty for a legal move. */
  public Optional<String> refusal(ReferencePosition position, ReferenceMove move) {
    if (rules.over(position)) {
      return Optional.of("game-over");
    }
    if (move instanceof ReferenceMove.Place place) {
      return place(position, place);
    }
    if (position.phase().equals("place")) {
      return Optional.of("must-place");
    }
    if (!(move instanceof ReferenceMove.Capture) && !position.phase().equals("second")) {
      return Optional.of("must-capture");
    }
    if (move instanceof ReferenceMove.Capture it) {
      return way(position, it.from(), it.to()).or(() -> capture(position, it));
    }
    return move instanceof ReferenceMove.Reinforce it
        ? way(position, it.from(), it.to()).or(() -> reinforce(position, it))
        : Optional.empty();
  }

  private static Optional<String> place(ReferencePosition position, ReferenceMove.Place place) {
    if (!position.phase().equals("place")) {
      return Optional.of("not-placing");
    }
    if (position.stack(place.to()).isPresent()) {
      return Optional.of("occupied");
    }
    int pieces = ReferenceTzaar.PIECES.get(place.kind());
    return position.stacksOf(position.side(), place.kind()) == pieces
        ? Optional.of("none-left")
        : Optional.empty();
  }

  private static Optional<String> capture(
      ReferencePosition position, ReferenceMove.Capture capture) {
    if (position.isOf(position.side(), capture.to())) {
      return Optional.of("own-target");
    }
    int height = position.stacks().get(capture.from()).height();
    return height < position.stacks().get(capture.to()).height()
        ? Optional.of("too-weak")
        : Optional.empty();
  }

  private Optional<String> reinforce(
      ReferencePosition position, ReferenceMove.Reinforce reinforce) {
    if (position.isOf(position.otherSide(), reinforce.to())) {
      return Optional.of("enemy-target");
    }
    return rules.variant().forbid()
            && ReferenceTzaar.coversLast(position, reinforce.from(), reinforce.to())
        ? Optional.of("covers-last")
        : Optional.empty();
  }

  private static Optional<String> way(
      ReferencePosition position, ReferenceField from, ReferenceField to) {
    if (position.stack(from).isEmpty()) {
      return Optional.of("empty-source");
    }
    if (position.isOf(position.otherSide(), from)) {
      return Optional.of("not-yours");
    }
    int columns = Math.abs(to.column() - from.column());
    int levels = Math.abs(to.level() - from.level());
    if (from.equals(to) || (columns != 0 && columns != levels)) {
      return Optional.of("not-in-line");
    }
    boolean stackBetween = false;
    ReferenceField step =
        new ReferenceField(
            Integer.signum(to.column() - from.column()),
            Integer.signum(to.level() - from.level()) * (columns == 0 ? 2 : 1));
    for (ReferenceField at = from.plus(step); !at.equals(to); at = at.plus(step)) {
      if (at.equals(ReferenceBoard.HOLE)) {
        return Optional.of("across-centre");
      }
      stackBetween |= position.stack(at).isPresent();
    }
    if (stackBetween) {
      return Optional.of("blocked");
    }
    return position.stack(to).isEmpty() ? Optional.of("empty-target") : Optional.empty();
  }
}
