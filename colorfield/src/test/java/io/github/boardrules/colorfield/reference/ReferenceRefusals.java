package io.github.boardrules.colorfield.reference;

import io.github.boardrules.fixtures.ReferenceModel;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The first reason against a move, in the order of the page (RULES.md, "Legality"). */
public record ReferenceRefusals(ReferenceColorfield rules) {

  /** The code of the reason and the field that it concerns; empty for a legal move. */
  public Optional<String> refusal(ReferencePosition position, ReferenceMove move) {
    if (rules.over(position)) {
      return Optional.of("game-over");
    }
    return names(move)
        .or(() -> piece(position, move.from()))
        .or(() -> step(position, move))
        .or(() -> captive(position, move))
        .or(() -> choice(position, move));
  }

  private Optional<String> names(ReferenceMove move) {
    return Stream.concat(Stream.of(move.from(), move.to()), move.captive().stream())
        .filter(field -> !rules.layout().fields().contains(field))
        .findFirst()
        .flatMap(field -> ReferenceModel.refused("no-such-field", field));
  }

  private Optional<String> piece(ReferencePosition position, String from) {
    if (!position.holds(from)) {
      return ReferenceModel.refused("empty-field", from);
    }
    return position.team(from).equals(rules.variant().team(position.side()))
        ? Optional.empty()
        : ReferenceModel.refused("not-your-piece", from);
  }

  private Optional<String> step(ReferencePosition position, ReferenceMove move) {
    ReferenceLayout layout = rules.layout();
    char piece = position.colour(move.from());
    if (!layout.touch(move.from(), move.to())) {
      return ReferenceModel.refused("not-adjacent", move.to());
    }
    if (layout.isGate(move.to())) {
      return ReferenceModel.refused("gate-closed", move.to());
    }
    if (position.holds(move.to())) {
      return ReferenceModel.refused("occupied", move.to());
    }
    if (layout.isMiddle(move.to()) && piece != 'r') {
      return ReferenceModel.refused("middle-red-only", move.to());
    }
    return layout.colour(move.from()) == piece && layout.colour(move.to()) == piece
        ? ReferenceModel.refused("own-colour", move.to())
        : Optional.empty();
  }

  private Optional<String> captive(ReferencePosition position, ReferenceMove move) {
    List<String> prey = rules.prey(position, move.from(), move.to());
    if (!move.takes()) {
      return prey.isEmpty() ? Optional.empty() : ReferenceModel.refused("must-capture", move.to());
    }
    String captive = move.captive().orElseThrow();
    if (prey.isEmpty()) {
      return ReferenceModel.refused("no-capture", captive);
    }
    return prey.contains(captive)
        ? Optional.empty()
        : ReferenceModel.refused("wrong-captive", captive);
  }

  private Optional<String> choice(ReferencePosition position, ReferenceMove move) {
    boolean free =
        rules.variant().force().equals("landing")
            || move.takes()
            || rules.layout().isMiddle(move.to());
    return free || rules.legalMoves(position).stream().noneMatch(ReferenceMove::takes)
        ? Optional.empty()
        : ReferenceModel.refused("must-capture-step", move.to());
  }
}
