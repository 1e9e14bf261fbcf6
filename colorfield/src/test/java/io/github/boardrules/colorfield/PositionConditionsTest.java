package io.github.boardrules.colorfield;

import static io.github.boardrules.colorfield.ColorfieldTextReason.FIELD_NUMBER;
import static io.github.boardrules.colorfield.ColorfieldTextReason.FOREIGN_IN_GATE;
import static io.github.boardrules.colorfield.ColorfieldTextReason.MIDDLE_OF_MOVER;
import static io.github.boardrules.colorfield.ColorfieldTextReason.NOT_IN_ORDER;
import static io.github.boardrules.colorfield.ColorfieldTextReason.NOT_RED_IN_MIDDLE;
import static io.github.boardrules.colorfield.ColorfieldTextReason.NO_RED_OF_WAITING;
import static io.github.boardrules.colorfield.ColorfieldTextReason.NO_SUCH_FIELD;
import static io.github.boardrules.colorfield.ColorfieldTextReason.QUIET_COUNT;
import static io.github.boardrules.colorfield.ColorfieldTextReason.TOO_MANY_PIECES;
import static io.github.boardrules.colorfield.ColorfieldTextReason.TWO_IN_MIDDLE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.fixtures.TextAssertions;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Notation", Position: which condition a well-formed text breaks. */
class PositionConditionsTest {

  @ParameterizedTest
  @CsvSource({"Ga0, a0", "Ga100, a100", "Gzz2147483648, zz2147483648"})
  void theNumberOfAFieldIs1To99(String piece, String field) {
    assertCondition("1 0 " + piece + ",ry1", FIELD_NUMBER, Map.of("field", field));
  }

  @ParameterizedTest
  @CsvSource({"Ga11, a11", "Gk1, k1", "Rx4, x4", "Gaa1, aa1"})
  void everyFieldExists(String piece, String field) {
    assertCondition("1 0 " + piece + ",ry1", NO_SUCH_FIELD, Map.of("field", field));
  }

  @ParameterizedTest
  @CsvSource({
    "'Ga1,ba1,Rx1,ry1', a1, a1",
    "'Ga2,ba1,Rx1,ry1', a1, a2",
    "'Ga10,ba2,Rx1,ry1', a2, a10",
    "'Gb1,ba1,Rx1,ry1', a1, b1",
    "'Rx1,ry1,Ga1', a1, y1",
    "'Rx1,Rx1,ry1', x1, x1",
  })
  void everyFieldOccursOnceInTheirOrder(String pieces, String field, String other) {
    assertCondition("1 0 " + pieces, NOT_IN_ORDER, Map.of("field", field, "other", other));
  }

