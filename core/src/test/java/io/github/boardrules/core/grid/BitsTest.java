package io.github.boardrules.core.grid;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class BitsTest {

  @Test
  void bitsAreCountedFromTheLowest() {
    assertThat(Bits.nthBit(0b10110, 0)).isEqualTo(0b10);
    assertThat(Bits.nthBit(0b10110, 2)).isEqualTo(0b10000);
    assertThat(Bits.nthBit(-1, 63)).isEqualTo(Long.MIN_VALUE);
    assertThat(Bits.nthBit(0b10110, 3)).isZero();
    assertThat(Bits.nthBit(0, 0)).isZero();
  }

  @Test
  void aSingleBitIsNeitherNoneNorSeveral() {
    assertThat(Bits.isSingle(0)).isFalse();
    assertThat(Bits.isSingle(Long.MIN_VALUE)).isTrue();
    assertThat(Bits.isSingle(0b101)).isFalse();
  }

  @Property
  void theNthBitHasNBitsBelowIt(@ForAll long set, @ForAll @IntRange(max = 63) int index) {
    long bit = Bits.nthBit(set, index);

    assertThat(bit != 0).isEqualTo(index < Long.bitCount(set));
    if (bit != 0) {
      assertThat(Bits.isSingle(bit)).isTrue();
      assertThat(Long.bitCount(set & (bit - 1))).isEqualTo(index);
      assertThat(set & bit).isEqualTo(bit);
    }
  }
}
