package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Reason;
import java.util.Locale;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Notation", Demands on a position. */
class PositionConditionsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // who moves, and in which phase
        "inlay | 9/1ldddddd1/1ldlllll1/1ldldddl1/1ldltldl1/1ldddldl1/1llllldl1/1ddddddl1/9 2 push"
            + " | one-player",
        "pikkpakk | 9/9/9/9/4t4/9/9/9/9 1 place | no-such-phase",
        "pikkpakk:push=ring | 9/9/9/9/4t4/9/9/9/9 1 place | no-such-phase",
        "abalone | 9/9/9/9/9/9/9/9/9 1 place 0-0 | no-such-phase",
        "inlay | 9/9/9/9/4t4/9/9/9/9 1 place | no-such-phase",
        "pushfour | 9/9/9/9/9/9/9/9/9 1 push | no-such-phase",
        // which balls
        "pikkpakk | n8/9/9/9/4t4/9/9/9/9 1 push | foreign-ball",
        "pikkpakk:push=square | 9/1n7/9/9/4t4/9/9/9/9 1 push | foreign-ball",
        "pushfour | 9/1t7/9/9/9/9/9/9/9 1 place | foreign-ball",
        "pushfour | 9/1n7/9/9/9/9/9/9/9 1 place | foreign-ball",
        "fivepush | t8/9/9/9/9/9/9/9/9 1 push | foreign-ball",
        "fivepush | n8/9/9/9/9/9/9/9/9 1 push | foreign-ball",
        "abalone | t8/9/9/9/9/9/9/9/9 1 push 0-0 | foreign-ball",
        "abalone | n8/9/9/9/9/9/9/9/9 1 push 0-0 | foreign-ball",
        "pikkpakk | 9/9/9/9/9/9/9/9/9 1 push | one-target",
        "pikkpakk | t7t/9/9/9/9/9/9/9/9 1 push | one-target",
        "pikkpakk:start=joint | 9/9/9/9/9/9/9/9/9 1 place | one-target",
        "pikkpakk:start=joint | 9/9/9/9/3tt4/9/9/9/9 1 place | one-target",
        "inlay | 9/9/9/9/9/9/9/9/9 1 push | other-balls",
        "inlay | 9/1ldddddd1/1ldlllll1/1ldldddl1/1ldltldl1/1ldddldl1/1llllldl1/1dddddll1/9 1 push"
            + " | other-balls",
        "inlay | 9/1ldddddd1/1ldlllll1/1ldldddl1/1ldltldl1/1ldddldl1/1llllldl1/1ddddddl1/8l 1 push"
            + " | other-balls",
        // where they stand
        "pushfour | l8/9/9/9/9/9/9/9/9 1 place | outside-area",
        "fivepush:edge=remove | 9/8l/9/9/9/9/9/9/9 1 push | outside-area",
        "abalone:start=joint | 9/9/9/9/9/9/9/9/4l4 1 push 0-0 | outside-area",
        "abalone:start=joint | 9/9/9/9/9/9/9/9/4l4 2 place 0-0 | outside-area",
        "pikkpakk:push=square | 4t4/9/9/9/9/9/9/9/9 1 push | outside-area",
        "inlay:push=square"
            + " | 1l7/1ddddddd1/1ldlllll1/1ldldddl1/1ldltldl1/1ldddldl1/1llllldl1/2dddddl1/9 1 push"
            + " | outside-area",
        // round pushes
        "pikkpakk:push=square | 9/9/9/9/4t4/9/9/9/9 1 push | not-full",
        "pikkpakk:push=square | 9/1ldddddd1/1ldlllll1/1ldldddl1/1ldltldl1/1ldddldl1/1llllldl1"
            + "/1dddddd2/9 1 push | not-full",
        "pikkpakk:push=ring | 9/1ldddddd1/1ldlllll1/1ldldddl1/1ldltldl1/1ldddldl1/1llllldl1"
            + "/1ddddddl1/9 1 push | not-full",
        // numbers
        "abalone | 9/9/9/9/9/9/9/9/9 1 push 100-0 | out-of-range",
        "abalone | 9/9/9/9/9/9/9/9/9 1 push 0-999999999999 | out-of-range",
        "pikkpakk | 54/9/9/9/4t4/9/9/9/9 1 push | out-of-range",
        "pikkpakk | 0t8/9/9/9/9/9/9/9/9 1 push | out-of-range",
        "pikkpakk | t9/9/9/9/9/9/9/9/9 1 push | long-row",
        "pikkpakk | tl8/9/9/9/9/9/9/9/9 1 push | long-row",
        "pikkpakk:board=11 | t11/11/11/11/11/11/11/11/11/11/11 1 push | long-row",
        "pikkpakk:board=11 | 12/t10/11/11/11/11/11/11/11/11/11 1 push | out-of-range",
        "pikkpakk:repeat=2 | t8/9/9/9/9/9/9/9/9 1 push t8/9/9/9/9/9/9/9/9:2:0 | out-of-range",
        "pikkpakk:repeat=2 | t8/9/9/9/9/9/9/9/9 1 push t9/9/9/9/9/9/9/9/9:2:1 | long-row",
        "pikkpakk:repeat=2 | t8/9/9/9/9/9/9/9/9 1 push 9/9/9/9/9/9/9/9/9:1:1,"
            + "9/9/9/9/9/9/9/9/9:1:1 | not-in-order",
        "pikkpakk:repeat=2 | t8/9/9/9/9/9/9/9/9 1 push 9/9/9/9/9/9/9/9/9:2:1,"
            + "9/9/9/9/9/9/9/9/9:1:1 | not-in-order",
        "pikkpakk:repeat=2 | t8/9/9/9/9/9/9/9/9 1 push t8/9/9/9/9/9/9/9/9:2:1,"
            + "9/9/9/9/9/9/9/9/9:1:1 | not-in-order",
      })
  void aWellFormedTextIsRefusedForTheConditionThatItBreaks(
      String variant, String text, String code) {
    assertCondition(variant, text, code);
  }

  @Test
  void aRowThatIsTooLongIsNamed() {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(
            () -> PikkPakkRules.pikkPakk().notation().parsePosition("9/9/l9/9/9/9/9/9/t8 1 push"))
        .withMessageContaining("row 7 has more cells than the board.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fivepush | d2 | 1",
        "fivepush | '' | 2",
        "fivepush | l2 | 1",
        "fivepush | l2 l3 | 2",
        "fivepush | l2 l3 d4 | 1",
        "fivepush | l2 d3 | 2",
        "abalone:start=joint | d2 | 1",
        "abalone:start=joint | l2 l3 | 1",
        "pikkpakk:start=joint | l2 d3 | 2",
        "pikkpakk:start=joint | d2 | 2",
      })
  void theBallsCanHaveBeenPlacedInTurn(String variant, String balls, int side) {
    Setup setup = Setup.of(variant).phase("place").toMove(side);
    for (String ball : balls.split(" ", -1)) {
      if (!ball.isEmpty()) {
        setup.series("b" + ball.charAt(1), ball.substring(0, 1));
      }
    }
    if (variant.startsWith("pikkpakk")) {
      setup.target("e5");
    }

    assertCondition(variant, setup.text(), "bad-placing");
  }

  @Test
  void noMoreThanThePhaseAllowsAndNotAllOfThem() {
    for (String variant :
        new String[] {"fivepush", "abalone:start=joint", "pikkpakk:start=joint"}) {
      Setup full = Setup.of(variant).phase("place");
      for (int row = 2; row <= 8; row++) {
        full.series("b" + row + "-h" + row, row % 2 == 0 ? "lldlldd" : "ddlddll");
      }
      if (variant.startsWith("pikkpakk")) {
        full.target("e5").light("e7");
      }
      // 25 light balls against 24 dark ones, or 24 and 24 with the target.
      assertCondition(variant, full.text(), "bad-placing");
      assertCondition(variant, full.toMove(2).text(), "bad-placing");
    }
  }

  @Test
  void whilePlacingAllBallsAreOnTheBlockButNeutralOnesAreOnTheRim() {
    assertCondition("pikkpakk:start=joint", "9/9/9/9/9/9/9/9/4t4 1 place", "bad-placing");
    assertCondition("pikkpakk:start=joint", "9/9/9/9/4t4/9/9/9/l8 2 place", "bad-placing");
    assertCondition("fivepush", "9/9/9/9/9/9/9/9/l8 2 place", "bad-placing");
    String ring = "pikkpakk:push=ring,start=joint";
    Setup framed = Setup.of(ring).phase("place").target("e5").neutral("a1-a9 i1-i9 b1-h1 b9-h9");
    assertThat(framed.position().status()).isEqualTo("ongoing");
    assertCondition(ring, framed.empty("c1").text(), "bad-placing");
    assertCondition(ring, framed.neutral("c1 c2").text(), "bad-placing");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pikkpakk | llllllllt/lllllllll/9/9/9/9/9/9/9 2 push",
        "pikkpakk:push=capture | t8/9/9/9/9/9/9/9/9 2 push",
        "pikkpakk:start=joint | llllllllt/lllllllll/9/9/9/9/9/9/9 2 push",
        "pikkpakk:push=ring | tnnnnnnnn/nnnnnnnnn/nnnnnnnnn/nnnnnnnnn/nnnnnnnnn/nnnnnnnnn"
            + "/nnnnnnnnn/nnnnnnnnn"
            + "/nnnnnnnnl 1 push",
        "pushfour | 9/1ddd5/9/9/9/9/9/9/9 1 place",
        "fivepush | lllllllll/9/9/9/9/9/9/9/9 2 push",
        "abalone | 9/9/9/9/9/9/9/9/9 2 push 50-60",
        "inlay | lllllllll/lllllllll/llllll3/9/4t4/9/dddddd3/ddddddddd/ddddddddd 1 push",
      })
  void otherwiseTheNumbersAreFree(String variant, String text) {
    assertThat(GamePosition.of(variant, text).text()).isEqualTo(text);
  }

  private static void assertCondition(String variant, String text, String code) {
    assertCondition(PikkPakkRules.parse(variant).notation()::parsePosition, text, code);
  }

  /** Asserts that a text is refused at its end, with complete sentences in both languages. */
  static void assertCondition(Function<String, ?> reader, String text, String code) {
    assertThatExceptionOfType(NotationException.class)
        .as(text)
        .isThrownBy(() -> reader.apply(text))
        .satisfies(
            thrown -> {
              assertThat(thrown.reason()).extracting(Reason::code).isEqualTo(code);
              assertThat(thrown.column()).isEqualTo(text.length() + 1);
              assertThat(thrown).message().doesNotContain("{");
              assertThat(thrown.message(new Locale("hu"))).doesNotContain("{");
            });
  }
}
