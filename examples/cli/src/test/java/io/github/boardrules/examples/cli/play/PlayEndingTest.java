package io.github.boardrules.examples.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.cli.Run;
import io.github.boardrules.examples.cli.Session;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Matches that their players end, and moves of which {@code play} warns. */
class PlayEndingTest {
  private static final String QUESTION =
      "> This move gives up a claim for ever: a1, a2 can be claimed only now, by Wa1,b3xWa1Ba2."
          + " Play it nevertheless? [y/N] ";

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "resign y, en, Player 2 wins: the other player has resigned., win 2 resignation",
    "take1 resign y, en, Player 1 wins: the other player has resigned., win 1 resignation",
    "take1 resign i, hu, 1. játékos nyert: az ellenfél feladta., win 1 resignation",
    "agree y, en, A draw: the players have agreed on it., draw agreement",
    "take1 agree IGEN, hu, Döntetlen: a játékosok megegyeztek., draw agreement",
  })
  void anEndIsShownAndSaved(
      String lines, String language, String sentence, String ending, @TempDir Path folder)
      throws IOException {
    Path file = folder.resolve("match.txt");
    String input = lines.replace(' ', '\n') + "\nsave " + file + "\n";
    Run run = Run.with(input, "play heap --seat2 human --locale", language);

    assertThat(run.out()).contains(" " + sentence + "\n> ");
    assertThat(Files.readString(file)).endsWith("{ongoing}\n{" + ending + "}\n");
    assertThat(Run.of("play --record", file.toString()).out())
        .startsWith("The recorded match has ended, but you may play on from there. ");
  }

  @Test
  void onlyUndoGoesOnWithAMatchThatHasEnded() {
    Session.check(
        """
        $ play heap --seat2=human < take1¶undo¶redo¶resign¶y¶take1¶moves¶redo¶resign¶agree¶undo¶take1
        …
        > Really give up? [y/N] Player 1 wins: the other player has resigned.
        > The match has ended; undo reopens it.
        > The match has ended; undo reopens it.
        > The match has ended; undo reopens it.
        > The match has ended; undo reopens it.
        > The match has ended; undo reopens it.
        >
        4 2
        Player 2 is to move.
        >
        3 1
        Player 1 is to move.
        >
        """);
  }

  @Test
  void theOtherPlayerMustAgreeAndAProgramDoesNot() {
    Session.check(
        """
        $ play heap --seat2=human < agree¶no¶agree¶¶agree¶yes
        …
        > Player 2, do you agree to a draw? [y/N] > Player 2, do you agree to a draw? [y/N] > Player 2, do you agree to a draw? [y/N] A draw: the players have agreed on it.
        >
        $ play heap:size=9 --seat2 random --seed 1 < agree¶resign¶no¶resign¶yes
        …
        > A program does not accept a draw; resign gives up the game.
        > Really give up? [y/N] > Really give up? [y/N] Player 2 wins: the other player has resigned.
        >
        $ play walk < agree¶resign¶y¶agree
        …
        > You have no opponent; quit leaves the game.
        > Really give up? [y/N] A draw: the puzzle has been given up.
        > The match has ended; undo reopens it.
        >
        $ play heap:size=3 --seat2=human < take3¶resign¶agree¶moves
        …
        Player 1 wins: the last one was taken.
        > The game is over.
        > The game is over.
        > The game is over.
        >
        """);
  }

  @Test
  void theWinnerIsNamedAsInTheGame() {
    assertThat(Run.with(Run.GAMES, "resign\ny\n", "play pylos --seat2 human").out())
        .endsWith(
            "> Really give up? [y/N] Player 2 (dark) wins: the other player has resigned.\n> \n");
  }

  @ParameterizedTest
  @CsvSource({
    "y, en, true",
    "' YES ', en, true",
    "i, hu, true",
    "y, hu, true",
    "n, en, false",
    "'', en, false",
    "yess, en, false",
    "i, en, false",
    "n, hu, false",
  })
  void onlyAYesPlaysTheMove(String answer, String language, boolean isPlayed) throws IOException {
    Run run = play("", language, "Wa1,b3\n" + answer + "\nundo\n");
    assertThat(run.out().contains("\na1  ")).isFalse();
    assertThat(run.out().contains("<W>")).as(run.out()).isEqualTo(isPlayed);
  }

  @Test
  void theQuestionNamesTheMarblesAndTheMoveThatClaimsThem() throws IOException {
    assertThat(play("", "en", "Wa1,b3\n").out()).contains(QUESTION).endsWith(QUESTION + "\n> \n");
    assertThat(play("", "en", "Wa1,b3\nn\nWa1,b3xWa1Ba2\n").out())
        .containsOnlyOnce("[y/N]")
        .contains("Player 1 wins");
  }

  @ParameterizedTest
  @CsvSource({
    "'', 'Wa1,b3xWa1Ba2'",
    "'', 'Wb1,b2'",
    "'', 'Wb1,d1'",
    "':claim=automatic', 'Wa1,b3'"
  })
  void otherMovesAreNotAskedAbout(String options, String move) throws IOException {
    assertThat(play(options, "en", move + "\n").out())
        .doesNotContain("[y/N]")
        .doesNotContain(QUESTION);
  }

  /** Plays on from the moment in which the group can be cut off. */
  private Run play(String options, String language, String input) throws IOException {
    Path file = folder.resolve("strategy.txt");
    Files.writeString(
        file,
        "[variant \"zertz"
            + options
            + "\"]\n[start \"..--/.-.--/...B../....-../....../...../.... 2,4,4 1,2,1 2,1,3 1\"]\n\n"
            + "Bb3,b1 xc4Ba2\n{ongoing}\n");
    return Run.with(Run.GAMES, input, "play --locale " + language + " --record", file.toString());
  }
}
