package io.github.boardrules.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.catalog.Catalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Errors on the command line, and help. */
class ArgumentsTest {
  private static final String COMMANDS =
      "games, variants, rules, layout, start, moves, status, why, perft, divide, solve, prove, replay,"
          + " random, check, show, play, analyse, arena, web, spark, help";

  @Test
  void aCommandIsNeeded() {
    assertThat(Run.of())
        .isEqualTo(Run.failed("a command is missing; the commands are " + COMMANDS + "."));
    assertThat(Run.of("--locale", "hu"))
        .isEqualTo(Run.failed("hiányzik a parancs; a parancsok: " + COMMANDS + "."));
  }

  @Test
  void anUnknownCommandIsNamed() {
    String known = "; the commands are " + COMMANDS + ".";
    assertThat(Run.of("move", "heap")).isEqualTo(Run.failed("there is no command 'move'" + known));
    assertThat(Run.of("a\nb")).isEqualTo(Run.failed("there is no command 'a?b'" + known));
    assertThat(Run.of("x".repeat(100)))
        .isEqualTo(Run.failed("there is no command '" + "x".repeat(60) + "…'" + known));
  }

  @Test
  void anUnknownOptionIsNamedWithTheUsage() {
    assertThat(Run.of("moves", "heap", "--postion", "1 1"))
        .isEqualTo(
            Run.failed(
                "there is no option '--postion' here; usage: boardrules moves VARIANT [--position"
                    + " P]"));
    assertThat(Run.of("-v"))
        .isEqualTo(
            Run.failed(
                "there is no option '-v' here; usage: boardrules COMMAND [ARGUMENTS] [--locale"
                    + " LANGUAGE]"));
  }

  @Test
  void aMissingArgumentIsNamedWithTheUsage() {
    assertThat(Run.of("moves"))
        .isEqualTo(
            Run.failed("VARIANT is missing; usage: boardrules moves VARIANT [--position P]"));
    assertThat(Run.of("why", "heap"))
        .isEqualTo(
            Run.failed("MOVE is missing; usage: boardrules why VARIANT MOVE [--position P]"));
    assertThat(Run.of("replay", "heap"))
        .isEqualTo(
            Run.failed("MOVE is missing; usage: boardrules replay VARIANT MOVE... [--position P]"));
    assertThat(Run.of("check"))
        .isEqualTo(Run.failed("FILE is missing; usage: boardrules check FILE..."));
    assertThat(Run.of("spark"))
        .isEqualTo(
            Run.failed(
                "JOB is missing; usage: boardrules spark JOB [ARGUMENTS] [--master M] [--locale"
                    + " LANGUAGE]"));
    assertThat(Run.of("moves", "heap", "--position"))
        .isEqualTo(
            Run.failed("--position P is missing; usage: boardrules moves VARIANT [--position P]"));
    assertThat(Run.of("perft", "heap", "--locale", "hu"))
        .isEqualTo(
            Run.failed(
                "hiányzik: DEPTH; használat: boardrules perft VARIANT DEPTH [--position P]"));
  }

  @Test
  void aSurplusArgumentIsNamedWithTheUsage() {
    assertThat(Run.of("games", "heap"))
        .isEqualTo(Run.failed("'heap' is one argument too many; usage: boardrules games"));
    assertThat(Run.of("status", "heap", "5", "1"))
        .isEqualTo(
            Run.failed(
                "'5' is one argument too many; usage: boardrules status VARIANT [--position P]"
                    + " [--sentence]"));
  }

  @Test
  void anOptionMayBeGivenOnce() {
    assertThat(Run.of("moves", "heap", "--position", "1 1", "--position", "2 1"))
        .isEqualTo(
            Run.failed(
                "--position P is given more than once; usage: boardrules moves VARIANT [--position"
                    + " P]"));
  }

  @Test
  void theLanguageMustBeKnown() {
    assertThat(Run.of("games", "--locale", "fr"))
        .isEqualTo(Run.failed("--locale is 'fr', but must be one of: de, en, hu."));
    assertThat(Run.of("games", "--locale="))
        .isEqualTo(Run.failed("--locale is '', but must be one of: de, en, hu."));
  }

  @Test
  void theLanguageMayStandAnywhere() {
    Run hungarian =
        Run.failed("a játék: 1. karakter: ismeretlen játék: go; a játékok: heap, walk, faulty.");
    assertThat(Run.of("--locale", "hu", "variants", "go")).isEqualTo(hungarian);
    assertThat(Run.of("variants", "--locale=hu", "go")).isEqualTo(hungarian);
    assertThat(Run.of("variants", "go", "--locale", "hu")).isEqualTo(hungarian);
  }

  @Test
  void helpListsAllCommands() {
    Run help = Run.of("--help");
    assertThat(help.status()).isZero();
    assertThat(help.err()).isEmpty();
    assertThat(help.out())
        .startsWith(
            """
            The rules of board games: what is legal, why not, and who has won.
            Usage: boardrules COMMAND [ARGUMENTS] [--locale LANGUAGE]

            Options:
              -h, --help              Prints this help.
                  --locale=LANGUAGE   The language of sentences, such as hu; en by default.
                  --version           Prints the version of the program.

            Commands:
              games     Lists every game: its first word, its name, its author and its
                          module, separated by tabs.
            """);
    assertThat(help.out().lines().filter(line -> line.matches("  [a-z]+ +[A-Z].*")))
        .extracting(line -> line.strip().replaceAll(" .*", ""))
        .containsExactly(COMMANDS.split(", ", -1));
  }

  @Test
  void helpOfACommandSaysAllAboutIt() {
    assertThat(Run.of("why", "--help"))
        .isEqualTo(
            Run.done(
                """
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
                                            of moves."""));
  }

  @Test
  void helpWithoutACommandIsThatOfTheProgram() {
    assertThat(Run.of("help")).isEqualTo(Run.of("--help"));
    assertThat(Run.of("-h")).isEqualTo(Run.of("--help"));
    assertThat(Run.of("help", "move"))
        .isEqualTo(Run.failed("there is no command 'move'; the commands are " + COMMANDS + "."));
  }

  @Test
  void helpIsColouredOnATerminal() {
    Streams colours =
        new Streams() {
          @Override
          public boolean hasColours() {
            return true;
          }
        };
    Run coloured = Run.with(Catalog.of(), colours, "", "help", "why");
    assertThat(coloured.out()).contains("\u001b[");
    assertThat(coloured.out().replaceAll("\u001b\\[[0-9;]*m", ""))
        .isEqualTo(Run.of("help", "why").out());
  }

  @Test
  void theVersionIsThatOfTheBuild() {
    Run version = Run.of("--version");
    assertThat(version.out()).matches("boardrules [0-9]+\\.[0-9]+\\.[0-9]+(-SNAPSHOT)?\n");
    assertThat(version.status()).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "games",
        "variants",
        "rules",
        "layout",
        "start",
        "moves",
        "status",
        "why",
        "perft",
        "divide",
        "solve",
        "prove",
        "replay",
        "random",
        "check",
        "show",
        "play",
        "analyse",
        "arena",
        "web",
        "spark",
        "help"
      })
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
