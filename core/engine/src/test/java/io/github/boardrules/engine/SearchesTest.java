package io.github.boardrules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Solution;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.engine.WinSearch.WinAnswer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What each search finds by itself is what a solver finds. */
class SearchesTest {
  private static final int NODES = 30;
  private static final int DEPTH = 8;

  private static WinSearch<Integer, Integer> search(GraphGame game, int attacker) {
    WinSearch<Integer, Integer> search = new WinSearch<>(game, attacker, 1 << 20, Budget.endless());
    search.begin(Budget.endless(), Long.MAX_VALUE);
    return search;
  }

  @Test
  void answersAreTrueAtEveryDepth() {
    for (int seed = 0; seed < 60; seed++) {
      GraphGame game = GraphGame.draw(seed, 2, NODES, seed % 2 == 0);
      Solution<Integer, Integer> solution = Solver.of(game).solve(0);
      for (int attacker = 1; attacker <= 2; attacker++) {
        WinSearch<Integer, Integer> search = search(game, attacker);
        if (seed % 2 == 1) { // without cycles, so that a deep search leaves nothing open
          boolean isWin = solution.gameValue(0).isWinFor(attacker);
          assertThat(search(game, attacker).after(0, NODES + 1))
              .isEqualTo(isWin ? WinAnswer.WIN : WinAnswer.NONE);
        }
        for (int depth = 1; depth <= DEPTH; depth++) {
          for (int node = 0; node < NODES; node++) {
            if (solution.covers(node)) {
              assertTrue(search.after(node, depth), solution.gameValue(node), attacker, depth);
            }
          }
        }
      }
    }
  }

  private static void assertTrue(WinAnswer answer, GameValue truth, int attacker, int depth) {
    boolean isWin = truth.isWinFor(attacker);
    // The move that leads to the position counts, too.
    boolean isInTime = isWin && truth.distance().orElseThrow() < depth;
    assertThat(answer == WinAnswer.WIN).as("%s in %s", truth, depth).isEqualTo(isInTime);
    assertThat(answer).isNotEqualTo(WinAnswer.STOPPED);
    if (isWin) {
      assertThat(answer).isNotEqualTo(WinAnswer.NONE);
    }
  }

  /** What the opponent is known to win after each move, and the fastest win, are exact. */
  @Test
  void anAnalystKnowsTheFastestWinAndAllLosses() {
    for (int seed = 0; seed < 200; seed++) {
      GraphGame game = GraphGame.draw(seed, 2, NODES, false);
      Solution<Integer, Integer> solution = Solver.of(game).solve(0);
      GameValue truth = solution.gameValue(0);
      int mover = game.status(0).toMove().orElseThrow();
      Budget budget = Budget.endless();
      WinAnalyst<Integer, Integer> analyst =
          new WinAnalyst<>(game, 0, OrderedMoves.Listed.of(game, 0), 1 << 20, budget);

      analyst.finish(1_000_000, budget);

      assertThat(analyst.isOn()).isFalse();
      assertThat(analyst.winner()).isEqualTo(truth.winner().orElse(0));
      assertThat(analyst.isDraw()).isEqualTo(truth.isDraw());
      List<RootMove> known = analyst.moves();
      for (RootMove move : known) {
        GameValue after = solution.gameValue((int) move.code());
        assertThat(move.proof()).isEqualTo(TreeSearch.winOf(after.winner().orElseThrow()));
        assertThat(move.distance()).isEqualTo(after.distance().orElseThrow() + 1);
        assertThat(move.isExact()).isTrue();
        assertThat(move.value()).isEqualTo(after.isWinFor(mover) ? 1 : -1);
        assertThat(move.variation()).containsExactly(move.code());
        List<Long> line = new Lines<>(game, 0, Optional.empty()).of(move);
        assertThat(line).startsWith(move.code()).hasSize(move.distance());
        assertThat(game.status(line.get(line.size() - 1).intValue()).winner())
            .isEqualTo(after.winner());
      }
      if (truth.isWinFor(mover)) {
        int distance = truth.distance().orElseThrow();
        assertThat(known).extracting(RootMove::distance).contains(distance);
        long best = solution.bestMoves(0).get(0);
        assertThat(analyst.isShortest(best, mover, distance)).isTrue();
        assertThat(analyst.isShortest(best, mover, distance + 1)).isFalse();
        assertThat(analyst.depth(mover)).isEqualTo(distance);
      } else {
        int losses = 0;
        for (int move : game.legalMoves(0)) {
          if (solution.gameValue(move).isWinFor(3 - mover)) {
            int plies = solution.gameValue(move).distance().orElseThrow() + 1;
            assertThat(analyst.isShortest(move, 3 - mover, plies)).isTrue();
            assertThat(analyst.isShortest(move, 3 - mover, plies + 1)).isFalse();
            losses++;
          }
        }
        assertThat(known).hasSize(losses);
        assertThat(analyst.losses()).isEqualTo(losses);
      }
    }
  }

