package io.github.boardrules.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SplitMix64Test {

  @Test
  void seedZeroGivesThePublishedNumbers() {
    SplitMix64 random = new SplitMix64(0);

    assertThat(random.next()).isEqualTo(0xE220A8397B1DCDAFL);
    assertThat(random.next()).isEqualTo(0x6E789E6AA1B965F4L);
    assertThat(random.next()).isEqualTo(0x06C45D188009454FL);
  }

  @Test
  void allNumbersBelowABoundAreEquallyLikely() {
    SplitMix64 random = new SplitMix64(7);
    int[] seen = new int[10];

    for (int i = 0; i < 100_000; i++) {
      seen[random.below(10)]++;
    }

    assertThat(IntStream.of(seen)).allSatisfy(count -> assertThat(count).isBetween(9_500, 10_500));
  }

  @Test
  void aLargeBoundGivesAUniformDistribution() {
    SplitMix64 random = new SplitMix64(3);
    long bound = 3L << 61; // three quarters of the positive range
    int below = 0;
    // Without rejection, 8 numbers would become 3: 3, 3 and 2 of them.
    int[] seen = new int[3];

    for (int i = 0; i < 30_000; i++) {
      long drawn = random.below(bound);
      below += drawn < bound / 3 ? 1 : 0;
      seen[(int) (drawn % 3)]++;
    }

    assertThat(below).isBetween(9_500, 10_500);
    assertThat(IntStream.of(seen)).allSatisfy(count -> assertThat(count).isBetween(9_500, 10_500));
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
                SplitMix64.mix(one, other)
                    ^ (bit < Long.SIZE
                        ? SplitMix64.mix(one ^ changedBit, other)
                        : SplitMix64.mix(one, other ^ changedBit)));
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
          assertThat(seen.add(SplitMix64.mix(low, high))).as("%d and %d", one, other).isTrue();
        }
      }
    }
  }

  /** Returns a random number with at most twelve bits set. */
  private static long sparse(SplitMix64 random) {
    long bits = 0;
    for (int i = 0; i < 12; i++) {
      bits ^= bit(random.below(Long.SIZE));
    }
    return bits;
  }

  /** Returns the number with one bit set; 0 if the bit is out of range. */
  private static long bit(int number) {
    return number < 0 || number >= Long.SIZE ? 0 : 1L << number;
  }

  @Test
  void aBoundBelowOneIsRejected() {
    SplitMix64 random = new SplitMix64(0);

    assertThatThrownBy(() -> random.below(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1 or more, not 0");
  }
}
