package io.github.boardrules.colorfield.reference;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The first reason against a move, in the order of the page (RULES.md, "Legality"). */
public record ReferenceRefusals(ReferenceColorfield rules) {

  /** The code of the reason; empty for a legal move. */
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
    boolean known =
        Stream.concat(Stream.of(move.from(), move.to()), move.captive().stream())
            .allMatch(rules.layout().fields()::contains);
    return when(!known, "no-such-field");
  }

  private Optional<String> piece(ReferencePosition position, String from) {
    if (!position.holds(from)) {
      return Optional.of("empty-field");
    }
    return when(
        !position.team(from).equals(rules.variant().team(position.side())), "not-your-piece");
  }

  private Optional<String> step(ReferencePosition position, ReferenceMove move) {
    ReferenceLayout layout = rules.layout();
    char piece = position.colour(move.from());
    if (!layout.touch(move.from(), move.to())) {
      return Optional.of("not-adjacent");
    }
    if (layout.isGate(move.to())) {
      return Optional.of("gate-closed");
    }
    if (position.holds(move.to())) {
      return Optional.of("occupied");
    }
    if (layout.isMiddle(move.to()) && piece != 'r') {
      return Optional.of("middle-red-only");
    }
    return when(
        layout.colour(move.from()) == piece && layout.colour(move.to()) == piece, "own-colour");
  }

  private Optional<String> captive(ReferencePosition position, ReferenceMove move) {
    List<String> prey = rules.prey(position, move.from(), move.to());
    if (move.takes() && prey.isEmpty()) {
      return Optional.of("no-capture");
    }
    if (!move.takes() && !prey.isEmpty()) {
      return Optional.of("must-capture");
    }
    return when(move.captive().filter(field -> !prey.contains(field)).isPresent(), "wrong-captive");
  }

  private Optional<String> choice(ReferencePosition position, ReferenceMove move) {
    boolean free =
        rules.variant().force().equals("landing")
            || move.takes()
            || rules.layout().isMiddle(move.to());
    return when(
        !free && rules.legalMoves(position).stream().anyMatch(ReferenceMove::takes),
        "must-capture-step");
  }

  private static Optional<String> when(boolean applies, String code) {
    return applies ? Optional.of(code) : Optional.empty();
  }
}
