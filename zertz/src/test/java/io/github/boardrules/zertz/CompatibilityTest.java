package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Texts that an earlier version wrote are read by every later one. */
class CompatibilityTest {

  static List<String> stored() throws IOException {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                CompatibilityTest.class.getResourceAsStream("/zertz.positions-0.1.txt"),
                StandardCharsets.US_ASCII))) {
      return lines.lines().filter(line -> !line.startsWith("#")).toList();
    }
  }

  @ParameterizedTest
  @MethodSource("stored")
  void aStoredPositionAndItsMovesAreReadWrittenAndPlayed(String line) {
    String[] fields = line.split("\t", -1);
    Table table = Table.of(fields[0], fields[1]);

    assertThat(fields).hasSize(3);
    assertThat(table.rules().variant()).isEqualTo(fields[0]);
    assertThat(table.text()).isEqualTo(fields[1]);
    for (String move : moves(line)) {
      assertThat(ZertzMove.parse(move)).hasToString(move);
      table = table.play(move);
    }
  }

  @Test
  void everyKindOfVariantIsStored() throws IOException {
    for (String option :
        List.of(
            "game=tournament",
            "rings=40",
            "rings=43",
            "rings=44",
            "rings=48",
            "rings=61",
            "claim=automatic",
            "capture=retract",
            "stall=")) {
      assertThat(stored()).anyMatch(line -> line.split("\t", -1)[0].contains(option));
    }
    assertThat(stored()).anyMatch(line -> line.startsWith("zertz\t"));
  }

  @Test
  void everyKindOfMoveAndFieldIsStored() throws IOException {
    List<String> moves = stored().stream().flatMap(line -> moves(line).stream()).toList();
    List<String> positions = stored().stream().map(line -> line.split("\t", -1)[1]).toList();

    for (String form :
        List.of(
            "[WGB]..",
            "[WGB]..,..",
            "[WGB]..x(...)+",
            "[WGB]..,..x(...){3,}",
            "x.....",
            "x..(...){2,}",
            "pass",
            "retract")) {
      assertThat(moves).anyMatch(move -> move.matches(form));
    }
    for (String end :
        List.of(" [12]", " s[0-9]+", " -", " !", " s[0-9]+ -", " <.*>", "\\|s[0-9]+>")) {
      assertThat(positions).anyMatch(position -> position.matches(".*" + end));
    }
  }

  private static List<String> moves(String line) {
    String moves = line.substring(line.lastIndexOf('\t') + 1);
    return moves.isEmpty() ? List.of() : List.of(moves.split(" ", -1));
  }
}
