package io.github.boardrules.examples.cli.records;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code check} with counts, with several files, and with files that cannot be read. */
class CheckCountsTest {
  private static final String NO_FIELDS =
      "a line has a variant, a depth, a count and perhaps a position, separated by tabs.";

  @TempDir Path folder;

  @Test
  void countsThatAgreeAreCounted() {
    assertThat(check("heap\t0\t1", "heap\t3\t10", "heap\t2\t1\t2 1", "", "walk\t1\t2\t"))
        .isEqualTo(Run.done("4 counts, 0 disagreements"));
  }

  @Test
  void aWrongCountIsFound() {
    assertThat(check("heap\t1\t3", "heap\t2\t10"))
        .isEqualTo(
            Run.refused(
                "counts.tsv:2: heap, depth 2: the file counts 10, the rules count 8.",
                "1 check-count",
                "2 counts, 1 disagreements"));
  }

  @Test
  void anUnreadablePositionOrVariantIsFound() {
    assertThat(check("heap\t1\t3\t5", "help\t1\t1"))
        .isEqualTo(
            Run.refused(
                "counts.tsv:1: the position: character 2: expected 0 to 9 or a space here.",
                "counts.tsv:2: the variant: character 1: unknown game 'help'; the games are heap,"
                    + " walk, faulty.",
                "1 unreadable-position",
                "1 unreadable-variant",
                "2 counts, 2 disagreements"));
  }

  @Test
  void aLineOfAnotherFormEndsTheCheck() {
    assertThat(check("heap 1 3")).isEqualTo(Run.failed("counts.tsv:1: character 9: " + NO_FIELDS));
    assertThat(check("heap\t1\t3", "heap\t1\t3\t5 1\tx"))
        .isEqualTo(Run.failed("counts.tsv:2: character 15: " + NO_FIELDS));
    assertThat(check("heap\tone\t3"))
        .isEqualTo(
            Run.failed("counts.tsv:1: character 6: a whole number is expected here, 0 or more."));
    assertThat(check("heap\t1\t-3"))
        .isEqualTo(
            Run.failed("counts.tsv:1: character 8: a whole number is expected here, 0 or more."));
  }

  @Test
  void severalFilesOfOneKindAreCountedTogether() {
    CheckFile more = CheckFile.of(folder, "MORE.TSV", "heap\t1\t4");
    assertThat(CheckFile.of(folder, "counts.tsv", "heap\t1\t3").check(more.path().toString()))
        .isEqualTo(
            Run.refused(
                "MORE.TSV:1: heap, depth 1: the file counts 4, the rules count 3.",
                "1 check-count",
                "2 counts, 1 disagreements"));
  }

  @Test
  void eachKindOfFileHasItsLastLine() {
    CheckFile games = CheckFile.of(folder, "games", "{\"variant\": \"heap\", \"moves\": []}");
    assertThat(CheckFile.of(folder, "counts.tsv", "heap\t1\t3").check(games.path().toString()))
        .isEqualTo(Run.done("1 games, 0 plies, 0 disagreements", "1 counts, 0 disagreements"));
  }

  @Test
  void aFileThatCannotBeReadIsNamed() throws IOException {
    assertThat(new CheckFile(folder.resolve("none.jsonl")).check())
        .isEqualTo(Run.failed("there is no file or folder 'none.jsonl'."));
    assertThat(new CheckFile(Files.createDirectory(folder.resolve("folder"))).check())
        .isEqualTo(Run.failed("there are no files of games in the folder 'folder'."));
    Path binary = Files.write(folder.resolve("binary"), new byte[] {'{', (byte) 0xFF});
    assertThat(new CheckFile(binary).check())
        .isEqualTo(Run.failed("the file 'binary' is not UTF-8 text."));
    assertThat(Run.of("check", "a\0b"))
        .isEqualTo(Run.failed("the file 'a?b' cannot be used: Nul character not allowed"));
  }

  private Run check(String... lines) {
    return CheckFile.of(folder, "counts.tsv", lines).check();
  }
}
