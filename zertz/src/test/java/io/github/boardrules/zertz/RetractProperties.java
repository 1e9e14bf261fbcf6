package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.zertz.reference.ReferencePosition;
import io.github.boardrules.zertz.reference.ReferenceTexts;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Lapses and taking them back (RULES.md, "Invariants", 18, and "capture=retract"). */
class RetractProperties {

  @Property
  void invariant18TheLegalChainsAreThoseOfForcedCapture(
      @ForAll(supplier = Arbitraries.RetractScene.class) Scene scene) {
    ZertzOptions forced = Arbitraries.forced(scene.rules().options());
    ReferenceTexts forcedTexts =
        new ReferenceTexts(
            new Scene(ZertzRules.of(forced), scene.position()).plainRules().variant());
    Scene same =
        Scene.of(
            forced.variant(), forcedTexts.format(scene.plain().withLapse(false, Optional.empty())));

    assertThat(chains(scene)).isEqualTo(chains(same));
  }

  @Property
  void invariant18RetractBringsBackThePositionBeforeTheLapseAndLeavesOnlyChains(
      @ForAll(supplier = Arbitraries.RetractScene.class) Scene first, @ForAll long seed) {
    for (PlayedGame.Turn<Scene, ZertzMove> turn : Games.play(first, 40, new Dice(seed)).turns()) {
      if (turn.move() instanceof ZertzMove.Retract) {
        ReferencePosition before = turn.before().plain().lapse().orElseThrow();
        Scene after = turn.after();

        assertThat(after.plain()).isEqualTo(before.withLapse(true, Optional.empty()));
        assertThat(after.position().isBound()).isTrue();
        assertThat(after.over() || !after.legalMoves().isEmpty()).isTrue();
        assertThat(after.legalMoves()).allMatch(ZertzMove.Capture.class::isInstance);
      }
    }
  }

  @Property
  void exactlyAPlacementMadeAlthoughACaptureWasPossibleMayBeTakenBack(
      @ForAll(supplier = Arbitraries.RetractScene.class) Scene first, @ForAll long seed) {
    for (PlayedGame.Turn<Scene, ZertzMove> turn : Games.play(first, 40, new Dice(seed)).turns()) {
      boolean lapse =
          turn.move() instanceof ZertzMove.Placement
              && turn.before().plain().rings().captureIsPossible();
      Optional<ReferencePosition> kept = turn.after().plain().lapse();

      assertThat(turn.after().legal().contains("retract")).as("%s", turn).isEqualTo(lapse);
      assertThat(kept)
          .as("%s", turn)
          .isEqualTo(
              lapse
                  ? Optional.of(turn.before().plain().withLapse(false, Optional.empty()))
                  : Optional.empty());
    }
  }

  @Property
  void aLapseNeverEndsTheGame(@ForAll(supplier = Arbitraries.RetractScene.class) Scene scene) {
    if (scene.plain().rings().captureIsPossible()) {
      assertThat(scene.legalMoves())
          .allMatch(move -> !(move instanceof ZertzMove.Placement) || !scene.after(move).over());
    }
  }

  private static List<String> chains(Scene scene) {
    return scene.legalMoves().stream()
        .filter(ZertzMove.Capture.class::isInstance)
        .map(ZertzMove::toString)
        .toList();
  }
}
