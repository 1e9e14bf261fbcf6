package io.github.boardrules.tzaar;

import static io.github.boardrules.fixtures.DraftAssertions.assertComplete;
import static io.github.boardrules.fixtures.DraftAssertions.assertDeadEnd;
import static io.github.boardrules.fixtures.DraftAssertions.assertEntered;
import static io.github.boardrules.fixtures.DraftAssertions.assertPrompt;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.MoveEntry;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How people enter a move step by step, and which steps may follow. */
class DraftTest {
  private static final String FORBID = "tzaar:cover=forbid";

  /** The stack on E4 sees t on G4 (before z on H4), r3 on F3, R on E3 and T on D4. */
  private static GamePosition crossing(String variant, String phase) {
    return Setup.of(variant).with("Z2E4 RE3 TD4 TA1 tG4 zH4 r3F3 tE5").phase(phase).position();
  }

  private static GamePosition place() {
    return Setup.of("tzaar:setup=tournament")
        .phase("place")
        .fill("Z t Z t Z t Z t Z t Z t")
        .position();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "first  | E4xG4 | cell:E4,cell:G4",
        "second | E4xG4 | cell:E4,cell:G4",
        "second | E4+E3 | cell:E4,cell:E3",
        "second | pass  | word:pass",
      })
  void aStepOfATurnIsTwoCellsOrAWord(String phase, String move, String steps) {
    assertEntered(crossing("tzaar", phase), move, steps);
  }

  @Test
  void aPlacementIsAPieceAndACell() {
    GamePosition white = GamePosition.start("tzaar:setup=tournament");
    GamePosition black = white.play("Z@A1");

    assertComplete(white, "piece:white-tzaar,cell:E4", "Z@E4");
    assertComplete(white, "piece:white-tzarra,cell:A1", "R@A1");
    assertEntered(black, "T@I5", "piece:black-tott,cell:I5");
    assertDeadEnd(GamePosition.start("tzaar"), "piece:white-tott", "not-placing");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "first  | cell:F4         | empty-source",
        "first  | cell:G4         | not-yours",
        "first  | cell:E4,cell:F4 | empty-target",
        "first  | cell:E4,cell:E3 | own-target",
        "first  | cell:E4,cell:F3 | too-weak",
        "first  | cell:E4,cell:G3 | not-in-line",
        "first  | word:pass       | must-capture",
        "first  | piece:white-tott | not-placing",
        "second | piece:white-tott,cell:F4 | not-placing",
        // no rule of the page explains these steps
        "first  | cell:A1         | dead-end",
        "first  | cell:E4,cell:E9 | dead-end",
        "first  | word:resign     | dead-end",
        "first  | cell:E4,cell:G4,cell:H4 | dead-end",
        "second | word:pass,word:pass | dead-end",
        "second | piece:white-king | dead-end",
      })
  void stepsThatLeadNowhereAreExplainedByTheRuleThatTheyBreak(
      String phase, String steps, String reason) {
    assertDeadEnd(crossing("tzaar", phase), steps, reason);
  }

  @Test
  void aReinforcementThatIsForbiddenIsExplained() {
    assertDeadEnd(crossing(FORBID, "second"), "cell:E4,cell:E3", "covers-last");
    // E3 could only go onto E4, the last Tzaar.
    assertThat(crossing(FORBID, "second").draft("cell:E3").refusal()).isPresent();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "piece:white-tzaar | none-left",
        "piece:white-tott,cell:A1 | occupied",
        "cell:A1 | must-place",
        "word:pass | must-place",
        "piece:black-tott | dead-end",
      })
  void stepsThatLeadNowhereWhilePlacingAreExplained(String steps, String reason) {
    assertDeadEnd(place(), steps, reason);
  }

  @Test
  void theWordOfAPassHasANameInEachLanguage() {
    MoveEntry<?, ?> entry = GamePosition.start("tzaar").rules().moveEntry();

    assertThat(entry.wordLabel("pass").message(new Locale("hu"))).isEqualTo("passz");
    assertThat(entry.wordLabel("resign").message(new Locale("hu"))).isEqualTo("resign");
  }

  @Test
  void aPromptSaysWhatToDoNext() {
    GamePosition place = GamePosition.start("tzaar:setup=tournament");

    assertPrompt(place, "", "place");
    assertPrompt(place, "piece:white-tzaar", "place.to");
    assertPrompt(GamePosition.start("tzaar"), "", "capture");
    assertPrompt(crossing("tzaar", "first"), "cell:E4", "capture.to");
    assertPrompt(crossing("tzaar", "second"), "", "second");
    assertPrompt(crossing("tzaar", "second"), "cell:E4", "second.to");
    assertPrompt(crossing("tzaar", "second"), "word:pass", "prompt.complete");
  }
}
