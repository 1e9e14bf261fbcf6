package io.github.boardrules.examples.cli.position;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code moves}, {@code status}, {@code why}, {@code replay}, {@code show}, and {@code --position}.
 */
class PositionCommandsTest {
  private static final String FIRST = "Player 1 is to move.";

  @TempDir Path folder;

  @Test
  void movesAreSortedByText() {
    assertThat(Run.of("moves heap")).isEqualTo(Run.done("take1", "take2", "take3"));
  }

  @Test
  void movesOfAPosition() {
    assertThat(Run.of("moves heap --position", "2 1")).isEqualTo(Run.done("take1", "take2"));
  }

  @Test
  void movesOfAFinishedGameAreNone() {
    assertThat(Run.of("moves heap --position", "0 1")).isEqualTo(Run.done());
  }

  @Test
  void movesOfABatchAreEachFollowedByAnEmptyLine() {
    assertThat(Run.with("1 1\n0 2\r\n2 2", "moves heap --position -"))
        .isEqualTo(Run.done("take1", "", "", "take1", "take2", ""));
  }

  @Test
  void statusOfTheStart() {
    assertThat(Run.of("status heap")).isEqualTo(Run.done("ongoing"));
  }

  @Test
  void statusOfAFinishedGameNamesTheReason() {
    assertThat(Run.of("status heap --position", "0 1")).isEqualTo(Run.done("win 2 last-taken"));
    assertThat(Run.of("status walk --position @2")).isEqualTo(Run.done("draw game-over"));
  }

  @Test
  void statusOfABatchIsOneLineEach() {
    assertThat(Run.with("5 1\n0 2\n", "status heap --position -"))
        .isEqualTo(Run.done("ongoing", "win 1 last-taken"));
  }

  @Test
  void statusPrintsASentenceForPeople() {
    assertThat(Run.of("status heap --sentence")).isEqualTo(Run.done("Player 1 is to move."));
    assertThat(Run.with("5 2\n0 2\n", "status heap --sentence --position=-"))
        .isEqualTo(Run.done("Player 2 is to move.", "Player 1 wins: the last one was taken."));
    assertThat(Run.of("status heap --sentence --locale hu"))
        .isEqualTo(Run.done("1. játékos következik."));
  }

  @Test
  void anEmptyBatchHasNoAnswers() {
    assertThat(Run.with("", "status heap --position=-")).isEqualTo(Run.done());
  }

  @Test
  void codesAreTheSameInEveryLanguage() {
    assertThat(Run.of("status heap --position", "0 1", "--locale=hu"))
        .isEqualTo(Run.done("win 2 last-taken"));
    assertThat(Run.of("why heap take1 --locale=hu")).isEqualTo(Run.done("legal"));
  }

  @Test
  void whyOfALegalMove() {
    assertThat(Run.of("why heap take3")).isEqualTo(Run.done("legal"));
  }

  @Test
  void whyOfARefusedMoveGivesReasonAndSentence() {
    assertThat(Run.of("why heap take3 --position", "2 1"))
        .isEqualTo(Run.refused("too-many: At most 2 may be taken."));
  }

  @Test
  void whySpeaksHungarian() {
    assertThat(Run.of("--locale hu why heap take3 --position", "2 1"))
        .isEqualTo(Run.refused("too-many: Legfeljebb 2 vehető el."));
  }

  @Test
  void whyOfABatchAnswersAllAndFailsForARefusal() {
    assertThat(Run.with("3 1\n1 1\n3 2\n", "why heap take2 --position -"))
        .isEqualTo(Run.refused("legal", "too-many: At most 1 may be taken.", "legal"));
  }

  @Test
  void whyOfATextThatIsNoMoveNamesTheCharacter() {
    assertThat(Run.of("why heap takex"))
        .isEqualTo(Run.failed("the move 'takex': character 5: expected 1 to 9 here."));
  }

  @Test
  void whyReadsTheMoveEvenIfTheBatchIsEmpty() {
    assertThat(Run.with("", "why heap", "", "--position", "-"))
        .isEqualTo(Run.failed("the move '': character 1: expected take here."));
  }

  @Test
  void anUnreadablePositionIsRefusedWithItsColumn() {
    assertThat(Run.of("status heap --position", "5 3"))
        .isEqualTo(Run.failed("the position: character 3: expected 1 or 2 here."));
    assertThat(Run.of("status heap --position", ""))
        .isEqualTo(Run.failed("the position: character 1: expected 0 to 9 here."));
  }

