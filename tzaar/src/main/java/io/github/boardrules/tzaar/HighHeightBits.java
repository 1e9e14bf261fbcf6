package io.github.boardrules.tzaar;

import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.grid.BitPermutation;

/**
 * What the heights of all stacks, less one, have over 3: a bit board for each digit. Positions
 * without a stack of 5 or more share {@link #NONE}.
 */
record HighHeightBits(long fours, long eights, long sixteens) {
  static final HighHeightBits NONE = new HighHeightBits(0, 0, 0);

  /** The given digits. */
  static HighHeightBits of(long fours, long eights, long sixteens) {
    return (fours | eights | sixteens) == 0 ? NONE : new HighHeightBits(fours, eights, sixteens);
  }

  /** The stacks of 5 or more. */
  long all() {
    return fours | eights | sixteens;
  }

  /** What the stack with a bit has over 3: a multiple of 4, 0 also where no stack stands. */
  int at(int bit) {
    return all() == 0
        ? 0
        : (int)
            ((((fours >>> bit) & 1) << 2)
                | (((eights >>> bit) & 1) << 3)
                | (((sixteens >>> bit) & 1) << 4));
  }

  /** These digits once two fields have lost theirs and one of them has those of a number. */
  HighHeightBits with(long both, long arrival, int number) {
    if (number < 4 && (all() & both) == 0) {
      return this;
    }
    return of(
        MoveEffects.set(fours, number >> 2, arrival, both),
        MoveEffects.set(eights, number >> 3, arrival, both),
        MoveEffects.set(sixteens, number >> 4, arrival, both));
  }

  /** How many pieces of a set of stacks these digits count. */
  int pieces(long stacks) {
    return 4 * Long.bitCount(stacks & fours)
        + 8 * Long.bitCount(stacks & eights)
        + 16 * Long.bitCount(stacks & sixteens);
  }

  HighHeightBits map(BitPermutation bits) {
    return of(bits.map(fours), bits.map(eights), bits.map(sixteens));
  }

  int compareTo(HighHeightBits other) {
    int order = Long.compare(fours, other.fours);
    order = order != 0 ? order : Long.compare(eights, other.eights);
    return order != 0 ? order : Long.compare(sixteens, other.sixteens);
  }

  /** 64 bits that equal towers share, 0 for none; mixed otherwise than lower digits. */
  long hash() {
    return all() == 0 ? 0 : SplitMix64.mix(SplitMix64.mix(fours, SplitMix64.mix(eights, sixteens)));
  }
}
