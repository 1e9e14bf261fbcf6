package io.github.boardrules.core.grid;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.SplitMix64;
import java.util.HashSet;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class BitsTest {

  @Property
  void theNthBitHasNBitsBelowIt(@ForAll long set, @ForAll @IntRange(max = 63) int index) {
    long bit = Bits.nthBit(set, index);
    assertThat(Bits.nthBit(set, Long.bitCount(set))).isZero();

    assertThat(bit != 0).isEqualTo(index < Long.bitCount(set));
    if (bit != 0) {
      assertThat(Long.bitCount(bit)).isEqualTo(1);
      assertThat(Long.bitCount(set & (bit - 1))).isEqualTo(index);
      assertThat(set & bit).isEqualTo(bit);
    }
  }

  @Test
  void changingOneBitChangesAboutHalfTheBitsOfTheMix() {
    SplitMix64 random = new SplitMix64(11);
    for (int bit = 0; bit < 2 * Long.SIZE; bit++) {
      int changed = 0;
      for (int i = 0; i < 1_000; i++) {
        long one = sparse(random);
        long other = sparse(random);
        long changedBit = 1L << bit;
        changed +=
            Long.bitCount(
                Bits.mix(one, other)
                    ^ (bit < Long.SIZE
                        ? Bits.mix(one ^ changedBit, other)
                        : Bits.mix(one, other ^ changedBit)));
      }
      assertThat(changed).as("by bit %d", bit).isBetween(31_000, 33_000);
    }
  }

  @Test
  void setsOfFewBitsHaveDifferentMixes() {
    Set<Long> seen = new HashSet<>();
    for (int one = -1; one < 2 * Long.SIZE; one++) {
      for (int other = one; other < 2 * Long.SIZE; other++) {
        long low = bit(one) ^ bit(other);
        long high = bit(one - Long.SIZE) ^ bit(other - Long.SIZE);
        boolean same = one == other && one >= 0;
        if (!same) {
          assertThat(seen.add(Bits.mix(low, high))).as("%d and %d", one, other).isTrue();
        }
      }
    }
  }

  private static long sparse(SplitMix64 random) {
    long bits = 0;
    for (int i = 0; i < 12; i++) {
      bits ^= bit(random.below(Long.SIZE));
    }
    return bits;
  }

  private static long bit(int number) {
    return number < 0 || number >= Long.SIZE ? 0 : 1L << number;
  }
}
