package io.github.boardrules.tzaar;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/**
 * Positions that a program stored with version 0.1 can be read for ever. A line is a variant, a
 * position and its status, parted by tabs; lines may be added, but never changed.
 */
class StoredPositionsTest {

  @Test
  void positionsStoredWithVersion01AreStillReadAndMeanTheSame() throws IOException {
    List<String> lines = lines("/tzaar.positions-0.1.txt");

    assertThat(lines).hasSizeGreaterThanOrEqualTo(20);
    for (String line : lines) {
      String[] parts = line.split("\t", -1);
      Table table = Table.of(parts[0], parts[1]);
      assertThat(table.rules().variant()).isEqualTo(parts[0]);
      assertThat(table.text()).isEqualTo(parts[1]);
      assertThat(table.status()).as(line).isEqualTo(parts[2]);
    }
  }

  private static List<String> lines(String resource) throws IOException {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(StoredPositionsTest.class.getResourceAsStream(resource)),
                US_ASCII))) {
      return reader.lines().filter(line -> !line.startsWith("#")).toList();
    }
  }
}
