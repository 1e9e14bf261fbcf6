package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Set-up" and the position of start positions. */
class SetUpTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pikkpakk | " + EndingTest.SPIRAL + " 1 push",
        "pikkpakk:board=11 | 11/11/2ldddddd2/2ldlllll2/2ldldddl2/2ldltldl2/2ldddldl2/2llllldl2"
            + "/2ddddddl2/11/11 1 push",
        "pikkpakk:push=ring | nnnnnnnnn/nlddddddn/nldllllln/nldldddln/nldltldln/nldddldln"
            + "/nllllldln/nddddddln/nnnnnnnnn 1 push",
        "pikkpakk:start=joint | 9/9/9/9/4t4/9/9/9/9 1 place",
        "pikkpakk:push=ring,start=joint | nnnnnnnnn/n7n/n7n/n7n/n3t3n/n7n/n7n/n7n/nnnnnnnnn"
            + " 1 place",
        "pikkpakk:repeat=3 | " + EndingTest.SPIRAL + " 1 push -",
        "pushfour | 9/9/9/9/9/9/9/9/9 1 place",
        "fivepush | 9/9/9/9/9/9/9/9/9 1 place",
        "abalone | ddddddddd/ddddddddd/9/9/9/9/9/lllllllll/lllllllll 1 push 0-0",
        "abalone:start=joint | 9/9/9/9/9/9/9/9/9 1 place 0-0",
        "inlay | " + EndingTest.SPIRAL + " 1 push",
        // and by the text
        "pikkpakk:equal=yes,steps=any | " + EndingTest.SPIRAL + " 1 push",
        "pikkpakk:push=square | " + EndingTest.SPIRAL + " 1 push",
        "pikkpakk:push=capture | " + EndingTest.SPIRAL + " 1 push",
        "pikkpakk:push=square,start=joint | 9/9/9/9/4t4/9/9/9/9 1 place",
        "pikkpakk:board=11,start=joint | 11/11/11/11/11/5t5/11/11/11/11/11 1 place",
        "pikkpakk:repeat=2,start=joint | 9/9/9/9/4t4/9/9/9/9 1 place -",
        "pushfour:repeat=9 | 9/9/9/9/9/9/9/9/9 1 place -",
        "fivepush:edge=remove | 9/9/9/9/9/9/9/9/9 1 place",
        "abalone:repeat=2 | ddddddddd/ddddddddd/9/9/9/9/9/lllllllll/lllllllll 1 push 0-0 -",
        "inlay:from=halves | 9/1ddddddd1/1ddddddd1/1ddddddd1/1llltddd1/1lllllll1/1lllllll1"
            + "/1lllllll1/9 1 push",
        "inlay:from=chess,to=frame | 9/1ldldldl1/1dldldld1/1ldldldl1/1dldtdld1/1ldldldl1"
            + "/1dldldld1/1ldldldl1/9 1 push",
        "inlay:push=square | " + EndingTest.SPIRAL + " 1 push",
      })
  void theGameBeginsAsThePageSays(String variant, String position) {
    GamePosition start = GamePosition.start(variant);

    assertThat(start.text()).isEqualTo(position);
    assertThat(start.status()).isEqualTo("ongoing");
    assertThat(start.position()).isEqualTo(GamePosition.of(variant, position).position());
    assertThat(start.position().toMove()).isEqualTo(1);
  }

  @Test
  void aPuzzleMayBeginSolved() {
    GamePosition solved = GamePosition.start("inlay:from=chess");

    assertThat(solved.status()).isEqualTo("win 1 solved");
    assertThat(solved.legal()).isEmpty();
  }
}
