package io.github.boardrules.examples.cli.records;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.cli.Run;
import io.github.boardrules.examples.cli.Session;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * {@code check} finds every kind of disagreement and of malformed line in games, records and
 * counts; {@code random} writes games.
 */
class CheckCommandTest {
  private static final String WHOLE =
      """
      {"variant": "heap", "start": "5 1", "moves": ["take2", "take3"], \
      "positions": ["3 2", "0 1"], "legal": [3, 3], "status": "win 2 last-taken"}""";

  @TempDir Path folder;

  @Test
  void gamesThatAgreeAreCounted() {
    Session.check(
        folder,
        """
        $ cat > ./games
        < %s
        < %1$s
        <
        < {"source": {"a": [1, null]}, "variant": "heap", "moves": [], "status": null, "legal": null}
        <  \t
        < {"variant":"walk","moves":["on","back","on"]}
        < {"variant": "heap", "start": "9 2", "moves": ["take1"]}
        $ check ./games > 5 games, 8 plies, 0 disagreements
        $ cat > ./games
        $ check ./games > 0 games, 0 plies, 0 disagreements
        $ cat > ./r.txt < [variant "heap"]¶¶take1 (take2 (take3) take1) take2¶{ongoing}
        $ check ./r.txt > 1 games, 5 plies, 0 disagreements
        """
            .formatted(WHOLE));
  }

