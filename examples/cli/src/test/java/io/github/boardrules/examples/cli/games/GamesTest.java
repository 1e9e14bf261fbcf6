package io.github.boardrules.examples.cli.games;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.examples.cli.Run;
import io.github.boardrules.examples.cli.Session;
import io.github.boardrules.examples.cli.shared.GameSource;
import io.github.boardrules.examples.cli.shared.Streams;
import io.github.boardrules.examples.tictactoe.TicTacToeFamily;
import io.github.boardrules.nim.NimFamily;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands that list games, what is said of unknown ones, and games that people add. */
class GamesTest {
  private static final Catalog NIM = Catalog.of(new NimFamily());

  @TempDir Path folder;

  @Test
  void gamesAndTheirVariantsAreListedInColumns() {
    Session.check(
        """
        $ games
        heap\tKupac – a heap\t-\ttoy
        walk\tA walk\t-\ttoy
        faulty\tA faulty game\t-\ttoy
        $ variants
        heap\theap\tthe default rules
        heap:size=9\theap:size=9\tsize=9
        walk\twalk\tthe default rules
        faulty\tfaulty\tthe default rules
        $ variants walk > walk\twalk\tthe default rules
        """);
    assertThat(Run.with(Catalog.of(), "", "games")).isEqualTo(Run.done());
  }

  @Test
  void variantsOfOneGameEndWithItsOptions() {
    new Session(NIM, Path.of("none"))
        .run(
            """
            $ variants triangle
            triangle\tRows of 1 to 8\tthe default rules
            triangle:last=loses\tRows of 1 to 8, the last ball loses…
            triangle:rows=5\tRows of 1 to 5\t5 rows
            triangle:rows=12,max=3\tRows of 1 to 12, up to three balls a move…

            rows=1..20 (8)\tHow many rows there are.
            max=any|1..99 (any)\tHow many balls one move may take.
              any\tany number of balls in one move
            last=wins|loses (wins)\tWhat happens to the player who takes the last ball.
              wins\tthe player who takes the last ball wins
              loses\tthe player who takes the last ball loses
            """);
  }

  @Test
  void rulesPrintsTheNameAndParagraphsOfLinesThatFitTheScreen() {
    Run piped = Run.with(NIM, "", "rules triangle");
    Streams screen = new Run.Terminal(false, false, OptionalInt.of(80), 1);
    Run rules = Run.with(NIM, screen, "", "rules triangle");
    assertThat(rules.status()).isZero();
    assertThat(rules.out())
        .startsWith("Triangle\n\nNumber of rows: 8. ")
        .contains(" and so on, one\nmore in each row. ");
    assertThat(rules.out().lines()).allMatch(line -> line.length() <= 80);
    assertThat(piped.out().replace("\n\n", "\n").strip())
        .isEqualTo("Triangle\n" + NIM.describe("triangle").chapter(Locale.ENGLISH).orElseThrow());
    assertThat(rules.out().replaceAll("(?<!\\n)\\n(?!\\n)", " ").replace("\n\n", "\n").strip())
        .isEqualTo("Triangle\n" + NIM.describe("triangle").chapter(Locale.ENGLISH).orElseThrow());
  }

  @Test
  void rulesPrintsTheChapterOfAVariant() {
    assertThat(Run.with(NIM, "", "rules one-two-three:last=loses").out())
        .contains("leave the last ball to the opponent")
        .doesNotContain("Aim: take the last ball.");
    assertThat(Run.with(NIM, "", "rules heaps").out())
        .isEqualTo(Run.with(NIM, "", "rules heaps:sizes=3-4-5").out());
    Session.check(
        """
        $ rules heap:sise=7 > ! the variant: character 6: unknown option 'sise'; the options are size. Did you mean size?
        """);
  }

