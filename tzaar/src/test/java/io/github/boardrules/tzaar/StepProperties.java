package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.tzaar.reference.ReferenceBoard;
import io.github.boardrules.tzaar.reference.ReferenceField;
import io.github.boardrules.tzaar.reference.ReferencePosition;
import io.github.boardrules.tzaar.reference.ReferenceStack;
import io.github.boardrules.tzaar.reference.ReferenceTexts;
import io.github.boardrules.tzaar.reference.ReferenceTzaar;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The changes that one step makes (RULES.md, "Invariants", Of a step). */
class StepProperties {
  private static final int ALL_PIECES = 30;

  @Property
  void aPlacementChangesOneFieldACaptureAndAReinforcementExactlyTheTwoNamedOnesAPassNone(
      @ForAll(supplier = Arbitraries.SomeTurns.class)
          List<PlayedGame.Ply<GamePosition, TzaarMove>> turns) {
    for (PlayedGame.Ply<GamePosition, TzaarMove> turn : turns) {
      ReferencePosition before = turn.before().reference();
      ReferencePosition after = turn.after().reference();
      Set<String> changed = new TreeSet<>();
      for (ReferenceField field : ReferenceBoard.FIELDS) {
        if (!before.stack(field).equals(after.stack(field))) {
          changed.add(ReferenceTexts.format(field));
        }
      }

      assertThat(changed).as("%s", turn).isEqualTo(named(turn.move()));
    }
  }

  @Property
  void theSumOfAPlayersHeightsChangesOnlyByTheirOwnPlacementsAndTheOpponentsCaptures(
      @ForAll(supplier = Arbitraries.SomeTurns.class)
          List<PlayedGame.Ply<GamePosition, TzaarMove>> turns) {
    for (PlayedGame.Ply<GamePosition, TzaarMove> turn : turns) {
      ReferencePosition before = turn.before().reference();
      ReferencePosition after = turn.after().reference();
      int mover = turn.before().position().toMove();
      int placed = turn.move() instanceof TzaarMove.Place ? 1 : 0;
      int taken = 0;
      if (turn.move() instanceof TzaarMove.Capture capture) {
        taken = stack(turn.before(), capture.to()).height();
        assertThat(taken)
            .as("%s", turn)
            .isLessThanOrEqualTo(stack(turn.before(), capture.from()).height());
      }

      assertThat(after.piecesOf(mover)).as("%s", turn).isEqualTo(before.piecesOf(mover) + placed);
      assertThat(after.piecesOf(3 - mover))
          .as("%s", turn)
          .isEqualTo(before.piecesOf(3 - mover) - taken);
      assertThat(after.piecesOf(mover)).isLessThanOrEqualTo(ALL_PIECES);
    }
  }

  @Property
  void aPlacementAddsAStackOfItsKindAReinforcementTakesOneOfTheCoveredACaptureOneOfTheCaptured(
      @ForAll(supplier = Arbitraries.SomeTurns.class)
          List<PlayedGame.Ply<GamePosition, TzaarMove>> turns) {
    for (PlayedGame.Ply<GamePosition, TzaarMove> turn : turns) {
      Map<String, Integer> due = stacksByKind(turn.before());
      if (turn.move() instanceof TzaarMove.Place place) {
        due.merge(turn.before().position().toMove() + " " + place.kind(), 1, Integer::sum);
      } else if (turn.move() instanceof TzaarMove.Capture capture) {
        TzaarKind captured = stack(turn.before(), capture.to()).kind();
        due.merge(3 - turn.before().position().toMove() + " " + captured, -1, Integer::sum);
      } else if (turn.move() instanceof TzaarMove.Reinforce reinforce) {
        TzaarKind covered = stack(turn.before(), reinforce.to()).kind();
        due.merge(turn.before().position().toMove() + " " + covered, -1, Integer::sum);
      }

      assertThat(stacksByKind(turn.after())).as("%s", turn).isEqualTo(due);
    }
  }

