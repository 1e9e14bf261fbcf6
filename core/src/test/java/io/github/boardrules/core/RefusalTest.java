package io.github.boardrules.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.json.JsonForm;
import io.github.boardrules.core.toy.Sentences;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import org.junit.jupiter.api.Test;

class RefusalTest {
  private static final Locale HUNGARIAN = new Locale("hu");
  private static final ResourceBundle ENGLISH_PIECES = Sentences.bundle("queen=queen");
  private static final ResourceBundle HUNGARIAN_PIECES = Sentences.bundle("queen=királynő");
  private static final Messages PIECES =
      new Messages(locale -> locale.getLanguage().equals("hu") ? HUNGARIAN_PIECES : ENGLISH_PIECES);

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

  @Test
  void aWordIsInTheLanguageOfTheSentence() {
    Refusal gone = Refusal.of(new Gone(false)).withWord("piece", PIECES.label("queen"));

    assertThat(gone.message(HUNGARIAN)).isEqualTo("Elfogyott: királynő.");
    assertThat(gone.message()).isEqualTo("None left: queen.");
    assertThat(gone.facts()).isEqualTo(Map.of("piece", "queen"));
    assertThat(JsonForm.of(gone, HUNGARIAN))
        .hasToString("{code=gone, cells=[], sentence=Elfogyott: királynő.}");
  }

  @Test
  void aSentenceWithAPartThatIsNotTranslatedIsInEnglish() {
    Label queen = PIECES.label("queen");

    assertThat(Refusal.of(new Gone(true)).withWord("piece", queen).message(HUNGARIAN))
        .isEqualTo("None left: queen.");
    assertThat(Refusal.of(new Gone(false)).withWord("piece", queen).message(Locale.GERMAN))
        .isEqualTo("None left: queen.");
    assertThat(Refusal.of(new Gone(false)).withWord("piece", Label.of("Q")).message(HUNGARIAN))
        .isEqualTo("Elfogyott: Q.");
  }

  @Test
  void aWordIsThatOfProgramsAfterItHasBeenSerialized() throws IOException, ClassNotFoundException {
    Refusal gone =
        Refusal.of(new Gone(false), List.of("a1"), Map.of("piece", "Q"))
            .withWord("piece", PIECES.label("queen"));
    Refusal read = NotationExceptionTest.copy(gone);

    assertThat(read).isEqualTo(Refusal.of(gone.reason(), gone.cells(), gone.facts()));
    assertThat(read.message(HUNGARIAN)).isEqualTo("Elfogyott: Q.");
  }

  /** A reason that is in Hungarian, or in English alone. */
  private record Gone(boolean isEnglish) implements Reason {
    @Override
    public String code() {
      return "gone";
    }

    @Override
    public String message(Locale locale, Map<String, String> facts) {
      boolean isHungarian = isIn(locale) && locale.getLanguage().equals("hu");
      return (isHungarian ? "Elfogyott: " : "None left: ") + facts.get("piece") + ".";
    }

    @Override
    public boolean isIn(Locale locale) {
      return !isEnglish;
    }
  }
}