  /** In whichever language, and as far as it has been typed. */
  @ParameterizedTest
  @CsvSource({
    "nim, heaps",
    "castle-of-mind, colorfield",
    "123, one-two-three",
    "intarzia, inlay",
    "háromszög, triangle",
    "colorfild, colorfield",
  })
  void aGameIsSuggestedByItsName(String typed, String id) {
    assertThat(Run.with(Catalog.installed(), "", "start " + typed).err())
        .contains("unknown game '" + typed + "'")
        .contains("Did you mean " + id + "?");
  }

  @ParameterizedTest
  @ValueSource(strings = {"start", "show", "play", "rules"})
  void aVariantThatLacksSomethingHasAnExample(String command) {
    String example = "For example: heaps:sizes=3-4-5";
    Run heaps = Run.with(Catalog.installed(), "", command + " heaps");
    assertThat(heaps.err().contains(example)).isEqualTo(!command.equals("rules"));
    assertThat(Run.with(Catalog.installed(), "", command + " heaps:sizes=0").err())
        .doesNotContain(example);
  }

  @Test
  void whatIsUnknownIsNamed() {
    Session.check(
        """
        $ rules walk > ! the game A walk has no text on how it is played.
        $ rules hex > ! the game: character 1: unk…
        $ variants hex > ! the game: character 1: unknown game 'hex'; the games are heap, walk, faulty.
        $ start heap:size=7 > 7 1
        $ start heap:sise=7 > ! the variant: character 6: unknown option 'sise'; the options are size. Did you mean size?
        $ start heap:size=100 > ! the variant: 'heap:size=100': size must be a number from 0 to 99, not 100.
        $ start heap,size=9 > ! the variant: character 5: expected ':' or the end of the text here.
        $ start '' > ! the variant: character 1: expected heap, walk or faulty here.
        $ start go --locale hu > ! a változat: 1. karakter: ismeretlen játék: go; a játékok: heap, walk, faulty.
        """);
  }

  @Test
  void theMatchesOfThisRepositoryAgreeWithTheRules() {
    Run checked = Run.installed("check ../matches");
    assertThat(checked.status()).as(checked.out()).isZero();
    assertThat(checked.out()).doesNotStartWith("0 games");
  }

  @Test
  void aGameOfZertzIsExplainedInBothLanguages() {
    Session.checkInstalled(
        """
        $ why zertz Wd4,d4 --locale hu
        ring-occupied: Ezen a tábladarabon golyó áll, ezért nem vehető le: d4.
        = 1
        $ status zertz --position '-.../...../....../-....W./....../...../.... 4,6,9 0,1,0 0,0,0 2' > ongoing
        $ start zertz:rings=62
        ! the variant: character 13: rings is 62, but must be one of 37, 40, 43, 44, 48, 61.
        """);
  }

  @Test
  void anAddedGameIsPlayedLikeTheOthers() throws IOException {
    Catalog games = added(TicTacToeFamily.class.getName());
    assertThat(Run.with(games, "", "games").out())
        .contains("tic-tac-toe\tTic-tac-toe\t-\ttictactoe\n")
        .contains("zertz\t");
    assertThat(Run.with(games, "b2\n", "play tic-tac-toe --seat2 human").out())
        .contains("commands.\nA legal move here: a1\n")
        .contains("<X>");
  }

  @Test
  void aFamilyThatCannotBeLoadedIsNamed() throws IOException {
    Run run = with(() -> added("race.RaceFamily"));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .matches(
            "boardrules: the games on the class path cannot be loaded: .*race\\.RaceFamily.*\\n");
  }

  @Test
  void anEntryThatIsMissingIsNamed() {
    String missing = folder.resolve("game.jar").toString();
    assertThat(with(new InstalledGames(folder + File.pathSeparator + missing)))
        .isEqualTo(
            Run.failed(
                "BOARDRULES_CLASSPATH names '"
                    + missing
                    + "', but there is no such file or folder."));
    String present = folder + File.pathSeparator + folder.resolve("*") + File.pathSeparator;
    assertThat(new InstalledGames(present).catalog().games())
        .hasSameSizeAs(Catalog.installed().games());
  }