  /** The last column is the number of moves that are played before. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'heap', 'moves': ['take3', 'take2'], 'status': 'win 1 last-taken'"
            + "| the file ends with win 1 last-taken, but by the rules it is win 2 last-taken."
            + "| check-status | 2",
        "'heap', 'moves': ['take3', 'take3']"
            + "| move 2, take3: At most 2 may be taken. | refused-ply too-many | 1",
        "'heap', 'moves': ['take3', 'rob3']"
            + "| move 2, 'rob3': character 1: expected take here. | unreadable-ply | 1",
        "'heap', 'start': '5 0', 'moves': []"
            + "| the start: character 3: expected 1 or 2 here. | check-unreadable-start | 0",
        "'heap', 'start': '5 1!', 'moves': []"
            + "| the start is 5 1!, which is written 5 1. | check-start | 0",
        "'heap', 'moves': ['take2'], 'positions': ['3 1']"
            + "| move 1: the file reaches 3 1, the rules reach 3 2. | check-position | 1",
        "'heap', 'moves': ['take2', 'take3'], 'legal': [3, 4]"
            + "| move 2: the file has 4 legal moves, the rules have 3. | check-legal | 1",
        "'heap', 'moves': ['take2'], 'positions': []"
            + "| the number of moves is 1, but that of \"positions\" is 0. | check-length | 0",
        "'heap', 'moves': ['take2'], 'legal': [3, 3]"
            + "| the number of moves is 1, but that of \"legal\" is 2. | check-length | 0",
        "'heap:sz', 'moves': []"
            + "| the variant: character 6: unknown option 'sz'; the options are size."
            + "| unreadable-variant | 0",
      },
      quoteCharacter = '`')
  void aDisagreementIsFoundAndTheRestIsChecked(
      String fields, String problem, String kind, int plies) {
    Session.check(
        folder,
        """
        $ cat > ./games
        < {"variant": %s}
        < %s
        $ check ./games
        ./games:1: %s
        1 %s
        2 games, %d plies, 1 disagreements
        = 1
        """
            .formatted(fields.replace('\'', '"'), WHOLE, problem, kind, plies + 2));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          heap                                      | this is not JSON; a game is an object with
          {"variant": "heap",                       | this is not JSON; a game is an object with
          {"variant": "heap" "moves": []}           | this is not JSON; a game is an object with
          {"variant": "heap", "moves": [}           | this is not JSON; a game is an object with
          {'variant': 'heap', 'moves': []}          | this is not JSON; a game is an object with
          {"variant": "heap", "moves": []}}         | this is not JSON; a game is an object with
          {"variant": "heap", "moves": ["take1"     | this is not JSON; a game is an object with
          [1]                                       | a game is an object, in braces.
          "heap"                                    | a game is an object, in braces.
          {"variant": 5, "moves": []}               | a string is expected here.
          {"variant": "heap", "moves": "take1"}     | a list is expected here, in brackets.
          {"variant": "heap", "moves": [1]}         | a string is expected here.
          {"variant": "heap", "moves": [null]}      | a string is expected here.
          {"form": 2, "variant": "heap", "moves": []} | a newer version writes games of this form;
          {"form": "1", "variant": "heap", "moves": []} | a whole number is expected here.
          {"legal": 5}                              | a list is expected here, in brackets.
          {"legal": ["1"]}                          | a whole number is expected here.
          {"legal": [1.5]}                          | a whole number is expected here.
          {"legal": [99999999999999999999]}         | a whole number is expected here.
          {"moves": [[[                             | a string is expected here.
          {"moves": []}                             | a game needs "variant" and "moves".
          {"variant": "heap", "moves": null}        | a game needs "variant" and "moves".
          {"moves": [], "moves": []}                | the field is given twice.
          {"variant": "a", "variant": "a"}          | the field is given twice.
          {"legal": [], "legal": []}                | the field is given twice.
          """)
  void aMalformedLineEndsTheCheck(String line, String sentence) throws IOException {
    Path file = Files.write(folder.resolve("games.jsonl"), List.of(WHOLE, line, WHOLE));
    Run run = Run.of("check", file.toString());
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    Matcher error =
        Pattern.compile("boardrules: .*games.jsonl:2: near character ([0-9]+): (.*)\n")
            .matcher(run.err());
    assertThat(error.matches()).as(run.err()).isTrue();
    assertThat(Integer.parseInt(error.group(1))).isBetween(1, line.length() + 1);
    assertThat(error.group(2)).startsWith(sentence);
  }

  @Test
  void aHeaderThatBeginsWithASpaceIsNoJson() {
    Session.check(
        folder,
        """
        $ cat > ./r.txt < [ variant "heap"]¶¶take1¶{ongoing}
        $ check ./r.txt > ! the record, ./r.txt:1: character 2: expected variant here.
        $ cat > ./list.jsonl < [ {"variant": "heap"}]
        $ check ./list.jsonl > ! ./list.jsonl:1: near character 2: a game is an object, in braces.
        $ cat > ./r.txt < [variant "heap"]¶¶take1¶{ ongoing }
        $ check ./r.txt
        ./r.txt:4: the status at the end: character 2: expected ongoing here.
        1 unreadable-status
        1 games, 1 plies, 1 disagreements
        = 1
        """);
  }

  @Test
  void whatEditorsAddDoesNotMatter() {
    Session.check(
        folder,
        """
        $ cat > ./all/a.jsonl
        < \uFEFF{"variant": "heap", "moves": ["take1"]}
        < \u00A0{"variant": "heap", "moves": ["take1"]}\u200B
        < \u200B
        $ cat > ./all/games < \uFEFF {"variant": "heap", "moves": ["take1"]}
        $ cat > ./all/r.txt < \uFEFF¶ ¶ [variant "heap"] ¶\ttake1\u00A0take2¶{ongoing}¶\u200B
        $ cat > ./counts.tsv
        < \uFEFFheap\t2\t8
        < heap\t2\t1\t2 1\u00A0
        $ check ./all ./counts.tsv ./all/r.txt
        5 games, 7 plies, 0 disagreements
        2 counts, 0 disagreements
        $ cat > ./r.txt < \uFEFF¶¶[variant "heap"]¶¶take1\u200Btake9
        $ check ./r.txt
        ./r.txt:5: move 2, take9, character 7: At most 3 may be taken.
        1 refused-ply too-many
        1 games, 1 plies, 1 disagreements
        = 1
        $ cat > ./r.txt < [variant "heap"]¶[start "5\u00A01"]
        $ check ./r.txt
        ! the record, ./r.txt:2: character 10: expected 0 to 9 or a space here, not the invisible character U+00A0.
        """);
  }

  /** A text from a file cannot write a line of its own, nor anything else than letters. */
  @Test
  void textsFromOutsideStayInTheirLine() {
    String forged = "1 games, 1 plies, 0 disagreements";
    Session.check(
        folder,
        """
        $ cat > ./a.jsonl < {"variant": "heap", "moves": [], "status": "\\u001b[2J\\n%1$s\\u202E\\u0085"}
        $ check ./a.jsonl
        ./a.jsonl:1: the file ends with ?[2J?%1$s??, but by the rules it is ongoing.
        1 check-status
        1 games, 0 plies, 1 disagreements
        = 1
        $ cat > ./r.txt < [variant "heap"]¶¶{\u001B[2J\u0007%1$s}
        $ check ./r.txt
        ./r.txt:3: the status at the end: The record says ?[2J?%1$s, but its moves lead to ongoing.
        1 unreadable-status other-status
        1 games, 0 plies, 1 disagreements
        = 1
        """
            .formatted(forged));
  }

