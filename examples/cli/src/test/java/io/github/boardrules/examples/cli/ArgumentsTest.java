package io.github.boardrules.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.examples.cli.shared.TerminalColoursTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Errors on the command line, and help. */
class ArgumentsTest {
  private static final String COMMANDS =
      "games, variants, rules, layout, start, moves, status, why, perft, divide, solve, prove,"
          + " replay, random, check, show, play, analyse, arena, tune, serve, web, spark, help";

  @Test
  void mistakesAreExplained() {
    Session.check(
        """
        $ --locale hu
        ! hiányzik a parancs; a parancsok: %s.
        $ move heap
        ! there is no command 'move'; the commands are %1$s. Did you mean moves?
        $ help move
        ! there is no command 'move'; the commands are %1$s. Did you mean moves?
        $ %s
        ! there is no command '%s…'; the commands are %1$s.
        $ moves heap --postion 1
        ! there is no option '--postion' here; usage: boardrules moves VARIANT [--position P] Did you mean --position?
        $ -v > ! there is no option '-v' here; usage: boardrules COMMAND [ARGUMENTS] [--locale LANGUAGE]
        $ moves > ! VARIANT is missing; usage: boardrules moves VARIANT [--position P]
        $ why heap > ! MOVE is missing; usage: boardrules why VARIANT MOVE [--position P]
        $ replay heap > ! MOVE is missing; usage: boardrules replay VARIANT MOVE... [--position P]
        $ spark > ! JOB is missing; usage: boardrules spark JOB [ARGUMENTS] [--master M] [--locale LANGUAGE]
        $ moves heap --position > ! --position P is missing; usage: boardrules moves VARIANT [--position P]
        $ perft heap --locale hu > ! hiányzik: MÉLYSÉG; használat: boardrules perft VÁLTOZAT MÉLYSÉG [--position P]
        $ random heap --games 1
        ! --seed N is missing; usage: boardrules random VARIANT --seed N --games K [--max-plies M]
        $ games heap > ! 'heap' is one argument too many; usage: boardrules games
        $ status heap 5 1
        ! '5' is one argument too many; usage: boardrules status VARIANT [--position P] [--sentence]
        $ moves heap --position 1 --position 2
        ! --position P is given more than once; usage: boardrules moves VARIANT [--position P]
        $ games --locale fr > ! --locale is 'fr', but must be one of: de, en, hu.
        $ perft heap deep > ! DEPTH is 'deep', but must be a whole number from 0 to 999.
        $ perft heap \u0662 > ! DEPTH is '\u0662', but must be a whole number from 0 to 999.
        $ perft heap +2 > ! DEPTH is '+2', but must be a whole number from 0 to 999.
        $ perft heap 1000 > ! DEPTH is '1000', but must be a whole number from 0 to 999.
        $ perft heap 1.5 --locale hu > ! MÉLYSÉG értéke „1.5”, pedig 0 és 999 közötti egész szám kell.
        $ divide heap 0 > ! DEPTH is '0', but must be a whole number from 1 to 999.
        $ solve heap --limit 0 > ! --limit is '0', but must be a whole number from 1 to 2147483647.
        $ random heap --seed x --games 1
        ! --seed is 'x', but must be a whole number from -9223372036854775808 to 9223372036854775807.
        $ random heap --seed 1 --games -1 > ! --games is '-1', but must be a whole number from 0 to 2147483647.
        $ random heap --seed 1 --games 1 --max-plies 2.5
        ! --max-plies is '2.5', but must be a whole number from 0 to 2147483647.
        $ --locale hu variants go > ! a játék: 1. karakter: ismeretlen játék: go; a játékok: heap, walk, faulty.
        $ variants --locale=hu go > ! a játék: 1. karakter: ismeretlen játék: go; a játékok: heap, walk, faulty.
        $ variants go --locale hu > ! a játék: 1. karakter: ismeretlen játék: go; a játékok: heap, walk, faulty.
        """
            .formatted(COMMANDS, "x".repeat(100), "x".repeat(60)));
    assertThat(Run.of())
        .isEqualTo(Run.failed("a command is missing; the commands are " + COMMANDS + "."));
    assertThat(Run.of("a\nb").err()).startsWith("boardrules: there is no command 'a?b'; ");
  }

  /** The page about the command line shows it. */
  @Test
  void helpListsAllCommands() {
    Run help = Run.of("--help");
    assertThat(help.status()).isZero();
    assertThat(Run.of("help")).isEqualTo(help);
    assertThat(Run.of("-h")).isEqualTo(help);
  }

  @Test
  void helpOfACommandSaysAllAboutIt() {
    Session.check(
        """
        $ why --help
        Prints 'legal', or the reason why a move is refused.
        Usage: boardrules why VARIANT MOVE [--position P]

        Arguments:
              VARIANT             The variant id: a game and perhaps options, as in
                                    zertz:rings=48,claim=automatic. Instead of it,
                                    --layout FILE takes a layout of Castle of Mind from
                                    a file.
              MOVE                The move.

        Options:
          -h, --help              Prints this help.
              --locale=LANGUAGE   The language of sentences, such as hu; en by default.
              --position=P        The position; the start by default. With - positions
                                    are read from standard input, one a line, and
                                    answered in order; an empty line follows each list
                                    of moves.
        """);
  }

  @Test
  void helpIsColouredOnATerminal() {
    Run coloured = Run.with(Catalog.of(), TerminalColoursTest.COLOURS, "", "help why");
    assertThat(coloured.out()).contains("\u001b[");
    assertThat(coloured.out().replaceAll("\u001b\\[[0-9;]*m", ""))
        .isEqualTo(Run.of("help why").out());
  }

  @Test
  void theVersionIsThatOfTheBuild() {
    Run version = Run.of("--version");
    assertThat(version.out()).isEqualTo("boardrules " + Catalog.version() + "\n");
    assertThat(version.status()).isZero();
  }

  static String[] commands() {
    return COMMANDS.split(", ", -1);
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyCommandHelpsInBothLanguages(String command) {
    Run english = Run.of(command, "--help");
    Run hungarian = Run.of("help", command, "--locale", "hu");
    assertThat(Run.of("help", command)).isEqualTo(english);
    assertThat(Run.of(command, "-h")).isEqualTo(english);
    assertThat(english.status()).isZero();
    assertThat(english.out())
        .contains("Usage: boardrules " + command)
        .contains("Prints this help.");
    assertThat(hungarian.status()).isZero();
    assertThat(hungarian.out())
        .contains("Használat: boardrules " + command)
        .contains("Kiírja ezt a súgót.");
  }
}
