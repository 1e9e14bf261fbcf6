package io.github.boardrules.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RefusalTest {
  private final Refusal refusal =
      Refusal.of(MoveReason.DEAD_END, List.of("a1"), Map.of("step", "a1"));

  @Test
  void itSpeaksTheLanguageThatIsAskedFor() {
    assertThat(refusal.message()).isEqualTo("This cannot be chosen now.");
    assertThat(refusal.message(new Locale("hu", "HU"))).isEqualTo("Ezt most nem lehet választani.");
    assertThat(refusal.message(Locale.JAPANESE)).isEqualTo(refusal.message());
    assertThat(refusal).hasToString("dead-end: This cannot be chosen now.");
  }

  @Test
  void itKeepsCopies() {
    List<String> cells = new ArrayList<>(List.of("a1"));
    Map<String, String> facts = new HashMap<>(Map.of("step", "a1"));

    Refusal copied = Refusal.of(MoveReason.DEAD_END, cells, facts);
    cells.clear();
    facts.clear();

    assertThat(copied).isEqualTo(refusal);
    assertThat(copied.cells()).isUnmodifiable();
  }

  @Test
  void aDeadEndConcernsTheCellOfItsLastStep() {
    assertThat(Refusal.deadEnd(List.of(Step.word("pass"), Step.cell("a1")))).isEqualTo(refusal);
    assertThat(Refusal.deadEnd(List.of(Step.piece("W"))))
        .isEqualTo(Refusal.of(MoveReason.DEAD_END, List.of(), Map.of("step", "W", "stock", "yes")))
        .hasToString("dead-end: What lies beside the board cannot be chosen now.");
  }

  @Test
  void theShortFormsHaveNoCells() {
    assertThat(Refusal.of(MoveReason.GAME_OVER))
        .isEqualTo(Refusal.of(MoveReason.GAME_OVER, List.of(), Map.of()));
    assertThat(Refusal.of(MoveReason.ILLEGAL, "move", "up"))
        .isEqualTo(Refusal.of(MoveReason.ILLEGAL, List.of(), Map.of("move", "up")));
    assertThat(Refusal.at(MoveReason.ILLEGAL, "a1"))
        .isEqualTo(Refusal.of(MoveReason.ILLEGAL, List.of("a1"), Map.of("cell", "a1")));
  }
}
