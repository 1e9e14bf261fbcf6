package io.github.boardrules.examples.spark;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The jobs find what the plain program finds; {@code check} continues where that one stops. */
class PlainResultsTest {
  private static final Path SITE_RECORDS = Path.of("../boardspace");
  private static final String LINE =
      "{\"variant\": \"triangle\", \"moves\": [%s], \"status\": \"%s\"}";

  @TempDir Path folder;

  @Test
  void theMatchesOfThisRepositoryAgree() throws IOException {
    JobRun plain = JobRun.plain("check ../matches");

    assertThat(plain.out()).endsWith(" 0 disagreements\n");
    assertThat(JobRun.of("check ../matches")).isEqualTo(plain);
    try (Stream<Path> matches = Files.list(Path.of("../matches"))) {
      assertThat(JobRun.of("check", matches.sorted().toArray())).isEqualTo(plain);
    }
  }

  /** Parts of 1 byte begin at every place of a line; those of 50 are shorter than a line. */
  @ParameterizedTest
  @ValueSource(ints = {1, 50, 777, 1 << 20})
  void disagreementsAreThoseOfThePlainProgramInFilesOfManyParts(int partBytes) throws IOException {
    String lines =
        IntStream.range(0, 40)
            .mapToObj(game -> game % 5 == 0 ? "win 1 last-taken" : game % 7 == 3 ? "" : "ongoing")
            .map(status -> status.isEmpty() ? "" : LINE.formatted("\"1:1\"", status))
            .collect(Collectors.joining(partBytes == 777 ? "\r\n" : "\n"));
    Files.writeString(folder.resolve("a.jsonl"), lines);
    Files.writeString(folder.resolve("b.txt"), "[variant \"one-two-three\"]\n\na1 a1\n{ongoing}\n");
    Files.writeString(folder.resolve("c.jsonl"), "");
    String check = "check %1$s/a.jsonl %1$s/b.txt %1$s/c.jsonl".formatted(folder);

    JobRun run = JobRun.of(check, "--part=" + partBytes);

    assertThat(run).isEqualTo(JobRun.plain(check));
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.lines()).contains("8 check-status", "1 refused-ply empty-cell");
  }

  /** Records of game sites, alone and in zips, some of which are damaged. */
  @Test
  void recordsOfSitesAreThoseOfThePlainProgram() throws IOException {
    Files.copy(SITE_RECORDS.resolve("tzaar-random.sgf"), folder.resolve("a.SGF"));
    Files.writeString(folder.resolve("b.sgf"), "(;SU[Zertz];P0[1 Dance])");
    Files.writeString(folder.resolve("c.sgf"), "(;SU[Chess])");
    byte[] zip = zip(SITE_RECORDS);
    Files.write(folder.resolve("d.zip"), zip);
    Files.write(folder.resolve("e.zip"), Arrays.copyOf(zip, zip.length / 2));
    Files.writeString(folder.resolve("readme.txt"), "no record");

    JobRun plain = JobRun.plain("check", folder);

    assertThat(plain.out())
        .endsWith(
            """
            1 unknown-event
            1 unknown-setup
            1 unreadable
            6 games, 95 plies, 3 disagreements
            """);
    assertThat(JobRun.of("check", folder)).isEqualTo(plain);
  }

  @Test
  void whatCannotBeReadIsReportedAndTheRestIsChecked() throws IOException {
    String good = String.format(LINE, "\"1:1\"", "ongoing");
    Files.writeString(
        folder.resolve("a.jsonl"),
        good + "\nno JSON\n{\"variant\": \"chess\", \"moves\": []}\n" + good);
    Files.write(folder.resolve("b.jsonl"), new byte[] {'{', (byte) 0xff, '\n'});
    Files.writeString(folder.resolve("c.txt"), "[variant heaps]\n\n{ongoing}\n");
    Files.createDirectory(folder.resolve("deep"));
    Files.writeString(folder.resolve("deep/d.jsonl"), good + "\n");
    Files.writeString(folder.resolve("_SUCCESS"), "no game");
    // Hadoop compares a file with its checksum, which is wrong here: a damaged disk.
    Files.writeString(folder.resolve("e.jsonl"), good + "\n");
    byte[] wrong = {'c', 'r', 'c', 0, 0, 0, 2, 0, 1, 2, 3, 4};
    Files.write(folder.resolve(".e.jsonl.crc"), wrong);

    JobRun run = JobRun.of("check", folder + "/");

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out().replace(folder + "/", ""))
        .startsWith("a.jsonl:2: near character 1: this is not JSON; ")
        .contains(
            "\na.jsonl:3: the variant: character 1: unknown game 'chess'; ",
            "\nthe file 'b.jsonl:1' is not UTF-8 text.\n",
            "\nthe file 'e.jsonl' cannot be used: Checksum error",
            "\nthe record, c.txt:1: character 10: expected '\"' here.\n")
        .endsWith(
            """
            1 file-not-text
            1 file-problem
            1 json-malformed
            1 unreadable-record
            1 unreadable-variant
            4 games, 3 plies, 1 disagreements
            What could not be read: 4
            """);
    assertThat(JobRun.of("check --locale=hu", folder).out()).contains("c.txt:1): 10. karakter: ");
  }

  /**
   * Links to folders are not followed, because they may go round; what Hadoop would take for an
   * address is a name here.
   */
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aFolderHasTheFilesOfThePlainProgram(@TempDir Path other) throws IOException {
    String good = LINE.formatted("\"1:1\"", "ongoing") + "\n";
    Files.writeString(folder.resolve("a:b.jsonl"), good);
    Files.createDirectory(folder.resolve("x:y"));
    Files.writeString(folder.resolve("x:y/{c}\\[d]?.jsonl"), good);
    Files.writeString(folder.resolve("100% e.jsonl"), good);
    Files.writeString(other.resolve("f.jsonl"), good);
    Files.createSymbolicLink(folder.resolve("round"), folder);
    Files.createSymbolicLink(folder.resolve("other"), other);
    Files.createSymbolicLink(folder.resolve("g.jsonl"), other.resolve("f.jsonl"));

    JobRun plain = JobRun.plain("check", folder);

    assertThat(plain.out()).isEqualTo("4 games, 4 plies, 0 disagreements\n");
    assertThat(JobRun.of("check", folder)).isEqualTo(plain);
    assertThat(JobRun.of("check", folder.resolve("other"))).isEqualTo(JobRun.plain("check", other));
    String relative = Path.of("").toAbsolutePath().relativize(folder.toRealPath()).toString();
    assertThat(JobRun.of("check", relative + "/x:y"))
        .isEqualTo(JobRun.plain("check", folder + "/x:y"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\r", "\n", "\r\n"})
  void linesEndAsInThePlainProgram(String end) throws IOException {
    String line = LINE.formatted("\"1:1\"", "win 1 last-taken");
    Files.writeString(folder.resolve("a.jsonl"), (line + end + end).repeat(3));
    JobRun plain = JobRun.plain("check", folder);

    assertThat(plain.out()).endsWith("\n3 games, 3 plies, 3 disagreements\n");
    for (int partBytes : new int[] {1, line.length(), line.length() + end.length()}) {
      assertThat(JobRun.of("check", folder, "--part=" + partBytes)).isEqualTo(plain);
    }
  }

  @Test
  void filesInUtf16AreReported() throws IOException {
    Files.writeString(folder.resolve("a.txt"), "[variant \"heaps\"]\n", UTF_16);
    Files.writeString(folder.resolve("b.jsonl"), LINE.formatted("", "ongoing") + "\n", UTF_16LE);

    JobRun run = JobRun.of("check", folder);

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.lines().get(0))
        .contains("a.txt' begins with zero bytes: it is damaged, or UTF-16 text");
    assertThat(run.lines().get(1))
        .contains("b.jsonl:1' begins with zero bytes: it is damaged, or UTF-16 text");
  }

  @ParameterizedTest
  @CsvSource({"zertz 2,2", "zertz 0,2", "pylos 6,1", "triangle:rows=3 7,2", "tzaar 3,3"})
  void countsAreThoseOfThePlainProgram(String count, int cores) {
    JobRun run = JobRun.of("perft " + count, "--master=local[" + cores + "]");

    assertThat(run).isEqualTo(JobRun.plain("perft " + count));
    assertThat(run.status()).isZero();
  }

  @Test
  void movesMayBeCountedFromAPosition() {
    String text = "...-/-...-/--...-/.W...../..G.G./G...-/.B.- 3,2,8 0,2,0 1,0,0 2";

    JobRun run = JobRun.of("perft zertz 1 --position", text);

    assertThat(run).isEqualTo(JobRun.plain("perft zertz 1 --position", text));
    assertThat(run.status()).isZero();
  }

  @Test
  void tournamentsHaveTheScoresOfThePlainProgram() {
    String line =
        "arena pylos:base=3 tzaar:setup=random triangle --player1 engine:nodes=20 --player2 flat"
            + " --nodes 10 --games 7 --max-plies 60 --seed 5";

    assertThat(JobRun.of(line).scores()).hasLineCount(3).isEqualTo(JobRun.plain(line).scores());
  }

  @Test
  void progressIsShownOnATerminalAndErased() {
    ByteArrayOutputStream err = new ByteArrayOutputStream();

    JobRun run = JobRun.onTerminal(err, "perft pylos 5");

    assertThat(run).isEqualTo(JobRun.plain("perft pylos 5"));
    assertThat(err.toString(UTF_8)).containsPattern("\\r\\d+ of \\d+ tasks done").endsWith("\r");
  }

  /** Returns a zip of the files in a folder. */
  private static byte[] zip(Path files) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes);
        Stream<Path> paths = Files.list(files)) {
      for (Path file : paths.sorted().toList()) {
        zip.putNextEntry(new ZipEntry(file.getFileName().toString()));
        Files.copy(file, zip);
      }
    }
    return bytes.toByteArray();
  }
}
