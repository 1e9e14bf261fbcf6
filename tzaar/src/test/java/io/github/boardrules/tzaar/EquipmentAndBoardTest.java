package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Equipment and board": the kinds and the fields. */
class EquipmentAndBoardTest {
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
}
