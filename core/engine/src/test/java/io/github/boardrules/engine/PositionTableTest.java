package io.github.boardrules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.engine.PositionTable.BoundKind;
import io.github.boardrules.engine.PositionTable.TableBound;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PositionTableTest {

  private static TableBound entry(String position, int depth) {
    return new TableBound(position, 1, 2, depth, BoundKind.EXACT);
  }

  @Test
  void aPositionIsFoundByItsHashAndComparedAsAWhole() {
    PositionTable table = new PositionTable(1);
    TableBound entry = entry("a", 3);
    table.put(-5, entry);

    assertThat(table.find("a", -5)).isSameAs(entry);
    assertThat(table.find("b", -5)).isNull();
    assertThat(table.find("a", 5)).isNull();
  }

  @Test
  void aDeeperEntryOfThePositionStays() {
    PositionTable table = new PositionTable(1);
    TableBound deep = entry("a", 3);
    table.put(1, deep);
    table.put(1, entry("a", 2));
    assertThat(table.find("a", 1)).isSameAs(deep);

    TableBound equallyDeep = entry("a", 3);
    table.put(1, equallyDeep);
    assertThat(table.find("a", 1)).isSameAs(equallyDeep);

    table.put(1, entry("b", 0));
    assertThat(table.find("a", 1)).isNull();
    assertThat(table.find("b", 1)).isNotNull();
  }

  @ParameterizedTest
  @CsvSource({"0, 10", "262143, 10", "262144, 11", "524287, 11", "524288, 12", "1000000, 12"})
  void theMemoryDecidesHowManyPlacesThereAre(long bytes, int bits) {
    PositionTable table = new PositionTable(bytes);
    table.put(0, entry("a", 1));
    table.put(1L << (64 - bits), entry("b", 1));
    assertThat(table.find("a", 0)).isNotNull();

    table.put(1L << (63 - bits), entry("b", 1));
    assertThat(table.find("a", 0)).isNull();
  }
}