  @ParameterizedTest
  @CsvSource({
    "colorfield, 1, 0",
    "colorfield:quiet=12, 13, 12",
    "colorfield:quiet=9999, 10000, 9999",
    "colorfield:quiet=1, 2147483647, 1",
  })
  void theCountIsAtMostTheVariantsBound(String variant, String count, String most) {
    assertCondition(
        variant, "1 " + count + " Rx1,ry1", QUIET_COUNT, Map.of("count", count, "most", most));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 12})
  void aCountUpToTheBoundIsAllowed(int count) {
    assertThat(
            Setup.of("colorfield:quiet=12")
                .with("Rx1 ry1")
                .quiet(count)
                .gamePosition()
                .position()
                .quiet())
        .isEqualTo(count);
  }

  @Test
  void aCountOfMoreDigitsThanANumberHasIsAboveEveryBound() {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> GamePosition.of("colorfield", "1 99999999999999999999 Rx1,ry1"))
        .satisfies(thrown -> assertThat(thrown.reason()).isEqualTo(QUIET_COUNT));
  }

  @ParameterizedTest
  @CsvSource({
    "'Ga1,Ga2,Ga3,Rx1,ry1', full, g, 3, 2",
    "'ga1,ga2,ga3,Rx1,ry1', empty, g, 3, 2",
    "'Ra1,Rx1,Rx2,Rx3,ry1', full, r, 4, 3",
    "'ra1,Rx1,ry1,ry2,ry3', empty, r, 4, 3",
    "'Aa1,Rx1,ry1', full, a, 1, 0",
    "'za1,Rx1,ry1', empty, z, 1, 0",
  })
  void noTeamHasMorePiecesOfAColourThanItStartsWith(
      String pieces, String team, String colour, String count, String most) {
    assertCondition(
        "1 0 " + pieces,
        TOO_MANY_PIECES,
        Map.of("team", team, "colour", colour, "count", count, "most", most));
  }

  @ParameterizedTest
  @CsvSource({
    "'Gx1,Rx2,ry1', x1",
    "'Rx2,gx3,ry1', x3",
    "'rx1,Rx2,ry1', x1",
    "'Rx2,Gy3', y3",
    "'Rx1,Ry2', y2"
  })
  void inAGateStandsOnlyARedPieceOfItsTeam(String pieces, String gate) {
    assertCondition("1 0 " + pieces, FOREIGN_IN_GATE, Map.of("field", gate));
  }

  @Test
  void inTheMiddleStandsAtMostOnePiece() {
    assertCondition("1 0 re5,rf6,Rx1", TWO_IN_MIDDLE, Map.of("field", "f6", "other", "e5"));
    assertCondition("1 0 ge5,Re6,ry1", TWO_IN_MIDDLE, Map.of("field", "e6", "other", "e5"));
  }

  @ParameterizedTest
  @CsvSource({"1, ge5, e5", "2, ge5, e5", "1, Bf6, f6", "2, Wf5, f5"})
  void inTheMiddleStandsNoOtherPieceThanARedOne(int toMove, String piece, String field) {
    assertCondition(toMove + " 0 " + piece + ",Rx1,ry1", NOT_RED_IN_MIDDLE, Map.of("field", field));
  }

  @ParameterizedTest
  @CsvSource({
    "colorfield, 1, Re5, e5",
    "colorfield, 2, re5, e5",
    "colorfield:first=empty, 1, rf6, f6",
    "colorfield:first=empty, 2, Rf6, f6",
  })
  void inTheMiddleStandsNoPieceOfThePlayerToMove(
      String variant, int toMove, String piece, String field) {
    assertCondition(
        variant, toMove + " 0 " + piece + ",Rx1,ry1", MIDDLE_OF_MOVER, Map.of("field", field));
  }

  @ParameterizedTest
  @CsvSource({
    "colorfield, 1 0 Rx1, 2",
    "colorfield, 2 0 ry1, 1",
    "colorfield:first=empty, 1 0 ry1, 2",
    "colorfield:first=empty, 2 0 Rx1, 1",
    "colorfield, '1 0 ga1,bb2,Rx1', 2",
    "colorfield, '2 0 Ga1', 1",
  })
  void thePlayerWhoIsNotToMoveHasARedPiece(String variant, String text, String player) {
    assertCondition(variant, text, NO_RED_OF_WAITING, Map.of("player", player));
  }

  @Test
  void theFirstConditionOfThePageIsReported() {
    // Each text breaks all conditions that follow as well.
    assertReason("1 1 Gk1,Ga1,Ga2,Ga3,Re5,Gx1", NO_SUCH_FIELD);
    assertReason("1 1 Ga2,Ga1,Ga3,Re5,Gx1", NOT_IN_ORDER);
    assertReason("1 1 Ga1,Ga2,Ga3,Re5,Gx1", QUIET_COUNT);
    assertReason("1 0 Ga1,Ga2,Ga3,Re5,Gx1", TOO_MANY_PIECES);
    assertReason("1 0 Re5,Be6,Gx1", FOREIGN_IN_GATE);
    assertReason("1 0 Re5,Be6", TWO_IN_MIDDLE);
    assertReason("1 0 Be6", NOT_RED_IN_MIDDLE);
    assertReason("1 0 Re5", MIDDLE_OF_MOVER);
    assertReason("1 0 Ra1", NO_RED_OF_WAITING);
    assertThat(GamePosition.of("colorfield", "1 0 Ra1,ry1").status()).isEqualTo("ongoing");
  }

  private static void assertReason(String text, ColorfieldTextReason reason) {
    assertThatExceptionOfType(NotationException.class)
        .as(text)
        .isThrownBy(() -> GamePosition.of("colorfield", text))
        .satisfies(thrown -> assertThat(thrown.reason()).isEqualTo(reason));
  }

  private static void assertCondition(
      String text, ColorfieldTextReason reason, Map<String, String> facts) {
    assertCondition("colorfield", text, reason, facts);
  }

  private static void assertCondition(
      String variant, String text, ColorfieldTextReason reason, Map<String, String> facts) {
    TextAssertions.assertCondition(each -> GamePosition.of(variant, each), text, reason, facts);
  }
}
