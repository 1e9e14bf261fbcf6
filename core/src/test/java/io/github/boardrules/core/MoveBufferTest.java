package io.github.boardrules.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
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
  void itIsExtendedByCodesThatAreSetLater() {
    buffer.add(1);

    int first = buffer.extend(1_000);
    buffer.set(first, 7);
    buffer.set(first + 999, 8);

    assertThat(first).isEqualTo(1);
    assertThat(buffer.size()).isEqualTo(1_001);
    assertThat(buffer.get(1_000)).isEqualTo(8);
    buffer.release(2);
    assertThat(buffer.toArray()).containsExactly(1, 7);
    assertThat(buffer.extend(0)).isEqualTo(2);
    assertThatThrownBy(() -> buffer.extend(-1)).isInstanceOf(IllegalArgumentException.class);
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
  void allCodesOfATableAreAddedHoweverMany() {
    buffer.add(-1);

    buffer.addAll(new long[] {5, 3, 4});
    buffer.addAll(new long[0]);
    buffer.addAll(LongStream.range(0, 3_000).toArray());

    assertThat(buffer.size()).isEqualTo(3_004);
    assertThat(Arrays.copyOf(buffer.toArray(), 6)).containsExactly(-1, 5, 3, 4, 0, 1);
    assertThat(buffer.get(3_003)).isEqualTo(2_999);
  }

  @Test
  void theCodesOfATableThatSatisfyAConditionAreAddedInTheirOrder() {
    buffer.add(-1);

    buffer.addAll(new long[] {5, 3, 8, 4}, code -> code % 2 == 1);
    buffer.addAll(LongStream.range(0, 3_000).toArray(), code -> code >= 2_999);

    assertThat(buffer.toArray()).containsExactly(-1, 5, 3, 2_999);
  }

  @Test
  void nothingIsAddedIfAConditionThrows() {
    buffer.add(-1);

    assertThatThrownBy(() -> buffer.addAll(new long[] {1, 0}, code -> 1 / code == 1))
        .isInstanceOf(ArithmeticException.class);
    assertThat(buffer.toArray()).containsExactly(-1);
  }

  @Test
  void theCodesOfATableAtTheSetBitsAreAdded() {
    long[] codes = LongStream.range(100, 170).toArray();
    buffer.add(-1);

    buffer.addAll(codes, 0, 0b101);
    buffer.addAll(codes, 6, (1L << 63) | 1);
    buffer.addAll(codes, 70, 0);

    assertThat(buffer.toArray()).containsExactly(-1, 100, 102, 106, 169);
    assertThatThrownBy(() -> buffer.addAll(codes, 7, 1L << 63))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThat(buffer.size()).isEqualTo(5);
  }

  @Test
  void aCodeIsAddedForEachCellOfASet() {
    buffer.add(-1);

    buffer.addAll(1_000, 10, 0b110, (1L << 63) | 1);
    for (int i = 0; i < 20; i++) {
      buffer.addAll(0, 1, -1, -1);
    }

    assertThat(Arrays.copyOf(buffer.toArray(), 6))
        .containsExactly(-1, 1_010, 1_020, 1_640, 2_270, 0);
    assertThat(buffer.size()).isEqualTo(5 + 20 * 128);
    assertThat(buffer.get(4 + 20 * 128)).isEqualTo(127);
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
  void codesAboveAMarkAreSortedAndThoseBelowStay() {
    for (long code : new long[] {9, 5, 3, -1, 7, 3}) {
      buffer.add(code);
    }

    buffer.sort(2);

    assertThat(buffer.toArray()).containsExactly(9, 5, -1, 3, 3, 7);
    buffer.sort(buffer.mark());
    assertThat(buffer.toArray()).containsExactly(9, 5, -1, 3, 3, 7);
    buffer.sort(0);
    assertThat(buffer.toArray()).containsExactly(-1, 3, 3, 5, 7, 9);
  }

  @Test
  void onlyAnEarlierMarkCanBeReleasedOrSortedFrom() {
    buffer.add(1);

    for (int mark : new int[] {2, -1}) {
      assertThatThrownBy(() -> buffer.release(mark)).isInstanceOf(IndexOutOfBoundsException.class);
      assertThatThrownBy(() -> buffer.sort(mark)).isInstanceOf(IndexOutOfBoundsException.class);
    }
  }

  @Test
  void releasedCodesAreNotSortedIn() {
    for (long code : new long[] {4, 2, 1, 0}) {
      buffer.add(code);
    }

    buffer.release(2);
    buffer.sort(0);

    assertThat(buffer.toArray()).containsExactly(2, 4);
  }

  @Test
  void theCopyIsNotTheBuffer() {
    buffer.add(1);

    buffer.toArray()[0] = 9;

    assertThat(buffer.get(0)).isEqualTo(1);
  }
}
