package io.github.boardrules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.search.Solver;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A tree by itself, without the search for forced wins beside it. */
class TreeSearchTest {

  private static <S> TreeSearch<S, Integer> search(
      PackedRules<S, Integer> game, S root, int maxNodes) {
    return new TreeSearch<>(
        game,
        root,
        Set.of(),
        new Rollout<>(game, position -> 0, 1000),
        new SplitMix64(1),
        maxNodes);
  }

  private static byte proof(PackedRules<Integer, Integer> game, int visits) {
    TreeSearch<Integer, Integer> search = search(game, 0, Integer.MAX_VALUE);
    for (int i = 0; i < visits && search.tree().proof(0) == GameTree.OPEN; i++) {
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
      assertThat(proof(wide(moves, "win 1"), 1_000)).isEqualTo(GameTree.WIN);
      assertThat(proof(wide(moves, "draw"), 1_000)).isEqualTo(GameTree.DRAW);
      assertThat(proof(wide(moves, "win 2"), 1_000)).isEqualTo(GameTree.LOSS);
    }
  }

  @Test
  void aWideNodeBeginsWithFewMoves() {
    TreeSearch<Long, Integer> few = search(new HashGame(201), 4L, Integer.MAX_VALUE);
    TreeSearch<Long, Integer> all = search(new HashGame(200), 4L, Integer.MAX_VALUE);
    few.visit(Budget.endless());
    all.visit(Budget.endless());

    assertThat(few.tree().children(0)).isBetween(8, 11);
    assertThat(few.tree().isComplete(0)).isFalse();
    assertThat(all.tree().children(0)).isEqualTo(200);
    assertThat(all.tree().isComplete(0)).isTrue();
    for (int i = 0; i < 100; i++) {
      few.visit(Budget.endless());
    }
    assertThat(few.tree().children(0)).isBetween(15, 21);
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
      assertThat(proof(game, 1_000)).as("seed %s", seed).isIn(proofs);
    }
  }

  @Test
  void aFullTreeGrowsNoMore() {
    TreeSearch<Long, Integer> search = search(new HashGame(), 4L, 100);
    for (int i = 0; i < 1_000; i++) {
      search.visit(Budget.endless());
    }

    assertThat(search.tree().size()).isBetween(100, 105);
    assertThat(search.tree().visits(0)).isEqualTo(1_000);
  }

  @Test
  void whatIsProvenElsewhereProvesTheRoot() {
    GraphGame game = GraphGame.of("1: 1 2", "1: 2", "1: 1");
    TreeSearch<Integer, Integer> search = search(game, 0, 1_000);
    search.visit(Budget.endless());
    search.proveMove(1, GameTree.LOSS, 4);
    assertThat(search.tree().proof(0)).isEqualTo(GameTree.OPEN);
    search.proveMove(2, GameTree.LOSS, 6);

    assertThat(search.tree().proof(0)).isEqualTo(GameTree.LOSS);
    assertThat(search.tree().distance(0)).isEqualTo(7);
  }
}
