package io.github.boardrules.core.grid;

/**
 * A permutation of the 64 bits of a {@code long}: a symmetry of a board, applied to its bitboards.
 *
 * <pre>{@code
 * int[] bits = {0, 1, 2, 3};                                         // a row of four cells
 * var mirror = new BitPermutation(bits, new int[] {3, 2, 1, 0});
 * mirror.image(0);                                                   // ==> 3
 * Long.toBinaryString(mirror.images(0b1011));                        // ==> 1101
 * }</pre>
 */
public final class BitPermutation {
  private final int[] image = new int[Long.SIZE];

  /**
   * Creates the permutation for a permutation of cells. Bits that stand for no cell are their own
   * images.
   *
   * @param bits for each cell, its bit, 0 to 63; each bit at most once
   * @param images for each cell, the cell that is its image; each cell once
   * @throws IllegalArgumentException if the lengths differ, or if a bit or a cell occurs twice
   * @throws IndexOutOfBoundsException if a bit or a cell is out of range
   */
  public BitPermutation(int[] bits, int[] images) {
    if (bits.length != images.length) {
      throw new IllegalArgumentException(
          "There are " + bits.length + " bits, but " + images.length + " images.");
    }
    for (int bit = 0; bit < image.length; bit++) {
      image[bit] = bit;
    }
    long from = 0;
    long to = 0;
    for (int cell = 0; cell < bits.length; cell++) {
      image[bits[cell]] = bits[images[cell]];
      from |= 1L << bits[cell];
      to |= 1L << bits[images[cell]];
    }
    if (Long.bitCount(from) < bits.length || to != from) {
      throw new IllegalArgumentException("A bit or an image occurs twice.");
    }
  }

  /**
   * {@return the image of a bit, 0 to 63}
   *
   * @param bit 0 to 63
   * @throws IndexOutOfBoundsException if the bit is out of range
   */
  public int image(int bit) {
    return image[bit];
  }

  /**
   * {@return the images of all bits of a set}
   *
   * @param set any set
   */
  public long images(long set) {
    // rest & (rest - 1) removes the lowest bit: Henry S. Warren, "Hacker's Delight", section 2-1.
    long mapped = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      mapped |= 1L << image[Long.numberOfTrailingZeros(rest)];
    }
    return mapped;
  }
}
