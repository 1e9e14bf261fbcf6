package io.github.boardrules.examples.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.examples.cli.Run;
import io.github.boardrules.examples.cli.Session;
import io.github.boardrules.examples.cli.shared.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlayCommandTest {
  @Test
  void peopleAlternateUntilOneHasWon() {
    Session.check(
        """
        $ play heap --seat2 human < take2¶take3¶quit

        5 1
        Player 1 is to move.
        Type a move or a command; help lists the commands.
        A legal move here: take3
        >
        3 2
        Player 2 is to move.
        >
        0 1
        Player 2 wins: the last one was taken.
        >
        $ play heap --seat2 human --locale hu < take9¶undo

        5 1
        1. játékos következik.
        Írj be egy lépést vagy egy parancsot; a parancsok listája: súgó.
        Szabályos lépés például: take3
        > Legfeljebb 3 vehető el.
        > Nincs visszavonható lépés.
        >
        """);
    assertThat(Run.with("", "play heap --seat2 human").out())
        .contains("\nPlayer 1 is to move.\nType a move")
        .endsWith("\n> \n");
  }

  @Test
  void theBoardAndTheRulesAreShownAgain() {
    String play = "play zertz --seat2 human";
    String start = Run.with(Run.GAMES, "", play).out();
    String board = start.substring(0, start.indexOf("Type a move"));
    assertThat(Run.with(Run.GAMES, "board\n", play).answers()).isEqualTo("> " + board + "> \n");
    assertThat(Run.with(Run.GAMES, "rules\n", play).answers())
        .isEqualTo("> " + Run.with(Run.GAMES, "", "rules zertz").out() + "> \n");
  }

  @Test
  void aGameBeginsAtAPosition() {
    String[] play = {"play", "heaps:sizes=3-4-5", "--seat2=human", "--position", "1-0-0 2"};
    assertThat(Run.with(Run.GAMES, "3:1\n1:1\n", play).answers())
        .contains("Player 2 wins: the last ball");
    play[4] = "1-0";
    assertThat(Run.with(Run.GAMES, "", play).err()).contains("the position: ");
    assertThat(Run.with("", "play --record x --position 5").err())
        .contains("--record and --position do not go together");
  }

  @Test
  void linesAreAnswered() {
    Session.check(
        """
        $ play heap --seat2 human < moves¶why take1¶why  take7¶why¶why x¶take4¶takes2¶
        …
        > take1  take2  take3
        > legal
        > too-many: At most 3 may be taken.
        > Name the move to be explained: why MOVE.
        > The move 'x': character 1: expected take here.
        > At most 3 may be taken.
        > The move 'takes2': character 5: expected 1, 2 or 3 here.
        Did you mean take2?
        > >
        """);
  }

  @ParameterizedTest
  @ValueSource(strings = {"commands", "start over", "SÚGÓ"})
  void aWordThatIsNeitherMoveNorCommandLeadsToTheHelp(String word) {
    assertThat(Run.with(word, "play heap --seat2 human").answers())
        .startsWith("> The move '" + word + "': character ")
        .endsWith(" here.\nIf you meant a command: help lists the commands.\n> \n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "hu"})
  void helpExplainsTheCommandsInTheGameAndBeforeIt(String language) {
    String before = Run.of("help play --locale", language).out();
    String inside = Run.with("help\n", "play heap --seat2 human --locale", language).out();
    Texts texts = new Texts(Locale.forLanguageTag(language));
    for (GameCommand command : GameCommand.values()) {
      assertThat(before).containsPattern("\n  " + command.word(texts) + " [^\n]*  \\p{Ll}[^\n]+\n");
    }
    String commands = before.substring(before.lastIndexOf("\n\n") + 2);
    assertThat(inside).contains("> " + commands).endsWith("take3\n> \n");
  }

  @ParameterizedTest
  @CsvSource({
    "moves, lépések, LEPESEK",
    "undo, vissza, Vissza",
    "redo, újra, ujra",
    "variations, változatok, valtozatok",
    "comment, megjegyzés, megjegyzes",
    "save, mentés, mentes",
    "help, súgó, ?",
    "agree, döntetlen, dontetlen",
    "names, nevek, NEVEK",
  })
  void commandsAreHungarianToo(String english, String word, String careless) {
    String wanted = hungarian(english);
    assertThat(wanted).doesNotContain("1. karakter");
    assertThat(hungarian(word)).isEqualTo(wanted);
    assertThat(hungarian(careless)).isEqualTo(wanted);
  }

  @ParameterizedTest
  @CsvSource({"hitn, hint", "tanacss, tanács", "kilepp, kilép", "undoo, undo"})
  void aCommandThatIsMistypedIsOffered(String typed, String meant) {
    assertThat(hungarian(typed)).contains("\nErre gondoltál: " + meant + "?\n");
  }

  private static String hungarian(String line) {
    return Run.with(line + "\n", "play heap --seat2 human --locale=hu").answers();
  }

  @Test
  void namesShowsEveryCellByItsName() {
    for (GameInfo game : Run.GAMES.games()) {
      Rules<?, ?> rules = Run.GAMES.rules(game.variantIds().get(0));
      String[] play = {"play", rules.variant(), "--seat1=human"};
      String board = Run.with(Run.GAMES, "names\n", play).answers();
      for (String cell : cells(rules)) {
        assertThat(board).containsPattern("(?<!\\w)" + cell + "(?!\\w)");
      }
    }
  }

  private static <S, M> List<String> cells(Rules<S, M> rules) {
    return rules.diagram(rules.start()).cells().stream()
        .filter(cell -> cell.shape() != Diagram.Shape.REMOVED)
        .map(Diagram.Cell::name)
        .toList();
  }

  @Test
  void undoAndRedoGoBackAndForth() {
    Session.check(
        """
        $ play heap --seat2 human < undo¶redo¶take1¶undo¶redo¶redo
        …
        > There is no move to undo.
        > There is no move to redo.
        >
        4 2
        Player 2 is to move.
        >
        5 1
        Player 1 is to move.
        >
        4 2
        Player 2 is to move.
        > There is no move to redo.
        >
        $ play heap:size=9 --seat2 random --seed 1 < take1¶undo¶redo
        …
        9 1
        Player 1 is to move.
        Type a move or a command; help lists the commands.
        A legal move here: take3
        >
        8 2
        Player 2 is to move.
        Player 2 plays take2.

        6 1
        Player 1 is to move.
        >
        9 1
        Player 1 is to move.
        >
        6 1
        Player 1 is to move.
        >
        $ play heap:size=9 --seat1 random --seed 1 < undo
        …
        > There is no move to undo.
        >
        """);
  }

  @Test
  void programsPlayToTheEnd() {
    Session.check(
        """
        $ play heap --seat1 random --seat2 random --seed 1

        5 1
        Player 1 is to move.
        Player 1 plays take2.
        …
        1 2
        Player 2 is to move.
        Player 2 plays take1.

        0 1
        Player 2 wins: the last one was taken.
        $ play walk:goal=9999 --seat1 random --seed 1 > …¶The game is stopped after 1000 moves.
        """);
  }

  @Test
  void aPerfectProgramWinsWhereItCan() {
    assertThat(Run.of("play heap --seat1 perfect --seat2 perfect").out())
        .contains("Player 1 plays take1.\n", "Player 1 wins: the last one was taken.\n")
        .doesNotContain("--seed");
    for (String seed : List.of("1", "2", "3")) {
      Run run = Run.of("play heap:size=8 --seat1=random --seat2=perfect --seed", seed);
      assertThat(run.out()).endsWith("Player 2 wins: the last one was taken.\n");
    }
    String variant = "one-two-three:max=any,last=loses";
    assertThat(
            Run.installed("play", variant, "--seat1=random", "--seat2=perfect", "--seed=3").out())
        .endsWith("Player 2 wins: the opponent had to take the last ball.\n");
    assertThat(Run.with(Run.GAMES, "8:8\n", "play triangle --seat2 perfect").out())
        .contains("Player 2 plays 1:1.\n");
  }

  @Test
  void aPerfectProgramSolvesAnInlayPuzzle() {
    String rest = "/lllllll/lllllll/lllllll/lllllll/lllllll/lllllll";
    String variant = "inlay:from=dlllllt" + rest + ",push=square,to=tlllldl" + rest;
    Run run = Run.installed("play", variant, "--seat1", "perfect");
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).endsWith("You win: the puzzle is solved.\n");
  }

  @Test
  void withoutASeedTheChosenOneIsPrinted() {
    Run run = Run.of("play heap --seat1 random --seat2 random");
    String seed = run.out().replaceAll("(?s).*--seed (-?[0-9]+)\\..*", "$1");
    assertThat(run.out()).startsWith("The random moves come from --seed " + seed + ".\n");
    assertThat(Run.of("play heap --seat1 random --seat2 random --seed", seed).out())
        .isEqualTo(run.out().substring(run.out().indexOf('\n') + 1));
  }

  @Test
  void aRandomSetUpWithoutASeedIsDrawnAndSaved(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("tzaar.txt");
    String id = "tzaar:cover=forbid,setup=random";
    Run run = Run.with(Run.GAMES, "save " + file + "\n", "play", id, "--seat2=human");
    String drawn = "tzaar:setup=random,seed=[0-9]+,cover=forbid";
    assertThat(run.out()).containsPattern("\\AThe set-up is drawn at random: " + drawn + "\n");
    assertThat(Files.readString(file)).containsPattern("\\A\\[variant \"" + drawn + "\"]\n");
    String same = Run.installed("play", id, "--seat2=human", "--seed", "7").out();
    assertThat(Run.installed("play", id, "--seat2=human", "--seed", "7").out()).isEqualTo(same);
    assertThat(Run.installed("play", id, "--seat2=human", "--seed", "8").out()).isNotEqualTo(same);
  }

  @Test
  void mistakesAreExplained() {
    Session.check(
        """
        $ play walk:goal=9999999 --seat1 perfect
        ! perfect cannot play here: the game has more positions than the 1000000 that are tried.
        $ play walk --seat2 random > ! walk has one player, so there is no --seat2.
        $ play heap --seat2 human --seat1 robot
        ! --seat1 is 'robot', but must be one of: human, random, engine, perfect, program.
        $ play heap --seat2 Human --locale hu
        ! --seat2 értéke „Human”, pedig csak ez lehet: human, random, engine, perfect, program. Erre gondoltál: human?
        $ play heap --seat2 human --seed one > ! --seed is 'one', but must be a whole number…
        $ play heap --level=0 > ! --level is '0', but must be a whole number from 1 to 9.
        $ play heap --time=2
        ! --time is '2', but must be a time from 1ms to 1440m, such as 100ms, 0.5s, 2s or 1m.
        """);
  }
}
