package io.github.boardrules.tzaar;

import io.github.boardrules.core.grid.BitPermutation;
import io.github.boardrules.core.grid.Bits;

/**
 * The high binary digits of all heights less one, those of 4, 8 and 16, as a bitboard each.
 * Positions without a stack of height 5 or more share {@link #NONE}.
 */
record HighHeightBits(long fours, long eights, long sixteens) {
  static final HighHeightBits NONE = new HighHeightBits(0, 0, 0);

  static HighHeightBits of(long fours, long eights, long sixteens) {
    return (fours | eights | sixteens) == 0 ? NONE : new HighHeightBits(fours, eights, sixteens);
  }

  /** Returns the stacks of height 5 or more. */
  long all() {
    return fours | eights | sixteens;
  }

  /** Returns the digits of the field with a bit as a number, a multiple of 4; 0 if it is empty. */
  int at(int bit) {
    return all() == 0
        ? 0
        : (int)
            ((((fours >>> bit) & 1) << 2)
                | (((eights >>> bit) & 1) << 3)
                | (((sixteens >>> bit) & 1) << 4));
  }

  /** Returns these digits with those of two fields cleared and those of a number set on one. */
  HighHeightBits with(long both, long arrival, int number) {
    if (number < 4 && (all() & both) == 0) {
      return this;
    }
    return of(
        MoveEffects.withDigit(fours, number >> 2, arrival, both),
        MoveEffects.withDigit(eights, number >> 3, arrival, both),
        MoveEffects.withDigit(sixteens, number >> 4, arrival, both));
  }

  /** Returns the number of pieces that these digits stand for in a set of stacks. */
  int pieces(long stacks) {
    return 4 * Long.bitCount(stacks & fours)
        + 8 * Long.bitCount(stacks & eights)
        + 16 * Long.bitCount(stacks & sixteens);
  }

  HighHeightBits map(BitPermutation bits) {
    return of(bits.images(fours), bits.images(eights), bits.images(sixteens));
  }

  /** Returns a hash, 0 for no digits; it is mixed differently from the lower digits. */
  long hash() {
    return all() == 0 ? 0 : Bits.mix(Bits.mix(fours, Bits.mix(eights, sixteens)));
  }
}
