package io.github.boardrules.examples.cli.records;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.cli.Run;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code check} with games: it finds every kind of disagreement and of malformed line. */
class CheckGamesTest {
  private static final String WHOLE =
      """
      {"variant": "heap", "start": "5 1", "moves": ["take2", "take3"], \
      "positions": ["3 2", "0 1"], "legal": [3, 3], "status": "win 2 last-taken"}""";

  @TempDir Path folder;

  @Test
  void gamesThatAgreeAreCounted() {
    assertThat(check(WHOLE, WHOLE)).isEqualTo(Run.done("2 games, 4 plies, 0 disagreements"));
  }

  @Test
  void onlyVariantAndMovesAreNeeded() {
    assertThat(check("{\"variant\":\"walk\",\"moves\":[\"on\",\"back\",\"on\"]}"))
        .isEqualTo(Run.done("1 games, 3 plies, 0 disagreements"));
  }

  @Test
  void otherFieldsAndEmptyLinesAreIgnored() {
    assertThat(
            check(
                "",
                "{\"source\": {\"a\": [1, null]}, \"variant\": \"heap\", \"moves\": [],"
                    + " \"status\": null, \"legal\": null}",
                " \t"))
        .isEqualTo(Run.done("1 games, 0 plies, 0 disagreements"));
  }

  @Test
  void anEmptyFileHasNoGames() {
    assertThat(check()).isEqualTo(Run.done("0 games, 0 plies, 0 disagreements"));
  }

  @Test
  void aGameMayBeginAnywhere() {
    assertThat(check("{\"variant\": \"heap\", \"start\": \"9 2\", \"moves\": [\"take1\"]}"))
        .isEqualTo(Run.done("1 games, 1 plies, 0 disagreements"));
  }

  @Test
  void aWrongPositionIsFound() {
    assertThat(check(WHOLE.replace("3 2", "3 1"), WHOLE))
        .isEqualTo(
            Run.refused(
                "games.jsonl:1: move 1: the file reaches 3 1, the rules reach 3 2.",
                "1 check-position",
                "2 games, 3 plies, 1 disagreements"));
  }

  @Test
  void aWrongNumberOfLegalMovesIsFound() {
    assertThat(check(WHOLE, WHOLE.replace("[3, 3]", "[3, 4]")))
        .isEqualTo(
            Run.refused(
                "games.jsonl:2: move 2: the file has 4 legal moves, the rules have 3.",
                "1 check-legal",
                "2 games, 3 plies, 1 disagreements"));
  }

  /** The last column is the number of moves that are played before. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"moves\": [\"take3\", \"take2\"], \"status\": \"win 1 last-taken\""
            + "| the file ends with win 1 last-taken, but by the rules it is win 2 last-taken."
            + "| check-status | 2",
        "\"moves\": [\"take3\", \"take3\"]"
            + "| move 2, take3: too-many: At most 2 may be taken. | refused-ply too-many | 1",
        "\"moves\": [\"take3\", \"rob3\"]"
            + "| move 2, 'rob3': character 1: expected take here. | unreadable-ply | 1",
        "\"start\": \"5 0\", \"moves\": []"
            + "| the start: character 3: expected 1 or 2 here. | check-unreadable-start | 0",
        "\"start\": \"5 1!\", \"moves\": []"
            + "| the start is 5 1!, which is written 5 1. | check-start | 0",
      })
  void aDisagreementIsFound(String fields, String problem, String kind, int plies) {
    assertThat(check("{\"variant\": \"heap\", " + fields + "}"))
        .isEqualTo(
            Run.refused(
                "games.jsonl:1: " + problem,
                "1 " + kind,
                "1 games, " + plies + " plies, 1 disagreements"));
  }

  @Test
  void anUnknownVariantIsFound() {
    assertThat(check("{\"variant\": \"heap:sz\", \"moves\": []}"))
        .isEqualTo(
            Run.refused(
                "games.jsonl:1: the variant: character 6: unknown option 'sz'; the options are"
                    + " size.",
                "1 unreadable-variant",
                "1 games, 0 plies, 1 disagreements"));
  }

  @Test
  void listsOfTheWrongLengthAreFound() {
    assertThat(check(WHOLE.replace("\"3 2\", ", ""), WHOLE.replace("[3, 3]", "[3, 3, 3]")))
        .isEqualTo(
            Run.refused(
                "games.jsonl:1: the number of moves is 2, but that of \"positions\" is 1.",
                "games.jsonl:2: the number of moves is 2, but that of \"legal\" is 3.",
                "2 check-length",
                "2 games, 0 plies, 2 disagreements"));
  }

  @Test
  void disagreementsAreExplainedInHungarianButCountedInTheSameWords() {
    assertThat(CheckFile.of(folder, "g.jsonl", WHOLE.replace("3 2", "3 1")).check("--locale=hu"))
        .isEqualTo(
            Run.refused(
                "g.jsonl:1: 1. lépés: a fájl szerint ez következik: 3 1, a szabályok szerint ez:"
                    + " 3 2.",
                "1 check-position",
                "1 games, 1 plies, 1 disagreements"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "heap",
        "{\"variant\": \"heap\", ",
        "{\"variant\": \"heap\" \"moves\": []}",
        "{\"variant\": \"heap\", \"moves\": [}",
        "{'variant': 'heap', 'moves': []}",
        "{\"variant\": \"heap\", \"moves\": []}}",
        "{\"variant\": \"heap\", \"moves\": [\"take1\"",
      })
  void aLineThatIsNotJsonEndsTheCheck(String line) {
    assertThat(checkForm(line)).startsWith("this is not JSON; a game is an object with");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[1] | a game is an object, in braces.",
        "\"heap\" | a game is an object, in braces.",
        "{\"variant\": 5, \"moves\": []} | a string is expected here.",
        "{\"variant\": \"heap\", \"moves\": \"take1\"} | a list is expected here, in brackets.",
        "{\"variant\": \"heap\", \"moves\": [1]} | a string is expected here.",
        "{\"variant\": \"heap\", \"moves\": [null]} | a string is expected here.",
        "{\"legal\": 5} | a list is expected here, in brackets.",
        "{\"legal\": [\"1\"]} | a whole number is expected here.",
        "{\"legal\": [1.5]} | a whole number is expected here.",
        "{\"legal\": [99999999999999999999]} | a whole number is expected here.",
        "{\"moves\": [[[ | a string is expected here.",
        "{\"moves\": []} | a game needs \"variant\" and \"moves\".",
        "{\"variant\": \"heap\", \"moves\": null} | a game needs \"variant\" and \"moves\".",
        "{\"moves\": [], \"moves\": []} | the field is given twice.",
        "{\"variant\": \"a\", \"variant\": \"a\"} | the field is given twice.",
        "{\"legal\": [], \"legal\": []} | the field is given twice.",
      })
  void aMalformedLineEndsTheCheck(String line, String error) {
    assertThat(checkForm(line)).isEqualTo(error);
  }

  /** Returns the error of a malformed line, without its place, which is checked. */
  private String checkForm(String line) {
    Run run = check(WHOLE, line, WHOLE);
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    Matcher error =
        Pattern.compile("boardrules: games.jsonl:2: near character ([0-9]+): (.*)\n")
            .matcher(run.err());
    assertThat(error.matches()).as(run.err()).isTrue();
    assertThat(Integer.parseInt(error.group(1))).isBetween(1, line.length() + 1);
    return error.group(2);
  }

  private Run check(String... lines) {
    return CheckFile.of(folder, "games.jsonl", lines).check();
  }
}
