package io.github.boardrules.zertz;

import static io.github.boardrules.fixtures.DraftAssertions.assertComplete;
import static io.github.boardrules.fixtures.DraftAssertions.assertEntered;
import static io.github.boardrules.fixtures.DraftAssertions.assertPrompt;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.Step;
import io.github.boardrules.fixtures.DraftAssertions;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How a person enters a move step by step, and why other steps are refused. */
class DraftTest {
  /** a2 is the last vacancy of the corner a1 a2 b1; g1 hangs on the board by g2 alone. */
  private static GamePosition twoGroups(String variant) {
    return Setup.of(variant).gone("a3 b2 b3 c1 c2 f1 f2").with("Ga1 Bb1 Wg1").game();
  }

  /** A placement that isolates two groups, without claims. */
  private static final String PLACED = "piece:white,cell:a2,cell:g2";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Wa2,d7              | piece:white,cell:a2,cell:d7",
        "Wa2,g2xWg1          | piece:white,cell:a2,cell:g2,cell:g1",
        "Wa2,g2xGa1Wa2Bb1Wg1 | piece:white,cell:a2,cell:g2,cell:a1,cell:g1",
      })
  void placementStepsAreColourRingRemovedRingAndACellOfEachGroup(String move, String steps) {
    assertEntered(twoGroups("zertz"), move, steps);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "zertz                 | Wa2,g2              | a1, a2, b1, g1",
        "zertz                 | Wa2,g2xGa1Wa2Bb1    | g1",
        "zertz                 | Wa2,g2xGa1Wa2Bb1Wg1 | ''",
        "zertz:claim=automatic | Wa2,g2xGa1Wa2Bb1Wg1 | ''",
      })
  void aWarningNamesTheMarblesThatAPlacementGivesUp(String variant, String move, String cells) {
    GamePosition game = twoGroups(variant);

    assertThat(game.rules().moveEntry().warning(game.position(), game.move(move)))
        .map(warning -> warning.message(Locale.ENGLISH))
        .isEqualTo(
            Optional.of(
                    "This move gives up a claim for ever: %s can be claimed only now, by %s."
                        .formatted(cells, "Wa2,g2xGa1Wa2Bb1Wg1"))
                .filter(sentence -> !cells.isEmpty()));
  }

  @Test
  void automaticClaimsNeedNoStep() {
    GamePosition game = twoGroups("zertz:claim=automatic");

    assertEntered(game, "Wa2,g2xGa1Wa2Bb1Wg1", PLACED);
    assertComplete(game, PLACED, "Wa2,g2xGa1Wa2Bb1Wg1", "");
    // The move is complete already; naming a missing claim would not help.
    DraftAssertions.assertDeadEnd(game, PLACED + ",cell:g1", "dead-end");
  }

  @Test
  void captureStepsAreTheStartAndTheLandings() {
    GamePosition game = Setup.of("zertz").gone("d7").with("We4 Gd5 Wd6 Bb4 Ga2").game();

    assertEntered(game, "xe4Gc5Ba3Ga1", "cell:e4,cell:c5,cell:a3,cell:a1");
    assertEntered(game, "xe4Gc5We6", "cell:e4,cell:c5,cell:e6");
    assertEntered(game, "xd5Wf3", "cell:d5,cell:f3");
  }

  @Test
  void passAndRetractAreWords() {
    GamePosition game = Setup.of("zertz:capture=retract").with("Wd4 Gd5").game().play("Bg4,a1");

    MoveEntry<ZertzPosition, ZertzMove> entry = game.rules().moveEntry();
    for (String word : List.of("pass", "retract")) {
      assertThat(entry.steps(game.position(), game.move(word))).containsExactly(Step.word(word));
    }
    assertThat(entry.wordLabel("retract").message(new Locale("hu"))).isEqualTo("visszavonás");
    assertThat(entry.wordLabel("pass").message(new Locale("hu"))).isEqualTo("passz");
    assertThat(entry.wordLabel("resign").message(Locale.ENGLISH)).isEqualTo("resign");
  }

  @ParameterizedTest
  @CsvSource({"cell:a1, cell:g1", "cell:g1, cell:b1"})
  void groupsAreClaimedInAnyOrderAndByAnyOfTheirCells(String first, String second) {
    GamePosition game = twoGroups("zertz");
    String rest = first.equals("cell:g1") ? "cell:a1,cell:a2,cell:b1" : "cell:g1";
    String one = first.equals("cell:g1") ? "Wa2,g2xWg1" : "Wa2,g2xGa1Wa2Bb1";

    assertComplete(game, PLACED + "," + first, one, rest);
    assertComplete(game, PLACED + "," + first + "," + second, "Wa2,g2xGa1Wa2Bb1Wg1", "");
  }

  @Test
  void aPromptSaysWhatToDoNext() {
    GamePosition start = Setup.of("zertz").game();
    GamePosition groups = twoGroups("zertz");
    GamePosition chain = Setup.of("zertz").gone("d7").with("We4 Gd5 Wd6 Bb4 Ga2").game();
    Setup free = Setup.of("zertz:capture=retract").with("Wd4 Gd5");

    assertPrompt(start, "", "place");
    assertPrompt(start, "piece:white", "to");
    assertPrompt(start, "piece:white,cell:d4", "remove");
    assertPrompt(start, "piece:white,cell:d4,cell:d1", "prompt.complete");
    assertPrompt(groups, PLACED, "claim");
    assertPrompt(groups, PLACED + ",cell:g1", "claim");
    assertPrompt(chain, "", "capture");
    assertPrompt(chain, "cell:e4", "jump");
    assertPrompt(chain, "cell:e4,cell:c5", "jump-on");
    assertPrompt(free.game(), "", "place-or-capture");
    assertPrompt(free.game().play("Wa1,g1"), "", "retract");
    assertPrompt(
        GamePosition.of("zertz", "WWWW/GGGGB/BBBB--/-------/------/-----/..-- 0,0,0 0,0,0 1,3,4 1"),
        "",
        "pass");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "piece:white                         | not-in-supply      | ''",
        "piece:grey,cell:h1                  | off-board          | h1",
        "piece:grey,cell:d7                  | occupied           | d7",
        "piece:grey,cell:d4,cell:d3          | ring-not-free      | d3",
        "piece:grey,cell:d4,cell:g4,cell:a1  | not-claimable      | a1",
        "cell:d4                             | no-marble          | d4",
        "cell:a1                             | nothing-to-jump    | a1",
        "word:pass                           | cannot-pass        | ''",
        "word:retract                        | nothing-to-retract | ''",
      })
  void stepsAreExplainedIfNothingCanBeCaptured(String entered, String reason, String cell) {
    GamePosition game =
        Setup.of("zertz").gone("a3 g1").with("Wa1 Gd7").held(1, 2, 0, 0).held(2, 2, 0, 0).game();

    assertDeadEnd(game, entered, reason, cell);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "cell:a2                             | must-capture       | b4 d5 d6 e4",
        "cell:b3                             | must-capture       | b3",
        "cell:e4,cell:e5                     | not-a-jump         | e5",
        "cell:e4,cell:g2                     | nothing-to-jump    | g2",
        "word:retract                        | nothing-to-retract | ''",
      })
  void stepsAreExplainedIfACaptureIsPossible(String entered, String reason, String cell) {
    GamePosition game = Setup.of("zertz").gone("d7").with("We4 Gd5 Wd6 Bb4 Gb3 Gb5").game();

    assertDeadEnd(game, entered, reason, cell);
  }

  @ParameterizedTest
  @ValueSource(strings = {"piece:grey", "piece:grey,cell:g4", "word:pass"})
  void mustCaptureIsGivenAsSoonAsAColourIsChosen(String entered) {
    assertDeadEnd(Setup.of("zertz").with("Wd4 Gd5").game(), entered, "must-capture", "d4 d5");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "piece:purple",
        "word:resign",
        "cell:d44",
        "piece:grey,piece:grey",
        "piece:grey,cell:d4,cell:a2,word:pass"
      })
  void unknownStepsAreADeadEnd(String entered) {
    DraftAssertions.assertDeadEnd(Setup.of("zertz").with("Wa1").game(), entered, "dead-end");
  }

  /** A cell where no move begins says how to begin instead. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Wa1 Gg2 Gg3 | a1 | A capture is compulsory, and the marble on a1 cannot jump.",
        "Wa1         | a1 | The marble on a1 cannot jump over any other now.",
        "Wa1         | d4 | First choose a marble to place, then the ring d4.",
      })
  void aFirstCellIsExplainedInTheWordsOfTheGame(String marbles, String cell, String sentence) {
    GamePosition game = Setup.of("zertz").with(marbles).game();

    assertThat(
            game.rules()
                .draft(game.position(), List.of(Step.cell(cell)))
                .refusal()
                .orElseThrow()
                .message(Locale.ENGLISH))
        .isEqualTo(sentence);
  }

  @Test
  void aGroupCannotBeClaimedTwice() {
    DraftAssertions.assertDeadEnd(
        twoGroups("zertz"), "piece:white,cell:a2,cell:g2,cell:a1,cell:b1", "not-claimable");
  }

  /** Asserts that steps lead to no legal move, and which cells are to blame. */
  private static void assertDeadEnd(
      GamePosition game, String entered, String reason, String cells) {
    DraftAssertions.assertDeadEnd(game, entered, reason);
    assertThat(String.join(" ", game.draft(entered).refusal().orElseThrow().cells()))
        .isEqualTo(cells);
  }
}
