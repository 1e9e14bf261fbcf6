package io.github.boardrules.examples.cli.records;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.boardspace.BoardspaceRecords;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.examples.cli.Run;
import io.github.boardrules.examples.cli.Session;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.toy.ToyFamily;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Records of Boardspace; parts of archives, whose findings the tests with Spark compare with these.
 */
class ArchivesTest {
  private static final String RESIGNED =
      "(;SU[Zertz]DT[Sun Mar 01 10:00:00 CET 2026]P0[id \"Anna\"]P1[id \"Béla\"]\n"
          + ";P0[0 Start P0];P0[1 RtoB 2 0 D 4];P0[2 R- D 1];P0[3 Done];P1[4 Resign];P1[5 Done])";
  private static final String EDITED =
      "(;SU[Zertz]\n\n;P0[1 RtoB 2 0 D 4];P0[2 R- D 1];P0[3 Edit])";
  private static final String TORN = "(;SU[Zertz]\n;P0[1 RtoB";
  private static final Catalog TOYS = Catalog.of(new ToyFamily());

  @TempDir Path folder;

  @BeforeEach
  void writeFiles() throws IOException {
    Path archive = Files.createDirectories(folder.resolve("2026"));
    Files.write(archive.resolve("a.SGF"), RESIGNED.getBytes(ISO_8859_1));
    Files.writeString(archive.resolve("b.sgf"), EDITED);
    Files.writeString(archive.resolve("c.sgf"), TORN);
    Files.writeString(archive.resolve("index.tsv"), "no record");
    Path zip = archive.resolve("d.zip");
    try (ZipOutputStream entries = new ZipOutputStream(Files.newOutputStream(zip))) {
      put(entries, "x/", new byte[0]);
      put(entries, "x/e.sgf", RESIGNED.getBytes(ISO_8859_1));
      put(entries, "x/f.sgf", "(;SU[Zertz+X])".getBytes(ISO_8859_1));
      put(entries, "readme.txt", new byte[] {1});
    }
    byte[] whole = Files.readAllBytes(zip);
    Files.write(archive.resolve("g.zip"), Arrays.copyOf(whole, whole.length / 2));
    byte[] torn = whole.clone();
    Arrays.fill(torn, 60, 120, (byte) 0xFF);
    Files.write(archive.resolve("h.zip"), torn);
  }

  /** A folder may be given by a link; links in it are not followed, because they may go round. */
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aFolderMayBeALink(@TempDir Path other) throws IOException {
    Files.writeString(other.resolve("a.jsonl"), "{\"variant\": \"heap\", \"moves\": []}");
    Files.createSymbolicLink(other.resolve("round"), other);
    Files.createSymbolicLink(folder.resolve("link"), other);
    Session.check(folder, "$ check ./link > 1 games, 0 plies, 0 disagreements\n");
  }

  @Test
  void recordsAreReadWithAllThatIsDamagedAmongThem() throws IOException {
    Files.createDirectory(folder.resolve("empty"));
    Files.write(folder.resolve("long.sgf"), new byte[BoardspaceRecords.MAX_LENGTH + 1]);
    session(
        """
        $ check ./2026
        ./2026/b.sgf:3: move 2, 'Edit': The position has been changed by hand.
        ./2026/c.sgf:2: the record is cut off or damaged here: character 11: expected ']' here.
        ./2026/d.zip!x/f.sgf:1: the record cannot be read: No game here has…
        ./2026/g.zip: the file './2026/g.zip' cannot be used: …
        ./2026/h.zip!x/e.sgf: …
        ./2026/h.zip!x/f.sgf:1: the record cannot be read: No game here has…
        2 unknown-setup
        2 unreadable
        1 edited
        1 malformed
        6 games, 3 plies, 6 disagreements
        = 1
        $ check ./2026/d.zip!x/e.sgf > 1 games, 1 plies, 0 disagreements
        $ check ./2026/d.zip!e.sgf > ! there is no .sgf file in './2026/d.zip!e.sgf'.
        $ check ./empty > ! there are no files of games in the folder './empty'.
        $ check ./none.sgf > ! there is no file or folder './none.sgf'.
        $ check ./none.zip!a.sgf > ! there is no file or folder './none.zip'.
        $ check ./long.sgf
        ./long.sgf: the record cannot be read: The text is too long: more than 4194304 characters are not read.
        1 too-long
        1 games, 0 plies, 1 disagreements
        = 1
        """);
  }

