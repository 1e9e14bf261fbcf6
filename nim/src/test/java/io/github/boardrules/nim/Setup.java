package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Solution;
import io.github.boardrules.nim.reference.ReferenceGrid;
import io.github.boardrules.nim.reference.ReferenceTexts;
import io.github.boardrules.testkit.PositionProbe;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Builds a position on a grid; and questions about perfect play. */
final class Setup {
  private final String variant;
  private final ReferenceGrid grid;
  private final NavigableSet<String> balls = new TreeSet<>();
  private int toMove = 1;

  private Setup(String variant) {
    this.variant = variant;
    grid = ReferenceGrid.of(variant);
  }

  /** An empty grid, player 1 to move. */
  static Setup of(String variant) {
    return new Setup(variant);
  }

  /** Returns the moves after which the opponent loses with perfect play. */
  static <S, M> List<M> winningMoves(Solution<S, M> solution, S position) {
    Rules<S, M> rules = solution.rules();
    int mover = rules.status(position).toMove().orElse(0);
    return rules.legalMoves(position).stream()
        .filter(move -> solution.gameValue(rules.play(position, move)).isWinFor(mover))
        .toList();
  }

  /** Asserts that the player to move wins exactly if some move leads to a loss of the next. */
  static <S, M, T extends PositionProbe<S, M, T>> void assertFollowsFromItsMoves(
      Solution<S, M> solution, T given) {
    int mover = given.rules().status(given.position()).toMove().orElse(0);
    if (mover > 0) {
      assertThat(solution.gameValue(given.position()).isWinFor(mover))
          .as("%s", given)
          .isEqualTo(
              given.legalMoves().stream()
                  .map(move -> solution.gameValue(given.after(move).position()))
                  .anyMatch(value -> value.isWinFor(mover)));
    }
  }

  /** Reads facts as {@code heap=1, count=4}. */
  static Map<String, String> facts(String facts) {
    return Stream.of(facts.split(", ", -1))
        .map(fact -> fact.split("=", -1))
        .collect(Collectors.toMap(fact -> fact[0], fact -> fact[1]));
  }

  /** Balls on some cells, as {@code a1 b2}. */
  Setup with(String cells) {
    balls.addAll(List.of(cells.split(" ", -1)));
    return this;
  }

  /** A ball on every cell except some. */
  Setup without(String cells) {
    balls.addAll(grid.cells());
    balls.removeAll(List.of(cells.split(" ", -1)));
    return this;
  }

  Setup toMove(int player) {
    toMove = player;
    return this;
  }

  /** The position, read from its text. */
  GamePosition position() {
    return GamePosition.of(
        variant, ReferenceTexts.format(grid, new ReferenceGrid.Position(balls, toMove)));
  }
}
