package io.github.boardrules.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class MoveBufferTest {
  private final MoveBuffer buffer = new MoveBuffer();

  @Test
  void itBeginsEmpty() {
    assertThat(buffer.size()).isZero();
    assertThat(buffer.toArray()).isEmpty();
    assertThatThrownBy(() -> buffer.get(0)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void itGrowsAsCodesAreAdded() {
    long[] codes = LongStream.range(0, 1_000).map(i -> i * i).toArray();

    for (long code : codes) {
      buffer.add(code);
    }

    assertThat(buffer.toArray()).isEqualTo(codes);
    assertThat(buffer.get(999)).isEqualTo(998_001);
  }

  @Test
  void codesAboveAMarkAreReleased() {
    buffer.add(1);
    int mark = buffer.mark();
    buffer.add(2);
    buffer.add(3);

    buffer.release(mark);

    assertThat(buffer.toArray()).containsExactly(1);
    assertThatThrownBy(() -> buffer.get(1)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void codesCanBeReplaced() {
    buffer.add(1);
    buffer.add(2);

    buffer.set(0, 7);

    assertThat(buffer).hasToString("[7, 2]");
    assertThatThrownBy(() -> buffer.set(2, 7)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void aBlockOfOffsetsIsAddedToABase() {
    buffer.add(1);

    buffer.addAll(100, new long[] {1, 2, 3, 4}, 1, 3);
    buffer.addAll(200, new long[] {1}, 1, 1);

    assertThat(buffer.toArray()).containsExactly(1, 102, 103);
  }

  @Test
  void itGrowsToHoldABlock() {
    long[] offsets = LongStream.range(0, 1_000).toArray();

    for (int i = 0; i < 3; i++) {
      buffer.addAll(i * 1_000L, offsets, 0, offsets.length);
    }

    assertThat(buffer.toArray()).isEqualTo(LongStream.range(0, 3_000).toArray());
  }

  @Test
  void aBlockIsARangeOfItsOffsets() {
    assertThatThrownBy(() -> buffer.addAll(0, new long[2], 1, 3))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> buffer.addAll(0, new long[2], -1, 1))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThat(buffer.size()).isZero();
  }

  @Test
  void onlyAnEarlierMarkCanBeReleased() {
    buffer.add(1);

    for (int mark : new int[] {2, -1}) {
      assertThatThrownBy(() -> buffer.release(mark)).isInstanceOf(IndexOutOfBoundsException.class);
    }
  }

  @Test
  void theCopyIsNotTheBuffer() {
    buffer.add(1);

    buffer.toArray()[0] = 9;

    assertThat(buffer.get(0)).isEqualTo(1);
  }
}
