package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The course of a game from its start to its end (RULES.md, "Invariants", Of a game). */
class LengthProperties {
  private static final int PAIRS = 8;

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
