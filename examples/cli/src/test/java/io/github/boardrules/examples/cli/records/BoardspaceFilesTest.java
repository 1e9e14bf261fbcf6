package io.github.boardrules.examples.cli.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.boardrules.boardspace.BoardspaceRecords;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.play.MatchRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Compares real files of Boardspace with what an independent converter made of them. The files are
 * no part of this repository; the variable {@code VECTORS} names the folder that has them in {@code
 * boardspace}, with the converter's table.
 */
class BoardspaceFilesTest {
  /** What the converter says where it stops: the kinds of problems that are found here. */
  private static final Map<String, String> KINDS =
      Map.of(
          "skip variant", "unknown-setup",
          "skip edit", "edited",
          "skip after-end", "game-over",
          "skip turn-order", "turn-order",
          "skip jump-chain", "no-move",
          "skip two-balls", "no-move");

  /** Files that are read otherwise here: the outcome, and why the converter is wrong. */
  private static final String OTHERWISE =
      """
      # It does not know the Russian result, which names a winner; by the rules it is a draw.
      067.sgf 24 draw no-marbles other-winner
      # It demands the rest of a turn in which the player resigned.
      071.sgf 42 win 2 resignation
      098.sgf 22 win 2 resignation
      121.sgf 17 win 1 resignation
      126.sgf 19 win 1 resignation
      138.sgf 1 win 1 resignation
      153.sgf 22 win 2 resignation
      160.sgf 7 win 1 resignation
      161.sgf 22 win 2 resignation
      # It believes the word Start, which names the wrong player in 2004.
      141.sgf 24 win 2 white
      158.sgf 29 win 1 white
      165.sgf 25 win 1 white
      # It does not see that a ring is put back.
      155.sgf 28 win 2 white
      167.sgf 32 win 2 black
      # It goes on with the second tree, which has the same match with all that was taken back.
      157.sgf 26 win 2 white
      162.sgf 27 win 1 white
      163.sgf 28 win 2 white
      166.sgf 14 ongoing
      # It does not know the games with a handicap.
      093.sgf 26 win 2 each
      096.sgf 32 win 2 each
      102.sgf 22 win 2 each
      # It stops where somebody changed the position after the end.
      127.sgf 29 win 1 black
      128.sgf 30 win 2 black
      154.sgf 34 win 2 grey
      156.sgf 25 win 1 black
      """;

  @TestFactory
  Stream<DynamicTest> everyFileIsReadAsKnown() throws IOException {
    Path folder = Path.of(System.getenv().getOrDefault("VECTORS", "none"), "boardspace");
    assumeTrue(Files.isDirectory(folder));
    List<String> lines = Files.readAllLines(folder.resolve("index.tsv"));

    return lines.stream()
        .skip(1)
        .map(line -> line.split("\t", -1))
        .map(known -> DynamicTest.dynamicTest(known[0], () -> compare(folder, known)));
  }

  private static void compare(Path folder, String[] known) throws IOException {
    String found = read(Files.readAllBytes(folder.resolve(known[0])));
    String kind = known[2];
    if (OTHERWISE.contains("\n" + known[0])) {
      assertThat(OTHERWISE).contains("\n" + known[0] + " " + found + "\n");
    } else if (kind.startsWith("ok")) {
      String lost = kind.endsWith("winontime") ? " time" : " " + known[4];
      assertThat(found)
          .startsWith(known[3] + " " + (known[4].equals("ongoing") ? "" : known[4]))
          .endsWith(kind.endsWith("resign") ? " resignation" : lost)
          .contains(known[5].isEmpty() ? " " : " win " + known[5] + " ");
    } else {
      assertThat(found).endsWith(" " + KINDS.getOrDefault(kind, kind.replace("bad ", "")));
    }
  }

  /** Returns the number of moves, the outcome, and the kind of the problem if there is one. */
  private static String read(byte[] file) {
    try {
      MatchRecord<?, ?> record = BoardspaceRecords.read(file);
      return record.toMatch().ply()
          + " "
          + record.outcome().text()
          + record.problem().map(problem -> " " + problem.reason().code()).orElse("");
    } catch (NotationException problem) {
      return "0 unread " + problem.reason().code();
    }
  }
}
