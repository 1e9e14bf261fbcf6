package io.github.boardrules.zertz;

import io.github.boardrules.fixtures.LawsContract;
import java.util.List;

/** The laws of the contract in the positions of the vectors. */
class LawsTest extends LawsContract<ZertzPosition, ZertzMove> {
  LawsTest() {
    super(GameFixture.ZERTZ);
  }

  @Override
  protected List<String> moves() {
    return List.of("pass", "retract", "Wd4", "Wh1,d4", "xd1Gd3");
  }

  @Override
  protected List<String> texts() {
    return List.of(
        "Wd4,d1xWb1Wa1",
        "..../...../....../......./....../...../.... 5,7,9 0,0,0 0,0,0 1 !",
        "..../...../....../......./....../...../.... 5,7,9 0,0,1 0,0,0 1 -");
  }

  @Override
  protected List<String> morePositions() {
    return List.of(
        "zertz:stall=3\t..../...../....../......./....../...../.... 5,7,9 0,0,0 0,0,0 1 s3");
  }
}
