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

/**
 * {@code play} asks before a claim of ZÉRTZ is lost for ever, here in the situation of "a little
 * strategy" on its rule sheet (RULES.md, "Decisions", 23).
 */
class WarningTest {
  private static final String QUESTION =
      "> This move gives up a claim for ever: a1, a2 can be claimed only now, by Wa1,b3xWa1Ba2."
          + " Play it nevertheless? [y/N] ";

  @TempDir Path folder;

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
    Run run = play("", "Wa1,b3\n" + answer + "\nundo\n", "--locale", language);
    assertThat(run.out().contains("\na1  ")).isFalse();
    assertThat(run.out().contains("<W>")).as(run.out()).isEqualTo(isPlayed);
  }

  @Test
  void theQuestionNamesTheMarblesAndTheMoveThatClaimsThem() throws IOException {
    assertThat(play("", "Wa1,b3\n").out()).contains(QUESTION).endsWith(QUESTION + "\n> \n");
    assertThat(play("", "Wa1,b3\nn\nWa1,b3xWa1Ba2\n").out())
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
    assertThat(play(options, move + "\n").out()).doesNotContain("[y/N]").doesNotContain(QUESTION);
  }

  /** Plays on from the moment in which the group can be cut off. */
  private Run play(String options, String input, String... more) throws IOException {
    Path file = folder.resolve("strategy.txt");
    Files.writeString(
        file,
        "[variant \"zertz"
            + options
            + "\"]\n[start \"..--/.-.--/...B../....-../....../...../.... 2,4,4 1,2,1 2,1,3 1\"]\n\n"
            + "Bb3,b1 xc4Ba2\n{ongoing}\n");
    String[] arguments = new String[3 + more.length];
    arguments[0] = "play";
    arguments[1] = "--record";
    arguments[2] = file.toString();
    System.arraycopy(more, 0, arguments, 3, more.length);
    return Run.with(Run.GAMES, input, arguments);
  }
}
