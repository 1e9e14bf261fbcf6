package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.fixtures.TextAssertions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Equipment and board". */
class EquipmentAndBoardTest {
  private static final Layout STANDARD = Layout.STANDARD;

  /** As the page draws it. */
  private static final String PICTURE =
      """
      10  w b n o p y g w b n
       9  g r w w b r p y y o
       8  y n r b o g w p n p
       7  p g n o g w r o r n
       6  g p y y r r b b o r
       5  r o b b r r y y p g
       4  n r o r w g o n g p
       3  p n p w g o b r n y
       2  o y y p r b w w r g
       1  n b w g y p o n b w
      """;

  @Test
  void fieldsAreOrderedByTheirLettersThenByTheirNumber() {
    List<String> ordered =
        List.of("a1", "a2", "a9", "a10", "a99", "aa1", "aa2", "ab1", "az9", "b1", "ba1", "z99");
    List<Field> shuffled = new ArrayList<>(ordered.stream().map(Field::parse).toList());
    Collections.reverse(shuffled);

    assertThat(shuffled.stream().sorted().map(Field::toString)).isEqualTo(ordered);
    assertThat(new Field("aa", 10)).isEqualTo(Field.parse("aa10")).hasToString("aa10");
  }

  @ParameterizedTest
  @CsvSource({
    "'', 1",
    "abc, 1",
    "A, 1",
    "a1, 1",
    "' a', 1",
    "á, 1",
    "a, 0",
    "a, 100",
    "a, -1",
    "a, 2147483647",
    "a, -2147483648"
  })
  void otherNamesAreNoFields(String letters, int number) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Field(letters, number))
        .withMessageContaining("\"" + letters + number + "\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "''|1", "1|1", "A1|1", " a1|1", "-a1|1", "a|2", "a |2", "aA1|2", "a-1|2", "aa|3", "aaa1|3",
        "a01|3", "a00|3", "a1 |3", "a1b|3", "a10.|4", "aa1a|4"
      })
  void aTextThatIsNoFieldIsRefusedAtItsFirstWrongCharacter(String text, int column) {
    TextAssertions.assertMalformed(Field::parse, text, column);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a0", "a100", "zz4294967297", "b99999999999999999999999"})
  void aNumberOutOfItsRangeIsACondition(String text) {
    TextAssertions.assertCondition(
        Field::parse, text, ColorfieldTextReason.FIELD_NUMBER, Map.of("field", text));
  }

  @Test
  void theSquaresHaveTheColoursOfThePicture() {
    for (String row : PICTURE.lines().toList()) {
      String[] words = row.trim().split(" +", -1);
      for (int column = 1; column <= 10; column++) {
        Field field = new Field("" + "abcdefghij".charAt(column - 1), Integer.parseInt(words[0]));
        assertThat(STANDARD.colour(field)).as(field.toString()).contains(words[column].charAt(0));
      }
    }
    assertThat(STANDARD.fields()).hasSize(106).isSorted();
    assertThat(STANDARD.fields()).startsWith(Field.parse("a1")).endsWith(Field.parse("y3"));
  }

  @Test
  void squaresTouchAlongSidesAndAtCorners() {
    assertTouching("a1", "a2 b1 b2");
    assertTouching("j10", "i9 i10 j9");
    assertTouching("d1", "c1 c2 d2 e1 e2");
    assertTouching("a5", "a4 a6 b4 b5 b6");
    assertTouching("e5", "d4 d5 d6 e4 e6 f4 f5 f6");
    assertTouching("i9", "h8 h9 h10 i8 i10 j8 j9 j10");
    assertTouching("b1", "a1 a2 b2 c1 c2 x1");
    assertTouching("f10", "e9 e10 f9 g9 g10 y2");
  }

  @ParameterizedTest
  @CsvSource({"x1, b1 c1", "x2, e1 f1", "x3, h1 i1", "y1, b10 c10", "y2, e10 f10", "y3, h10 i10"})
  void aGateTouchesItsTwoExitsAndIsRed(String gate, String exits) {
    assertTouching(gate, exits);
    assertThat(STANDARD.colour(Field.parse(gate))).contains('r');
  }

  @ParameterizedTest
  @ValueSource(strings = {"standard", "small", "holes", "wheel", "melted", "rainbow"})
  void touchingIsSymmetricAndNoFieldTouchesItself(String name) {
    Layout layout =
        Layout.parse(
            Map.of(
                    "standard", "colorfield",
                    "small", Layouts.SMALL,
                    "holes", Layouts.HOLES,
                    "wheel", Layouts.WHEEL,
                    "melted", Layouts.MELTED,
                    "rainbow", Layouts.RAINBOW)
                .getOrDefault(name, ""));

    for (Field one : layout.fields()) {
      assertThat(layout.touching(one)).isSorted().doesNotHaveDuplicates().doesNotContain(one);
      for (Field other : layout.touching(one)) {
        assertThat(layout.touching(other)).contains(one);
      }
    }
    List<Field> gates = new ArrayList<>(layout.gates(Team.FULL));
    gates.addAll(layout.gates(Team.EMPTY));
    for (Field gate : gates) {
      assertThat(layout.touching(gate)).doesNotContainAnyElementsOf(gates).isNotEmpty();
    }
  }

  @Test
  void theMiddleAndTheGatesAreThoseOfThePage() {
    assertThat(STANDARD.middle())
        .extracting(Field::toString)
        .containsExactly("e5", "e6", "f5", "f6");
    assertThat(STANDARD.gates(Team.FULL))
        .extracting(Field::toString)
        .containsExactly("x1", "x2", "x3");
    assertThat(STANDARD.gates(Team.EMPTY))
        .extracting(Field::toString)
        .containsExactly("y1", "y2", "y3");
  }

  /** Also "Decisions", 3. */
  @Test
  void twelveOrdinarySquaresHaveEachColourAndFourPairsOfThemTouch() {
    for (char colour : "bgnoprwy".toCharArray()) {
      List<Field> squares =
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
  void aHalfTurnKeepsEveryColourAndEveryTouching() {
    assertThat(turned(Field.parse("a1"))).hasToString("j10");
    assertThat(turned(Field.parse("x1"))).hasToString("y3");
    assertThat(turned(Field.parse("x2"))).hasToString("y2");
    for (Field field : STANDARD.fields()) {
      assertThat(STANDARD.colour(turned(field))).isEqualTo(STANDARD.colour(field));
      assertThat(STANDARD.touching(turned(field)))
          .containsExactlyInAnyOrderElementsOf(
              STANDARD.touching(field).stream()
                  .map(EquipmentAndBoardTest::turned)
                  .collect(Collectors.toList()));
    }
  }

  @Test
  void thereAre34PiecesThreeRedAndTwoOfEachOtherColourATeam() {
    for (Team team : Team.values()) {
      List<TeamPiece> pieces =
          STANDARD.start().values().stream().filter(piece -> piece.team() == team).toList();

      assertThat(pieces).hasSize(17);
      for (char colour : "bgnoprwy".toCharArray()) {
        assertThat(pieces.stream().filter(piece -> piece.colour() == colour))
            .hasSize(colour == 'r' ? 3 : 2);
      }
    }
  }

  @Test
  void aPieceHasATeamAndAColour() {
    assertThat(new TeamPiece(Team.FULL, 'g')).hasToString("G");
    assertThat(new TeamPiece(Team.EMPTY, 'g')).hasToString("g");
    for (char colour : new char[] {'A', 'R', '`', '{', '1', ' '}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new TeamPiece(Team.FULL, colour))
          .withMessageContaining("'" + colour + "'");
    }
    assertThat(Team.FULL.other()).isEqualTo(Team.EMPTY);
    assertThat(Team.EMPTY.other()).isEqualTo(Team.FULL);
  }

  @Test
  void aPieceIsInPlayUnlessItStandsInAGate() {
    ColorfieldPosition start = GamePosition.start("colorfield:first=empty").position();
    GamePosition given = Setup.of("colorfield").with("Rb1 Rx2 Ge4 ba6 ry1 ry2").gamePosition();

    assertThat(start.inPlay(Team.FULL)).isEqualTo(14);
    assertThat(start.inPlay(Team.EMPTY)).isEqualTo(14);
    assertThat(given.position().inPlay(Team.FULL)).isEqualTo(2);
    assertThat(given.position().inPlay(Team.EMPTY)).isEqualTo(1);
    assertThat(given.play("x2-e1").position().inPlay(Team.FULL)).isEqualTo(3);
    assertThat(given.play("x2-e1").position().inPlay(Team.EMPTY)).isEqualTo(1);
  }

  @Test
  void aFieldThatTheLayoutDoesNotHaveHasNoColourAndTouchesNothing() {
    for (String name : List.of("k1", "a11", "x4", "zz99")) {
      assertThat(STANDARD.colour(Field.parse(name))).isEmpty();
      assertThat(STANDARD.touching(Field.parse(name))).isEmpty();
      assertThat(GamePosition.start("colorfield").position().piece(Field.parse(name))).isEmpty();
    }
  }

  private static boolean inMiddle(Field field) {
    return STANDARD.middle().contains(field);
  }

  private static Field turned(Field field) {
    return switch (field.letters()) {
      case "x" -> new Field("y", 4 - field.number());
      case "y" -> new Field("x", 4 - field.number());
      default ->
          new Field("" + (char) ('a' + 'j' - field.letters().charAt(0)), 11 - field.number());
    };
  }

  private static void assertTouching(String field, String others) {
    assertThat(STANDARD.touching(Field.parse(field)))
        .extracting(Field::toString)
        .containsExactly(others.split(" ", -1));
  }
}
