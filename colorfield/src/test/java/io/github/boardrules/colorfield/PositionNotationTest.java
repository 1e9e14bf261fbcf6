package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Notation", Position. */
class PositionNotationTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "colorfield:quiet=100; 1 5 ba6,rb2,Ge4,gh3,yj5,Rx1,ry1",
        "colorfield:quiet=100; 2 0 rb2,Gf4,gh3,yj5,Rx1,ry1",
        "colorfield:quiet=9999; 2 9999 ba6,Rx1,ry1",
        "colorfield; 1 0 ry1",
        "colorfield; 2 0 Rx1",
        "colorfield; 2 0 Re5,ry1",
        "colorfield; 1 0 ra1,ra2,ra10,Rx1,Rx2,Rx3",
        "colorfield:first=empty; 1 0 re1,Rx1",
        Layouts.WHEEL + "; 1 0 Rga1,rgb1,Bi1,bi2,Bo2,go10,bo11",
      })
  void aCanonicalTextIsWrittenAsItIsRead(String variant, String text) {
    assertThat(GamePosition.of(variant, text).text()).isEqualTo(text);
    assertThat(GamePosition.of(variant, text).position()).hasToString(text);
  }
}