  private static <S> TreeSearch<S, Integer> tree(
      PackedRules<S, Integer> game, S root, int maxNodes) {
    Rollout<S> rollout = new Rollout<>(game, position -> 0, 1000);
    return new TreeSearch<>(game, root, Set.of(), rollout, new SplitMix64(1), maxNodes);
  }

  private static byte proof(GraphGame game) {
    TreeSearch<Integer, Integer> search = tree(game, 0, Integer.MAX_VALUE);
    for (int i = 0; i < 1_000 && search.tree().proof(0) == GameTree.OPEN; i++) {
      search.visit(Budget.endless());
    }
    return search.tree().proof(0);
  }

  /** So many moves that a tree begins with a few of them; all but one lose at once. */
  private static GraphGame wide(int moves, String ofOne) {
    List<String> nodes = new ArrayList<>(Collections.nCopies(moves + 1, "win 2"));
    nodes.set(123, ofOne);
    nodes.set(0, GraphGame.node(1, IntStream.rangeClosed(1, moves).boxed().toList()));
    return GraphGame.of(nodes.toArray(String[]::new));
  }

  @Test
  void noneOfManyMovesIsOverlooked() {
    for (int moves : new int[] {200, 201, 300}) {
      assertThat(proof(wide(moves, "win 1"))).isEqualTo(GameTree.WIN);
      assertThat(proof(wide(moves, "draw"))).isEqualTo(GameTree.DRAW);
      assertThat(proof(wide(moves, "win 2"))).isEqualTo(GameTree.LOSS);
    }
  }

  @Test
  void aTreeProvesWhatASolverFinds() {
    for (int seed = 0; seed < 100; seed++) {
      GraphGame game = GraphGame.draw(seed, 2, 12, false);
      GameValue truth = Solver.of(game).solve(0).gameValue(0);

      // A draw is proven only where all moves are, and the tree may have better things to do.
      List<Byte> proofs =
          truth.isDraw()
              ? List.of(GameTree.DRAW, GameTree.OPEN)
              : List.of(TreeSearch.winOf(truth.winner().orElseThrow()));
      assertThat(proof(game)).as("seed %s", seed).isIn(proofs);
    }
  }

  @Test
  void whatIsProvenElsewhereProvesTheRoot() {
    GraphGame game = GraphGame.of("1: 1 2", "1: 2", "1: 1");
    TreeSearch<Integer, Integer> search = tree(game, 0, Integer.MAX_VALUE);
    search.visit(Budget.endless());
    search.proveMove(1, GameTree.LOSS, 4);
    assertThat(search.tree().proof(0)).isEqualTo(GameTree.OPEN);
    search.proveMove(2, GameTree.LOSS, 6);

    assertThat(search.tree().proof(0)).isEqualTo(GameTree.LOSS);
    assertThat(search.tree().distance(0)).isEqualTo(7);
    search.tree().prove(0, GameTree.LOSS, 40_000);
    assertThat(search.tree().distance(0)).isEqualTo(Short.MAX_VALUE);
  }

  @Test
  void aFullTreeGrowsNoMore() {
    TreeSearch<Long, Integer> search = tree(new HashGame(), 4L, 100);
    for (int i = 0; i < 1_000; i++) {
      search.visit(Budget.endless());
    }

    assertThat(search.tree().size()).isBetween(100, 105);
    assertThat(search.tree().visits(0)).isEqualTo(1_000);
  }
}
