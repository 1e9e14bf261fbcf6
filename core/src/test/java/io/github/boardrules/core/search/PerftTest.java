package io.github.boardrules.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.toy.Counters;
import io.github.boardrules.core.toy.Counters.Position;
import io.github.boardrules.core.toy.Counters.Take;
import io.github.boardrules.core.toy.PackedCounters;
import io.github.boardrules.core.toy.Walk;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PerftTest {
  private static final String SMALL = "counters:left=2,right=1";
  private static final Perft.Progress SILENT = (done, total) -> {};

  /** The same game in both layers. */
  static Stream<Counters> layers() {
    return Stream.of(new Counters(SMALL), new PackedCounters(SMALL));
  }

  @ParameterizedTest
  @MethodSource("layers")
  void sequencesAreCounted(Counters rules) {
    // l1 l1 r1, l1 r1 l1, l2 r1, r1 l1 l1, r1 l2
    assertThat(counts(rules, rules.start())).containsExactly(1L, 3L, 5L, 3L, 0L);
  }

  @ParameterizedTest
  @MethodSource("layers")
  void playingTheLastPlyGivesTheSameCounts(Counters rules) {
    for (int depth = 0; depth <= 4; depth++) {
      assertThat(Perft.countByPlaying(rules, rules.start(), depth))
          .isEqualTo(Perft.count(rules, rules.start(), depth));
    }
  }

  @ParameterizedTest
  @MethodSource("layers")
  void aFinishedGameAddsNothing(Counters rules) {
    Position over = new Position(0, 0, 1);

    assertThat(counts(rules, over)).containsExactly(1L, 0L, 0L, 0L, 0L);
    assertThat(Perft.countByPlaying(rules, over, 0)).isEqualTo(1);
    assertThat(Perft.countByPlaying(rules, over, 1)).isZero();
    assertThat(Perft.divide(rules, over, 2)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("layers")
  void theCountIsDividedByFirstMoves(Counters rules) {
    assertThat(Perft.divide(rules, rules.start(), 2))
        .containsExactly(
            Map.entry(new Take('l', 1), 2L),
            Map.entry(new Take('l', 2), 1L),
            Map.entry(new Take('r', 1), 2L));
    assertThat(Perft.divide(rules, rules.start(), 1).values()).containsExactly(1L, 1L, 1L);
    assertThat(Perft.divide(rules, rules.start(), 0)).isEmpty();
    assertThatThrownBy(() -> Perft.divide(rules, rules.start(), 2).clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @ParameterizedTest
  @MethodSource("layers")
  void progressIsToldAfterEachFirstMove(Counters rules) {
    List<String> news = new ArrayList<>();
    Perft.Progress progress = (done, total) -> news.add(done + "/" + total);

    assertThat(Perft.count(rules, rules.start(), 3, progress)).isEqualTo(3);
    assertThat(news).containsExactly("1/3", "2/3", "3/3");
    assertThat(Perft.count(rules, rules.start(), 0, progress)).isEqualTo(1);
    assertThat(news).hasSize(3);
    assertThat(Perft.divide(rules, rules.start(), 1, progress)).hasSize(3);
    assertThat(news).hasSize(6).endsWith("3/3");
  }

  @ParameterizedTest
  @MethodSource("layers")
  void aNegativeDepthIsRefused(Counters rules) {
    Position start = rules.start();

    assertThatThrownBy(() -> Perft.count(rules, start, -1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A depth must be 0 or more, not -1.");
    assertThatThrownBy(() -> Perft.count(rules, start, -1, SILENT))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Perft.countByPlaying(rules, start, -1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Perft.divide(rules, start, -1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void largerHeapsAgreeWithAFormula() {
    for (String variant : List.of("counters", "counters:left=5,right=4,most=2,again=yes")) {
      Counters plain = new Counters(variant);
      PackedCounters packed = new PackedCounters(variant);
      int most = variant.contains("most=2") ? 2 : 3;
      for (int depth = 0; depth <= 9; depth++) {
        long expected = sequences(plain.start(), most, depth);
        assertThat(Perft.count(plain, plain.start(), depth)).isEqualTo(expected);
        assertThat(Perft.count(packed, packed.start(), depth)).isEqualTo(expected);
        assertThat(Perft.countByPlaying(packed, packed.start(), depth)).isEqualTo(expected);
        assertThat(Perft.count(plain, plain.start(), depth, SILENT)).isEqualTo(expected);
        assertThat(Perft.count(packed, packed.start(), depth, SILENT)).isEqualTo(expected);
      }
    }
  }

  @Test
  void aGameWithoutAnEndIsCountedToo() {
    Walk walk = new Walk();

    // Every second ply, half of the walks reach an edge.
    assertThat(counts(walk, walk.start())).containsExactly(1L, 2L, 4L, 4L, 8L);
  }

  @Test
  void theLastPlyOfPackedRulesIsCountedAndNotPlayed() {
    int[] played = new int[1];
    PackedCounters rules =
        new PackedCounters(SMALL) {
          @Override
          public Position playUnchecked(Position position, long code) {
            played[0]++;
            return super.playUnchecked(position, code);
          }
        };

    assertThat(Perft.count(rules, rules.start(), 2)).isEqualTo(5);
    assertThat(played[0]).isEqualTo(3);
    assertThat(Perft.countByPlaying(rules, rules.start(), 2)).isEqualTo(5);
    assertThat(played[0]).isEqualTo(3 + 3 + 5);
  }

  @Test
  void aPositionIsCountedAnewAtEachDepth() {
    Walk walk = new Walk();

    // The walk comes back to the same places at other depths.
    for (int depth = 0; depth <= 12; depth++) {
      assertThat(Perft.count(walk, walk.start(), depth, SILENT))
          .isEqualTo(Perft.count(walk, walk.start(), depth));
    }
  }

  @Test
  void countingWithNewsDoesNotCountTwiceWhatComesAgain() {
    long[] asked = new long[2];
    PackedCounters rules =
        new PackedCounters("counters:left=9,right=9,most=2") {
          @Override
          public long countLegal(Position position) {
            asked[0]++;
            return super.countLegal(position);
          }
        };

    long sequences = Perft.count(rules, rules.start(), 8);
    asked[1] = asked[0];
    asked[0] = 0;

    assertThat(Perft.count(rules, rules.start(), 8, SILENT)).isEqualTo(sequences);
    assertThat(asked[0]).isLessThan(asked[1] / 10);
  }

  @Test
  void oneBufferServesAllPliesAndIsLeftEmpty() {
    Set<MoveBuffer> buffers = Collections.newSetFromMap(new IdentityHashMap<>());
    PackedCounters rules =
        new PackedCounters(SMALL) {
          @Override
          public long countLegal(Position position) {
            return legalMoves(position).size();
          }

          @Override
          public void legalMoves(Position position, MoveBuffer out) {
            buffers.add(out);
            super.legalMoves(position, out);
          }

          @Override
          public List<Take> legalMoves(Position position) {
            return new Counters(SMALL).legalMoves(position);
          }
        };

    assertThat(Perft.count(rules, rules.start(), 3)).isEqualTo(3);
    assertThat(buffers).hasSize(1).allMatch(buffer -> buffer.size() == 0);
    assertThat(Perft.countByPlaying(rules, rules.start(), 3)).isEqualTo(3);
    assertThat(buffers).hasSize(2).allMatch(buffer -> buffer.size() == 0);
  }

  @Test
  void aNumberThatDoesNotFitIsAnErrorAndNotAWrongNumber() {
    PackedCounters rules =
        new PackedCounters(SMALL) {
          @Override
          public long countLegal(Position position) {
            return Long.MAX_VALUE / 2;
          }
        };

    assertThatThrownBy(() -> Perft.count(rules, rules.start(), 2))
        .isInstanceOf(ArithmeticException.class);
    assertThatThrownBy(() -> Perft.count(rules, rules.start(), 2, SILENT))
        .isInstanceOf(ArithmeticException.class);
    assertThat(Perft.divide(rules, rules.start(), 2).values()).containsOnly(Long.MAX_VALUE / 2);
  }

  private static <S, M> List<Long> counts(Rules<S, M> rules, S position) {
    List<Long> counts = new ArrayList<>();
    for (int depth = 0; depth <= 4; depth++) {
      counts.add(Perft.count(rules, position, depth));
    }
    return counts;
  }

  /** Choose which of the moves are of the left heap; then each heap is taken from on its own. */
  private static long sequences(Position position, int most, int depth) {
    long total = 0;
    long choices = 1;
    for (int left = 0; left <= depth; left++) {
      total +=
          choices
              * parts(position.left(), most, left)
              * parts(position.right(), most, depth - left);
      choices = choices * (depth - left) / (left + 1);
    }
    return total;
  }

  /** In how many ways a number of moves of 1 to {@code most} counters fit into a heap. */
  private static long parts(int heap, int most, int moves) {
    if (moves == 0) {
      return 1;
    }
    long ways = 0;
    for (int count = 1; count <= Math.min(most, heap); count++) {
      ways += parts(heap - count, most, moves - 1);
    }
    return ways;
  }
}
