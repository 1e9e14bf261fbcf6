package io.github.boardrules.examples.cli.records;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code check} with records, as {@code save} writes them. */
class CheckRecordsTest {
  private static final String HEADERS = "[variant \"heap\"]\n[player1 \"Anna\"]\n\n";

  @TempDir Path folder;

  @Test
  void aSavedMatchAgrees() {
    Path file = folder.resolve("game.txt");
    String line = "[\"no\", \"record\"]";
    Run.with("take1\ntake2\nsave " + file + "\n", "play heap --seat2 human");
    assertThat(new CheckFile(file).check())
        .isEqualTo(Run.done("1 games, 2 plies, 0 disagreements"));
    assertThat(check(line).err()).contains("a game is an object, in braces");
  }

  @Test
  void recordsAndLinesAreCountedTogether() {
    CheckFile lines =
        CheckFile.of(folder, "a.jsonl", "{\"variant\": \"heap\", \"moves\": [\"take1\"]}");
    assertThat(
            CheckFile.of(folder, "r.txt", HEADERS + "take1 take2\r\n{ongoing}")
                .check(lines.path().toString()))
        .isEqualTo(Run.done("2 games, 3 plies, 0 disagreements"));
  }

  @Test
  void allGamesOfAFolderAreChecked() throws IOException {
    String line = "{\"variant\": \"heap\", \"moves\": [\"take1\"]}\n";
    Path deep = Files.createDirectories(folder.resolve("all").resolve("deep"));
    Files.writeString(deep.resolve("a.jsonl"), line + line);
    Files.writeString(deep.resolve("b.games"), "\n" + line);
    Files.writeString(deep.resolve("c.txt"), HEADERS + "take1 take2\n{ongoing}\n");
    Files.writeString(deep.resolve("d.txt"), "A page about the games.\n");
    Files.write(
        deep.resolve("e.zip"),
        new byte[] {'P', 'K', 5, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
    Files.writeString(deep.resolve("counts.tsv"), "heap\t1\t9\n");
    Files.writeString(folder.resolve("all").resolve(".hidden.jsonl"), "no game");
    Files.writeString(Files.createDirectory(deep.resolve("_old")).resolve("a.jsonl"), "no game");

    assertThat(new CheckFile(folder.resolve("all")).check())
        .isEqualTo(Run.done("4 games, 5 plies, 0 disagreements"));
  }

  @Test
  void disagreementsAreFoundWithTheirLine() {
    assertFound(
        "take3\ntake3\n{ongoing}",
        1,
        "refused-ply too-many",
        ":5: move 2, take3: too-many: At most 2 may be taken.");
    assertFound(
        "take3 rob3\n{ongoing}",
        1,
        "unreadable-ply",
        ":4: move 2, 'rob3': character 7: expected take here.");
    assertFound(
        "take3",
        1,
        "unreadable-status",
        ":5: the status at the end: character 1: expected '{' here.");
    assertFound(
        "take3 take2\n{ongoing}",
        2,
        "unreadable-status other-status",
        ":5: the status at the end: other-status: The record says ongoing, but its moves lead to win 2 last-taken.");
  }

  @Test
  void anUnknownVariantIsADisagreementButMalformedHeadersEndTheCheck() {
    assertThat(check("[variant \"heap:size=x\"]", "", "{ongoing}").out())
        .startsWith("r.txt:1: the variant: character 11: ")
        .endsWith("\n1 games, 0 plies, 1 disagreements\n");
    assertThat(check("[variant heap]"))
        .isEqualTo(Run.failed("the record, r.txt:1: character 10: expected '\"' here."));
    assertThat(check("[variant \"heap\"]", "[start \"5 3\"]", "", "{ongoing}"))
        .isEqualTo(Run.failed("the record, r.txt:2: character 11: expected 1 or 2 here."));
  }

  @Test
  void theLanguageIsThatOfTheProgram() {
    Run run = CheckFile.of(folder, "r.txt", HEADERS + "take3").check("--locale=hu");
    assertThat(run.out()).startsWith("r.txt:5: a végén az eredmény: 1. karakter: ");
  }

  private void assertFound(String moves, int plies, String kind, String problem) {
    assertThat(check(HEADERS + moves))
        .isEqualTo(
            Run.refused(
                "r.txt" + problem, "1 " + kind, "1 games, " + plies + " plies, 1 disagreements"));
  }

  private Run check(String... lines) {
    return CheckFile.of(folder, "r.txt", lines).check();
  }
}
