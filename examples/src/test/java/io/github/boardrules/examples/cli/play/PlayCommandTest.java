package io.github.boardrules.examples.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayCommandTest {
  private static final String INTRODUCTION = "Type a move or a command; help lists the commands.";

  private static final String EXAMPLE = "A legal move here: take3";

  @TempDir Path folder;

  @Test
  void peopleAlternateUntilOneHasWon() {
    assertThat(Run.with("take2\ntake3\nquit\n", "play heap --seat2 human"))
        .isEqualTo(
            new Run(
                0,
                INTRODUCTION
                    + """

                    A legal move here: take3

                    5 1
                    Player 1 is to move.
                    >\s
                    3 2
                    Player 2 is to move.
                    >\s
                    0 1
                    Player 2 wins: the last one was taken.
                    >\s""",
                ""));
  }

  @Test
  void theEndOfTheInputEndsTheGame() {
    assertThat(Run.with("", "play heap --seat2 human"))
        .isEqualTo(Run.done(INTRODUCTION, EXAMPLE, "", "5 1", "Player 1 is to move.", "> "));
  }

  @Test
  void aGameSpeaksHungarian() {
    assertThat(Run.with("take9\nundo\n", "play heap --seat2 human --locale hu"))
        .isEqualTo(
            Run.done(
                "Írj be egy lépést vagy egy parancsot; a parancsokat a help sorolja fel.",
                "Itt szabályos lépés például: take3",
                "",
                "5 1",
                "1. játékos következik.",
                "> too-many: Legfeljebb 3 vehető el.",
                "> Nincs visszavonható lépés.",
                "> "));
  }

  @Test
  void movesListsWhatIsLegal() {
    assertThat(answers("moves")).isEqualTo("> take1  take2  take3\n> \n");
  }

  @Test
  void whySaysWhetherAMoveIsLegal() {
    assertThat(answers("why take1\nwhy  take7 \nwhy\nwhy x\n"))
        .isEqualTo(
            """
            > legal
            > too-many: At most 3 may be taken.
            > Name the move to be explained: why MOVE.
            > The move 'x': character 1: expected take here.
            >\s
            """);
  }

  @Test
  void aRefusedMoveChangesNothing() {
    assertThat(answers("take4\ntakes2\n\n"))
        .isEqualTo(
            """
            > too-many: At most 3 may be taken.
            > The move 'takes2': character 5: expected 1 to 9 here.
            > >\s
            """);
  }

  @ParameterizedTest
  @ValueSource(strings = {"hepl", "resigns", "HELP", "exit now", "taken", "súgó", "?"})
  void aWordThatIsNeitherMoveNorCommandLeadsToTheHelp(String word) {
    assertThat(answers(word))
        .startsWith("> The move '" + word + "': character ")
        .endsWith(" here.\nIf a command is meant: help lists the commands.\n> \n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "hu"})
  void helpExplainsTheCommandsInTheGameAndBeforeIt(String language) {
    String before = Run.of("help play --locale", language).out();
    String inside = Run.with("help\n", "play heap --seat2 human --locale", language).out();
    for (String command : PlayLoop.COMMANDS) {
      assertThat(before).containsPattern("\n  " + command + " [^\n]*  \\p{Ll}[^\n]+\n");
    }
    String commands = before.substring(before.lastIndexOf("\n\n") + 2);
    assertThat(inside).contains("> " + commands).endsWith("take3\n> \n");
  }

  @Test
  void undoAndRedoGoBackAndForth() {
    assertThat(answers("undo\nredo\ntake1\nundo\nredo\nredo\n"))
        .isEqualTo(
            """
            > There is no move to undo.
            > There is no move to redo.
            >\s
            4 2
            Player 2 is to move.
            >\s
            5 1
            Player 1 is to move.
            >\s
            4 2
            Player 2 is to move.
            > There is no move to redo.
            >\s
            """);
  }

  @Test
  void aProgramsMoveIsUndoneTogetherWithThatOfThePerson() {
    assertThat(Run.with("take1\nundo\nredo\n", "play heap:size=9 --seat2 random --seed 1"))
        .isEqualTo(
            Run.done(
                INTRODUCTION,
                EXAMPLE,
                "",
                "9 1",
                "Player 1 is to move.",
                "> ",
                "8 2",
                "Player 2 is to move.",
                "Player 2 plays take2.",
                "",
                "6 1",
                "Player 1 is to move.",
                "> ",
                "9 1",
                "Player 1 is to move.",
                "> ",
                "6 1",
                "Player 1 is to move.",
                "> "));
  }

  @Test
  void aProgramThatBeginsCannotBeUndone() {
    assertThat(Run.with("undo\n", "play heap:size=9 --seat1 random --seed 1").out())
        .endsWith("> There is no move to undo.\n> \n");
  }

  @Test
  void programsPlayToTheEnd() {
    assertThat(Run.of("play heap --seat1 random --seat2 random --seed 1"))
        .isEqualTo(
            Run.done(
                "",
                "5 1",
                "Player 1 is to move.",
                "Player 1 plays take2.",
                "",
                "3 2",
                "Player 2 is to move.",
                "Player 2 plays take1.",
                "",
                "2 1",
                "Player 1 is to move.",
                "Player 1 plays take1.",
                "",
                "1 2",
                "Player 2 is to move.",
                "Player 2 plays take1.",
                "",
                "0 1",
                "Player 2 wins: the last one was taken."));
  }

  @Test
  void aPerfectProgramWinsWhereItCan() {
    assertThat(Run.of("play heap --seat1 perfect --seat2 perfect").out())
        .contains("Player 1 plays take1.\n", "Player 1 wins: the last one was taken.\n")
        .doesNotContain("--seed");
    for (String seed : List.of("1", "2", "3", "4", "5")) {
      Run run = Run.of("play heap:size=8 --seat1=random --seat2=perfect --seed", seed);
      assertThat(run.out()).endsWith("Player 2 wins: the last one was taken.\n");
    }
  }

  @Test
  void aPerfectProgramAnswersAPerson() {
    assertThat(Run.with("take2\n", "play heap:size=4 --seat2 perfect").out())
        .contains("Player 2 plays take2.\n\n0 1\nPlayer 2 wins: the last one was taken.\n");
  }

  @Test
  void aPerfectProgramPlaysOnInALostPositionAndExploitsAMistake() {
    String answer = Run.with(Run.GAMES, "8:8\n", "play triangle --seat2 perfect").out();
    assertThat(answer).contains("Player 2 plays 1:1.\n");
    String won =
        Run.installed(
                "play",
                "one-two-three:max=any,last=loses",
                "--seat1=random",
                "--seat2=perfect",
                "--seed=3")
            .out();
    assertThat(won).endsWith("Player 2 wins: the opponent had to take the last ball.\n");
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
  void aGameThatCannotBeSolvedHasNoPerfectProgram() {
    assertThat(Run.with("on\n", "play walk:goal=9999999 --seat1 perfect"))
        .isEqualTo(
            Run.failed(
                "perfect cannot play here: the game has more positions than the 1000000 that are"
                    + " tried."));
  }

  @Test
  void endlessGamesBetweenProgramsAreStopped() {
    Run run = Run.of("play walk:goal=9999 --seat1 random --seed 1");
    assertThat(run.status()).isZero();
    assertThat(run.out()).endsWith("The game is stopped after 1000 moves.\n");
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
  void aRandomSetUpWithoutASeedIsDrawnAndSaved() throws IOException {
    Path file = folder.resolve("tzaar.txt");
    String id = "tzaar:cover=forbid,setup=random";
    Run run = Run.with(Run.GAMES, "save " + file + "\n", "play", id, "--seat2=human");
    String drawn = "tzaar:setup=random,seed=[0-9]+,cover=forbid";
    assertThat(run.out()).containsPattern("\\AThe set-up is drawn at random: " + drawn + "\n");
    assertThat(Files.readString(file)).containsPattern("\\A\\[variant \"" + drawn + "\"]\n");

    String same = Run.installed("play", id, "--seat2=human", "--seed", "7").out();
    assertThat(Run.installed("play", id, "--seat2=human", "--seed", "7").out()).isEqualTo(same);
    assertThat(Run.installed("play", id, "--seat2=human", "--seed", "8").out()).isNotEqualTo(same);
    assertThat(Run.installed("play tzaar:setup=random,seed=x").status()).isEqualTo(2);
  }

  @Test
  void whatIsDueIsShown() {
    assertThat(Run.with(Run.GAMES, "Wd4,d1\nGd5,a1\n", "play zertz --seat2 human").out())
        .contains("\nPlayer 1 is to move: a capture, which is compulsory.\n");
  }

  @Test
  void aGameWithoutPeopleExplainsNothing() {
    assertThat(Run.of("play heap --seat2 human --seat1=random --seat2=random --seed=1").out())
        .doesNotContain(EXAMPLE);
  }

  @Test
  void aPuzzleHasOneSeat() {
    assertThat(Run.of("play walk --seat2 random"))
        .isEqualTo(Run.failed("walk has one player, so there is no --seat2."));
  }

  @Test
  void unknownSeatsAndSeedsAreRefused() {
    assertThat(Run.of("play heap --seat2 human --seat1 robot"))
        .isEqualTo(
            Run.failed("--seat1 is 'robot', but must be one of: human, random, engine, perfect."));
    assertThat(Run.of("play heap --seat2 Human --locale hu"))
        .isEqualTo(
            Run.failed(
                "--seat2 értéke 'Human', pedig csak ez lehet: human, random, engine, perfect."));
    assertThat(Run.of("play heap --seat2 human --seed one").err())
        .startsWith("boardrules: --seed is 'one', but must be a whole number");
  }

  private static String answers(String input) {
    return Run.with(input, "play heap --seat2 human").answers();
  }
}
