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

  @Test
  void aCaptureCanBeIgnored() {
    GamePosition game = twoCaptures().game();

    // 35 vacant rings, of which 18 are free.
    assertThat(game.legal("x")).containsExactlyInAnyOrder("xd4Gd6", "xd5Wd3");
    assertThat(game.legal()).hasSize(2 + 3 * (17 * 18 + 18 * 17)).contains("Bg4,a1");
    assertThat(game.reason("retract")).isEqualTo("nothing-to-retract");
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
  void afterALapseThePositionBeforeItIsKept() {
    GamePosition game = twoCaptures().game().play("Bg4,a1");

    assertThat(game.text())
        .isEqualTo(
            Setup.of(RETRACT)
                .gone("a1")
                .with("Wd4 Gd5 Bg4")
                .toMove(2)
                .lapseFrom(twoCaptures())
                .text());
    assertThat(game.position().lapse).isEqualTo(twoCaptures().game().position());
    assertThat(game.position().isBound()).isFalse();
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
  void aPassDropsTheLapse() {
    GamePosition game = lastMarbles().game().play("Wg3,e1");

    assertThat(game.legal()).containsExactlyInAnyOrder("pass", "retract");
    assertThat(game.play("pass").position().lapse).isNull();
    assertThat(game.play("retract").text()).isEqualTo(lastMarbles().bound().text());
  }

  @Test
  void aLapseCanBeAnsweredWithALapse() {
    GamePosition first = twoCaptures().game().play("Bg4,a1");
    GamePosition second = first.play("Bg1,a2");

    // The position between keeps nothing of the first lapse.
    Setup between = Setup.of(RETRACT).gone("a1").with("Wd4 Gd5 Bg4").toMove(2);
    assertThat(second.text())
        .isEqualTo(
            Setup.of(RETRACT).gone("a1 a2").with("Wd4 Gd5 Bg4 Bg1").lapseFrom(between).text());
    assertThat(second.play("retract").text()).isEqualTo(between.bound().text());
    assertThat(second.play("retract").reason("retract")).isEqualTo("nothing-to-retract");
  }

  @Test
  void aLapseThatWouldFillTheBoardIsRefused() {
    GamePosition game = Setup.of(RETRACT).only("d4 d5 d6 a1").with("Wd4 Gd5").game();

    assertThat(game.legal()).containsExactly("xd4Gd6");
    assertThat(game.reason("Bd6,a1")).isEqualTo("must-capture");
    assertThat(game.reason("Ba1,d6")).isEqualTo("must-capture");
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

  /** g1 can jump g2; the pool is empty, and only player 1 holds marbles, a white and a black. */
  private static Setup lastMarbles() {
    return Setup.of(RETRACT)
        .only("a1 a2 a3 a4 b1 b2 b3 b4 b5 c1 c2 c3 c4 c5 c6 e1 e3 e5 e6 g1 g2 g3")
        .with("Wa1 Wa2 Wa3 Ga4 Gb1 Gb2 Gb3 Gb4 Gb5 Gc1 Bc2 Bc3 Bc4 Bc5 Bc6 Be5 Be6 Wg1 Bg2")
        .held(1, 1, 0, 1);
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
