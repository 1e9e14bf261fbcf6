package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.zertz.reference.ReferencePosition;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Lapses and taking them back (RULES.md, "Invariants", 18, and "capture=retract"). */
class RetractProperties {

  @Property
  void invariant18TheLegalChainsAreThoseOfForcedCapture(
      @ForAll(supplier = Arbitraries.RetractPosition.class) GamePosition game) {
    ZertzOptions forced = Arbitraries.forced(game.rules().options());
    // The lapse is the last word of a text.
    GamePosition same =
        GamePosition.of(forced.variant(), game.text().substring(0, game.text().lastIndexOf(' ')));

    assertThat(chains(game)).isEqualTo(chains(same));
  }

  @Property
  void invariant18RetractRestoresThePositionBeforeTheLapseAndLeavesOnlyChains(
      @ForAll(supplier = Arbitraries.RetractPosition.class) GamePosition first, @ForAll long seed) {
    for (PlayedGame.Ply<GamePosition, ZertzMove> turn :
        RandomGames.play(first, 40, new Dice(seed)).plies()) {
      if (turn.move() instanceof ZertzMove.Retract) {
        ReferencePosition before = turn.before().reference().lapse().orElseThrow();
        GamePosition after = turn.after();

        assertThat(after.reference()).isEqualTo(before.withLapse(true, Optional.empty()));
        assertThat(after.position().isBound()).isTrue();
        assertThat(after.isOver() || !after.legalMoves().isEmpty()).isTrue();
        assertThat(after.legalMoves()).allMatch(ZertzMove.Capture.class::isInstance);
      }
    }
  }

  private static List<String> chains(GamePosition game) {
    return game.legalMoves().stream()
        .filter(ZertzMove.Capture.class::isInstance)
        .map(ZertzMove::toString)
        .toList();
  }
}
