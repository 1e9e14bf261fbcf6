package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import java.util.Locale;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "End of the game"; "Decisions", 7 and 13; "Invariants", 17. */
class EndingTest {
  @ParameterizedTest
  @CsvSource({
    "zertz, 2 2 2, each",
    "zertz, 3 0 0, white",
    "zertz, 0 4 0, grey",
    "zertz, 0 0 5, black",
    // several goals at once
    "zertz, 3 2 2, each",
    "zertz, 3 4 1, white",
    "zertz:game=tournament, 3 3 3, each",
    "zertz:game=tournament, 4 0 0, white",
    "zertz:game=tournament, 2 5 6, grey"
  })
  void aPlayerWithAGoalWinsAndTheFirstGoalIsTheReason(
      String variant, String counts, String reason) {
    for (int holder = 1; holder <= 2; holder++) {
      for (int toMove = 1; toMove <= 2; toMove++) {
        GamePosition game = held(Setup.of(variant), holder, counts).toMove(toMove).game();

        assertThat(game.status()).isEqualTo("win " + holder + " " + reason);
        assertThat(game.legal()).isEmpty();
        assertThat(game.rules().countLegal(game.position())).isZero();
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "zertz,                  2 3 1",
    "zertz,                 2 1 4",
    "zertz:game=tournament, 3 4 2",
  })
  void lessThanAGoalIsNotEnough(String variant, String counts) {
    for (int holder = 1; holder <= 2; holder++) {
      GamePosition game = held(Setup.of(variant), holder, counts).game();

      assertThat(game.status()).isEqualTo("ongoing");
      assertThat(game.legal()).isNotEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({"3 0 0, 0 4 0, white, grey", "0 0 5, 2 2 2, black, each"})
  void ifBothHaveAGoalThePlayerWhoHasJustMovedWins(
      String first, String second, String firstReason, String secondReason) {
    Setup both = held(held(Setup.of("zertz"), 1, first), 2, second);

    assertThat(both.toMove(2).game().status()).isEqualTo("win 1 " + firstReason);
    assertThat(both.toMove(1).game().status()).isEqualTo("win 2 " + secondReason);
  }

  @Test
  void thePlayerWhoMovedLastWinsIfNoRingIsVacant() {
    Setup full = Setup.of("zertz").only("d4 d5 a1").with("Wd4 Gd5 Wa1");

    assertThat(full.toMove(2).game().status()).isEqualTo("win 1 full-board");
    assertThat(full.toMove(1).game().status()).isEqualTo("win 2 full-board");
    assertThat(full.game().legal()).isEmpty();
  }

  @Test
  void itIsADrawIfNobodyHasAMarbleToPlaceAndNoneCanJump() {
    Setup nothingLeft = exhausted("zertz");

    assertThat(nothingLeft.game().pool()).isEqualTo("0,0,0");
    assertThat(nothingLeft.game().status()).isEqualTo("draw no-marbles");
    assertThat(nothingLeft.toMove(2).game().status()).isEqualTo("draw no-marbles");
    assertThat(nothingLeft.game().legal()).isEmpty();
  }

  @Test
  void itIsADrawOnceTheCounterReachesTheStall() {
    assertThat(Setup.of("zertz:stall=12").counter(12).game().status()).isEqualTo("draw stall");
    assertThat(Setup.of("zertz:stall=12").counter(11).game().status()).isEqualTo("ongoing");
    assertThat(Setup.of("zertz:stall=12").counter(12).game().legal()).isEmpty();
  }

  @Test
  void theStallIsCheckedLast() {
    Setup start = Setup.of("zertz:stall=2").counter(2);
    Setup full = Setup.of("zertz:stall=2").only("d4 d5").with("Wd4 Gd5").counter(2);

    assertThat(start.held(1, 3, 0, 0).game().status()).isEqualTo("win 1 white");
    assertThat(full.game().status()).isEqualTo("win 2 full-board");
    assertThat(exhausted("zertz:stall=2").counter(2).game().status()).isEqualTo("draw no-marbles");
  }

  @Test
  void theStatusSaysWhatIsDue() {
    Setup jump = Setup.of("zertz").with("Wd4 Gd5");
    Setup mayLapse = Setup.of("zertz:capture=retract").with("Wd4 Gd5");
    GamePosition lapse = mayLapse.game().play("Bg4,a1");

    assertThat(due(GamePosition.start("zertz"))).isEqualTo("Player 1 is to move.");
    assertThat(due(jump.toMove(2).game()))
        .isEqualTo("Player 2 is to move: a capture, which is compulsory.");
    assertThat(due(mayLapse.game())).isEqualTo("Player 1 is to move.");
    assertThat(due(lapse))
        .isEqualTo(
            "Player 2 is to move: any move, or retract: the last turn missed a capture and can"
                + " be taken back.");
    assertThat(due(lapse.play("retract")))
        .isEqualTo("Player 1 is to move: a capture, which is compulsory.");
  }

  private static String due(GamePosition game) {
    return game.rules().status(game.position()).message(Locale.ENGLISH);
  }

  /** All 21 marbles are in one full group; g1 is vacant and isolated. */
  private static Setup exhausted(String variant) {
    return Setup.of(variant)
        .only("a1 a2 a3 a4 b1 b2 b3 b4 b5 c1 c2 c3 c4 c5 c6 d1 d2 d3 d4 d5 d6 g1")
        .with("Wa1 Wa2 Wa3 Wa4 Wb1 Gb2 Gb3 Gb4 Gb5 Gc1 Gc2 Gc3")
        .with("Bc4 Bc5 Bc6 Bd1 Bd2 Bd3 Bd4 Bd5 Bd6");
  }

  private static Setup held(Setup setup, int player, String counts) {
    int[] held = Stream.of(counts.split(" ", -1)).mapToInt(Integer::parseInt).toArray();
    return setup.held(player, held[0], held[1], held[2]);
  }

  @Property
  void invariant17WithStallAGameHasAtMostRingsPlusOneTimesStallTurnsFromAnyPosition(
      @ForAll(supplier = Arbitraries.AnyRules.class) ZertzRules any,
      @ForAll @IntRange(min = 1, max = 20) int stall,
      @ForAll long seed) {
    ZertzRules rules = ZertzRules.of(Arbitraries.forced(any.options()).withStall(stall));
    Dice dice = new Dice(seed);
    GamePosition opening = new StartingPositions(rules, dice).any();
    int bound = (opening.position().rings().size() + 1) * stall;
    PlayedGame<GamePosition, ZertzMove> played = RandomGames.play(opening, bound + 1, dice);

    assertThat(rules.maxPlies()).hasValue((any.options().rings() + 1) * stall);
    assertThat(ZertzRules.of(rules.options().withStall(0)).maxPlies()).isEmpty();
    assertThat(ZertzRules.of(Arbitraries.retract(rules.options())).maxPlies()).isEmpty();
    assertThat(played.plies()).hasSizeLessThanOrEqualTo(bound);
    assertThat(played.last().isOver()).isTrue();
  }
}
