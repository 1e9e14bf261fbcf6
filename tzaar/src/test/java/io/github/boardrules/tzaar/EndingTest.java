package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** RULES.md, "End of the game", and how long a game lasts ("Invariants"). */
class EndingTest {
  private static final List<String> VARIANTS =
      List.of("tzaar", "tzaar:cover=forbid", "tzaar:setup=tournament", "tzaar:setup=random,seed=3");

  /** Both players can capture: A1 and B1, C1 and D1, G1 and H1 are neighbours. */
  private static final List<String> STACKS = List.of("ZA1", "RC1", "TG1", "zB1", "rD1", "tH1");

  private static final int PAIRS = 8;

  static Stream<String> allStacks() {
    return STACKS.stream();
  }

  @ParameterizedTest
  @MethodSource("allStacks")
  void aPlayerWithoutAKindHasLost(String lacking) {
    int loser = Character.isUpperCase(lacking.charAt(0)) ? 1 : 2;
    Setup setup =
        Setup.of("tzaar")
            .with(String.join(" ", STACKS.stream().filter(s -> !s.equals(lacking)).toList()));
    String captured = "win " + (3 - loser) + " kind-captured";
    String covered = "win " + (3 - loser) + " kind-covered";

    for (String variant : VARIANTS) {
      for (int mover = 1; mover <= 2; mover++) {
        setup.toMove(mover);
        GamePosition first = GamePosition.of(variant, setup.phase("first").text());
        GamePosition second = GamePosition.of(variant, setup.phase("second").text());

        assertOver(first, mover == loser ? captured : covered);
        assertOver(second, captured);
      }
    }
  }

  @Test
  void theGameContinuesWhileThePlayerToMoveHasAllKindsAndCanCapture() {
    Setup setup = Setup.of("tzaar").with(String.join(" ", STACKS));

    for (int mover = 1; mover <= 2; mover++) {
      assertThat(setup.toMove(mover).phase("first").position().status()).isEqualTo("ongoing");
      assertThat(setup.toMove(mover).phase("first").position().legal()).hasSize(4);
      assertThat(setup.toMove(mover).phase("second").position().status()).isEqualTo("ongoing");
    }
  }

  @ParameterizedTest
  @CsvSource({
    // too weak; or out of line and across the hole
    "1, ZA1 RA2 TA3 z2B1 r2B2 t2B3 t2B4",
    "2, zE5 rI1 tI3 ZE4 RA1 TA3",
  })
  void aPlayerWhoCannotCaptureAtTheBeginningOfTheirTurnHasLost(int mover, String stacks) {
    Setup setup = Setup.of("tzaar").with(stacks).toMove(mover);

    for (String variant : VARIANTS) {
      assertOver(GamePosition.of(variant, setup.text()), "win " + (3 - mover) + " no-capture");
    }
  }

  @Test
  void aPlayerWhoCanOnlyPassHasNotLost() {
    GamePosition given =
        Setup.of("tzaar").with("ZE4 RI1 TD8 zE5 rA1 tA2").phase("second").position();

    assertThat(given.legal()).containsExactly("pass");
    assertThat(given.status()).isEqualTo("ongoing");
    assertThat(given.play("pass").status()).isEqualTo("win 1 no-capture");
  }

  @Test
  void aMissingKindDecidesBeforeAMissingCapture() {
    // Black could not capture; but White has covered the last white Tzarra.
    assertOver(
        Setup.of("tzaar").with("Z2E4 TA1 zE5 rI1 tI2").toMove(2).position(), "win 2 kind-covered");
    // White could not capture; but the last white Tott was captured before.
    assertOver(Setup.of("tzaar").with("ZE4 RA1 zE5 rI1 tI2").position(), "win 2 kind-captured");
  }