  @Test
  void entriesWithoutAGameAreNamedInAWarning() throws IOException {
    Path empty = Files.createDirectories(folder.resolve("classes"));
    Path text = Files.writeString(folder.resolve("game.jar"), "no jar");
    for (String added :
        List.of(empty.toString(), text.toString(), folder.resolve("*").toString())) {
      InstalledGames games = new InstalledGames(added);
      assertThat(with(games).status()).isZero();
      assertThat(with(games).out()).contains("zertz\t");
      assertThat(with(games).err())
          .isEqualTo(
              "boardrules: warning: BOARDRULES_CLASSPATH adds no game: there is no file"
                  + " META-INF/services/io.github.boardrules.core.catalog.GameFamily,"
                  + " which names the family of a game, in "
                  + added
                  + ".\n");
    }
    assertThat(new InstalledGames("").warning()).isEmpty();

    Path german = Files.createDirectories(folder.resolve("german/io/github/boardrules/core"));
    Files.writeString(german.resolve("messages_de.properties"), "game-over=Das Spiel ist aus.");
    assertThat(new InstalledGames(folder.resolve("german").toString()).warning()).isEmpty();

    Path services = Files.createDirectories(folder.resolve("META-INF/services"));
    Files.writeString(services.resolve(GameFamily.class.getName()), "race.RaceFamily\n");
    // The other entry may be a library that the game needs.
    String both = empty + File.pathSeparator + folder;
    assertThat(new InstalledGames(both).warning()).isEmpty();

    try (OutputStream jar = Files.newOutputStream(text);
        ZipOutputStream zip = new ZipOutputStream(jar)) {
      zip.putNextEntry(new ZipEntry("META-INF/services/" + GameFamily.class.getName()));
      zip.closeEntry();
    }
    assertThat(new InstalledGames(text.toString()).warning()).isEmpty();
    assertThat(new InstalledGames(folder.resolve("*").toString()).warning()).isEmpty();
  }

  @Test
  void aGameOfThreePlayersIsRefused() {
    // Nothing else is asked of it.
    Rules<?, ?> trio =
        (Rules<?, ?>)
            Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {Rules.class},
                (proxy, method, arguments) -> method.getName().equals("players") ? 3 : "trio");
    GameInfo game = GameInfo.of("trio", Label.of("Trio"), "trio");
    Catalog games = Catalog.of(new GameFamily("trio", variant -> trio, game) {});

    for (String command : List.of("moves trio", "play trio", "solve trio", "perft trio 1")) {
      assertThat(Run.with(games, "", command))
          .isEqualTo(
              Run.failed(
                  "the games on the class path cannot be loaded: A catalog takes games of one or"
                      + " two players, and trio has 3."));
    }
  }

  @Test
  void aSentenceThatAGameLacksIsBlamedOnIt() {
    Session.check(
        """
        $ status faulty:by=silence --sentence
        ! this is a mistake in an added game, please report it to its authors: io.github.boardrules.examples.toy.ToyFamily lacks a sentence: …
        """);
  }

  private static Run with(GameSource games) {
    return Run.with(games, Streams.PIPES, "", "games");
  }

  /** Returns the games with a folder on the class path that names one more family. */
  private Catalog added(String family) {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try {
      Path services = Files.createDirectories(folder.resolve("META-INF/services"));
      Files.writeString(services.resolve(GameFamily.class.getName()), family + "\n");
      URL[] path = {folder.toUri().toURL()};
      try (URLClassLoader loader = new URLClassLoader(path, before)) {
        thread.setContextClassLoader(loader);
        return new InstalledGames(folder.toString()).catalog();
      }
    } catch (IOException problem) {
      throw new UncheckedIOException(problem);
    } finally {
      thread.setContextClassLoader(before);
    }
  }
}
