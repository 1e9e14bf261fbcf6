package io.github.boardrules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.SplitMix64;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OrderedMovesTest {
  private final OrderedMoves moves = new OrderedMoves();
  private final SplitMix64 random = new SplitMix64(1);

  /** Adds moves with scores drawn at random and returns the moves, the best first. */
  private List<Long> push(int count) {
    int mark = moves.push(new HashGame(count), 4L, Budget.endless());
    long[] scores = IntStream.range(0, count).mapToLong(i -> random.next()).toArray();
    for (int i = 0; i < count; i++) {
      assertThat(moves.code(mark + i)).isEqualTo(i);
      moves.setScore(mark + i, scores[i]);
    }
    moves.order(mark);
    return IntStream.range(0, count)
        .mapToObj(Long::valueOf)
        .sorted(Comparator.comparingLong((Long code) -> scores[code.intValue()]).reversed())
        .toList();
  }

  private List<Long> taken(int mark, int count) {
    List<Long> taken = new ArrayList<>();
    for (int left = count; left > 0; left--) {
      taken.add(moves.take(mark, left));
    }
    return taken;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 7, 8, 100, 256, 257, 1000})
  void theBestMovesAreTakenFirst(int count) {
    for (int i = 0; i < 20; i++) {
      List<Long> best = push(count);
      assertThat(taken(0, count)).isEqualTo(best);
      moves.pop(0);
    }
  }

  @Test
  void listsAreAStack() {
    List<Long> below = push(9);
    List<Long> above = push(300);

    assertThat(moves.end()).isEqualTo(309);
    assertThat(taken(9, 300)).isEqualTo(above);
    moves.pop(9);
    assertThat(moves.end()).isEqualTo(9);
    assertThat(taken(0, 9)).isEqualTo(below);
  }
}
