package io.github.boardrules.tzaar.reference;

import static io.github.boardrules.fixtures.ReferenceModel.refused;

import java.util.Optional;

/**
 * Finds the reason why a move is refused (RULES.md, "Legality"): the first that applies.
 *
 * @param rules the rules of the variant
 */
public record ReferenceRefusals(ReferenceTzaar rules) {

  /** The reason and its cells; empty for a legal move. */
  public Optional<String> refusal(ReferencePosition position, ReferenceMove move) {
    if (rules.over(position)) {
      return refused("game-over");
    }
    if (move instanceof ReferenceMove.Place place) {
      return place(position, place);
    }
    if (position.phase().equals("place")) {
      return refused("must-place");
    }
    if (!(move instanceof ReferenceMove.Capture) && !position.phase().equals("second")) {
      return refused("must-capture");
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
      return refused("not-placing");
    }
    if (position.stack(place.to()).isPresent()) {
      return refusedAt("occupied", place.to());
    }
    int pieces = ReferenceTzaar.PIECES.get(place.kind());
    return position.stacksOf(position.side(), place.kind()) == pieces
        ? refused("none-left")
        : Optional.empty();
  }

  private static Optional<String> capture(
      ReferencePosition position, ReferenceMove.Capture capture) {
    if (position.isOf(position.side(), capture.to())) {
      return refusedAt("own-target", capture.to());
    }
    int height = position.stacks().get(capture.from()).height();
    return height < position.stacks().get(capture.to()).height()
        ? refusedAt("too-weak", capture.to())
        : Optional.empty();
  }

  private Optional<String> reinforce(
      ReferencePosition position, ReferenceMove.Reinforce reinforce) {
    if (position.isOf(position.otherSide(), reinforce.to())) {
      return refusedAt("enemy-target", reinforce.to());
    }
    return rules.variant().forbid()
            && ReferenceTzaar.coversLast(position, reinforce.from(), reinforce.to())
        ? refusedAt("covers-last", reinforce.to())
        : Optional.empty();
  }

  private static Optional<String> way(
      ReferencePosition position, ReferenceField from, ReferenceField to) {
    if (position.stack(from).isEmpty()) {
      return refusedAt("empty-source", from);
    }
    if (position.isOf(position.otherSide(), from)) {
      return refusedAt("not-yours", from);
    }
    int columns = Math.abs(to.column() - from.column());
    int levels = Math.abs(to.level() - from.level());
    if (from.equals(to) || (columns != 0 && columns != levels)) {
      return refusedAt("not-in-line", to);
    }
    Optional<ReferenceField> between = Optional.empty();
    ReferenceField step =
        new ReferenceField(
            Integer.signum(to.column() - from.column()),
            Integer.signum(to.level() - from.level()) * (columns == 0 ? 2 : 1));
    for (ReferenceField at = from.plus(step); !at.equals(to); at = at.plus(step)) {
      if (at.equals(ReferenceBoard.HOLE)) {
        return refusedAt("across-centre", to);
      }
      if (between.isEmpty() && position.stack(at).isPresent()) {
        between = Optional.of(at);
      }
    }
    if (between.isPresent()) {
      return refusedAt("blocked", between.get());
    }
    return position.stack(to).isEmpty() ? refusedAt("empty-target", to) : Optional.empty();
  }

  private static Optional<String> refusedAt(String code, ReferenceField field) {
    return refused(code, ReferenceTexts.format(field));
  }
}
