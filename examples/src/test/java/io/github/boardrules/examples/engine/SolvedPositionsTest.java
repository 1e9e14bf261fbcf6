package io.github.boardrules.examples.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.search.GameValue;
import io.github.boardrules.core.search.Solution;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.engine.Analysis;
import io.github.boardrules.engine.Engine;
import io.github.boardrules.engine.Limit;
import io.github.boardrules.engine.RatedMove;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In games that a solver knows, what the engine proves is true, and it keeps what is won. */
@Tag("slow")
class SolvedPositionsTest {
  private static final int LIMIT = 2_000_000;

  /** The searches are short here, so that they prove only a part; all of it is compared. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "one-two-three",
        "one-two-three:cols=3,rows=4,touch=no",
        "triangle",
        "heaps:sizes=3-4-5",
        "pylos:base=3",
        "pylos:base=3,takeback=must",
        "pylos:base=3,takeback=must,lines=yes",
      })
  void proofsAgreeWithTheSolver(String variant) {
    PackedRules<Object, Object> rules = ForcedWin.rules(variant);
    Solution<Object, Object> solution = solve(rules);
    SplitMix64 random = new SplitMix64(1);
    int proven = 0;
    for (int i = 0; i < Integer.getInteger("boardrules.positions", 150); i++) {
      Object position = randomPosition(rules, random);
      Analysis<Object> analysis = Engine.of(rules).seed(i).analyse(position, Limit.nodes(1_000));

      analysis.proof().ifPresent(proof -> assertAgrees(proof, solution.gameValue(position)));
      for (RatedMove<Object> rated : analysis.moves()) {
        GameValue after = solution.gameValue(rules.play(position, rated.move()));
        rated.proof().ifPresent(proof -> assertThat(proof.winner()).isEqualTo(after.winner()));
      }
      proven += analysis.proof().isPresent() ? 1 : 0;
    }
    assertThat(proven).isPositive();
  }

  private static void assertAgrees(GameValue proof, GameValue truth) {
    assertThat(proof.winner()).isEqualTo(truth.winner());
    if (proof.distance().isPresent() && truth.distance().isPresent()) {
      assertThat(proof.distance()).isEqualTo(truth.distance());
    }
  }

  /** Of the won positions in which a random move may lose, it keeps nearly all. */
  @ParameterizedTest
  @ValueSource(strings = {"one-two-three", "triangle", "pylos:base=3"})
  void aWonPositionIsKept(String variant) {
    PackedRules<Object, Object> rules = ForcedWin.rules(variant);
    Solution<Object, Object> solution = solve(rules);
    SplitMix64 random = new SplitMix64(2);
    int wanted = Integer.getInteger("boardrules.positions", 50);
    int kept = 0;
    for (int won = 0; won < wanted; ) {
      Object position = randomPosition(rules, random);
      int player = rules.status(position).toMove().orElseThrow();
      boolean isTrivial = rules.legalMoves(position).size() == solution.bestMoves(position).size();
      if (solution.gameValue(position).isWinFor(player) && !isTrivial) {
        won++;
        Object best = Engine.of(rules).seed(won).analyse(position, Limit.nodes(10_000)).best();
        kept += solution.gameValue(rules.play(position, best)).isWinFor(player) ? 1 : 0;
      }
    }
    assertThat(kept).isGreaterThanOrEqualTo((int) Math.floor(0.99 * wanted));
  }

  private static Solution<Object, Object> solve(PackedRules<Object, Object> rules) {
    return Solver.of(rules).exhaustive().limit(LIMIT).solve(rules.start());
  }

  private static Object randomPosition(PackedRules<Object, Object> rules, SplitMix64 random) {
    Object position = rules.start();
    for (int plies = random.below(8); plies > 0; plies--) {
      Object next = rules.playUnchecked(position, rules.randomLegal(position, random));
      if (rules.status(next).isOver()) {
        return position;
      }
      position = next;
    }
    return position;
  }
}
