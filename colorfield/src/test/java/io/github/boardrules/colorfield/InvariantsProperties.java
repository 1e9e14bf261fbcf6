package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.colorfield.ColorfieldOptions.BlockRule;
import io.github.boardrules.colorfield.ColorfieldOptions.ForceRule;
import io.github.boardrules.colorfield.reference.ReferenceLayout;
import io.github.boardrules.colorfield.reference.ReferenceMove;
import io.github.boardrules.colorfield.reference.ReferencePosition;
import io.github.boardrules.colorfield.reference.ReferenceTexts;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * RULES.md, "Invariants", 1 to 12 and 15, in random games and positions of all variants. The laws
 * show 13 and 14, {@code RenamingProperties} and {@code StandardProperties} the others.
 */
class InvariantsProperties {
  private static final int SAMPLED_MOVES = 8;
  private static final int MAX_QUIET = 4;

  @Property
  void invariants1To3AMoveTakesOneEnemyPieceOrNoneAndChangesNothingElse(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    PlayedGame<GamePosition, ColorfieldMove> game = game(seed);
    ReferenceLayout layout = game.opening().layout();
    for (PlayedGame.Ply<GamePosition, ColorfieldMove> turn : game.somePlies(new Dice(seed))) {
      ReferenceMove move = ReferenceTexts.parseMove(turn.move().toString());
      ReferencePosition before = turn.before().reference();
      ReferencePosition after = turn.after().reference();
      Map<String, Character> due = new TreeMap<>(before.pieces());
      move.captive()
          .ifPresent(
              captive -> assertThat(before.team(captive)).isNotEqualTo(before.team(move.from())));
      move.captive().ifPresent(due::remove);
      due.put(move.to(), due.remove(move.from()));

      assertThat(before.holds(move.to()) || layout.isGate(move.to())).as("%s", turn).isFalse();
      assertThat(after.pieces()).as("%s", turn).isEqualTo(due);
      layout
          .gates()
          .forEach(
              (team, gates) ->
                  assertThat(gates)
                      .allMatch(gate -> !after.holds(gate) || after.team(gate).equals(team))
                      .allMatch(gate -> !after.holds(gate) || after.colour(gate) == 'r'));
    }
  }

  @Property
  void invariant4InTheMiddleStandsAtMostOneRedPieceAndOnlyWhenTheGameIsOverByIt(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    PlayedGame<GamePosition, ColorfieldMove> game = game(seed);
    for (GamePosition given : List.of(game.opening(), game.last())) {
      ReferencePosition position = given.reference();
      List<String> entered =
          given.layout().middle().stream().filter(position::holds).sorted().toList();

      assertThat(entered).hasSizeLessThanOrEqualTo(1);
      assertThat(entered).allMatch(field -> position.colour(field) == 'r');
      assertThat(given.status().equals("win " + position.otherSide() + " middle"))
          .isEqualTo(!entered.isEmpty());
    }
  }

  /** Each step of a colour onto an ordinary field of that colour so has the same prey. */
  @Property
  void invariants5To8AStepOntoTheOwnColourTakesEachEnemyOnItAndAnyOtherNone(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    GamePosition taking = new StartingPositions(Arbitraries.rules(dice), dice).taking();
    for (GamePosition any : List.of(Arbitraries.position(dice), taking)) {
      GamePosition given = under(any, ForceRule.LANDING);
      ReferenceLayout layout = given.layout();
      given.referenceMoves().stream()
          .collect(Collectors.groupingBy(move -> ReferenceMove.step(move.from(), move.to())))
          .forEach(
              (step, moves) -> {
                char colour = given.reference().colour(step.from());
                boolean landsOnOwn = layout.colour(step.to()) == colour;
                List<String> prey =
                    landsOnOwn && !layout.isMiddle(step.to())
                        ? enemiesOn(given, colour)
                        : List.of();

                assertThat(landsOnOwn && layout.colour(step.from()) == colour)
                    .as("%s: %s", given, step)
                    .isFalse();
                assertThat(moves).as("%s: %s", given, step).hasSize(Math.max(1, prey.size()));
                assertThat(moves.stream().flatMap(move -> move.captive().stream()))
                    .as("%s: %s", given, step)
                    .containsExactlyElementsOf(prey);
              });
    }
  }

