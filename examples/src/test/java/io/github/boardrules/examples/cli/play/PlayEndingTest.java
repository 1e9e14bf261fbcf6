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

/** {@code resign} and {@code agree} in {@code play}: matches that their players end. */
class PlayEndingTest {
  @ParameterizedTest
  @CsvSource({
    "resign, en, Player 2 wins: the other player has resigned., win 2 resignation",
    "take1 resign, en, Player 1 wins: the other player has resigned., win 1 resignation",
    "take1 resign, hu, 1. játékos nyert: az ellenfél feladta., win 1 resignation",
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
        $ play heap --seat2=human < take1¶undo¶redo¶resign¶take1¶moves¶redo¶resign¶agree¶undo¶take1
        …
        > Player 1 wins: the other player has resigned.
        > The match has ended; undo takes the end back.
        > The match has ended; undo takes the end back.
        > The match has ended; undo takes the end back.
        > The match has ended; undo takes the end back.
        > The match has ended; undo takes the end back.
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
        > Player 2, do you agree on a draw? [y/N] > Player 2, do you agree on a draw? [y/N] > Player 2, do you agree on a draw? [y/N] A draw: the players have agreed on it.
        >
        $ play heap:size=9 --seat2 random --seed 1 < agree¶resign
        …
        > A program agrees on no draw; resign gives up the game.
        > Player 2 wins: the other player has resigned.
        >
        $ play walk < resign¶agree
        …
        > Nobody plays against you; quit leaves the game.
        > Nobody plays against you; quit leaves the game.
        >
        $ play heap:size=3 --seat2=human < take3¶resign¶agree¶moves
        …
        Player 1 wins: the last one was taken.
        > game-over: The game is over.
        > game-over: The game is over.
        > game-over: The game is over.
        >
        """);
  }

  @Test
  void theWinnerIsNamedAsInTheGame() {
    assertThat(Run.with(Run.GAMES, "resign\n", "play pylos --seat2 human").out())
        .endsWith("> Player 2 (dark) wins: the other player has resigned.\n> \n");
  }
}
