package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "A move": the first part. */
class PlaceAndRaiseTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "1d1 1d4-2a1; ..../..../12../12.2|.../.../1..|../..|. 2 0; 12 12",
        // In the lost figure light saves one stone by a raise and dark two by a square, of which
        // 2a1 holds the other two down.
        "1c1 1d4-2a1 1c2x1c1x1c2; ..../..../12../12..|.../.../1..|../..|. 1 0; 12 13"
      })
  void afterTheMovesOfThePageThePositionIsThatOfThePage(
      String moves, String position, String reserves) {
    GamePosition given =
        GamePosition.start("pylos")
            .play("1a1", "1b1", "1a2", "1b2", "1d4")
            .play(moves.split(" ", -1));

    assertThat(given.text()).isEqualTo(position);
    assertThat(given.reserves()).isEqualTo(reserves);
  }

  @Test
  void aFreeStoneIsRaisedToASupportedCellOfAHigherLevel() {
    GamePosition given = Setup.of("pylos").one("1a1 1b2 1d4").two("1b1 1a2 1d1").gamePosition();

    // 1a1 and 1b2 would have to rest on themselves.
    assertThat(given.legal()).filteredOn(move -> move.contains("-")).containsExactly("1d4-2a1");
  }

  @Test
  void aHigherLevelIsAnyHigherLevelNotOnlyTheNext() {
    GamePosition given =
        Setup.of("pylos")
            .mixed(Setup.level(3, 1))
            .mixed(List.of("2a1", "2a2", "2b1", "2b2"))
            .one("1d4 2a1")
            .two("2b2")
            .gamePosition();

    assertThat(given.legal("1d4-")).containsExactly("1d4-3a1");
    // 2a1 carries 3a1, and 2a1 could only be raised there.
    given.assertRefused("2a1-3a1", "unsupported", "3a1");
    assertThat(given.play("1d4-3a1").at("3a1")).isEqualTo("1");
  }
}