  @Test
  void anUnreadableLineEndsTheBatchAfterEarlierAnswers() {
    assertThat(Run.with("5 1\n\n5 2\n", "status heap --position -"))
        .isEqualTo(
            Run.failed(
                "line 2 of the input, the position: character 1: expected 0 to 9 here.",
                "ongoing"));
    assertThat(Run.with("7 1 \n", "status heap --position - --locale hu"))
        .isEqualTo(
            Run.failed(
                "a bemenet 1. sora, az állás: 4. karakter: itt ez állhat: '!' vagy a szöveg vége."));
  }

  @Test
  void aPositionMayBeginLikeAnOptionOrAFile() {
    assertThat(Run.of("status walk --position @1")).isEqualTo(Run.done("ongoing"));
    assertThat(Run.of("status walk --position --1"))
        .isEqualTo(Run.failed("the position: character 1: expected '@' here."));
  }

  @Test
  void replayPrintsThePositionAfterEachMoveAndThenTheStatus() {
    assertThat(Run.of("replay heap take2 take3"))
        .isEqualTo(Run.done("3 2", "0 1", "win 2 last-taken"));
  }

  @Test
  void replayBeginsAtThePositionThatIsGiven() {
    assertThat(Run.of("replay heap --position", "9 2", "take1"))
        .isEqualTo(Run.done("8 1", "ongoing"));
  }

  @Test
  void replayStopsAtTheFirstRefusedMove() {
    assertThat(Run.of("replay heap take3 take3 nonsense"))
        .isEqualTo(Run.refused("2 2", "move 2, take3: too-many: At most 2 may be taken."));
    assertThat(Run.of("replay heap take9 --locale hu"))
        .isEqualTo(Run.refused("1. lépés (take9): too-many: Legfeljebb 3 vehető el."));
  }

  @Test
  void replayStopsAtATextThatIsNoMove() {
    assertThat(Run.of("replay heap take3 tak"))
        .isEqualTo(Run.failed("move 2, 'tak': character 4: expected take here.", "2 2"));
  }

  @Test
  void replayStartsFromEachPositionOfABatch() {
    assertThat(Run.with("2 1\n1 1\n3 2\n", "replay heap take2 --position -"))
        .isEqualTo(
            Run.refused(
                "0 2",
                "win 1 last-taken",
                "move 1, take2: too-many: At most 1 may be taken.",
                "1 1",
                "ongoing"));
  }

  @Test
  void showDrawsThePositionAsTextWithTheStatus() {
    assertThat(Run.of("show heap")).isEqualTo(Run.done("5 1", FIRST));
    assertThat(Run.of("show heap --position", "2 2"))
        .isEqualTo(Run.done("2 2", "Player 2 is to move."));
    assertThat(Run.of("show heap --position", "0 2", "--locale", "hu"))
        .isEqualTo(Run.done("0 2", "1. játékos nyert: övé az utolsó."));
  }

  @Test
  void showDrawsEachPositionOfABatch() {
    assertThat(Run.with("2 2\n1 1\n", "show heap --position -"))
        .isEqualTo(Run.done("2 2", "Player 2 is to move.", "1 1", FIRST));
  }

  @Test
  void showDrawsThePositionAsAPictureToo() throws IOException {
    Path picture = folder.resolve("heap.svg");
    assertThat(Run.of("show heap --svg", picture.toString())).isEqualTo(Run.done("5 1", FIRST));
    assertThat(Files.readString(picture))
        .contains("<svg ")
        .contains("<title>heap</title>")
        .contains("5 1");
  }

  @Test
  void showExplainsWhyThePictureCannotBeWritten() {
    Path nowhere = folder.resolve("none").resolve("heap.svg");
    assertThat(Run.of("show heap --svg", nowhere.toString()))
        .isEqualTo(Run.failed("there is no folder '" + nowhere.getParent() + "'.", "5 1", FIRST));
    assertThat(Run.of("show heap --svg", folder.toString()))
        .isEqualTo(Run.failed("'" + folder + "' is a folder, not a file.", "5 1", FIRST));
  }

  @Test
  void showDrawsNoPictureOfABatch() {
    assertThat(Run.with("5 1\n", "show heap --position - --svg heap.svg"))
        .isEqualTo(Run.failed("--svg takes one position, so it does not go with --position -."));
  }
}
