package io.github.boardrules.examples.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.cli.Run;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code moves} in {@code play}: columns, a bound, and beginnings. */
class MoveTableTest {

  @ParameterizedTest
  @CsvSource({
    // Behind a line of 80 characters a terminal of 80 columns begins another one.
    "1, 'bb/c/dddd/ee/ff'",
    "9, 'bb/c/dddd/ee/ff'",
    "10, 'bb/c/dddd/ee/ff'",
    "11, 'bb    ee/c     ff/dddd'",
    "16, 'bb    ee/c     ff/dddd'",
    "17, 'bb    dddd  ff/c     ee'",
    "28, 'bb    dddd  ff/c     ee'",
    "29, 'bb    c     dddd  ee    ff'",
    "80, 'bb    c     dddd  ee    ff'",
  })
  void movesGoOnDownTheColumnsThatFit(int width, String lines) {
    MoveTable table = MoveTable.of(Stream.of("ee", "c", "dddd", "bb", "ff"), "");
    assertThat(String.join("/", table.lines(width))).isEqualTo(lines);
    assertThat(table.hidden()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "200, '', 0, ''",
    "201, '', 1, x9",
    "1000, '', 800, x2",
    "1000, x, 800, x2",
    "9999, x, 9799, x11",
    "9999, x2, 911, x21",
  })
  void aLongTableIsCutAndNamesABeginningWhoseTableIsComplete(
      int moves, String typed, int hidden, String narrower) {
    List<String> all = IntStream.range(0, moves).mapToObj(i -> "x" + i).toList();
    MoveTable table = MoveTable.of(all.stream(), typed);
    assertThat(table.hidden()).isEqualTo(hidden);
    assertThat(String.join(" ", table.lines(80)).split(" +", -1))
        .hasSize(table.moves().size() - hidden);
    if (hidden > 0) {
      assertThat(table.narrower()).isEqualTo(narrower);
      assertThat(MoveTable.of(all.stream(), narrower).hidden()).isZero();
    }
  }

  @Test
  void aGameShowsTheMovesThatBeginWithATextOnANarrowScreen() {
    String screen =
        Run.with(Run.GAMES, "moves\nmoves Wd4\nmoves Q\n", "play zertz --seat2 human").out();
    assertThat(screen.replace("> ", "").lines())
        .allMatch(line -> line.length() < 80 || !line.contains("  "));
    assertThat(screen)
        .containsPattern("> Ba1,a2  Ba2,b1  [^\n]+\n(.+\n){19}… and 1744 more\\. .+: moves Bc\n")
        .containsPattern("> Wd4,a1  [^\n]+\nWd4,a2 .+Wd4,g4\n> No legal move begins with 'Q'\\.\n");
  }
}
