package io.github.boardrules.testkit;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A move of {@link Trio}: the cells that it names, numbered as in {@link TrioCell}. It places a
 * stone on one cell ({@code b2}), slides one over two or three ({@code a1-a2}, {@code a1-a2-b2}),
 * or passes ({@code pass}).
 */
record TrioMove(List<Integer> cells) {
  static final TrioMove PASS = of();

  static TrioMove of(Integer... cells) {
    return new TrioMove(List.of(cells));
  }

  boolean isPlacement() {
    return cells.size() == 1;
  }

  boolean isSlide() {
    return cells.size() > 1;
  }

  int first() {
    return cells.get(0);
  }

  int last() {
    return cells.get(cells.size() - 1);
  }

  @Override
  public String toString() {
    return cells.isEmpty()
        ? "pass"
        : cells.stream().map(TrioCell::name).collect(Collectors.joining("-"));
  }
}
