package io.github.boardrules.examples.cli.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.boardrules.examples.cli.Run;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.Output;
import io.github.boardrules.examples.cli.shared.ProgressLine;
import io.github.boardrules.examples.cli.shared.Streams;
import io.github.boardrules.examples.cli.shared.Texts;
import io.github.boardrules.examples.solved.table.TableFolderException;
import io.github.boardrules.examples.solved.table.TableFolderException.Trouble;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games that are solved by tables, in memory and in a folder. */
class TablesTest {
  private static final String VARIANT = "pylos:base=3,takeback=must";
  private static final Texts ENGLISH = new Texts(Locale.ENGLISH);
  private static final long GIGABYTE = 1L << 30;

  @TempDir private Path folder;

  @Test
  void tablesOfAFolderAreMadeOnce() throws IOException {
    Run first = Run.installed("solve", VARIANT, "--cache", folder.toString());
    Run second = Run.installed("solve", VARIANT, "--cache", folder.toString());

    assertThat(first.err())
        .startsWith(
            "The tables of this game are made once, with 67.1 MB of memory and up to 49.6 kB")
        .contains(folder.toString());
    assertThat(second).isEqualTo(new Run(0, first.out(), ""));
    assertThat(first.out()).containsPattern("\nsha256 [0-9a-f]{64}\n");

    Path file = folder.resolve("pylos-base=3-takeback=must.tables");
    Files.write(file, new byte[100]);
    assertThat(Run.installed("solve", VARIANT, "--cache", folder.toString())).isEqualTo(first);
  }

  @Test
  void aPerfectProgramPlaysByTables() {
    Run run =
        Run.installed(
            "play --seat1 perfect --seat2 random --seed 1", VARIANT, "--cache", folder.toString());

    assertThat(run.out())
        .contains("Player 1 plays 1b2.")
        .containsPattern("\nPlayer 1 \\(light\\) wins: .*\n$");
    assertThat(run.err()).startsWith("The tables of this game");
  }

  @Test
  void aFolderThatCannotBeUsedIsNamed() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "text");

    assertThat(Run.installed("solve", VARIANT, "--cache", file.toString()).err())
        .contains("boardrules: tables cannot be kept in '" + file + "': ");
    assertThat(
            Run.installed("play", VARIANT, "--seat2=perfect", "--cache", file.toString()).status())
        .isEqualTo(2);
    assertThat(Run.installed("solve", VARIANT, "--locale=hu", "--cache", file.toString()).err())
        .contains("boardrules: nem tarthatók táblázatok ebben a mappában: '" + file + "': ");
  }

  @Test
  void whatIsNeededIsSaidBeforehand() {
    ByteArrayOutputStream errors = new ByteArrayOutputStream();
    tables(4 * GIGABYTE, errors).requireMemory(2 * GIGABYTE, Path.of("tables"));
    assertThat(errors.toString(StandardCharsets.UTF_8))
        .contains("with 3.3 GB of memory and up to 4.3 GB in");

    Tables tables = tables(3 * GIGABYTE, errors);
    assertThatExceptionOfType(Failure.class)
        .isThrownBy(() -> tables.requireMemory(2 * GIGABYTE, Path.of("tables")))
        .satisfies(
            failure -> {
              assertThat(failure.sentence(ENGLISH))
                  .isEqualTo(
                      "the tables of this game need 3.3 GB of memory while they are made, but Java"
                          + " may use only 3.2 GB; JDK_JAVA_OPTIONS=-Xmx4g gives enough.");
              assertThat(failure.sentence(new Texts(Locale.forLanguageTag("hu"))))
                  .contains("3,3 GB memória kell", "3,2 GB; elegendőt");
            });
  }

  @ParameterizedTest
  @CsvSource({
    "IN_USE, another program makes the same tables in 'tables'",
    "FULL, the disk of 'tables' has too little space: the tables of this game take up to 4.3 GB",
    "UNUSABLE, tables cannot be kept in 'tables': a detail",
  })
  void troubleWithTheFolderIsExplained(Trouble trouble, String sentence) {
    TableFolderException problem = new TableFolderException(trouble, Path.of("tables"), "a detail");
    assertThat(Tables.failure(problem, 2 * GIGABYTE).sentence(ENGLISH)).startsWith(sentence);
  }

  @ParameterizedTest
  @CsvSource({
    "XDG_CACHE_HOME, /var/cache, false, /var/cache/boardrules",
    "XDG_CACHE_HOME, cache, false, /home/me/.cache/boardrules",
    "LOCALAPPDATA, /local, false, /home/me/.cache/boardrules",
    "LOCALAPPDATA, /local, true, /local/boardrules",
    "XDG_CACHE_HOME, /var/cache, true, /home/me/AppData/Local/boardrules",
  })
  void theFolderIsThatOfTheUser(String variable, String value, boolean isWindows, String expected) {
    assertThat(Tables.folder(Map.of(variable, value), isWindows, "/home/me"))
        .isEqualTo(Path.of(expected));
  }

  private static Tables tables(long memory, ByteArrayOutputStream errors) {
    return new Tables(
        "tables", memory, new ProgressLine(new Output(errors), Streams.PIPES, ENGLISH));
  }
}