  @Property
  void afterThePlacingAnEmptyFieldStaysEmptyAndOnlyACaptureChangesAnOwner(
      @ForAll(supplier = Arbitraries.SomeTurns.class)
          List<PlayedGame.Ply<GamePosition, TzaarMove>> turns) {
    for (PlayedGame.Ply<GamePosition, TzaarMove> turn : RandomGames.afterThePlacing(turns)) {
      ReferencePosition before = turn.before().reference();
      ReferencePosition after = turn.after().reference();
      for (ReferenceField field : ReferenceBoard.FIELDS) {
        Optional<Integer> owner = before.stack(field).map(ReferenceStack::player);
        Optional<Integer> newOwner = after.stack(field).map(ReferenceStack::player);

        assertThat(owner.isPresent() || newOwner.isEmpty()).as("%s on %s", turn, field).isTrue();
        if (newOwner.isPresent() && !(turn.move() instanceof TzaarMove.Capture)) {
          assertThat(newOwner).as("%s on %s", turn, field).isEqualTo(owner);
        }
      }
    }
  }

  @Property
  void sideAndPhaseFollowTheTable(
      @ForAll(supplier = Arbitraries.SomeTurns.class)
          List<PlayedGame.Ply<GamePosition, TzaarMove>> turns) {
    for (PlayedGame.Ply<GamePosition, TzaarMove> turn : turns) {
      int mover = turn.before().position().toMove();
      boolean full = turn.after().reference().stacks().size() == 60;
      String due =
          switch (turn.before().phase()) {
            case PLACE -> full ? "1 open" : 3 - mover + " place";
            case OPEN -> "2 first";
            case FIRST -> mover + " second";
            case SECOND -> 3 - mover + " first";
          };

      assertThat(turn.after().text()).as("%s", turn).endsWith(" " + due);
    }
  }

  @Property
  void onlyTheOpponentsCapturesAndTheirOwnReinforcementsLeaveAPlayerWithoutAKind(
      @ForAll(supplier = Arbitraries.SomeTurns.class)
          List<PlayedGame.Ply<GamePosition, TzaarMove>> turns) {
    for (PlayedGame.Ply<GamePosition, TzaarMove> turn : RandomGames.afterThePlacing(turns)) {
      List<Integer> lacking =
          List.of(1, 2).stream().filter(turn.after().reference()::lacksKind).toList();

      if (!lacking.isEmpty()) {
        boolean covered = turn.move() instanceof TzaarMove.Reinforce;
        int loser =
            covered ? turn.before().position().toMove() : 3 - turn.before().position().toMove();

        assertThat(lacking).as("%s", turn).containsExactly(loser);
        assertThat(turn.move()).isNotInstanceOf(TzaarMove.Pass.class);
        assertThat(turn.after().status())
            .as("%s", turn)
            .isEqualTo("win " + (3 - loser) + (covered ? " kind-covered" : " kind-captured"));
      }
    }
  }

  @Property
  void withCoverForbidNoGameEndsWithKindCovered(
      @ForAll(supplier = Arbitraries.AnyGame.class) PlayedGame<GamePosition, TzaarMove> game,
      @ForAll long seed) {
    GamePosition opening = game.opening().under(TzaarOptions.CoverRule.FORBID);
    Assume.that(!opening.isOver());

    assertThat(RandomGames.play(opening, new Dice(seed)).last().status())
        .doesNotEndWith("kind-covered");
  }

  /** Returns the fields that the text of a move names. */
  private static Set<String> named(TzaarMove move) {
    return Stream.of(move.toString().split("[@x+]", -1))
        .filter(name -> name.length() == 2)
        .collect(Collectors.toSet());
  }

  private static Map<String, Integer> stacksByKind(GamePosition given) {
    ReferencePosition position = given.reference();
    Map<String, Integer> stacks = new TreeMap<>();
    for (int player = 1; player <= 2; player++) {
      for (char kind : ReferenceTzaar.PIECES.keySet()) {
        stacks.put(player + " " + kind, position.stacksOf(player, kind));
      }
    }
    return stacks;
  }

  private static TzaarStack stack(GamePosition given, TzaarField field) {
    return given.position().stack(field).orElseThrow();
  }
}
