package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Status;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.pylos.reference.ReferenceBoard;
import io.github.boardrules.pylos.reference.ReferenceCell;
import io.github.boardrules.pylos.reference.ReferencePosition;
import io.github.boardrules.pylos.reference.ReferencePylos;
import io.github.boardrules.pylos.reference.ReferenceTexts;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What every position has, and what one turn changes (RULES.md, "Invariants"). */
class PositionProperties {
  @Property
  void forEachPlayerStonesOnTheBoardAndReserveAre15Or7(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given) {
    int stones = given.options().base() == 4 ? 15 : 7;
    for (int player = 1; player <= 2; player++) {
      int reserve = given.position().reserve(player);

      assertThat(given.reference().stonesOf(player) + reserve).isEqualTo(stones);
      assertThat(reserve).isBetween(0, stones);
    }
  }

  @Property
  void everyStoneOnTheBoardIsSupported(
      @ForAll(supplier = Arbitraries.OngoingPosition.class) GamePosition given) {
    for (PylosMove move : given.legalMoves()) {
      ReferencePosition after = given.after(move).reference();

      assertThat(after.stones().keySet())
          .as("%s", move)
          .allMatch(cell -> ReferencePylos.isSupported(after, cell));
    }
  }

  @Property
  void theTopIsFilledExactlyWhenAllCellsAreAndThenBothReservesAreEmptyAndNoRaiseEndsThere(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given) {
    ReferenceBoard board = given.referenceRules().board();
    String top = ReferenceTexts.format(board.top());
    boolean filled = given.reference().holds(board.top());

    assertThat(given.reference().stones().size() == board.cells().size()).isEqualTo(filled);
    assertThat(!filled || given.reserves().equals("0 0")).isTrue();
    for (ReferenceCell cell : board.cells()) {
      assertThat(given.reason(ReferenceTexts.format(cell) + "-" + top)).isNotEqualTo("legal");
    }
  }

  @Property
  void aPlayerWithAStoneInReserveAlwaysHasAnEmptySupportedCell(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given) {
    ReferencePosition position = given.reference();
    boolean canBePlacedOn =
        given.referenceRules().board().cells().stream()
            .anyMatch(cell -> !position.holds(cell) && ReferencePylos.isSupported(position, cell));
    for (int player = 1; player <= 2; player++) {
      assertThat(given.position().reserve(player) == 0 || canBePlacedOn).isTrue();
    }
  }

  @Property
  void withOutEmptyTheMoverOfAnOngoingPositionHasAStoneInReserve(
      @ForAll(supplier = Arbitraries.OngoingPosition.class) GamePosition any) {
    GamePosition given = any.under(any.options().withOut(PylosOptions.OutRule.EMPTY));
    if (!given.isOver()) {
      assertThat(given.position().reserve(given.position().toMove())).isPositive();
    }
  }

  @Property
  void theWinnerByOutOfStonesHasAStoneInReserve(
      @ForAll(supplier = Arbitraries.EmptyReserve.class) GamePosition any) {
    for (PylosOptions.OutRule out : PylosOptions.OutRule.values()) {
      GamePosition given = any.under(any.options().withOut(out));
      Status status = given.rules().status(given.position());
      if (status.ending().equals(Optional.of(PylosEnding.OUT_OF_STONES))) {
        int winner = status.winner().orElseThrow();
        assertThat(winner).isEqualTo(3 - given.position().toMove());
        assertThat(given.position().reserve(winner)).isPositive();
      }
    }
  }

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

  @Property
  void legalMovesAreListedInTheOrderOfTheirTexts(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given) {
    assertThat(given.legal()).isSorted();
  }

  @Property
  void aTextIsRefusedAsAPositionExactlyWhenItBreaksAConditionOfThePage(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given, @ForAll long seed) {
    ReferencePylos rules = given.referenceRules();
    ReferencePosition position = changed(given, new Dice(seed));
    boolean holds =
        position.stones().keySet().stream()
                .allMatch(cell -> ReferencePylos.isSupported(position, cell))
            && position.stonesOf(1) <= rules.board().stones()
            && position.stonesOf(2) <= rules.board().stones()
            && position.count() <= rules.variant().limit();
    String text = ReferenceTexts.format(rules.board(), position);

    if (holds) {
      assertThat(GamePosition.of(given.rules(), text).text()).isEqualTo(text);
    } else {
      assertThatThrownBy(() -> GamePosition.of(given.rules(), text))
          .isInstanceOf(NotationException.class);
    }
  }

  /** The position with a cell changed, or the count, so that it may or may not be one. */
  private static ReferencePosition changed(GamePosition given, Dice dice) {
    ReferencePosition position = given.reference();
    ReferenceCell cell = dice.pick(given.referenceRules().board().cells());
    return switch (dice.between(0, 2)) {
      case 0 -> position.without(cell);
      case 1 -> position.with(cell, dice.between(1, 2));
      default -> position.at(position.side(), dice.between(0, 1) + given.options().limit());
    };
  }
}