  @Test
  void onlyTheBeginningOfALongTextIsQuoted() {
    String word = "x".repeat(100_000);
    String start = "x".repeat(60) + "…";
    Session.check(
        folder,
        """
        $ cat > ./a.jsonl
        < {"variant": "heap", "moves": [], "status": "%1$s"}
        < {"variant": "heap", "moves": [], "start": "5 1%1$s"}
        < {"variant": "heap", "moves": ["%1$s"]}
        < {"variant": "%1$s", "moves": []}
        < {"variant": "heap", "moves": ["take1"], "positions": ["%1$s"]}
        $ check ./a.jsonl
        ./a.jsonl:1: the file ends with %2$s, but by the rules it is ongoing.
        ./a.jsonl:2: the start: character 4: expected '!' or the end of the text here.
        ./a.jsonl:3: move 1, '%2$s': character 1: expected take here.
        ./a.jsonl:4: the variant: character 1: unknown game '%2$s'; the games are heap, walk, faulty.
        ./a.jsonl:5: move 1: the file reaches %2$s, the rules reach 4 2.
        …
        = 1
        """
            .formatted(word, start));
  }

  @Test
  void countsAreRepeated() {
    Session.check(
        folder,
        """
        $ cat > ./counts.tsv
        < heap\t0\t1
        < heap\t2\t1\t2 1
        <
        < walk\t1\t2\t
        $ check ./counts.tsv > 3 counts, 0 disagreements
        $ cat > ./MORE.TSV
        < heap\t2\t10
        < heap\t1\t3\t5
        < help\t1\t1
        $ cat > ./games < {"variant": "heap", "moves": []}
        $ check ./counts.tsv ./MORE.TSV ./games
        ./MORE.TSV:1: heap, depth 2: the file counts 10, the rules count 8.
        ./MORE.TSV:2: the position: character 2: expected 0 to 9 or a space here.
        ./MORE.TSV:3: the variant: character 1: unknown game 'help'; the games are heap, walk, faulty. Did you mean heap?
        1 check-count
        1 unreadable-position
        1 unreadable-variant
        1 games, 0 plies, 0 disagreements
        6 counts, 3 disagreements
        = 1
        """);
  }

  @ParameterizedTest
  @CsvSource({
    "heap 1 3, 9, a line has a variant…",
    "'heap\t1\t3\t5 1\tx', 15, a line has a variant…",
    "'heap\tone\t3', 6, 'a whole number is expected here, 0 or more.'",
    "'heap\t1\t-3', 8, 'a whole number is expected here, 0 or more.'",
    "'heap\t1\t+3', 8, 'a whole number is expected here, 0 or more.'",
    "'heap\t\u0661\t3', 6, 'a whole number is expected here, 0 or more.'",
  })
  void aLineOfCountsOfAnotherFormEndsTheCheck(String line, int column, String error) {
    Session.check(
        folder,
        """
        $ cat > ./counts.tsv
        < heap\t1\t3
        < %s
        $ check ./counts.tsv
        ! ./counts.tsv:2: character %d: %s
        """
            .formatted(line, column, error));
  }

  @Test
  void aFileThatCannotBeReadIsNamed() throws IOException {
    Files.createDirectory(folder.resolve("empty"));
    Files.write(folder.resolve("binary"), new byte[] {'{', (byte) 0xFF});
    Session.check(
        folder,
        """
        $ check ./none.jsonl > ! there is no file or folder './none.jsonl'.
        $ check ./empty > ! there are no files of games in the folder './empty'.
        $ check ./binary > ! the file './binary' is not UTF-8 text.
        """);
    assertThat(Run.of("check", "a\0b"))
        .isEqualTo(Run.failed("the file 'a?b' cannot be used: Nul character not allowed"));
  }

  /** Editors on Windows save in UTF-16, and a disk that was full or lost power leaves zeros. */
  @ParameterizedTest
  @ValueSource(strings = {"UTF-16", "UTF-16LE", "UTF-16BE"})
  void textsInUtf16AreCalledSo(String name) throws IOException {
    Charset charset = Charset.forName(name);
    Files.createDirectory(folder.resolve("all"));
    Files.writeString(folder.resolve("all/a.txt"), "[variant \"heap\"]\n\n{ongoing}\n", charset);
    Files.writeString(folder.resolve("all/b.log"), WHOLE, charset);
    Files.writeString(folder.resolve("all/c.sgf"), "(;SU[Zertz])", charset);
    Files.write(folder.resolve("all/d.jsonl"), new byte[20]);
    String zeros =
        " begins with zero bytes: it is damaged, or UTF-16 text, which must be saved as UTF-8.";
    Session.check(
        folder,
        """
        $ check ./all/a.txt > ! the file './all/a.txt'%1$s
        $ play --record ./all/a.txt > ! the file './all/a.txt'%1$s
        $ check ./all/b.log > ! the file './all/b.log'%1$s
        $ play --record ./all/c.sgf > ! the file './all/c.sgf'%1$s
        $ check ./all
        ./all/a.txt: the file './all/a.txt'%1$s
        ./all/b.log: the file './all/b.log'%1$s
        ./all/c.sgf: the file './all/c.sgf'%1$s
        ./all/d.jsonl: the file './all/d.jsonl'%1$s
        4 unreadable
        0 games, 0 plies, 4 disagreements
        = 1
        """
            .formatted(zeros));
  }

