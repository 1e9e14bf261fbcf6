package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.fixtures.TextAssertions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Equipment and board" and "Set-up". */
class EquipmentAndBoardTest {
  private static final ColorfieldLayout STANDARD = ColorfieldLayout.STANDARD;

  private static final String START =
      "1 0 Na1,Oa2,Pa3,ya8,ga9,wa10,Bb1,bb10,Wc1,nc10,Gd1,od10,Ye1,pe10,Pf1,yf10,Og1,gg10,Nh1,wh10"
          + ",Bi1,bi10,Wj1,Gj2,Yj3,pj8,oj9,nj10,Rx1,Rx2,Rx3,ry1,ry2,ry3";

  @Test
  void fieldsAreOrderedByTheirLettersThenByTheirNumber() {
    List<String> ordered =
        List.of("a1", "a2", "a9", "a10", "a99", "aa1", "aa2", "ab1", "az9", "b1", "ba1", "z99");
    List<ColorfieldField> shuffled =
        new ArrayList<>(ordered.stream().map(ColorfieldField::parse).toList());
    Collections.reverse(shuffled);

    assertThat(shuffled.stream().sorted().map(ColorfieldField::toString)).isEqualTo(ordered);
    assertThat(new ColorfieldField("aa", 10))
        .isEqualTo(ColorfieldField.parse("aa10"))
        .hasToString("aa10");
  }

  @ParameterizedTest
  @CsvSource({"'', 1", "A, 1", "á, 1", "a, 0", "a, 100", "a, 2147483647"})
  void otherNamesAreNotFields(String letters, int number) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ColorfieldField(letters, number))
        .withMessageContaining("\"" + letters + number + "\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {"''|1", "1|1", "A1|1", "a|2", "aA1|2", "aa|3", "aaa1|3", "a01|3", "a1 |3", "aa1a|4"})
  void aTextThatIsNotAFieldIsRefusedAtItsFirstWrongCharacter(String text, int column) {
    TextAssertions.assertMalformed(ColorfieldField::parse, text, column);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a0", "a100", "zz4294967297", "b99999999999999999999999"})
  void aNumberOutOfItsRangeIsACondition(String text) {
    TextAssertions.assertCondition(
        ColorfieldField::parse, text, ColorfieldTextReason.FIELD_NUMBER, Map.of("field", text));
  }

  /** Also "Decisions", 3. */
  @Test
  void twelveOrdinarySquaresHaveEachColourAndFourPairsOfThemTouch() {
    for (char colour : "bgnoprwy".toCharArray()) {
      List<ColorfieldField> squares =
          STANDARD.fields().stream()
              .filter(field -> field.letters().compareTo("k") < 0)
              .filter(field -> STANDARD.colour(field).orElseThrow() == colour)
              .toList();
      long pairs =
          squares.stream()
              .flatMap(
                  one ->
                      STANDARD.touching(one).stream()
                          .filter(squares::contains)
                          .filter(other -> one.compareTo(other) < 0)
                          .filter(other -> !inMiddle(one) || !inMiddle(other)))
              .count();

      assertThat(squares.stream().filter(field -> !inMiddle(field))).hasSize(12);
      assertThat(pairs).as("%s", colour).isEqualTo(colour == 'r' ? 6 : 4);
    }
  }

  @Test
  void aPieceHasATeamAndAColour() {
    assertThat(new ColorfieldPiece(ColorfieldTeam.FULL, 'g')).hasToString("G");
    assertThat(new ColorfieldPiece(ColorfieldTeam.EMPTY, 'g')).hasToString("g");
    for (char colour : new char[] {'A', 'R', '`', '{', '1', ' '}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new ColorfieldPiece(ColorfieldTeam.FULL, colour))
          .withMessageContaining("'" + colour + "'");
    }
    assertThat(ColorfieldTeam.FULL.other()).isEqualTo(ColorfieldTeam.EMPTY);
    assertThat(ColorfieldTeam.EMPTY.other()).isEqualTo(ColorfieldTeam.FULL);
  }

  @Test
  void aFieldThatTheLayoutDoesNotHaveHasNoColourAndTouchesNothing() {
    for (String name : List.of("k1", "a11", "x4", "zz99")) {
      assertThat(STANDARD.colour(ColorfieldField.parse(name))).isEmpty();
      assertThat(STANDARD.touching(ColorfieldField.parse(name))).isEmpty();
      assertThat(GamePosition.start("colorfield").position().piece(ColorfieldField.parse(name)))
          .isEmpty();
    }
  }

  private static boolean inMiddle(ColorfieldField field) {
    return STANDARD.middle().contains(field);
  }

  @ParameterizedTest
  @ValueSource(strings = {"colorfield", "colorfield:first=empty,force=step,block=any,quiet=9999"})
  void theStartIsThatOfThePageWhateverTheOptions(String variant) {
    assertThat(GamePosition.start(variant).text()).isEqualTo(START);
    assertThat(GamePosition.start(variant).status()).isEqualTo("ongoing");
    assertThat(GamePosition.of(variant, START).position())
        .isEqualTo(GamePosition.start(variant).position());
  }

  /** The page's "Invariants", The standard layout: no move of the start takes or leaves a gate. */
  @Test
  void theFirstMoveOfEachSideIsOneOf36AndCannotTake() {
    GamePosition start = GamePosition.start("colorfield");

    assertThat(start.legal())
        .hasSize(36)
        .noneMatch(move -> move.contains("x"))
        .allMatch(move -> move.charAt(0) <= 'j');
    for (String move : start.legal()) {
      assertThat(start.play(move).legal()).hasSize(36).noneMatch(reply -> reply.contains("x"));
    }
  }

  @Test
  void oneRedPieceStandsInEachGateAndTheOthersOnTheirMarkedFields() {
    assertThat(GamePosition.start(Layouts.SMALL).text())
        .isEqualTo("1 0 Ga1,ba5,Bb1,gb5,Yc1,yc5,Gd1,bd5,Be1,ge5,Rx1,Rx2,ry1,ry2");
    assertThat(GamePosition.start(Layouts.WHEEL).text())
        .isEqualTo("1 0 Rga1,Rga2,rgb1,rgb2,Bo1,Go2,Bo3,bo7,go8,bo9");
  }
}
