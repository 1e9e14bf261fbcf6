package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Colours of numbers 8 to 31, in both halves of the board. */
class HighColourBitsTest {
  @ParameterizedTest
  @CsvSource({"8, 8", "15, 8", "16, 16", "23, 16", "24, 24", "31, 24"})
  void aPieceTakesItsColourAlong(int colour, int part) {
    HighColourBits bits = HighColourBits.NONE;
    int last = 5;
    for (int to : new int[] {70, 20, 21, 71, 72}) {
      bits = bits.with(Board.low(last), Board.high(last), to, colour);

      assertThat(bits.at(to)).isEqualTo(part);
      assertThat(bits.at(last)).isZero();
      last = to;
    }
    assertThat(bits.with(Board.low(72), Board.high(72), 6, 7)).isSameAs(HighColourBits.NONE);
  }
}