  @Property
  void invariant7APieceThatHasComeToItsOwnColourTakesNothingWithItsNextStep(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    PlayedGame<GamePosition, ColorfieldMove> game = game(seed);
    Set<String> onOwn = new HashSet<>();
    for (PlayedGame.Ply<GamePosition, ColorfieldMove> turn : game.plies()) {
      ReferenceMove move = ReferenceTexts.parseMove(turn.move().toString());
      char colour = turn.before().reference().colour(move.from());

      assertThat(move.takes() && onOwn.contains(move.from())).as("%s", turn).isFalse();
      onOwn.remove(move.from());
      move.captive().ifPresent(onOwn::remove);
      if (game.opening().layout().colour(move.to()) == colour) {
        onOwn.add(move.to());
      }
    }
  }

  @Property
  void invariant9StepsCanBeWalkedBack(@ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    GamePosition given = under(Arbitraries.ongoingPosition(dice), ForceRule.LANDING);
    ReferenceLayout layout = given.layout();
    List<ReferenceMove> moves = dice.shuffled(given.referenceMoves());
    for (ReferenceMove move : moves.subList(0, Math.min(SAMPLED_MOVES, moves.size()))) {
      if (!layout.isGate(move.from()) && !layout.isMiddle(move.to())) {
        GamePosition there =
            GamePosition.of(given.rules(), given.reference().moved(move.from(), move.to()));

        assertThat(there.referenceMoves())
            .as("%s: %s", given, move)
            .anyMatch(back -> back.from().equals(move.to()) && back.to().equals(move.from()));
      }
    }
  }

  @Property
  void invariant10TheMovesOfForceStepAreThoseOfForceLandingThatTakeOrEnterTheMiddle(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition any = Arbitraries.position(new Dice(seed));
    List<ReferenceMove> moves = under(any, ForceRule.LANDING).referenceMoves();
    boolean takes = moves.stream().anyMatch(ReferenceMove::takes);

    assertThat(under(any, ForceRule.STEP).referenceMoves())
        .isEqualTo(
            moves.stream()
                .filter(move -> !takes || move.takes() || any.layout().isMiddle(move.to()))
                .toList());
  }

  @Property
  void invariant11BothRulesOfBlockHaveTheSameMovesWhereTheGameGoesOn(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition given = Arbitraries.position(new Dice(seed));
    ColorfieldOptions options = given.rules().options();
    GamePosition inplay = given.under(options.withBlock(BlockRule.INPLAY));
    GamePosition any = given.under(options.withBlock(BlockRule.ANY));

    assertThat(!any.isOver() || inplay.isOver()).isTrue();
    if (!inplay.isOver()) {
      assertThat(inplay.legal()).isEqualTo(any.legal());
    }
  }

  @Property
  void invariant12TheQuietCountBoundsAGame(@ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    int quiet = dice.between(1, MAX_QUIET);
    ColorfieldRules rules = ColorfieldRules.of(Arbitraries.rules(dice).options().withQuiet(quiet));
    GamePosition start = GamePosition.start(rules);
    int gates = start.layout().gates().values().stream().mapToInt(Set::size).sum();
    int bound = (start.layout().start().size() + gates + 1) * quiet;
    PlayedGame<GamePosition, ColorfieldMove> game = RandomGames.play(start, dice);

    assertThat(rules.maxPlies()).hasValue(bound);
    assertThat(game.plies()).hasSizeLessThanOrEqualTo(bound);
    assertThat(game.plies()).allMatch(turn -> turn.before().position().quiet() < quiet);
    assertThat(game.last().position().quiet()).isLessThanOrEqualTo(quiet);
  }

  @Property
  void invariant15TheWinnerHasJustMovedUnlessPlayer1CannotMoveAtTheStart(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    PlayedGame<GamePosition, ColorfieldMove> game = game(seed);
    GamePosition start = GamePosition.start(game.opening().rules());

    assertThat(start.status()).isIn("ongoing", "win 2 blocked");
    if (!game.plies().isEmpty() && game.last().status().startsWith("win")) {
      assertThat(game.last().status()).startsWith("win " + (3 - game.last().position().toMove()));
    }
  }

  private static PlayedGame<GamePosition, ColorfieldMove> game(long seed) {
    Dice dice = new Dice(seed);
    return RandomGames.any(Arbitraries.rules(dice), dice);
  }

  private static GamePosition under(GamePosition given, ForceRule force) {
    return given.under(given.rules().options().withForce(force));
  }

  /** Returns where the enemy's pieces in play are that stand on a colour. */
  private static List<String> enemiesOn(GamePosition given, char colour) {
    ReferenceLayout layout = given.layout();
    ReferencePosition position = given.reference();
    return position.fieldsOf(given.variant().team(position.otherSide())).stream()
        .filter(field -> !layout.isGate(field) && layout.colour(field) == colour)
        .toList();
  }
}
