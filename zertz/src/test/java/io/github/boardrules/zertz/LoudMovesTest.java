package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Evaluation;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.search.WeightedEvaluation;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The placements that the evaluation names stand for all. */
class LoudMovesTest {
  private static final int GAMES = 8;
  private static final double WIN = 2;

  /** Whose turn it is counts nothing, so that nobody gives a marble away for the turn. */
  private static final Map<String, Double> WITHOUT_TURN =
      Map.of(
          "turn", 0.0,
          "capture", 0.0,
          "own-missing-1", 0.3,
          "own-missing-2", 0.2,
          "other-missing-1", 0.3,
          "other-missing-2", 0.2);

  /** What captures make of a position. */
  private record Captures(ZertzRules rules, Evaluation<ZertzPosition> evaluation, int player) {

    double value(ZertzPosition position) {
      Status status = rules.status(position);
      if (status.isOver()) {
        return status.winner().isEmpty() ? 0 : status.winner().getAsInt() == player ? WIN : -WIN;
      }
      if (evaluation.isQuiet(position)) {
        double value = evaluation.valueForPlayer1(position);
        return player == 1 ? value : -value;
      }
      double[] values =
          LongStream.of(legal(rules, position))
              .mapToDouble(code -> value(rules.playUnchecked(position, code)))
              .sorted()
              .toArray();
      return values[position.toMove() == player ? values.length - 1 : 0];
    }

    double best(ZertzPosition position, long[] codes) {
      return LongStream.of(codes)
          .mapToDouble(code -> value(rules.playUnchecked(position, code)))
          .max()
          .orElseThrow();
    }
  }

  private static long[] legal(ZertzRules rules, ZertzPosition position) {
    MoveBuffer moves = new MoveBuffer();
    rules.legalMoves(position, moves);
    return moves.toArray();
  }

  private static WeightedEvaluation<ZertzPosition> evaluation(ZertzRules rules) {
    Evaluation<ZertzPosition> standard = rules.knowledge().evaluation().orElseThrow();
    return ((WeightedEvaluation<ZertzPosition>) standard).withWeights(WITHOUT_TURN);
  }

  /** A ring on which a marble claims may also be one from which it jumps, or is jumped over. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void noMoveIsNamedTwice(int movesLeft) {
    ZertzRules rules =
        ZertzRules.parse("zertz:game=tournament,rings=61,claim=automatic,capture=retract,stall=1");
    ZertzPosition position =
        rules
            .notation()
            .parsePosition(
                "W--../.---W./---G--./W..-GWB-/---BWB-../BG------/BW-.-B-/---G--/B-B--"
                    + " 0,4,2 0,0,0 0,0,0 2 s0 -");
    MoveBuffer loud = new MoveBuffer();

    assertThat(evaluation(rules).loudMoves(position, movesLeft, loud)).isTrue();
    assertThat(loud.toArray()).doesNotHaveDuplicates();
    assertThat(legal(rules, position)).contains(loud.toArray());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "zertz",
        "zertz:rings=48,game=tournament",
        "zertz:claim=automatic,rings=61",
        "zertz:capture=retract"
      })
  void noOtherPlacementIsWorthMore(String variant) {
    ZertzRules rules = ZertzRules.parse(variant);
    WeightedEvaluation<ZertzPosition> evaluation = evaluation(rules);
    SplitMix64 random = new SplitMix64(5);
    int known = 0;
    for (int game = 0; game < GAMES; game++) {
      ZertzPosition position = rules.start();
      while (!rules.status(position).isOver()) {
        MoveBuffer loud = new MoveBuffer();
        if (evaluation.loudMoves(position, 1, loud)) {
          known++;
          check(new Captures(rules, evaluation, position.toMove()), position, loud.toArray());
        }
        position = rules.playUnchecked(position, rules.randomLegal(position, random));
      }
    }
    assertThat(known).isGreaterThan(30);
  }

  private static void check(Captures captures, ZertzPosition position, long[] loud) {
    long[] legal = legal(captures.rules(), position);
    assertThat(legal).as("%s", position).contains(loud);
    assertThat(loud).doesNotHaveDuplicates();
    assertThat(captures.best(position, loud))
        .as("%s", position)
        .isGreaterThanOrEqualTo(captures.best(position, legal) - 1e-9);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // a capture is due
        "..../...../....../..WG.../....../...../.... 4,6,9 0,0,0 0,0,0 1",
        // there is nothing but the edge
        "W---/-----/------/-------/------/-----/---. 4,7,9 0,0,0 0,0,0 1"
      })
  void whereNoneIsQuietNoneIsNamed(String text) {
    ZertzRules rules = ZertzRules.standard();
    MoveBuffer loud = new MoveBuffer();

    assertThat(
            rules
                .knowledge()
                .evaluation()
                .orElseThrow()
                .loudMoves(rules.notation().parsePosition(text), 1, loud))
        .isFalse();
    assertThat(loud.size()).isZero();
  }
}
