package io.github.boardrules.examples.cli.play;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.examples.cli.Boardrules;
import io.github.boardrules.examples.cli.Run;
import io.github.boardrules.examples.cli.shared.Streams;
import io.github.boardrules.examples.toy.ToyFamily;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The engine as an opponent in {@code play}, and as an adviser. */
class PlayEngineTest {
  private static final String DEFAULT =
      "You are player 1, the engine is player 2. Two people play with --seat2 human.\n";

  @TempDir Path folder;

  @Test
  void whereNobodyIsNamedTheEngineIsPlayerTwo() throws IOException {
    Path file = folder.resolve("heap.txt");
    Run run = Run.with("take1\nsave " + file + "\n", "play heap:size=7");
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).startsWith(DEFAULT).contains("Player 2 plays take2.\n");
    assertThat(Files.readString(file)).contains("[player1 \"human\"]\n[player2 \"engine\"]\n");
    // The player of the record plays on.
    assertThat(Run.with("take3\n", "play --record", file.toString()).out())
        .doesNotContain(DEFAULT)
        .contains("Player 2 plays take1.\n");
  }

  @ParameterizedTest
  @CsvSource({"walk, --seed=1", "heap, --seat1=human", "heap, --seat2=human"})
  void elsewhereThePlayersAreAsTheyWere(String variant, String option) {
    assertThat(Run.with("", "play", variant, option).out())
        .startsWith("\n")
        .contains("Type a move or a command");
  }

  @Test
  void theSameLevelAndSeedGiveTheSameGame() {
    String[] arguments = {
      "play", "zertz", "--seat1=engine", "--seat2=engine", "--level=1", "--time=1m", "--seed=3"
    };
    Run run = Run.installed(arguments);
    assertThat(run.status()).isZero();
    assertThat(run.out()).contains("Player 1 plays ", "Player 2 plays ").contains(" wins: ");
    assertThat(Run.installed(arguments)).isEqualTo(run);
  }

  @Test
  void aHintNamesTheBestMovesAndTheirValues() {
    assertThat(Run.with("hint\ntake1\ntake3\ntake1\nhint\n", "play heap --seat2=human").out())
        .contains(
            "> Player 1 is to move: 100% is a certain win for that player, 50% an even game.\n"
                + "  take1  player 1 wins")
        .containsPattern("> The game is over\\.\n> \n$");
    assertThat(Run.with("hint\n", "play walk").out())
        .contains("> There are no hints for a puzzle here");
  }

  @Test
  void anInterruptedEngineAnswersWithTheBestMoveSoFar() {
    Thread.currentThread().interrupt();
    Run run = Run.with(Run.GAMES, "hint\n", "play zertz --seat1=engine --time=1m");
    assertThat(Thread.interrupted()).isTrue();
    assertThat(run.out()).contains("Player 1 plays ").contains("> Player 2 is to move: 100%");
  }

  @Test
  void aHintNeverCallsALostMoveGood() {
    String answers = Run.with("hint\ntake1\nhint\n", "play heap --seat2=human").answers();
    assertThat(answers)
        .contains(
            "\n> Player 2 is to move, and loses against perfect play; this holds out longest:\n")
        .endsWith("\n  take3  player 1 wins in 2\n> \n");
    String hints = Run.with(Run.GAMES, "hint\n", "play heaps:sizes=3-4-5 --seat2=human").answers();
    assertThat(hints).contains("\n  1:2  player 1 wins").doesNotContain("player 2 wins");
  }

  /** A heap behind a proxy, such as Spring makes. */
  private static final class ProxyFamily extends GameFamily {
    ProxyFamily() {
      super("proxy", ProxyFamily::parse, GameInfo.of("heap", Label.of("A heap"), "heap"));
    }

    private static Rules<?, ?> parse(String variant) {
      Rules<?, ?> packed = Catalog.of(new ToyFamily()).rules(variant);
      return (Rules<?, ?>)
          Proxy.newProxyInstance(
              Rules.class.getClassLoader(),
              new Class<?>[] {Rules.class},
              (proxy, method, arguments) -> method.invoke(packed, arguments));
    }
  }

  @Test
  void theEnginePlaysThroughAProxy() {
    Catalog games = Catalog.of(new ProxyFamily());

    assertThat(Run.with(games, "hint\n", "play heap").out()).contains("take1  player 1 wins");
    assertThat(Run.with(games, "take3\n", "play heap --seat2=engine").out())
        .contains("Player 2 plays ");
  }

  @Test
  void onATerminalItShowsTheMoveOfThePersonAndThatItThinks() {
    Streams terminal = new Run.Terminal(true, false, OptionalInt.empty(), 0);
    ByteArrayOutputStream screen = new ByteArrayOutputStream();
    ByteArrayInputStream keyboard = new ByteArrayInputStream("Wd4,d1\n".getBytes(UTF_8));
    new Boardrules(Catalog::installed, keyboard, screen, screen, terminal)
        .run("play", "zertz", "--time=600ms");
    assertThat(screen.toString(UTF_8))
        .containsPattern(
            "Player 2 is to move\\.\n\rthinking … \\d+ nodes[^\n]*\r +\rPlayer 2 plays ");
  }
}
