package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.tzaar.reference.ReferenceBoard;
import io.github.boardrules.tzaar.reference.ReferenceField;
import io.github.boardrules.tzaar.reference.ReferenceTexts;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Equipment and board" and "Set-up". */
class EquipmentAndBoardTest {
  /** The directions in the order of the reference model. */
  private static final List<String> WAYS = List.of("N", "NE", "SE", "S", "SW", "NW");

  @Test
  void eachPlayerHas30Pieces() {
    assertThat(TzaarKind.values())
        .containsExactly(TzaarKind.TZAAR, TzaarKind.TZARRA, TzaarKind.TOTT);
    assertThat(TzaarKind.values()).extracting(TzaarKind::pieces).containsExactly(6, 9, 15);
    assertThat(TzaarKind.values()).extracting(TzaarKind::letter).containsExactly('Z', 'R', 'T');
    assertThat(TzaarKind.values())
        .extracting(TzaarKind::word)
        .containsExactly("tzaar", "tzarra", "tott");
  }

  @ParameterizedTest
  @CsvSource({"A, 5", "B, 6", "C, 7", "D, 8", "E, 8", "F, 8", "G, 7", "H, 6", "I, 5"})
  void eachColumnHasItsFields(char column, int rows) {
    for (int row = 1; row <= rows; row++) {
      TzaarField field = new TzaarField(column, row);
      assertThat(field)
          .hasToString(column + "" + row)
          .isEqualTo(TzaarField.parse(column + "" + row));
    }
    for (int row : new int[] {Integer.MIN_VALUE, -1, 0, rows + 1, Integer.MAX_VALUE}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new TzaarField(column, row))
          .withMessageContaining("'" + column + "'")
          .withMessageContaining(Integer.toString(row));
    }
  }

  @ParameterizedTest
  @ValueSource(chars = {'@', 'J', 'a', 'e', '1', ' ', '\0', '\uffff'})
  void thereAreNoOtherColumns(char column) {
    assertThatIllegalArgumentException().isThrownBy(() -> new TzaarField(column, 1));
  }

  @Test
  void theFieldsAreOrderedByColumnAndThenByRow() {
    List<TzaarField> fields = Setup.fields().stream().map(TzaarField::parse).toList();

    assertThat(fields).hasSize(60).doesNotHaveDuplicates().isSorted();
    assertThat(fields.get(0)).isEqualTo(new TzaarField('A', 1));
    assertThat(fields.get(59)).isEqualTo(new TzaarField('I', 5));
    assertThat(TzaarField.parse("A5")).isLessThan(TzaarField.parse("B1"));
  }

  @ParameterizedTest
  @CsvSource({
    "A1, N,  A2 A3 A4 A5",
    "A1, NE, B2 C3 D4",
    "A1, SE, B1 C1 D1 E1",
    "A1, S, ''",
    "A1, SW, ''",
    "A1, NW, ''",
    "D4, N,  D5 D6 D7 D8",
    "D4, NE, ''",
    "D4, SE, E4 F3 G2 H1",
    "D4, S, D3 D2 D1",
    "D4, SW, C3 B2 A1",
    "D4, NW, C4 B4 A4",
    "E4, N,  ''",
    "E4, NE, F4 G4 H4 I4",
    "E4, SE, F3 G2 H1",
    "E4, S, E3 E2 E1",
    "E4, SW, D3 C2 B1",
    "E4, NW, D4 C4 B4 A4",
  })
  void theLinesOfSightAreThoseOfTheTable(String from, String direction, String line) {
    List<String> fields = line.isEmpty() ? List.of() : List.of(line.split(" ", -1));

    assertThat(sight(from, ReferenceBoard.DIRECTIONS.get(WAYS.indexOf(direction))))
        .isEqualTo(fields);
    for (String target : fields) {
      assertThat(alone(from, target).legal(from)).containsExactly(from + "x" + target);
    }
  }

  private static List<String> sight(String from, ReferenceField direction) {
    return names(ReferenceBoard.sight(ReferenceTexts.parseField(from), direction));
  }

  private static List<String> seenFrom(String field) {
    return ReferenceBoard.DIRECTIONS.stream()
        .flatMap(direction -> sight(field, direction).stream())
        .toList();
  }

  private static List<String> names(List<ReferenceField> fields) {
    return fields.stream().map(ReferenceTexts::format).toList();
  }

  /** A white and a black stack; the other stacks that the game needs are out of the way. */
  private static GamePosition alone(String from, String to) {
    List<String> kept = new ArrayList<>(List.of(from, to));
    kept.addAll(seenFrom(from));
    return Setup.of("tzaar")
        .phase("second")
        .with("T" + from + " t" + to)
        .fill("Z R z r", kept.toArray(String[]::new))
        .position();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tzaar | ttttT/TrrrRT/TRzzZRT/TRZtTZRT/TRZTtzrt/trztTzrt/trzZZrt/trRRRt/tTTTT 1 open",
        "tzaar:setup=random,seed=0"
            + "| RrzTz/rtrrZt/RTTtRtz/rRrtTtTZ/ttTzrTTT/RrzZTrtR/tTRTRTt/ZZRtTT/tZztt 1 open",
        "tzaar:setup=random,seed=1"
            + "| tTrTZ/trrttT/RzRTTtt/tZtZTttr/zRTTtRRr/tTtZTRtT/TzRrTtr/rZTzRT/zzRrZ 1 open",
        "tzaar:setup=random,seed=42"
            + "| zRTTT/TZrTrT/TRztzZT/TRrTRtRt/tTrrTtRZ/ttZRtzzr/tZTrtrt/RZTtTr/ztttR 1 open",
        "tzaar:setup=random,seed=9223372036854775807"
            + "| rRtTT/ztTttT/rtRtrrR/rZRztTZt/tzTtTZRR/rTZZtTTz/RTrtzZt/TTtTzR/TtrRr 1 open",
        "tzaar:setup=tournament"
            + "| ...../....../......./......../......../......../......./....../..... 1 place",
      })
  void theStartPositionIsThatOfTheRulePage(String variant, String position) {
    for (String id :
        List.of(variant, variant + (variant.contains(":") ? "," : ":") + "cover=forbid")) {
      GamePosition start = GamePosition.start(id);

      assertThat(start.text()).isEqualTo(position);
      assertThat(start.status()).isEqualTo("ongoing");
      assertThat(start.position()).isEqualTo(GamePosition.of(id, position).position());
    }
  }

  @Test
  void aGameMayBeginFromALayoutMadeByHand() {
    GamePosition dealt = GamePosition.of("tzaar:setup=random,seed=42", Setup.FIXED + " 1 open");

    assertThat(dealt.status()).isEqualTo("ongoing");
    assertThat(dealt.legal()).isEqualTo(GamePosition.start("tzaar").legal());
    assertThat(dealt.play("E4xF4").playerAndPhase()).isEqualTo("2 first");
  }
}
