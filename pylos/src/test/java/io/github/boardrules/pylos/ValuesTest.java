package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions, moves and cells are values. */
class ValuesTest {

  private static Setup middle(String variant) {
    return Setup.of(variant).one("1a1 1b2 2a1").two("1a2 1b1 1d4");
  }

  @Test
  void equalPositionsAreOneValue() {
    PylosPosition one = middle("pylos").gamePosition().position();
    PylosPosition same = middle("pylos").gamePosition().position();

    assertThat(one).isEqualTo(same).hasSameHashCodeAs(same).hasToString(same.toString());
    assertThat(PylosRules.standard().hash(one)).isEqualTo(PylosRules.standard().hash(same));
    assertThat(one).isNotEqualTo(null).isNotEqualTo(one.toString());
  }

  @Test
  void positionsDifferByEachStoneTheTurnAndTheCount() {
    String variant = "pylos:limit=9";
    List<GamePosition> all =
        List.of(
            middle(variant).gamePosition(),
            middle(variant).one("1d4").gamePosition(),
            middle(variant).two("2a1").gamePosition(),
            middle(variant).empty("1d4").gamePosition(),
            middle(variant).empty("1d4").two("1d3").gamePosition(),
            middle(variant).toMove(2).gamePosition(),
            middle(variant).count(1).gamePosition(),
            middle(variant).count(9).gamePosition());

    assertThat(all).extracting(GamePosition::position).doesNotHaveDuplicates();
    assertThat(all).extracting(GamePosition::text).doesNotHaveDuplicates();
    assertThat(all)
        .extracting(given -> given.rules().hash(given.position()))
        .doesNotHaveDuplicates();
  }

  @Test
  void positionsOfAnotherVariantDiffer() {
    assertThat(middle("pylos:takeback=must").gamePosition().position())
        .isNotEqualTo(middle("pylos").gamePosition().position());
  }

  @Test
  void movesAreEqualWhenTheirTextsAre() {
    List<String> texts =
        List.of("1a1", "1a2", "1a1-2a1", "1a1x1a1", "1a1x1a2", "1a1-2a1x1a1", "1a1x1a1x1a2");
    for (String one : texts) {
      for (String other : texts) {
        assertThat(PylosMove.parse(one).equals(PylosMove.parse(other)))
            .isEqualTo(one.equals(other));
      }
      assertThat(PylosMove.parse(one)).hasSameHashCodeAs(PylosMove.parse(one));
    }
  }

  @Test
  void aMoveCopiesTheCellsThatItIsGiven() {
    List<Cell> cells = new ArrayList<>(List.of(Cell.parse("1b1"), Cell.parse("2a1")));
    PylosMove move = PylosMove.of(Optional.empty(), Cell.parse("1a1"), cells);
    cells.clear();

    assertThat(move).hasToString("1a1x2a1x1b1");
    assertThat(move.to()).isEqualTo(Cell.parse("1a1"));
    assertThat(move.takenBack()).isUnmodifiable().hasSize(2);
  }

  @Test
  void aPositionKnowsTheOwnerOfEachStone() {
    PylosPosition position = middle("pylos").gamePosition().position();

    assertThat(position.owner(Cell.parse("1a1"))).hasValue(1);
    assertThat(position.owner(Cell.parse("2a1"))).hasValue(1);
    assertThat(position.owner(Cell.parse("1d4"))).hasValue(2);
    assertThat(position.owner(Cell.parse("1c1"))).isEmpty();
    assertThat(position.withPlayersExchanged().owner(Cell.parse("1a1"))).hasValue(2);
    assertThat(middle("pylos").toMove(2).gamePosition().position().owner(Cell.parse("1a1")))
        .hasValue(1);
  }

  @Test
  void cellsThatTheSmallBoardLacksHoldNothing() {
    PylosPosition position =
        Setup.of("pylos:base=3").mixed(Setup.cells(3)).gamePosition().position();

    for (String cell : List.of("1d1", "1d4", "1a4", "2c3", "3b1", "4a1")) {
      assertThat(position.owner(Cell.parse(cell))).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 3})
  void thereAreTwoPlayers(int player) {
    PylosPosition start = GamePosition.start("pylos").position();

    assertThatIllegalArgumentException()
        .isThrownBy(() -> start.reserve(player))
        .withMessageContaining(Integer.toString(player));
  }
}
