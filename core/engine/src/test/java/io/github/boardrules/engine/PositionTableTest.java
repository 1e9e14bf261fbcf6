package io.github.boardrules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.engine.PositionTable.BoundKind;
import io.github.boardrules.engine.PositionTable.TableBound;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PositionTableTest {
  private static final int ESTIMATE = -AlphaBetaSearch.SURE;
  private static final int LOSS = ESTIMATE - 1;

  private final TableBound found = new TableBound();

  private String found(PositionTable table, String position, long hash) {
    return table.find(position, hash, found)
        ? found.move + " " + found.value + " " + found.depth + " " + found.kind
        : "nothing";
  }

  @Test
  void aProofIsOfItsPositionAlone() {
    PositionTable table = new PositionTable(1);
    table.put("a", 1, 7, LOSS, 2, BoundKind.AT_MOST);
    assertThat(found(table, "b", 1)).isEqualTo("nothing");

    table.put("b", 1, 8, ESTIMATE, 2, BoundKind.AT_MOST);
    assertThat(found(table, "a", 1)).startsWith("7 " + LOSS);
    assertThat(found(table, "b", 1)).startsWith("8 " + ESTIMATE);
  }

  @Test
  void aDeeperProofOfThePositionStays() {
    PositionTable table = new PositionTable(1);
    table.put("a", 1, 1, LOSS, 3, BoundKind.EXACT);
    table.put("a", 1, 2, LOSS, 2, BoundKind.EXACT);
    assertThat(found(table, "a", 1)).startsWith("1 ");
    table.put("a", 1, 3, LOSS, 3, BoundKind.EXACT);
    assertThat(found(table, "a", 1)).startsWith("3 ");
  }

  @Test
  void aTableGrowsAndKeepsWhatItHas() {
    PositionTable table = new PositionTable(64 << 20);
    SplitMix64 hashes = new SplitMix64(1);
    int count = 100_000;
    for (int i = 0; i < count; i++) {
      table.put("a", hashes.next(), i, i, 1, BoundKind.EXACT);
    }
    SplitMix64 again = new SplitMix64(1);
    int kept = 0;
    for (int i = 0; i < count; i++) {
      if (table.find("a", again.next(), found)) {
        assertThat(found.value).isEqualTo(i);
        kept++;
      }
    }
    assertThat(kept).isGreaterThan(count * 3 / 4);
  }

  @ParameterizedTest
  @CsvSource({"0, 10", "262143, 10", "262144, 11", "524287, 11", "524288, 12", "1000000, 12"})
  void theMemoryDecidesHowManyPlacesThereAre(long bytes, int bits) {
    assertThat(PositionTable.bits(bytes, 128)).isEqualTo(bits);
    PositionTable table = new PositionTable(2 * bytes);
    table.put("a", 0, 0, LOSS, 1, BoundKind.EXACT);
    table.put("b", 1L << (64 - bits), 0, LOSS, 1, BoundKind.EXACT);
    assertThat(found(table, "a", 0)).isNotEqualTo("nothing");

    table.put("b", 1L << (63 - bits), 0, LOSS, 1, BoundKind.EXACT);
    assertThat(found(table, "a", 0)).isEqualTo("nothing");
  }
}
