package io.github.boardrules.core.search;

import static io.github.boardrules.core.toy.Failures.illegalArgument;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.toy.Counters;
import io.github.boardrules.core.toy.Counters.Position;
import io.github.boardrules.core.toy.Counters.Take;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PerftTest {
  private static final String SMALL = "counters:left=2,right=1";

  private static final Position OVER = new Position(0, 0, 1);

  static Stream<Counters> layers() {
    return Stream.of(new Counters(SMALL), new Counters.Packed(SMALL));
  }

  @ParameterizedTest
  @MethodSource("layers")
  void theCountIsDividedByFirstMove(Counters rules) {
    Perft<Position, Take> perft = Perft.of(rules);

    assertThat(perft.divide(rules.start(), 2)).hasToString("{l1=2, l2=1, r1=2}").isUnmodifiable();
    assertThat(perft.divide(rules.start(), 1)).hasToString("{l1=1, l2=1, r1=1}");
    assertThat(perft.divide(rules.start(), 0)).isEmpty();
    assertThat(perft.divide(OVER, 2)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("layers")
  void progressIsReportedAfterEachFirstMove(Counters rules) {
    List<String> reports = new ArrayList<>();
    Perft<Position, Take> perft =
        Perft.of(rules).withProgress((done, total) -> reports.add(done + "/" + total));

    for (Perft<Position, Take> counter : List.of(perft, perft.withTranspositionTable(true))) {
      reports.clear();
      assertThat(counter.count(rules.start(), 3)).isEqualTo(3);
      assertThat(reports).containsExactly("1/3", "2/3", "3/3");
      assertThat(counter.divide(rules.start(), 3).values()).containsExactly(2L, 0L, 1L);
      assertThat(reports).containsExactly("1/3", "2/3", "3/3", "1/3", "2/3", "3/3");
    }
    reports.clear();
    assertThat(perft.count(rules.start(), 0)).isEqualTo(1);
    assertThat(perft.count(rules.start(), 1)).isEqualTo(3);
    assertThat(perft.divide(rules.start(), 0)).isEmpty();
    assertThat(perft.count(OVER, 2)).isZero();
    assertThat(reports).isEmpty();
    assertThat(perft.divide(rules.start(), 1)).hasSize(3);
    assertThat(reports).containsExactly("1/3", "2/3", "3/3");
  }

  @ParameterizedTest
  @MethodSource("layers")
  void aDepthIsBoundedAndAGameThatIsOverAddsNothing(Counters rules) {
    for (int depth : new int[] {-1, 1000, Integer.MAX_VALUE}) {
      String message = "A depth is 0 to 999, not " + depth + ".";
      illegalArgument(() -> Perft.count(rules, OVER, depth), message);
      illegalArgument(() -> Perft.of(rules).divide(OVER, depth), message);
    }
    for (int depth = 0; depth <= 4; depth++) {
      long expected = depth == 0 ? 1 : 0;
      assertThat(Perft.count(rules, OVER, depth)).isEqualTo(expected);
    }
  }

  @Test
  void everySequenceIsCounted() {
    for (String variant : List.of("counters", "counters:left=5,right=4,most=2,again=yes")) {
      for (Counters rules : List.of(new Counters(variant), new Counters.Packed(variant))) {
        for (int depth = 0; depth <= 9; depth++) {
          long expected = played(rules, rules.start(), depth);
          assertThat(Perft.count(rules, rules.start(), depth)).isEqualTo(expected);
          assertThat(remembering(rules, depth)).isEqualTo(expected);
        }
      }
    }
  }

  @Test
  void theLastPlyOfPackedRulesIsCountedNotPlayedAndAllPliesShareABuffer() {
    int[] played = new int[1];
    Set<MoveBuffer> buffers = Collections.newSetFromMap(new IdentityHashMap<>());
    Counters.Packed rules =
        new Counters.Packed(SMALL) {
          @Override
          public long countLegal(Position position) {
            return new Counters(SMALL).countLegal(position);
          }

          @Override
          public void legalMoves(Position position, MoveBuffer out) {
            buffers.add(out);
            super.legalMoves(position, out);
          }

          @Override
          public Position playUnchecked(Position position, long code) {
            played[0]++;
            return super.playUnchecked(position, code);
          }
        };
    assertThat(Perft.count(rules, rules.start(), 2)).isEqualTo(5);
    assertThat(played[0]).isEqualTo(3);
    assertThat(buffers).hasSize(1).allMatch(buffer -> buffer.size() == 0);
  }

  @Test
  void onlyARememberingCounterSkipsPositionsThatItHasCounted() {
    long[] counted = new long[1];
    Counters.Packed rules =
        new Counters.Packed("counters:left=9,right=9,most=2") {
          @Override
          public long countLegal(Position position) {
            counted[0]++;
            return super.countLegal(position);
          }
        };

    long sequences = Perft.count(rules, rules.start(), 8);
    long every = counted[0];
    counted[0] = 0;
    assertThat(Perft.of(rules).withProgress((done, total) -> {}).count(rules.start(), 8))
        .isEqualTo(sequences);
    assertThat(counted[0]).as("a listener changes nothing").isEqualTo(every);
    counted[0] = 0;

    assertThat(remembering(rules, 8)).isEqualTo(sequences);
    assertThat(counted[0]).isLessThan(every / 10);
  }

  @Test
  void aNumberThatDoesNotFitIsAnException() {
    Counters.Packed rules =
        new Counters.Packed(SMALL) {
          @Override
          public long countLegal(Position position) {
            return Long.MAX_VALUE / 2;
          }
        };

    assertThatThrownBy(() -> Perft.count(rules, rules.start(), 2))
        .isInstanceOf(ArithmeticException.class);
    assertThatThrownBy(() -> Perft.of(rules).withTranspositionTable(true).count(rules.start(), 3))
        .isInstanceOf(ArithmeticException.class);
    assertThat(Perft.of(rules).divide(rules.start(), 2).values()).containsOnly(Long.MAX_VALUE / 2);
  }

  private static <S, M> long remembering(Rules<S, M> rules, int depth) {
    return Perft.of(rules).withTranspositionTable(true).count(rules.start(), depth);
  }

  /** Counts by playing every move of every list. */
  private static <S, M> long played(Rules<S, M> rules, S position, int depth) {
    return depth == 0
        ? 1
        : rules.legalMoves(position).stream()
            .mapToLong(move -> played(rules, rules.play(position, move), depth - 1))
            .sum();
  }
}