  @Test
  void aMatchOfTheSiteGoesOn() throws IOException {
    Path saved = folder.resolve("saved.txt");
    session(
        """
        $ play --record ./2026/a.SGF < Gd5,a1¶save %s
        The recorded match has ended, but you may play on from there. Player 1 wins: the other player…
        …
        $ play --record ./2026/b.sgf > The record is read up to move 1 only. …¶…
        $ play --record ./2026/c.sgf > The record is read up to move 0 only. ./2026/c.sgf:2: the record is cut off or…¶…
        $ play --record ./2026/g.zip > ! the file './2026/g.zip' …
        """
            .formatted(saved));
    assertThat(Run.installed("play --record", folder.resolve("2026/d.zip").toString()).err())
        .startsWith("boardrules: there are 2 records in '")
        .contains("name one of them, such as '", "d.zip!x/e.sgf'");
    assertThat(Files.readString(saved))
        .isEqualTo(
            """
            [variant "zertz:game=tournament,claim=automatic"]
            [form "1"]
            [player1 "Anna"]
            [player2 "Béla"]
            [date "2026-03-01"]
            [site "Boardspace"]
            [setup "Zertz"]

            Wd4,d1 "Player 1 wins: the other player has resigned." Gd5,a1
            {ongoing}
            """);
  }

  /** Of a collection only the first tree is read, and so it is said. */
  @Test
  void textAroundARecordIsSkippedAndMoreTreesAreNamed() throws IOException {
    Files.writeString(folder.resolve("mail.sgf"), "Hi (;-)\n" + RESIGNED + ")\n-- \nBob (;\u001A");
    Files.writeString(folder.resolve("two.sgf"), RESIGNED + EDITED);
    session(
        """
        $ check ./mail.sgf > 1 games, 1 plies, 0 disagreements
        """);
    assertThat(Run.installed("check", folder.resolve("two.sgf").toString()))
        .isEqualTo(
            new Run(
                0,
                "1 games, 1 plies, 0 disagreements\n",
                folder.resolve("two.sgf") + ": only the first of 2 trees is read.\n"));
  }

  @Test
  void findingsAreCountedByKindAndTheRestIsChecked() throws IOException {
    ArchiveCheck check = new ArchiveCheck(TOYS, Locale.ENGLISH);
    line(check, 1, "{\"variant\": \"heap\", \"moves\": [\"take1\"]}\r");
    line(check, 2, "");
    line(check, 3, "{\"variant\": \"heap\", \"moves\": [\"take3\", \"take3\"]}");
    line(check, 4, "{");
    record(check, "b", "[variant \"heap\"]\n\ntake1\n{ongoing}\n");
    record(check, "c", "[variant \"hex\"]\n\n{ongoing}\n");
    record(check, "d", "[variant]");
    check.addUnreadable(Failure.of("file-missing", "file", "'e'"));

    ArchiveCheck.Part part = check.result();

    assertThat(part.summary())
        .containsExactly(
            "1 file-missing",
            "1 json-malformed",
            "1 refused-ply too-many",
            "1 unreadable-record",
            "1 unreadable-variant",
            "4 games, 3 plies, 2 disagreements");
    assertThat(part.unreadable()).isEqualTo(3);
    assertThat(part.findings())
        .extracting(finding -> finding.replaceFirst("(.):.*", "$1"))
        .containsExactly("a", "a", "c", "the record, d", "there is no file or folder 'e'.");
    assertThat(part.findings().get(0)).isEqualTo("a:3: move 2, take3: At most 2 may be taken.");
    assertThat(ArchiveCheck.isWhole("a", "[variant")).isTrue();
    assertThat(ArchiveCheck.isWhole("a", "{\"")).isFalse();
  }

  @Test
  void onlyTheFirstFindingsAreKept() {
    ArchiveCheck check = new ArchiveCheck(TOYS, Locale.forLanguageTag("hu"));
    for (int line = 1; line <= ArchiveCheck.MAX_FINDINGS + 5; line++) {
      line(check, line, "x");
    }
    ArchiveCheck.Part twice = check.result().plus(check.result());

    assertThat(twice.findings()).hasSize(ArchiveCheck.MAX_FINDINGS);
    assertThat(twice.findings().get(0)).contains("karakter");
    assertThat(twice.kinds()).isEqualTo(Map.of("json-malformed", 2010L));
    assertThat(twice.hidden()).isEqualTo(1010);
  }

  private void session(String text) {
    new Session(Run.GAMES, folder).run(text);
  }

  private static void put(ZipOutputStream entries, String name, byte[] bytes) throws IOException {
    entries.putNextEntry(new ZipEntry(name));
    entries.write(bytes);
    entries.closeEntry();
  }

  private static void line(ArchiveCheck check, long line, String text) {
    check.checkLine("a", line, text.getBytes(UTF_8));
  }

  private static void record(ArchiveCheck check, String file, String text) throws IOException {
    check.checkWhole(file, new ByteArrayInputStream(text.getBytes(UTF_8)));
  }
}
