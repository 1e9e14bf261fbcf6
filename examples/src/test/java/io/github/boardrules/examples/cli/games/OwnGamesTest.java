package io.github.boardrules.examples.cli.games;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.examples.cli.Run;
import io.github.boardrules.examples.cli.Session;
import io.github.boardrules.examples.cli.shared.GameSource;
import io.github.boardrules.examples.cli.shared.Streams;
import io.github.boardrules.examples.tictactoe.TicTacToeFamily;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games that people add by {@code BOARDRULES_CLASSPATH}. */
class OwnGamesTest {
  @TempDir Path folder;

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
