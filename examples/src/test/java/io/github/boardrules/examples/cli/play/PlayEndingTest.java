package io.github.boardrules.examples.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code resign} and {@code agree} in {@code play}: matches that their players end. */
class PlayEndingTest {
  private static final String ENDED = "> The match has ended; undo takes the end back.\n";
  private static final String OVER = "> game-over: The game is over.\n";

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "resign, en, Player 2 wins: the other player has resigned., win 2 resignation",
    "take1 resign, en, Player 1 wins: the other player has resigned., win 1 resignation",
    "take1 resign, hu, 1. játékos nyert: az ellenfél feladta., win 1 resignation",
    "agree y, en, A draw: the players have agreed on it., draw agreement",
    "take1 agree IGEN, hu, Döntetlen: a játékosok megegyeztek., draw agreement",
  })
  void anEndIsShownAndSaved(String lines, String language, String sentence, String ending)
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
  void theOtherPlayerIsAskedWhetherTheyAgree() {
    String question = "> Player 2, do you agree on a draw? [y/N] ";
    assertThat(answers("agree\nno\nagree\n\nagree\nyes\n", "heap --seat2=human"))
        .isEqualTo(question + question + question + "A draw: the players have agreed on it.\n> \n");
  }

  @Test
  void onlyUndoGoesOnWithAMatchThatHasEnded() {
    String position = "> \n4 2\nPlayer 2 is to move.\n";
    String won = "> Player 1 wins: the other player has resigned.\n";
    assertThat(
            answers(
                "take1\nundo\nredo\nresign\ntake1\nmoves\nredo\nresign\nagree\nundo\ntake1\n",
                "heap --seat2=human"))
        .isEqualTo(
            position
                + "> \n5 1\nPlayer 1 is to move.\n"
                + position
                + won
                + ENDED.repeat(5)
                + position
                + "> \n3 1\nPlayer 1 is to move.\n> \n");
  }

  @Test
  void aProgramWinsByResignationButDoesNotAgree() {
    assertThat(answers("agree\nresign\n", "heap:size=9 --seat2 random --seed 1"))
        .isEqualTo(
            """
            > A program agrees on no draw; resign gives up the game.
            > Player 2 wins: the other player has resigned.
            >\s
            """);
  }

  @Test
  void theWinnerIsNamedAsInTheGame() {
    assertThat(Run.with(Run.GAMES, "resign\n", "play pylos --seat2 human").out())
        .endsWith("> Player 2 (dark) wins: the other player has resigned.\n> \n");
  }

  @Test
  void aPuzzleAndAGameThatIsOverAreNotResigned() {
    String alone = "> Nobody plays against you; quit leaves the game.\n";
    assertThat(answers("resign\nagree\n", "walk")).isEqualTo(alone + alone + "> \n");
    assertThat(answers("take3\nresign\nagree\nmoves\n", "heap:size=3 --seat2=human"))
        .endsWith("wins: the last one was taken.\n" + OVER.repeat(3) + "> \n");
  }

  private static String answers(String input, String arguments) {
    return Run.with(input, "play " + arguments).answers();
  }
}
