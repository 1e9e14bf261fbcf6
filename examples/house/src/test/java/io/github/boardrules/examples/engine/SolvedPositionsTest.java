package io.github.boardrules.examples.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.Knowledge;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Solution;
import io.github.boardrules.core.SolverLimitException;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.search.Playout;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.engine.Analysis;
import io.github.boardrules.engine.Engine;
import io.github.boardrules.engine.Limit;
import io.github.boardrules.engine.RatedMove;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In games that a solver knows, what the engine proves is true, and it keeps what is won. */
@Tag("claims")
class SolvedPositionsTest {
  private static final int POSITIONS = Integer.getInteger("boardrules.positions", 150);
  private static final int WON = Integer.getInteger("boardrules.positions", 25);

  /** The searches are short here, so that they prove only a part; all of it is compared. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "one-two-three",
        "one-two-three:cols=3,rows=4,touch=no",
        "triangle",
        "heaps:sizes=3-4-5",
        "pylos:base=3",
        "pylos:base=3,takeback=must,lines=yes",
      })
  void proofsAgreeWithTheSolver(String variant) {
    PackedRules<Object, Object> rules = ForcedWin.rules(variant);
    Solution<Object, Object> solution = solve(rules, rules.start(), 2_000_000);
    SplitMix64 random = new SplitMix64(1);
    int proven = 0;
    for (int i = 0; i < POSITIONS; i++) {
      proven += isProven(rules, randomPosition(rules, random), solution, i) ? 1 : 0;
    }
    assertThat(proven).isPositive();
  }

  /** The last moves of random games in games that are too large to be solved. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "zertz",
        "zertz:game=tournament,claim=automatic",
        "tzaar:setup=random,seed=1",
        "fivepush",
        "pylos",
      })
  void proofsAgreeWithTheSolverInEndings(String variant) {
    PackedRules<Object, Object> rules = ForcedWin.rules(variant);
    SplitMix64 random = new SplitMix64(3);
    int wanted = Math.max(10, POSITIONS / 20);
    int proven = 0;
    for (int game = 0; wanted > 0; game++) {
      Match<Object, Object> match = Playout.randomMatch(rules, rules.start(), random, 1_000);
      Object position = match.position(Math.max(0, match.ply() - 1 - random.below(4)));
      if (!rules.status(position).isOver()) {
        try {
          proven += isProven(rules, position, solve(rules, position, 20_000), game) ? 1 : 0;
          wanted--;
        } catch (SolverLimitException tooLarge) {
          // Another ending is taken.
        }
      }
    }
    assertThat(proven).isPositive();
  }

  /** Returns whether a short search proves a position, and checks all that it proves. */
  private static boolean isProven(
      PackedRules<Object, Object> rules,
      Object position,
      Solution<Object, Object> solution,
      long seed) {
    Analysis<Object> analysis =
        Engine.of(rules).withMemory(1 << 22).withSeed(seed).analyse(position, Limit.nodes(1_000));
    analysis.proof().ifPresent(proof -> assertAgrees(proof, solution.gameValue(position), 0));
    for (RatedMove<Object> rated : analysis.moves()) {
      GameValue after = solution.gameValue(rules.play(position, rated.move()));
      rated.proof().ifPresent(proof -> assertAgrees(proof, after, 1));
    }
    return analysis.proof().isPresent();
  }

  private static void assertAgrees(GameValue proof, GameValue truth, int pliesBefore) {
    assertThat(proof.winner()).isEqualTo(truth.winner());
    if (proof.distance().isPresent() && truth.distance().isPresent()) {
      assertThat(proof.distance()).hasValue(truth.distance().getAsInt() + pliesBefore);
    }
  }

  /**
   * Of the won positions in which a random move may lose, it keeps nearly all: with the perfect
   * play of the rules, or, on the pyramid, by its search.
   */
  @ParameterizedTest
  @ValueSource(strings = {"one-two-three", "triangle", "pylos:base=3"})
  void aWonPositionIsKept(String variant) {
    PackedRules<Object, Object> rules = ForcedWin.rules(variant);
    Solution<Object, Object> solution = solve(rules, rules.start(), 2_000_000);
    SplitMix64 random = new SplitMix64(2);
    int kept = 0;
    for (int won = 0; won < WON; ) {
      Object position = randomPosition(rules, random);
      int player = rules.status(position).toMove().orElseThrow();
      boolean isTrivial = rules.legalMoves(position).size() == solution.bestMoves(position).size();
      if (solution.gameValue(position).isWinFor(player) && !isTrivial) {
        won++;
        Object best = Engine.of(rules).withSeed(won).analyse(position, Limit.nodes(10_000)).best();
        kept += solution.gameValue(rules.play(position, best)).isWinFor(player) ? 1 : 0;
      }
    }
    assertThat(kept).isGreaterThanOrEqualTo((int) Math.floor(0.99 * WON));
  }

  private static Solution<Object, Object> solve(
      PackedRules<Object, Object> rules, Object position, int limit) {
    return Solver.of(rules).withKnowledge(Knowledge.none()).withLimit(limit).solve(position);
  }

  private static Object randomPosition(PackedRules<Object, Object> rules, SplitMix64 random) {
    Match<Object, Object> match =
        Playout.randomMatch(rules, rules.start(), random, random.below(8));
    return match.position(match.status().isOver() ? match.ply() - 1 : match.ply());
  }
}
