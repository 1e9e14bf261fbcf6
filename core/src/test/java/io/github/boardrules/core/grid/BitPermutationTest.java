package io.github.boardrules.core.grid;

import static io.github.boardrules.core.toy.Failures.illegalArgument;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BitPermutationTest {
  private static final HexLayout HEXAGON = HexLayoutTest.hexagon(5);

  @Test
  void bitsAndSetsAreMappedAlike() {
    int[] bits =
        IntStream.range(0, HEXAGON.size())
            .map(cell -> Hexagon61.bit(HEXAGON.c(cell), HEXAGON.q(cell)))
            .toArray();
    for (int[] images : HEXAGON.symmetries()) {
      BitPermutation permutation = new BitPermutation(bits, images);
      long set = 0;
      long expected = 0;
      for (int cell = 0; cell < HEXAGON.size(); cell += 3) {
        assertThat(permutation.image(bits[cell])).isEqualTo(bits[images[cell]]);
        set |= 1L << bits[cell];
        expected |= 1L << bits[images[cell]];
      }
      assertThat(permutation.images(set)).isEqualTo(expected);
    }
  }

  @Test
  void bitsWithoutACellAreTheirOwnImages() {
    BitPermutation swap = new BitPermutation(new int[] {5, 63}, new int[] {1, 0});

    assertThat(swap.image(0)).isZero();
    assertThat(swap.image(5)).isEqualTo(63);
    assertThat(swap.images(-1L)).isEqualTo(-1L);
    assertThat(swap.images(1L << 63 | 1L << 7)).isEqualTo(1L << 5 | 1L << 7);
    assertThat(swap.images(0)).isZero();
  }

  @Test
  void onlyPermutationsAreAccepted() {
    illegalArgument(
        () -> new BitPermutation(new int[] {0, 1}, new int[] {0}),
        "There are 2 bits, but 1 images.");
    String twice = "A bit or an image occurs twice.";
    illegalArgument(() -> new BitPermutation(new int[] {0, 1}, new int[] {0, 0}), twice);
    illegalArgument(() -> new BitPermutation(new int[] {3, 3}, new int[] {0, 1}), twice);
    assertThatThrownBy(() -> new BitPermutation(new int[] {64}, new int[] {0}))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> new BitPermutation(new int[] {0}, new int[] {1}))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }
}
