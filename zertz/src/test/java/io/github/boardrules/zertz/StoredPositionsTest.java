package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.StoredPositionsContract;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Later versions parse the texts of earlier ones. */
class StoredPositionsTest extends StoredPositionsContract {
  StoredPositionsTest() {
    super(GameFixture.ZERTZ);
  }

  @Test
  void everyKindOfVariantIsStored() {
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
      assertThat(stored()).anyMatch(line -> line.variant().contains(option));
    }
    assertThat(stored()).anyMatch(line -> line.variant().equals("zertz"));
  }

  @Test
  void everyKindOfMoveAndFieldIsStored() {
    List<String> moves = stored().stream().flatMap(line -> line.moves().stream()).toList();
    List<String> positions = stored().stream().map(Stored::position).toList();

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
}
