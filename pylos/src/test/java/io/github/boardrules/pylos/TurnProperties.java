package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.pylos.reference.ReferenceCell;
import io.github.boardrules.pylos.reference.ReferencePosition;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What one turn changes (RULES.md, "Invariants"). */
class TurnProperties {

  @Property
  void aMoveNeverTouchesAnOpponentsStoneOrTheOpponentsReserve(
      @ForAll(supplier = Arbitraries.OngoingPosition.class) GamePosition given) {
    int opponent = 3 - given.position().toMove();
    for (PylosMove move : given.legalMoves()) {
      GamePosition after = given.after(move);

      assertThat(stones(after, opponent)).as("%s", move).isEqualTo(stones(given, opponent));
      assertThat(after.position().reserve(opponent))
          .as("%s", move)
          .isEqualTo(given.position().reserve(opponent));
    }
  }

  @Property
  void theMoversReserveChangesByMinusOnePlusOneIfARaisePlusTheNumberTakenBack(
      @ForAll(supplier = Arbitraries.OngoingPosition.class) GamePosition given) {
    int mover = given.position().toMove();
    for (PylosMove move : given.legalMoves()) {
      int change = move.takenBack().size() - (move instanceof PylosMove.Raise ? 0 : 1);

      assertThat(given.after(move).position().reserve(mover))
          .as("%s", move)
          .isEqualTo(given.position().reserve(mover) + change);
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
