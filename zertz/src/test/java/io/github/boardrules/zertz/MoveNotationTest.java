package io.github.boardrules.zertz;

import static io.github.boardrules.fixtures.TextAssertions.assertCondition;
import static io.github.boardrules.fixtures.TextAssertions.assertMalformed;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.Expected;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.NotationException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Notation": the texts of moves; "Decisions", 22. */
class MoveNotationTest {

  @ParameterizedTest
  @CsvSource({"zertz, false", "zertz:rings=48, false", "zertz:capture=retract, true"})
  void anErrorNamesARetractionOnlyWhereThereIsOne(String variant, boolean isNamed) {
    Notation<?, ZertzMove> notation = ZertzRules.parse(variant).notation();
    assertThatThrownBy(() -> notation.parseMove("x1"))
        .isInstanceOfSatisfying(
            NotationException.class, problem -> assertThat(problem.column()).isEqualTo(2));
    assertThatThrownBy(() -> notation.parseMove("?"))
        .isInstanceOfSatisfying(
            NotationException.class,
            problem ->
                assertThat(problem.expected().contains(Expected.of("retract"))).isEqualTo(isNamed));
    assertThat(notation.parseMove("retract")).isEqualTo(new ZertzMove.Retract());
  }

  @Test
  void aPlacementNamesMarbleRemovedRingAndClaims() {
    List<ZertzMove.Claimed> claimed =
        List.of(
            new ZertzMove.Claimed(ZertzMarble.WHITE, new ZertzCell('a', 1)),
            new ZertzMove.Claimed(ZertzMarble.GREY, new ZertzCell('a', 2)));

    assertThat(ZertzMove.parse("Wd4"))
        .isEqualTo(ZertzMove.Place.of(ZertzMarble.WHITE, new ZertzCell('d', 4)));
    assertThat(ZertzMove.parse("Bd7,b2xWa1Ga2"))
        .isEqualTo(
            ZertzMove.Place.of(ZertzMarble.BLACK, new ZertzCell('d', 7), new ZertzCell('b', 2))
                .withClaimed(claimed));
  }

  @Test
  void aCaptureNamesItsStartAndEachJump() {
    assertThat(ZertzMove.parse("xe4Gc5Ba3Ga1"))
        .isEqualTo(
            new ZertzMove.Capture(
                ZertzCell.parse("e4"),
                List.of(
                    new ZertzMove.Jump(ZertzMarble.GREY, ZertzCell.parse("c5")),
                    new ZertzMove.Jump(ZertzMarble.BLACK, ZertzCell.parse("a3")),
                    new ZertzMove.Jump(ZertzMarble.GREY, ZertzCell.parse("a1")))));
    assertThat(ZertzMove.parse("pass")).isEqualTo(new ZertzMove.Pass());
    assertThat(ZertzMove.parse("retract")).isEqualTo(new ZertzMove.Retract());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        // the first letter
        "''|1",
        "wd4,d1|1",
        "Pass|1",
        // a word
        "p|2",
        "retractx|8",
        // the filled cell
        "W|2",
        "Wd0|3",
        "Wd4d1|4",
        // the removed cell
        "Wd4,j1|5",
        // the claims
        "Wd4x|5",
        "Wd4,d1xa1|8",
        "Wd4,d1xWa1,|11",
        "Wd4,d1xWa1G|12",
        // a capture
        "x|2",
        "xd1d3|4",
        "xd1G|5",
        "xd1Gd3W|8",
        // what is malformed comes before claims that do not ascend
        "Wd4,d1xWa2Wa1,|14"
      })
  void aMalformedMoveIsRejectedAtItsFirstWrongColumn(String text, int column) {
    assertMalformed(ZertzMove::parse, text, column);
    assertMalformed(ZertzRules.standard().notation()::parseMove, text, column);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Wd4,d1xWa2Wa1", "Wd4,d1xWa1Ga1", "Wd4xWa1Wc1Wb5"})
  void claimsOutOfOrderAreATextError(String text) {
    assertCondition(ZertzMove::parse, text, ZertzTextReason.CLAIMS_NOT_ASCENDING, Map.of());
  }

  @Test
  void claimsOutOfOrderCannotBeConstructed() {
    List<ZertzMove.Claimed> descending =
        List.of(
            new ZertzMove.Claimed(ZertzMarble.WHITE, ZertzCell.parse("a2")),
            new ZertzMove.Claimed(ZertzMarble.WHITE, ZertzCell.parse("a1")));

    ZertzMove.Place placement = ZertzMove.Place.of(ZertzMarble.WHITE, ZertzCell.parse("d4"));

    assertThatIllegalArgumentException().isThrownBy(() -> placement.withClaimed(descending));
  }

  @Test
  void aCaptureWithoutJumpsCannotBeConstructed() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ZertzMove.Capture(ZertzCell.parse("d4"), List.of()));
  }
}
