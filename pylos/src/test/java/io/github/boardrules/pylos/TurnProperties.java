package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.pylos.reference.ReferenceCell;
import io.github.boardrules.pylos.reference.ReferencePosition;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What one turn changes (RULES.md, "Invariants"). */
class TurnProperties {

  @Property
  void aMoveNeverTouchesAnOpponentsStoneOrTheOpponentsReserve(
      @ForAll(supplier = Arbitraries.SomeTurns.class)
          List<PlayedGame.Ply<GamePosition, PylosMove>> turns) {
    for (PlayedGame.Ply<GamePosition, PylosMove> turn : turns) {
      int opponent = 3 - turn.before().position().toMove();

      assertThat(stones(turn.after(), opponent))
          .as("%s", turn)
          .isEqualTo(stones(turn.before(), opponent));
      assertThat(turn.after().position().reserve(opponent))
          .as("%s", turn)
          .isEqualTo(turn.before().position().reserve(opponent));
    }
  }

  @Property
  void theMoversReserveChangesByMinusOnePlusOneIfARaisePlusTheNumberTakenBack(
      @ForAll(supplier = Arbitraries.SomeTurns.class)
          List<PlayedGame.Ply<GamePosition, PylosMove>> turns) {
    for (PlayedGame.Ply<GamePosition, PylosMove> turn : turns) {
      int mover = turn.before().position().toMove();
      int raised = turn.move() instanceof PylosMove.Raise ? 1 : 0;
      int change = -1 + raised + turn.move().takenBack().size();

      assertThat(turn.after().position().reserve(mover))
          .as("%s", turn)
          .isEqualTo(turn.before().position().reserve(mover) + change);
    }
  }

  @Property
  void placingAStoneAndTakingOnlyItBackLeavesTheBoardAsItWas(
      @ForAll(supplier = Arbitraries.KeepingPosition.class) GamePosition given) {
    ReferencePosition before = given.reference();
    for (PylosMove move : given.legalMoves()) {
      if (Arbitraries.takesOnlyItselfBack(move)) {
        ReferencePosition after = given.after(move).reference();
        int counted = given.options().limit() == 0 ? 0 : 1;

        assertThat(after).isEqualTo(before.at(before.otherSide(), before.count() + counted));
      }
    }
  }

  private static Set<ReferenceCell> stones(GamePosition given, int player) {
    ReferencePosition position = given.reference();
    return position.stones().keySet().stream()
        .filter(cell -> position.isOf(player, cell))
        .collect(Collectors.toSet());
  }
}
