package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.colorfield.plain.PlainLayout;
import io.github.boardrules.colorfield.plain.PlainMove;
import io.github.boardrules.colorfield.plain.PlainPosition;
import io.github.boardrules.colorfield.plain.PlainTexts;
import io.github.boardrules.fixtures.Game;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What one move changes, and where pieces may stand (RULES.md, "Invariants", 1 to 4). */
class PieceProperties {

  @Property
  void aMoveTakesOneEnemyPieceOrNoneAndChangesNothingElse(
      @ForAll(supplier = Cases.SomeTurns.class) List<Game.Turn<Scene, ColorfieldMove>> turns) {
    for (Game.Turn<Scene, ColorfieldMove> turn : turns) {
      PlainMove move = PlainTexts.parseMove(turn.move().toString());
      PlainPosition before = turn.before().plain();
      Map<String, Character> due = new TreeMap<>(before.pieces());
      move.captive()
          .ifPresent(
              captive -> assertThat(before.team(captive)).isNotEqualTo(before.team(move.from())));
      move.captive().ifPresent(due::remove);
      due.put(move.to(), due.remove(move.from()));

      assertThat(before.holds(move.to())).as("%s", turn).isFalse();
      assertThat(turn.after().plain().pieces()).as("%s", turn).isEqualTo(due);
    }
  }

  @Property
  void theMoversOwnPiecesKeepTheirNumberInEveryColour(
      @ForAll(supplier = Cases.SomeTurns.class) List<Game.Turn<Scene, ColorfieldMove>> turns) {
    for (Game.Turn<Scene, ColorfieldMove> turn : turns) {
      PlainPosition before = turn.before().plain();
      String mover = turn.before().variant().team(before.side());

      assertThat(colours(turn.after().plain(), mover))
          .as("%s", turn)
          .isEqualTo(colours(before, mover));
    }
  }

  @Property
  void theSetOfOccupiedGatesOnlyShrinksAndOnlyByAMoveFromThatGate(
      @ForAll(supplier = Cases.SomeTurns.class) List<Game.Turn<Scene, ColorfieldMove>> turns) {
    for (Game.Turn<Scene, ColorfieldMove> turn : turns) {
      Set<String> due = occupiedGates(turn.before());
      due.remove(turn.move().from().toString());

      assertThat(occupiedGates(turn.after())).as("%s", turn).isEqualTo(due);
    }
  }

  @Property
  void inAGateStandsItsOwnTeamsRedPieceOrNothing(
      @ForAll(supplier = Cases.AnyGame.class) Game<Scene, ColorfieldMove> game) {
    PlainPosition last = game.last().plain();
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
      @ForAll(supplier = Cases.AnyGame.class) Game<Scene, ColorfieldMove> game) {
    check(game.opening());
    game.turns().forEach(turn -> check(turn.after()));
  }

  private static void check(Scene scene) {
    PlainPosition position = scene.plain();
    List<String> entered =
        scene.options().layout().middle().stream()
            .map(Field::toString)
            .filter(position::holds)
            .toList();
    if (entered.isEmpty()) {
      assertThat(scene.status()).doesNotEndWith("middle");
    } else {
      assertThat(entered).hasSize(1).allMatch(field -> position.colour(field) == 'r');
      assertThat(scene.status()).isEqualTo("win " + position.otherSide() + " middle");
    }
  }

  private static Map<Character, Long> colours(PlainPosition position, String team) {
    return position.fieldsOf(team).stream()
        .collect(Collectors.groupingBy(position::colour, Collectors.counting()));
  }

  private static Set<String> occupiedGates(Scene scene) {
    PlainLayout layout = scene.layout();
    Set<String> gates = new TreeSet<>(scene.plain().pieces().keySet());
    gates.removeIf(field -> !layout.isGate(field));
    return gates;
  }
}
