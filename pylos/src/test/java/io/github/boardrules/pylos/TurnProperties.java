package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Game;
import io.github.boardrules.pylos.plain.PlainCell;
import io.github.boardrules.pylos.plain.PlainPosition;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What one turn changes (RULES.md, "Invariants"). */
class TurnProperties {

  @Property
  void aMoveNeverTouchesAnOpponentsStoneOrTheOpponentsReserve(
      @ForAll(supplier = Cases.SomeTurns.class) List<Game.Turn<Scene, PylosMove>> turns) {
    for (Game.Turn<Scene, PylosMove> turn : turns) {
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
      @ForAll(supplier = Cases.SomeTurns.class) List<Game.Turn<Scene, PylosMove>> turns) {
    for (Game.Turn<Scene, PylosMove> turn : turns) {
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
      @ForAll(supplier = Cases.KeepingScene.class) Scene scene) {
    PlainPosition before = scene.plain();
    for (PylosMove move : scene.legalMoves()) {
      if (Cases.takesOnlyItselfBack(move)) {
        PlainPosition after = scene.after(move).plain();
        int counted = scene.options().limit() == 0 ? 0 : 1;

        assertThat(after).isEqualTo(before.at(before.otherSide(), before.count() + counted));
      }
    }
  }

  private static Set<PlainCell> stones(Scene scene, int player) {
    PlainPosition position = scene.plain();
    return position.stones().keySet().stream()
        .filter(cell -> position.isOf(player, cell))
        .collect(Collectors.toSet());
  }
}
