package io.github.boardrules.colorfield;

import io.github.boardrules.core.grid.Bits;

/**
 * The bit planes of 8 and 16 of the numbers of the pieces' colours; {@link ColorfieldPosition} has
 * the planes of 1, 2 and 4. Boards with up to eight colours of pieces, such as the standard one,
 * share {@link #NONE}. Each plane has a low and a high half.
 */
record HighColourBits(long eightLow, long eightHigh, long sixteenLow, long sixteenHigh) {
  static final HighColourBits NONE = new HighColourBits(0, 0, 0, 0);

  static HighColourBits of(long eightLow, long eightHigh, long sixteenLow, long sixteenHigh) {
    return (eightLow | eightHigh | sixteenLow | sixteenHigh) == 0
        ? NONE
        : new HighColourBits(eightLow, eightHigh, sixteenLow, sixteenHigh);
  }

  /** Returns the part of the number of the colour on a field: 0, 8, 16 or 24. */
  int at(int number) {
    return isNone()
        ? 0
        : (Board.contains(eightLow, eightHigh, number) ? 8 : 0)
            + (Board.contains(sixteenLow, sixteenHigh, number) ? 16 : 0);
  }

  /** Returns the planes after some fields are cleared and a piece of a colour is put on one. */
  HighColourBits with(long clearLow, long clearHigh, int to, int colour) {
    if (isNone() && colour < 8) {
      return NONE;
    }
    long eight = -((colour >> 3) & 1L);
    long sixteen = -((colour >> 4) & 1L);
    return of(
        (eightLow & ~clearLow) | (eight & Board.low(to)),
        (eightHigh & ~clearHigh) | (eight & Board.high(to)),
        (sixteenLow & ~clearLow) | (sixteen & Board.low(to)),
        (sixteenHigh & ~clearHigh) | (sixteen & Board.high(to)));
  }

  /** Returns the fields of the low half whose piece has a colour of number 8 or more. */
  long low() {
    return eightLow | sixteenLow;
  }

  /** Returns the fields of the high half whose piece has a colour of number 8 or more. */
  long high() {
    return eightHigh | sixteenHigh;
  }

  @SuppressWarnings("ReferenceEquality") // the factory returns no other object with empty planes
  private boolean isNone() {
    return this == NONE;
  }

  /** Returns a hash, 0 for empty planes, that differs from the hash of the same low planes. */
  long hash() {
    return isNone()
        ? 0
        : Bits.mix(Bits.mix(Bits.mix(eightLow, eightHigh), Bits.mix(sixteenLow, sixteenHigh)));
  }
}
