package io.github.boardrules.pylos.reference;

import static io.github.boardrules.fixtures.ReferenceModel.refused;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The first reason against a move, in the order of the page (RULES.md, "Legality"). */
public record ReferenceRefusals(ReferencePylos rules) {

  /** The reason and its cells; empty for a legal move. */
  public Optional<String> refusal(ReferencePosition position, ReferenceMove move) {
    if (rules.over(position)) {
      return refused("game-over");
    }
    Optional<String> first =
        move.source().isPresent()
            ? source(position, move.source().get(), move.target())
            : refused("no-reserve").filter(it -> rules.reserve(position, position.side()) == 0);
    return first.or(() -> target(position, move)).or(() -> takeBacks(position, move));
  }

  private Optional<String> source(
      ReferencePosition position, ReferenceCell source, ReferenceCell target) {
    if (!position.holds(source)) {
      return refusedAt("source-empty", source);
    }
    if (position.isOf(position.otherSide(), source)) {
      return refusedAt("not-your-stone", source);
    }
    if (!rules.isFree(position, source)) {
      return refusedAt("not-free", source);
    }
    return refusedAt("not-higher", source, target).filter(it -> target.level() <= source.level());
  }

  private static Optional<String> target(ReferencePosition position, ReferenceMove move) {
    if (position.holds(move.target())) {
      return refusedAt("occupied", move.target());
    }
    ReferencePosition lifted = move.source().map(position::without).orElse(position);
    return refusedAt("unsupported", move.target())
        .filter(it -> !ReferencePylos.isSupported(lifted, move.target()));
  }

  private Optional<String> takeBacks(ReferencePosition position, ReferenceMove move) {
    List<ReferenceCell> cells = move.takenBack();
    String option = rules.variant().takeBack();
    boolean completed = rules.completesPattern(position, move);
    if (!cells.isEmpty() && (!completed || option.equals("none"))) {
      return refusedAt("take-back-not-earned", cells.toArray(new ReferenceCell[0]));
    }
    if (option.equals("must") && completed && cells.isEmpty()) {
      return refused("take-back-required");
    }
    if (cells.size() == 2 && cells.get(0).equals(cells.get(1))) {
      return refusedAt("take-back-twice", cells.get(0));
    }
    ReferencePosition now = ReferencePylos.afterFirstPart(position, move);
    for (ReferenceCell cell : cells) {
      Optional<String> refusal = takeBack(now, cell);
      if (refusal.isPresent()) {
        return refusal;
      }
      now = now.without(cell);
    }
    return Optional.empty();
  }

  private Optional<String> takeBack(ReferencePosition now, ReferenceCell cell) {
    if (!now.holds(cell)) {
      return refusedAt("take-back-empty", cell);
    }
    if (now.isOf(now.otherSide(), cell)) {
      return refusedAt("take-back-not-yours", cell);
    }
    return refusedAt("take-back-not-free", cell).filter(it -> !rules.isFree(now, cell));
  }

  private static Optional<String> refusedAt(String code, ReferenceCell... cells) {
    return refused(code, Stream.of(cells).map(ReferenceTexts::format).toArray(String[]::new));
  }
}