  @Test
  void aPlayerWhoCoversTheirOwnLastStackOfAKindLosesAtOnceEvenIfTheOpponentCannotCapture() {
    Setup white = Setup.of("tzaar").with("ZA1 RA2 TA3 TA4 zI1 rI2 tI3").phase("second");

    assertOver(white.position().play("A1+A2"), "win 2 kind-covered");
    assertThat(white.position().play("A2+A3").status()).isEqualTo("win 1 no-capture");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tzaar:setup=tournament | '' | Player 1 (White) is to move: placing a piece."
            + " | 1. játékos (fehér) következik: fel kell tennie egy korongot.",
        "tzaar | '' | Player 1 (White) is to move: the opening, a single capture."
            + " | 1. játékos (fehér) következik: egyetlen ütéssel kezd.",
        "tzaar | E4xF4 | Player 2 (Black) is to move: the first step of the turn, which must be a capture."
            + " | 2. játékos (fekete) következik: első lépésként ütnie kell.",
        "tzaar | E4xF4 F3xF4 | Player 2 (Black) is to move: the second step of the turn."
            + " | 2. játékos (fekete) következik: a kör második lépése.",
      })
  void theStatusSaysWhatIsDue(String variant, String moves, String english, String hungarian) {
    GamePosition given =
        GamePosition.start(variant).play(moves.isEmpty() ? new String[0] : moves.split(" ", -1));

    assertThat(given.rules().statusMessage(given.position(), Locale.ENGLISH)).isEqualTo(english);
    assertThat(given.rules().statusMessage(given.position(), new Locale("hu")))
        .isEqualTo(hungarian);
    assertThat(given.rules().status(given.position()))
        .isSameAs(given.rules().status(given.position()));
  }

  private static void assertOver(GamePosition given, String status) {
    assertThat(given.status()).isEqualTo(status);
    assertThat(given.legal()).isEmpty();
    assertThat(given.rules().countLegal(given.position())).isZero();
  }

  @Property
  void aGameEndsWithAWin(
      @ForAll(supplier = Arbitraries.AnyGame.class) PlayedGame<GamePosition, TzaarMove> game) {
    assertThat(game.last().status()).startsWith("win ");
  }

  @Property
  void afterThePlacingThereAreAtMost55CapturesAndReinforcementsAnd54Passes(
      @ForAll(supplier = Arbitraries.CompleteGame.class) PlayedGame<GamePosition, TzaarMove> game) {
    List<TzaarMove> steps =
        RandomGames.afterThePlacing(game.plies()).stream()
            .map(PlayedGame.Ply<GamePosition, TzaarMove>::move)
            .toList();
    long passes = steps.stream().filter(TzaarMove.Pass.class::isInstance).count();

    assertThat(steps.size() - passes).isLessThanOrEqualTo(55);
    assertThat(passes).isLessThanOrEqualTo(54);
    assertThat(steps).hasSizeLessThanOrEqualTo(109);
    assertThat(game.plies())
        .hasSizeLessThanOrEqualTo(game.opening().rules().maxPlies().orElseThrow());
  }

  @Property
  void theMaximalLengthIsThatOfTheRulePage(
      @ForAll(supplier = Arbitraries.AnyRules.class) TzaarRules rules) {
    boolean places = rules.options().setup() == TzaarOptions.SetupRule.TOURNAMENT;

    assertThat(rules.maxPlies()).hasValue(places ? 169 : 109);
  }

  @Property
  void noKindIsExtinctBeforeTheEighthStepAfterThePlacing(
      @ForAll(supplier = Arbitraries.CompleteGame.class) PlayedGame<GamePosition, TzaarMove> game) {
    List<PlayedGame.Ply<GamePosition, TzaarMove>> steps = RandomGames.afterThePlacing(game.plies());

    for (PlayedGame.Ply<GamePosition, TzaarMove> turn :
        steps.subList(0, Math.min(7, steps.size()))) {
      for (TzaarKind kind : TzaarKind.values()) {
        assertThat(turn.after().position().stacks(1, kind)).as("%s", turn).isPositive();
        assertThat(turn.after().position().stacks(2, kind)).as("%s", turn).isPositive();
      }
    }
  }

  @Property
  void aTournamentGameBeginsWithExactly60PlacementsInTurnWhiteFirst(@ForAll long seed) {
    PlayedGame<GamePosition, TzaarMove> game =
        RandomGames.complete(TzaarRules.parse("tzaar:setup=tournament"), new Dice(seed));

    for (int i = 0; i < game.plies().size(); i++) {
      PlayedGame.Ply<GamePosition, TzaarMove> turn = game.plies().get(i);

      assertThat(turn.move() instanceof TzaarMove.Place).as("%s", turn).isEqualTo(i < 60);
      if (i < 60) {
        assertThat(turn.before().position().toMove()).as("%s", turn).isEqualTo(1 + i % 2);
      }
    }
    assertThat(game.plies()).hasSizeGreaterThan(60);
  }

  @Property
  void noPositionOccursTwice(
      @ForAll(supplier = Arbitraries.AnyGame.class) PlayedGame<GamePosition, TzaarMove> game) {
    Set<TzaarPosition> seen = new HashSet<>(Set.of(game.opening().position()));

    assertThat(game.plies()).allMatch(turn -> seen.add(turn.after().position()));
  }

  @Property
  void theOrderOfTwoMovesDoesNotMatterIfTheyLeadToEqualBoards(
      @ForAll(supplier = Arbitraries.TurnPosition.class) GamePosition any, @ForAll long seed) {
    GamePosition given = any.at(any.position().toMove(), TzaarPhase.FIRST);
    Assume.that(given.legalMoves().size() >= 2);
    Dice dice = new Dice(seed);
    for (int i = 0; i < PAIRS; i++) {
      TzaarMove one = dice.pick(given.legalMoves());
      TzaarMove other = dice.pick(given.legalMoves());
      if (areLegalInTurn(given, one, other) && areLegalInTurn(given, other, one)) {
        GamePosition there = given.after(one).after(other);
        GamePosition back = given.after(other).after(one);

        assertThat(there.reference()).isEqualTo(back.reference());
        assertThat(there.text()).isEqualTo(back.text());
        assertThat(there.position()).isEqualTo(back.position()).hasSameHashCodeAs(back.position());
      }
    }
  }

  private static boolean areLegalInTurn(GamePosition given, TzaarMove one, TzaarMove other) {
    return given.after(one).legalMoves().contains(other);
  }
}
