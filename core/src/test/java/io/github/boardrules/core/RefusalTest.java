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
      new Refusal(MoveReason.DEAD_END, List.of("a1"), Map.of("step", "a1", "number", "2"));

  @Test
  void itSpeaksTheLanguageThatIsAskedFor() {
    assertThat(refusal.message()).isEqualTo("No legal move goes on with a1.");
    assertThat(refusal.message(new Locale("hu", "HU")))
        .isEqualTo("Egyetlen szabályos lépés sem folytatódik így: a1.");
    assertThat(refusal.message(Locale.JAPANESE)).isEqualTo(refusal.message());
    assertThat(refusal).hasToString("dead-end: No legal move goes on with a1.");
  }

  @Test
  void itKeepsCopies() {
    List<String> cells = new ArrayList<>(List.of("a1"));
    Map<String, String> facts = new HashMap<>(Map.of("step", "a1", "number", "2"));

    Refusal copied = new Refusal(MoveReason.DEAD_END, cells, facts);
    cells.clear();
    facts.clear();

    assertThat(copied).isEqualTo(refusal);
    assertThat(copied.cells()).isUnmodifiable();
  }

  @Test
  void theShortFormsHaveNoCells() {
    assertThat(Refusal.of(MoveReason.GAME_OVER))
        .isEqualTo(new Refusal(MoveReason.GAME_OVER, List.of(), Map.of()));
    assertThat(Refusal.of(MoveReason.ILLEGAL, "move", "up"))
        .isEqualTo(new Refusal(MoveReason.ILLEGAL, List.of(), Map.of("move", "up")));
    assertThat(Refusal.at(MoveReason.ILLEGAL, "a1"))
        .isEqualTo(new Refusal(MoveReason.ILLEGAL, List.of("a1"), Map.of("cell", "a1")));
  }
}
