package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "A move", Entering. */
class EnteringTest {

  @Test
  void theRimWithoutItsCornersHas28Entries() {
    assertThat(GamePosition.start("pushfour").legal())
        .containsExactlyElementsOf(
            Stream.concat(
                    "bcdefgh"
                        .chars()
                        .mapToObj(c -> (char) c)
                        .flatMap(c -> Stream.of(c + "1", c + "9")),
                    "2345678"
                        .chars()
                        .mapToObj(r -> (char) r)
                        .flatMap(r -> Stream.of("a" + r, "i" + r)))
                .sorted()
                .collect(Collectors.toList()));
  }

  @ParameterizedTest
  @CsvSource({
    "b9, b8", "h9, h8", "b1, b2", "h1, h2", "a2, b2", "a8, b8", "i2, h2", "i8, h8", "a5, b5",
  })
  void theBallStopsOnTheFirstCellOfTheBlock(String entry, String cell) {
    GamePosition position = GamePosition.start("pushfour").play(entry);

    assertThat(position.at(cell)).isEqualTo("l");
    assertThat(position.at(entry)).isEqualTo(".");
    assertThat(position.turn()).isEqualTo("2 place");
  }

  @ParameterizedTest
  @CsvSource({
    // entry, cells from there on, before, after
    "e9, e8-e2, dl....., xdl....",
    "e1, e2-e8, dl....., xdl....",
    "a5, b5-h5, dl....., xdl....",
    "i5, h5-b5, dl....., xdl....",
    // a ball beyond a gap stays where it is
    "e9, e8-e2, d.l...., xdl....",
    "e1, e2-e8, dd.dlld, xdddlld",
    "a5, b5-h5, l...ddd, xl..ddd",
    "i5, h5-b5, .dddl.., xdddl..",
    // the run fills the line, but only then
    "a5, b5-h5, dlddll., xdlddll",
    "i5, h5-b5, dlddlld, xdlddll",
    "e9, e8-e2, dlddlld, xdlddll",
    "e1, e2-e8, ldlldld, xldlldl",
  })
  void theRunThatBeginsThereGivesWay(String entry, String cells, String before, String after) {
    for (int mover = 1; mover <= 2; mover++) {
      Setup setup = Setup.of("pushfour").toMove(mover);
      List<String> names = Setup.cells(cells);
      for (int i = 0; i < names.size(); i++) {
        if (before.charAt(i) != '.') {
          setup.series(names.get(i), before.substring(i, i + 1));
        }
      }
      GamePosition next = setup.position().play(entry);

      assertThat(next.along(cells)).isEqualTo(after.replace('x', mover == 1 ? 'l' : 'd'));
      assertThat(next.turn()).isEqualTo((3 - mover) + " place");
      assertThat(next.board().chars().filter(Character::isLetter).count())
          .isEqualTo(after.chars().filter(Character::isLetter).count());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"e1", "e9"})
  void aFullLineTakesNoBallWithBlock(String entry) {
    Setup full = Setup.of("pushfour:full=block").series("e2-e8", "dlddlld");
    GamePosition free = full.position();

    assertThat(free.reason(entry)).isEqualTo("line-full");
    assertThat(free.legal()).hasSize(26).doesNotContain("e1", "e9");
    assertThat(full.empty("e5").position().legal()).hasSize(28);
  }

  @Test
  void ballsInOtherLinesStay() {
    GamePosition position =
        Setup.of("pushfour").series("b5-h5", "dlddlld").series("e6-e8", "dll").position();

    assertThat(position.play("e9").board()).isEqualTo("9/4l4/4l4/4l4/1dlddlld1/4d4/9/9/9");
    assertThat(position.play("e9").along("e8-e2")).isEqualTo("llldd..");
    assertThat(position.play("a5").along("e8-e2")).isEqualTo("lldd...");
  }
}