  @Test
  void aSecondRecordInAFileIsCalledSo() {
    Session.check(
        folder,
        """
        $ cat > ./a < [variant "heap"]¶¶take1¶{ongoing}¶¶[variant "heap"]¶¶{ongoing}
        $ check ./a
        ./a:6: a second record begins here; only the first is read.
        1 second-record
        1 games, 1 plies, 1 disagreements
        = 1
        $ play --record ./a > The record is read up to move 1 only. ./a:6: a second record begins here; …¶…
        $ cat > ./a < [variant "heap"]¶¶take1¶[variant "heap"]¶¶{ongoing}
        $ check ./a > ./a:4: a second record begins here; only the first is read.¶…
        """);
  }

  /** The line is that of {@code play --record}. */
  @Test
  void theLineInWhichARecordIsCutOffIsNamed() throws IOException {
    Files.writeString(folder.resolve("a"), "[variant \"heap\"]\n\ntake1\n{ongo");
    Session.check(
        folder,
        """
        $ check ./a > ./a:4: the status at the end: character 6: expected '}' here.¶…
        """);
  }

  @Test
  void recordsAndLinesAreCountedTogether() {
    Session.check(
        folder,
        """
        $ play heap --seat2 human
        < take1
        < take2
        < save %s/game.txt
        …
        $ cat > ./a.jsonl < {"variant": "heap", "moves": ["take1"]}
        $ check ./game.txt ./a.jsonl > 2 games, 3 plies, 0 disagreements
        $ cat > ./list < ["no", "record"]
        $ check ./list > ! ./list:1: near character 2: a game is an object, in braces.
        """
            .formatted(folder));
  }

  @Test
  void allGamesOfAFolderAreChecked() throws IOException {
    Path deep = Files.createDirectories(folder.resolve("all/deep"));
    byte[] emptyZip = new byte[22];
    System.arraycopy(new byte[] {'P', 'K', 5, 6}, 0, emptyZip, 0, 4);
    Files.write(deep.resolve("e.zip"), emptyZip);
    Session.check(
        folder,
        """
        $ cat > ./all/deep/a.jsonl
        < {"variant": "heap", "moves": ["take1"]}
        < {"variant": "heap", "moves": ["take1"]}
        $ cat > ./all/deep/b.games < ¶{"variant": "heap", "moves": ["take1"]}
        $ cat > ./all/deep/c.txt < [variant "heap"]¶¶take1 take2¶{ongoing}
        $ cat > ./all/deep/d.txt < A page about the games.
        $ cat > ./all/deep/counts.tsv
        < heap\t1\t9
        $ cat > ./all/.hidden.jsonl < no game
        $ cat > ./all/deep/_old/a.jsonl < no game
        $ check ./all > 4 games, 5 plies, 0 disagreements
        """);
  }

