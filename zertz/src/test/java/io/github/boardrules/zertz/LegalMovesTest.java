package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** RULES.md, "Legal moves": placements and passes. */
class LegalMovesTest {
  private static final String RIM =
      "Wa1 Wa2 Wa3 Wa4 Gb1 Gb5 Gc1 Gc6 Gd1 Gd7 Be1 Be6 Bf1 Bf5 Bg1 Bg2 Bg3 Bg4";

  /** A vacant ring in the middle of six marbles that cannot jump. */
  private static final String FLOWER = "d4 d5 e4 e3 d3 c3 c4";

  private static final String PETALS = "Wd5 Ge4 Be3 Wd3 Gc3 Bc4";

  static Stream<Arguments> boards() {
    return Stream.of("", ",claim=automatic", ",capture=retract", ",stall=12")
        .flatMap(
            option ->
                Stream.of(
                    Arguments.of("zertz:rings=37" + option, 37, 18, 1944),
                    Arguments.of("zertz:rings=40" + option, 40, 19, 2223),
                    Arguments.of("zertz:rings=43" + option, 43, 20, 2520),
                    Arguments.of("zertz:rings=44" + option, 44, 20, 2580),
                    Arguments.of("zertz:rings=48" + option, 48, 21, 2961),
                    Arguments.of("zertz:rings=61" + option, 61, 24, 4320)));
  }

  @ParameterizedTest
  @MethodSource("boards")
  void theFirstMovePlacesAnyColourAnywhereAndRemovesAnyOtherRingOfTheRim(
      String variant, int n, int r, int moves) {
    GamePosition start = GamePosition.start(variant);

    assertThat(3 * ((n - r) * r + r * (r - 1))).isEqualTo(moves);
    assertThat(start.legal()).hasSize(moves).doesNotHaveDuplicates();
    assertThat(start.rules().countLegal(start.position())).isEqualTo(moves);
  }

  @Test
  void aPlacementFillsAVacantRingThenRemovesAFreeRing() {
    GamePosition start = GamePosition.start("zertz");

    assertThat(start.reason("Wd4,d1")).isEqualTo(GamePosition.LEGAL);
    assertThat(start.reason("Wd1,d7")).isEqualTo(GamePosition.LEGAL);
    assertThat(start.reason("Wd1,d4")).isEqualTo("ring-not-free");
  }

  @Test
  void whenNoRingIsFreeTheTurnEndsWithoutARemoval() {
    GamePosition game = Setup.of("zertz").with(RIM).game();

    assertThat(game.legal())
        .hasSize(3 * 19)
        .allSatisfy(move -> assertThat(move).hasSize(3))
        .contains("Wd4", "Gd4", "Bd4", "Wb2", "Bf4");
  }

  @Test
  void theOnlyFreeRingIsNoLongerFreeOnceFilled() {
    GamePosition game = Setup.of("zertz").only(FLOWER + " a1").with(PETALS).game();

    assertThat(game.legal("W")).containsExactlyInAnyOrder("Wd4,a1", "Wa1", "Wa1xWa1");
    assertThat(game.legal()).hasSize(9);
  }

  @Test
  void ifOneOfTwoFreeRingsIsFilledTheOtherIsRemoved() {
    Setup setup = Setup.of("zertz:claim=automatic").only(FLOWER + " a1 g1").with(PETALS);

    assertThat(setup.game().legal("B"))
        .containsExactlyInAnyOrder(
            "Bd4,a1xGc3Bc4Wd3Bd4Wd5Be3Ge4",
            "Bd4,g1xGc3Bc4Wd3Bd4Wd5Be3Ge4",
            "Ba1,g1xBa1",
            "Bg1,a1xBg1");
  }

  @Test
  void anIsolatedVacantRingCanBeRemovedOrFilled() {
    GamePosition game = Setup.of("zertz").gone("a2 b1 b2").game();

    assertThat(game.legal("Wd4,a1")).containsExactly("Wd4,a1");
    assertThat(game.legal("Wa1,d1")).containsExactlyInAnyOrder("Wa1,d1", "Wa1,d1xWa1");
  }

  @Test
  void placementsAreLegalOnlyIfNoCaptureIsPossible() {
    assertThat(Setup.of("zertz").with("Wa1 Ga3").game().legal("x")).isEmpty();
    assertThat(Setup.of("zertz").with("Wa1 Ga2").game().legal()).containsExactly("xa1Ga3");
  }

  @Test
  void passIsTheOnlyMoveIfNothingElseIsPossible() {
    GamePosition game = stuck().game();

    assertThat(game.pool()).isEqualTo("0,0,0");
    assertThat(game.status()).isEqualTo("ongoing");
    assertThat(game.legal()).containsExactly("pass");
  }

  @Test
  void afterAPassTheOtherPlayerPlacesOwnMarbles() {
    GamePosition game = stuck().game().play("pass");

    assertThat(game.legal())
        .containsExactlyInAnyOrder("Wg1,g2", "Gg1,g2", "Bg1,g2", "Wg2,g1", "Gg2,g1", "Bg2,g1");
  }

  @Test
  void aPossibleCaptureTakesPrecedenceOverAPass() {
    GamePosition game =
        Setup.of("zertz")
            .only("a1 a2 a3 a4 b1 b2 b3 b4 b5 c1 c2 c3 g1 g2 g3")
            .with("Wa1 Wa2 Wa3 Ga4 Gb1 Gb2 Gb3 Bb4 Bb5 Bc1 Bc2 Wg1 Bg2 Bc3")
            .held(2, 1, 3, 3)
            .game();

    assertThat(game.pool()).isEqualTo("0,0,0");
    assertThat(game.legal()).containsExactly("xg1Bg3");
  }

  /** Player 1 holds nothing, the pool is empty, and no marble can jump. */
  private static Setup stuck() {
    return Setup.of("zertz")
        .only("a1 a2 a3 a4 b1 b2 b3 b4 b5 c1 c2 c3 c4 g1 g2")
        .with("Wa1 Wa2 Wa3 Wa4 Gb1 Gb2 Gb3 Gb4 Bb5 Bc1 Bc2 Bc3 Bc4")
        .held(2, 1, 3, 4);
  }
}
