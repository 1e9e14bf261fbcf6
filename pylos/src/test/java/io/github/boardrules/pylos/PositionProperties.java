package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Status;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.pylos.reference.ReferenceCell;
import io.github.boardrules.pylos.reference.ReferencePosition;
import io.github.boardrules.pylos.reference.ReferencePylos;
import io.github.boardrules.pylos.reference.ReferenceTexts;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What every position has (RULES.md, "Invariants"). */
class PositionProperties {

  @Property
  void forEachPlayerStonesOnTheBoardAndReserveAre15Or7(
      @ForAll(supplier = Arbitraries.SomeTurns.class)
          List<PlayedGame.Turn<Scene, PylosMove>> turns) {
    for (PlayedGame.Turn<Scene, PylosMove> turn : turns) {
      PylosPosition position = turn.after().position();
      for (int player = 1; player <= 2; player++) {
        int stones = turn.after().options().base() == 4 ? 15 : 7;

        assertThat(turn.after().reference().stonesOf(player) + position.reserve(player))
            .as("%s", turn)
            .isEqualTo(stones);
        assertThat(position.reserve(player)).as("%s", turn).isBetween(0, stones);
      }
    }
  }

  @Property
  void everyStoneOnTheBoardIsSupported(
      @ForAll(supplier = Arbitraries.SomeTurns.class)
          List<PlayedGame.Turn<Scene, PylosMove>> turns) {
    for (PlayedGame.Turn<Scene, PylosMove> turn : turns) {
      ReferencePosition after = turn.after().reference();

      assertThat(after.stones().keySet())
          .as("%s", turn)
          .allMatch(cell -> ReferencePylos.isSupported(after, cell));
    }
  }

  @Property
  void theTopIsFilledExactlyWhenAllCellsAreAndThenBothReservesAreEmpty(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    ReferencePylos rules = scene.referenceRules();
    boolean top = scene.reference().holds(rules.board().top());

    assertThat(scene.reference().stones().size() == rules.board().cells().size()).isEqualTo(top);
    if (top) {
      assertThat(scene.position().reserve(1)).isZero();
      assertThat(scene.position().reserve(2)).isZero();
    }
  }

  @Property
  void noRaiseEndsOnTheTop(@ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    ReferencePylos rules = scene.referenceRules();
    String top = ReferenceTexts.format(rules.board().top());

    assertThat(scene.legal()).noneMatch(move -> move.contains("-" + top));
    for (ReferenceCell cell : rules.board().cells()) {
      assertThat(scene.reason(ReferenceTexts.format(cell) + "-" + top)).isNotEqualTo(Scene.LEGAL);
    }
  }

  @Property
  void aPlayerWithAStoneInReserveAlwaysHasAnEmptySupportedCell(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    ReferencePosition position = scene.reference();
    boolean canBePlacedOn =
        scene.referenceRules().board().cells().stream()
            .anyMatch(cell -> !position.holds(cell) && ReferencePylos.isSupported(position, cell));
    for (int player = 1; player <= 2; player++) {
      assertThat(scene.position().reserve(player) == 0 || canBePlacedOn).isTrue();
    }
  }

  @Property
  void whileTheGameIsOngoingThereIsALegalMoveAndAfterwardsNone(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    assertThat(scene.legalMoves().isEmpty()).isEqualTo(!scene.status().equals("ongoing"));
  }

  @Property
  void withOutEmptyTheMoverOfAnOngoingPositionHasAStoneInReserve(
      @ForAll(supplier = Arbitraries.OngoingScene.class) Scene any) {
    Scene scene = any.under(any.options().withOut(PylosOptions.Out.EMPTY));
    if (!scene.over()) {
      assertThat(scene.position().reserve(scene.position().toMove())).isPositive();
    }
  }

  @Property
  void theWinnerByOutOfStonesHasAStoneInReserve(
      @ForAll(supplier = Arbitraries.EmptyReserve.class) Scene any) {
    for (PylosOptions.Out out : PylosOptions.Out.values()) {
      Scene scene = any.under(any.options().withOut(out));
      if (scene.rules().status(scene.position()) instanceof Status.Win win
          && win.reason() == PylosEnding.OUT_OF_STONES) {
        assertThat(win.player()).isEqualTo(3 - scene.position().toMove());
        assertThat(scene.position().reserve(win.player())).isPositive();
      }
    }
  }
}