  /** The memory of a process is a file that can be opened, but not read from its start. */
  @Test
  void aFileInAFolderThatCannotBeReadDoesNotStopTheOthers() throws IOException {
    Path all = Files.createDirectory(folder.resolve("all"));
    Files.write(all.resolve("b.jsonl"), new byte[] {'{', (byte) 0xFF});
    Path memory = Path.of("/proc/self/mem");
    if (Files.exists(memory)) {
      Files.createSymbolicLink(all.resolve("e.sgf"), memory);
    }
    Path locked = Files.createDirectory(all.resolve("locked"));
    boolean isLocked = locked.toFile().setReadable(false) && !Files.isReadable(locked);
    Session.check(
        folder,
        """
        $ cat > ./all/a.jsonl
        < {"variant": "heap", "moves": ["take1"]}
        < {"variant": "heap"}
        $ cat > ./all/c.txt < [variant "heap"]¶[heap]
        $ cat > ./all/d.txt < [variant "heap"]¶¶take1¶{ongoing}
        $ check ./all
        %s./all/a.jsonl:2: near character 20: a game needs "variant" and "moves".
        ./all/b.jsonl: the file './all/b.jsonl' is not UTF-8 text.
        ./all/c.txt: the record, ./all/c.txt:2: character 6: expected a space here.
        %s%d unreadable
        3 games, 2 plies, %3$d disagreements
        = 1
        """
            .formatted(
                isLocked
                    ? "./all/locked: there is no permission to open the file './all/locked'.\n"
                    : "",
                Files.exists(memory) ? "./all/e.sgf: …\n" : "",
                3 + (isLocked ? 1 : 0) + (Files.exists(memory) ? 1 : 0)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "take3/< take3/< {ongoing} | 1 | refused-ply too-many"
            + "| 5: move 2, take3, character 1: At most 2 may be taken.",
        "take3 rob3/< {ongoing} | 1 | unreadable-ply"
            + "| 4: move 2, 'rob3': character 7: expected take here.",
        "take3 | 1 | unreadable-status"
            + "| 5: the status at the end: character 1: expected '{' here.",
        "take3 take2/< {ongoing} | 2 | unreadable-status other-status"
            + "| 5: the status at the end: The record says ongoing, but its moves"
            + " lead to win 2 last-taken.",
      })
  void disagreementsOfARecordAreFoundWithTheirLine(
      String moves, int plies, String kind, String problem) {
    Session.check(
        folder,
        """
        $ cat > ./r.txt
        < [variant "heap"]
        < [player1 "Anna"]
        <
        < %s
        $ check ./r.txt
        ./r.txt:%s
        1 %s
        1 games, %d plies, 1 disagreements
        = 1
        """
            .formatted(moves.replace('/', '\n'), problem, kind, plies));
  }

  @Test
  void anUnknownVariantIsADisagreementButMalformedHeadersEndTheCheck() {
    Session.check(
        folder,
        """
        $ cat > ./r.txt < [variant "heap:size=x"]¶¶{ongoing}
        $ check ./r.txt
        ./r.txt:1: the variant: character 11: …
        1 unreadable-variant
        1 games, 0 plies, 1 disagreements
        = 1
        $ cat > ./r.txt < [variant heap]
        $ check ./r.txt > ! the record, ./r.txt:1: character 10: expected '"' here.
        $ cat > ./r.txt < [variant "heap"]¶[start "5 3"]¶¶{ongoing}
        $ check ./r.txt > ! the record, ./r.txt:2: character 11: expected 1 or 2 here.
        $ cat > ./r.txt < [variant "heap"]¶¶take3
        $ check ./r.txt --locale=hu > ./r.txt:4: a végén az eredmény: 1. karakter: …¶1 unreadable-status¶1 games, 1 plies, 1 disagreements¶= 1
        """);
  }

  @Test
  void randomWritesGamesInTheFormOfTheTestVectors() {
    Session.check(
        folder,
        """
        $ random heap --seed 3 --games 2
        {"variant": "heap", "start": "5 1", "moves": ["take3", "take1", "take1"], "positions": ["2 2", "1 1", "0 2"], "legal": [3, 2, 1], "status": "win 1 last-taken"}
        {"variant": "heap", "start": "5 1", "moves": ["take2", "take2", "take1"], "positions": ["3 2", "1 1", "0 2"], "legal": [3, 3, 1], "status": "win 1 last-taken"}
        $ random walk --seed 1 --games 1 --max-plies 0
        {"variant": "walk", "start": "@0", "moves": [], "positions": [], "legal": [], "status": "ongoing"}
        $ random heap --seed 1 --games 0
        """);
    assertThat(Run.of("random walk:goal=9999 --seed 1 --games 1 --max-plies 3").out())
        .contains("\"legal\": [2, 2, 2], \"status\": \"ongoing\"}");
    // The bound is a thousand moves by default.
    assertThat(Run.of("random walk:goal=9999 --seed 1 --games 1").out().split("@", -1))
        .hasSize(1 + 1 + 1000);
  }

  @Test
  void theSameSeedGivesTheSameGamesAndMoreGamesBeginWithThem() throws IOException {
    Run some = Run.of("random heap:size=99 --seed -7 --games 3");
    assertThat(some.status()).isZero();
    assertThat(some.out().lines()).hasSize(3).doesNotHaveDuplicates();
    assertThat(Run.of("random heap:size=99 --games 9 --seed -7").out()).startsWith(some.out());
    assertThat(Run.of("random heap:size=99 --games 3 --seed 8").out()).isNotEqualTo(some.out());

    Path file = Files.writeString(folder.resolve("random.jsonl"), some.out());
    assertThat(Run.of("check", file.toString()).out())
        .matches("3 games, [0-9]{2,3} plies, 0 disagreements\n");
  }
}
