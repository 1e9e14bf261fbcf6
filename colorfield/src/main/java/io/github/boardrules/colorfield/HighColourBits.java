package io.github.boardrules.colorfield;

import io.github.boardrules.core.SplitMix64;

/**
 * The high binary digits, of 8 and 16, of the numbers of the pieces' colours. Boards with up to
 * eight colours of pieces, as the standard one, share {@link #NONE}.
 *
 * @param eightLow the digits of 8 of the fields 0 to 63
 * @param eightHigh the digits of 8 of the fields from 64 on
 * @param sixteenLow the digits of 16 of the fields 0 to 63
 * @param sixteenHigh the digits of 16 of the fields from 64 on
 */
record HighColourBits(long eightLow, long eightHigh, long sixteenLow, long sixteenHigh)
    implements Comparable<HighColourBits> {
  static final HighColourBits NONE = new HighColourBits(0, 0, 0, 0);

  static HighColourBits of(long eightLow, long eightHigh, long sixteenLow, long sixteenHigh) {
    return (eightLow | eightHigh | sixteenLow | sixteenHigh) == 0
        ? NONE
        : new HighColourBits(eightLow, eightHigh, sixteenLow, sixteenHigh);
  }

  /** What the digits add to the number of the colour on a field, 0, 8, 16 or 24. */
  int at(int number) {
    return isNone()
        ? 0
        : (Board.contains(eightLow, eightHigh, number) ? 8 : 0)
            + (Board.contains(sixteenLow, sixteenHigh, number) ? 16 : 0);
  }

  /** These digits after some fields have lost theirs, and one has got those of a colour. */
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

  /** The fields 0 to 63 that have some digit. */
  long low() {
    return eightLow | sixteenLow;
  }

  /** The fields from 64 on that have some digit. */
  long high() {
    return eightHigh | sixteenHigh;
  }

  @Override
  public int compareTo(HighColourBits other) {
    int order = Long.compare(eightLow, other.eightLow);
    order = order != 0 ? order : Long.compare(eightHigh, other.eightHigh);
    order = order != 0 ? order : Long.compare(sixteenLow, other.sixteenLow);
    return order != 0 ? order : Long.compare(sixteenHigh, other.sixteenHigh);
  }

  /** Whether no field has a digit: then it is the one that all boards share. */
  @SuppressWarnings("ReferenceEquality") // the factory makes no other one without digits
  private boolean isNone() {
    return this == NONE;
  }

  /** 64 bits that equal ones share, 0 for none; mixed otherwise than lower digits. */
  long hash() {
    return isNone()
        ? 0
        : SplitMix64.mix(
            SplitMix64.mix(
                SplitMix64.mix(eightLow, eightHigh), SplitMix64.mix(sixteenLow, sixteenHigh)));
  }
}
