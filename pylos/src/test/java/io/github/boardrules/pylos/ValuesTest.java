package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves are immutable; what a position knows of cells and players. */
class ValuesTest {
  @Test
  void aMoveCopiesTheCellsThatItIsGiven() {
    List<PylosCell> cells =
        new ArrayList<>(List.of(PylosCell.parse("1b1"), PylosCell.parse("2a1")));
    PylosMove move = MoveText.move(Optional.empty(), PylosCell.parse("1a1"), cells);
    cells.clear();

    assertThat(move).hasToString("1a1x2a1x1b1");
    assertThat(move.to()).isEqualTo(PylosCell.parse("1a1"));
    assertThat(move.takenBack()).isUnmodifiable().hasSize(2);
  }

  @Test
  void cellsThatTheSmallBoardLacksHoldNothing() {
    PylosPosition position = GamePosition.of("pylos:base=3", "212/121/212|12/21|1 2 0").position();

    for (String cell : List.of("1d1", "1d4", "1a4", "2c3", "3b1", "4a1")) {
      assertThat(position.owner(PylosCell.parse(cell))).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 3})
  void thereAreTwoPlayers(int player) {
    PylosPosition start = GamePosition.start("pylos").position();

    assertThat(PylosRules.standard().players()).isEqualTo(2);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> start.reserve(player))
        .withMessageContaining(Integer.toString(player));
  }
}
