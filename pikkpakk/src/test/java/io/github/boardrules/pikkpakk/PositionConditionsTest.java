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
  private static final String FULL =
      "b2-h2 lldlldd, b3-h3 ddlddll, b4-h4 lldlldd, b5-h5 ddlddll, b6-h6 lldlldd, b7-h7 ddlddll,"
          + " b8-h8 lldlldd";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // who moves, and in which phase
        "inlay | 9/1ldddddd1/1ldlllll1/1ldldddl1/1ldltldl1/1ldddldl1/1llllldl1/1ddddddl1/9 2 push"
            + " | one-player",
        "pikkpakk | 9/9/9/9/4t4/9/9/9/9 1 place | no-such-phase",
        "abalone | 9/9/9/9/9/9/9/9/9 1 place 0-0 | no-such-phase",
        "pushfour | 9/9/9/9/9/9/9/9/9 1 push | no-such-phase",
        // which balls
        "pikkpakk | n8/9/9/9/4t4/9/9/9/9 1 push | foreign-ball",
        "pushfour | 9/1t7/9/9/9/9/9/9/9 1 place | foreign-ball",
        "fivepush | t8/9/9/9/9/9/9/9/9 1 push | foreign-ball",
        "abalone | t8/9/9/9/9/9/9/9/9 1 push 0-0 | foreign-ball",
        "pikkpakk | 9/9/9/9/9/9/9/9/9 1 push | one-target",
        "pikkpakk | t7t/9/9/9/9/9/9/9/9 1 push | one-target",
        "inlay | 9/9/9/9/9/9/9/9/9 1 push | other-balls",
        "inlay | 9/1ldddddd1/1ldlllll1/1ldldddl1/1ldltldl1/1ldddldl1/1llllldl1/1dddddll1/9 1 push"
            + " | other-balls",
        "inlay | 9/1ldddddd1/1ldlllll1/1ldldddl1/1ldltldl1/1ldddldl1/1llllldl1/1ddddddl1/8l 1 push"
            + " | other-balls",
        // where they stand
        "pushfour | l8/9/9/9/9/9/9/9/9 1 place | outside-area",
        "fivepush:edge=remove | 9/8l/9/9/9/9/9/9/9 1 push | outside-area",
        "abalone:start=joint | 9/9/9/9/9/9/9/9/4l4 1 push 0-0 | outside-area",
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
        // rows that are too long
        "pikkpakk | t9/9/9/9/9/9/9/9/9 1 push | long-row",
        "pikkpakk:board=11 | t11/11/11/11/11/11/11/11/11/11/11 1 push | long-row",
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
        // the balls can have been placed in turn
        "fivepush | place: b2 d",
        "fivepush | 2 place:",
        "fivepush | place: b2 l",
        "fivepush | 2 place: b2-b3 l",
        "fivepush | place: b2-b4 lld",
        "abalone:start=joint | place: b2 d",
        "pikkpakk:start=joint | 2 place: b2-b3 ld, e5 t",
        // but not all of them: 25 light balls against 24 dark ones, or 24 and 24 with the target
        "fivepush | place: " + FULL,
        "fivepush | 2 place: " + FULL,
        "abalone:start=joint | place: " + FULL,
        "pikkpakk:start=joint | place: " + FULL + ", e5 t, e7 l",
        "pikkpakk:start=joint | 2 place: " + FULL + ", e5 t, e7 l",
        // all balls are on the block, but neutral ones on the whole rim
        "pikkpakk:start=joint | place: e1 t",
        "pikkpakk:start=joint | 2 place: a1 l, e5 t",
        "fivepush | 2 place: i9 l",
        "pikkpakk:push=ring,start=joint | place: e5 t, a1-a9 i1-i9 b1-h1 b9-h9 n, c1 .",
        "pikkpakk:push=ring,start=joint | place: e5 t, a1-a9 i1-i9 b1-h1 b9-h9 c2 n",
      })
  void whilePlacingTheBallsMustHaveBeenPlacedInTurn(String variant, String balls) {
    assertCondition(variant, Setup.of(variant, balls).text(), "bad-placing");
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
