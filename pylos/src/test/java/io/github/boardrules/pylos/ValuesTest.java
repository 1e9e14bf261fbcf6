package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.fixtures.ValuesContract;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions, moves and cells are values. */
class ValuesTest extends ValuesContract<PylosPosition, PylosMove> {
  ValuesTest() {
    super(ContractTest.GAME, "pylos:limit=9");
  }

  @Override
  protected List<String> positions() {
    return Stream.of(
            middle("pylos:limit=9"),
            middle("pylos:limit=9").one("1d4"),
            middle("pylos:limit=9").two("2a1"),
            middle("pylos:limit=9").empty("1d4").two("1d3"),
            middle("pylos:limit=9").toMove(2),
            middle("pylos:limit=9").count(9))
        .map(Setup::text)
        .toList();
  }

  @Override
  protected List<String> moves() {
    return List.of("1a1", "1a2", "1a1-2a1", "1a1x1a1", "1a1x1a2", "1a1-2a1x1a1", "1a1x1a1x1a2");
  }

  @Override
  protected List<String> otherVariants() {
    return List.of("pylos", "pylos:takeback=must,limit=9");
  }

  private static Setup middle(String variant) {
    return Setup.of(variant).one("1a1 1b2 2a1").two("1a2 1b1 1d4");
  }

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
    PylosPosition position =
        Setup.of("pylos:base=3").mixed(Setup.cells(3)).gamePosition().position();

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
