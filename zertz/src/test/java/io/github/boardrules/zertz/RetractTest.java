package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.search.WeightedEvaluation;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.zertz.reference.ReferencePosition;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** RULES.md, "Legal moves", "capture=retract"; "Decisions", 17. */
class RetractTest {
  private static final String RETRACT = "zertz:capture=retract";

  /** Player 1 can capture in two ways. */
  private static Setup twoCaptures() {
    return Setup.of(RETRACT).with("Wd4 Gd5");
  }

  /** A search looks further while a capture is due, for the few moves that are legal then. */
  @Test
  void aCaptureIsDueOnlyIfItCannotBeIgnored() {
    GamePosition free = twoCaptures().game();
    ZertzEvaluation evaluation =
        new ZertzEvaluation(ZertzOptions.parse(RETRACT), WeightedEvaluation.Weights.standard());

    assertThat(evaluation.isQuiet(free.position())).isTrue();
    assertThat(evaluation.isQuiet(free.play("Bg4,a1").play("retract").position())).isFalse();
    assertThat(evaluation.isQuiet(Setup.of("zertz").with("Wd4 Gd5").game().position())).isFalse();
  }

  @Test
  void theOpponentCanHaveALapseTakenBack() {
    GamePosition game = twoCaptures().game().play("Bg4,a1");

    assertThat(game.legal()).contains("retract", "xd4Gd6", "Bg1,a2");
    assertThat(game.play("retract").text()).isEqualTo(twoCaptures().bound().text());
    assertThat(game.play("retract").position().isBound()).isTrue();
    assertThat(game.play("retract").legal()).containsExactlyInAnyOrder("xd4Gd6", "xd5Wd3");
  }

  @Test
  void aLapseThatWouldReachAGoalIsRefused() {
    GamePosition game =
        Setup.of(RETRACT).only("d4 d5 d6 a1 g1").with("Gd4 Gd5").held(1, 2, 0, 0).game();

    assertThat(game.reason("Wa1,g1xWa1")).isEqualTo("must-capture");
    assertThat(game.reason("Wa1,g1")).isEqualTo("legal");
    assertThat(game.reason("Ba1,g1xBa1")).isEqualTo("legal");
    assertThat(game.legal("Wa1,g1")).containsExactly("Wa1,g1");
  }

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
