package io.github.boardrules.pylos.reference;

import java.util.List;
import java.util.Optional;

/** The first reason against a move, in the order of the page (RULES.md, "Legality"). */
public record ReferenceRefusals(ReferencePylos rules) {

  /** The code of the reason; empty for a legal move. */
  public Optional<String> refusal(ReferencePosition position, ReferenceMove move) {
    if (rules.over(position)) {
      return Optional.of("game-over");
    }
    Optional<String> first =
        move.source().isPresent()
            ? source(position, move.source().get(), move.target())
            : when(rules.reserve(position, position.side()) == 0, "no-reserve");
    return first.or(() -> target(position, move)).or(() -> takeBacks(position, move));
  }

  private Optional<String> source(
      ReferencePosition position, ReferenceCell source, ReferenceCell target) {
    if (!position.holds(source)) {
      return Optional.of("source-empty");
    }
    if (position.isOf(position.otherSide(), source)) {
      return Optional.of("not-your-stone");
    }
    if (!rules.isFree(position, source)) {
      return Optional.of("not-free");
    }
    return when(target.level() <= source.level(), "not-higher");
  }

  private static Optional<String> target(ReferencePosition position, ReferenceMove move) {
    if (position.holds(move.target())) {
      return Optional.of("occupied");
    }
    ReferencePosition lifted = move.source().map(position::without).orElse(position);
    return when(!ReferencePylos.isSupported(lifted, move.target()), "unsupported");
  }

  private Optional<String> takeBacks(ReferencePosition position, ReferenceMove move) {
    List<ReferenceCell> cells = move.takenBack();
    String option = rules.variant().takeBack();
    boolean completed = rules.completesPattern(position, move);
    if (!cells.isEmpty() && (!completed || option.equals("none"))) {
      return Optional.of("take-back-not-earned");
    }
    if (option.equals("must") && completed && cells.isEmpty()) {
      return Optional.of("take-back-required");
    }
    if (cells.size() == 2 && cells.get(0).equals(cells.get(1))) {
      return Optional.of("take-back-twice");
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
      return Optional.of("take-back-empty");
    }
    if (now.isOf(now.otherSide(), cell)) {
      return Optional.of("take-back-not-yours");
    }
    return when(!rules.isFree(now, cell), "take-back-not-free");
  }

  private static Optional<String> when(boolean applies, String code) {
    return applies ? Optional.of(code) : Optional.empty();
  }
}
