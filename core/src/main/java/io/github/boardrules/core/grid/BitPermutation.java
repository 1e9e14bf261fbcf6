package io.github.boardrules.core.grid;

/** A one-to-one map of the bits of a {@code long}, for symmetries of boards. */
public final class BitPermutation {
  private final int[] image = new int[64];

  /**
   * Makes a map from a layout's images.
   *
   * @param bits the bits of the spots, by spot
   * @param images the images of the spots, by spot; each spot once
   */
  public BitPermutation(int[] bits, int[] images) {
    for (int spot = 0; spot < bits.length; spot++) {
      image[bits[spot]] = bits[images[spot]];
    }
  }

  /**
   * The image of a bit.
   *
   * @param bit the bit of a spot
   * @return a bit
   */
  public int map(int bit) {
    return image[bit];
  }

  /**
   * The images of all members of a set.
   *
   * @param set bits of spots
   * @return as many bits
   */
  public long map(long set) {
    long mapped = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      mapped |= 1L << image[Long.numberOfTrailingZeros(rest)];
    }
    return mapped;
  }
}
