package io.github.boardrules.nim;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.search.GameValue;
import io.github.boardrules.core.search.Solution;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Builds the text of a position on a grid. */
final class Setup {
  private final String variant;
  private final int cols;
  private final int rows;
  private final boolean[] balls;
  private int toMove = 1;

  private Setup(String variant) {
    this.variant = variant;
    cols = GridOptions.parse(variant).cols();
    rows = GridOptions.parse(variant).rows();
    balls = new boolean[cols * rows];
  }

  /** An empty grid, player 1 to move. */
  static Setup of(String variant) {
    return new Setup(variant);
  }

  /** All cells of a grid, in the order of the numbers on the rule page. */
  static List<String> cells(int cols, int rows) {
    return IntStream.range(0, cols * rows)
        .mapToObj(i -> (char) ('a' + i % cols) + Integer.toString(i / cols + 1))
        .toList();
  }

  /**
   * Returns the moves after which the opponent loses with perfect play; none in a lost position.
   */
  static <S, M> List<M> winningMoves(Solution<S, M> solution, S position) {
    GameValue value = solution.gameValue(position);
    Rules<S, M> rules = solution.rules();
    int mover = rules.status(position).toMove().orElse(0);
    return value.isLossFor(mover)
        ? List.of()
        : rules.legalMoves(position).stream()
            .filter(move -> solution.gameValue(rules.play(position, move)).isWinFor(mover))
            .toList();
  }

  /** Balls on some cells, as {@code a1 b2}. */
  Setup with(String cells) {
    return put(cells, true);
  }

  /** A ball on every cell except some. */
  Setup without(String cells) {
    Arrays.fill(balls, true);
    return put(cells, false);
  }

  Setup toMove(int player) {
    toMove = player;
    return this;
  }

  /** The position's text: the rows from the top down. */
  String text() {
    return IntStream.iterate(rows - 1, row -> row >= 0, row -> row - 1)
            .mapToObj(
                row ->
                    IntStream.range(0, cols)
                        .mapToObj(column -> balls[row * cols + column] ? "o" : ".")
                        .collect(Collectors.joining()))
            .collect(Collectors.joining("/"))
        + " "
        + toMove;
  }

  /** The position, read from its text. */
  GamePosition position() {
    return GamePosition.of(variant, text());
  }

  private Setup put(String cells, boolean ball) {
    if (!cells.isEmpty()) {
      for (String cell : cells.split(" ", -1)) {
        int index = cells(cols, rows).indexOf(cell);
        if (index < 0) {
          throw new IllegalStateException("There is no cell " + cell + ".");
        }
        balls[index] = ball;
      }
    }
    return this;
  }
}
