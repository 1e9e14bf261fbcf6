package io.github.boardrules.core;

import static io.github.boardrules.core.toy.Failures.illegalArgument;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class MoveBufferTest {
  private final MoveBuffer buffer = new MoveBuffer();

  @Test
  void itGrowsAsCodesAreAdded() {
    assertThat(buffer.toArray()).isEmpty();
    assertThatThrownBy(() -> buffer.get(0)).isInstanceOf(IndexOutOfBoundsException.class);
    long[] codes = LongStream.range(0, 1_000).map(i -> i * i).toArray();

    for (long code : codes) {
      buffer.add(code);
    }

    assertThat(buffer.toArray()).isEqualTo(codes);
    assertThat(buffer.get(999)).isEqualTo(998_001);
    int mark = buffer.mark();
    buffer.add(2);
    buffer.add(3);
    buffer.release(mark);
    assertThat(buffer.toArray()).isEqualTo(codes);
    assertThatThrownBy(() -> buffer.get(mark)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void codesCanBeReplaced() {
    buffer.add(1);
    buffer.add(2);

    buffer.set(0, 7);
    buffer.toArray()[0] = 9;

    assertThat(buffer).hasToString("[7, 2]");
    assertThatThrownBy(() -> buffer.set(2, 7)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void itGrowsToHoldAnExtension() {
    buffer.add(1);

    for (int count : new int[] {0, 31, 1, 1_000}) {
      int size = buffer.size();
      assertThat(buffer.extend(count)).isEqualTo(size);
      assertThat(buffer.size()).isEqualTo(size + count);
    }

    assertThat(buffer.get(0)).isEqualTo(1);
    buffer.set(1_032, 7);
    assertThat(buffer.toArray()).endsWith(7);
  }

  @Test
  void aTableIsAppendedWithoutTheCodesThatHaveAnExcludedBit() {
    long[] table = LongStream.range(0, 50).toArray();
    buffer.add(7);

    buffer.addAll(table, ~0b101);
    buffer.addAll(table, 0);
    buffer.addAll(table, -1);

    assertThat(buffer.toArray()).startsWith(7, 0, 1, 4, 5, 0, 1, 2, 3).endsWith(49, 0);
    assertThat(buffer.size()).isEqualTo(1 + 4 + 50 + 1);
  }

  @Test
  void noFewerThanNoneCanBeAppendedAndOnlyAnEarlierMarkReleased() {
    illegalArgument(() -> buffer.extend(-1), "A count is 0 or more, not -1.");
    assertThat(buffer.size()).isZero();
    buffer.add(1);

    for (int mark : new int[] {2, -1}) {
      assertThatThrownBy(() -> buffer.release(mark)).isInstanceOf(IndexOutOfBoundsException.class);
    }
  }
}
