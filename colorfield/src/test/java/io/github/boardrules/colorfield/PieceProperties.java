package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.colorfield.reference.ReferenceMove;
import io.github.boardrules.colorfield.reference.ReferencePosition;
import io.github.boardrules.colorfield.reference.ReferenceTexts;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What one move changes, and where pieces may stand (RULES.md, "Invariants", 1 to 4). */
class PieceProperties {

  /** Also: the mover's pieces keep their number in every colour; gates only become empty. */
  @Property
  void aMoveTakesOneEnemyPieceOrNoneAndChangesNothingElse(
      @ForAll(supplier = Arbitraries.AnyGame.class) PlayedGame<GamePosition, ColorfieldMove> game,
      @ForAll(supplier = Dice.Seed.class) long seed) {
    for (PlayedGame.Ply<GamePosition, ColorfieldMove> turn : game.somePlies(new Dice(seed))) {
      ReferenceMove move = ReferenceTexts.parseMove(turn.move().toString());
      ReferencePosition before = turn.before().reference();
      Map<String, Character> due = new TreeMap<>(before.pieces());
      move.captive()
          .ifPresent(
              captive -> assertThat(before.team(captive)).isNotEqualTo(before.team(move.from())));
      move.captive().ifPresent(due::remove);
      due.put(move.to(), due.remove(move.from()));

      assertThat(before.holds(move.to())).as("%s", turn).isFalse();
      assertThat(turn.before().layout().isGate(move.to())).as("%s", turn).isFalse();
      assertThat(turn.after().reference().pieces()).as("%s", turn).isEqualTo(due);
    }
  }

  @Property
  void inAGateStandsItsOwnTeamsRedPieceOrNothing(
      @ForAll(supplier = Arbitraries.AnyGame.class) PlayedGame<GamePosition, ColorfieldMove> game) {
    ReferencePosition last = game.last().reference();
    game.last()
        .layout()
        .gates()
        .forEach(
            (team, gates) ->
                assertThat(gates)
                    .allMatch(gate -> !last.holds(gate) || last.team(gate).equals(team))
                    .allMatch(gate -> !last.holds(gate) || last.colour(gate) == 'r'));
  }

  @Property
  void inTheMiddleStandsAtMostOneRedPieceAndOnlyWhenTheGameIsOverByIt(
      @ForAll(supplier = Arbitraries.AnyGame.class) PlayedGame<GamePosition, ColorfieldMove> game) {
    check(game.opening());
    game.plies().forEach(turn -> check(turn.after()));
  }

  private static void check(GamePosition given) {
    ReferencePosition position = given.reference();
    List<String> entered =
        given.options().layout().middle().stream()
            .map(ColorfieldField::toString)
            .filter(position::holds)
            .toList();
    if (entered.isEmpty()) {
      assertThat(given.status()).doesNotEndWith("middle");
    } else {
      assertThat(entered).hasSize(1).allMatch(field -> position.colour(field) == 'r');
      assertThat(given.status()).isEqualTo("win " + position.otherSide() + " middle");
    }
  }
}
