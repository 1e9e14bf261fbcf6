package io.github.boardrules.tzaar;

import io.github.boardrules.fixtures.LawsContract;
import java.util.List;

/** The laws of the contract in the positions of the vectors. */
class LawsTest extends LawsContract<TzaarPosition, TzaarMove> {
  LawsTest() {
    super(GameFixture.TZAAR);
  }

  @Override
  protected List<String> moves() {
    return List.of("pass", "Z@E4", "T@A1", "E4xE5", "A1xA1", "B6xB4", "B1+A1", "C1+C2");
  }

  @Override
  protected List<String> texts() {
    return List.of(
        "tzaar:setup=random",
        "tzaar:seed=1",
        "Z30R../....../......./......../......../......../......./....../..... 1 first",
        "Z2..../....../......./......../......../......../......./....../..... 2 place",
        "ZRTzr/t...../......./......../......../......../......./....../..... 2 open",
        "Z..../....../......./......../......../......../......./....../z.... 1 first",
        "ttttT/TrrrRT/TRzzZRT/TRZtTZRT/TRZTtzrt/trztTzrt/trzZZrt/trRRRt/tTTTT 1 first");
  }
}
