package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.search.Perft;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.tzaar.reference.ReferenceBoard;
import io.github.boardrules.tzaar.reference.ReferenceField;
import io.github.boardrules.tzaar.reference.ReferencePosition;
import io.github.boardrules.tzaar.reference.ReferenceStack;
import io.github.boardrules.tzaar.reference.ReferenceSymmetry;
import io.github.boardrules.tzaar.reference.ReferenceTexts;
import io.github.boardrules.tzaar.reference.ReferenceTzaar;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * RULES.md, "Invariants", in random games and positions of all variants. The laws show those of
 * texts, refusals and lists, {@code SymmetryTest} the first two of "Symmetry".
 */
class InvariantsProperties {
  private static final int ALL_PIECES = 30;
  private static final int ALL_FIELDS = 60;
  private static final int PAIRS = 10;
  private static final int DEPTH = 2;

  @Property
  void aPlacementChangesOneFieldACaptureAndAReinforcementTheTwoNamedOnesAPassNone(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    eachStep(
        seed,
        step -> {
          ReferencePosition before = step.before().reference();
          ReferencePosition after = step.after().reference();
          Set<String> changed = new TreeSet<>();
          for (ReferenceField field : ReferenceBoard.FIELDS) {
            if (!before.stack(field).equals(after.stack(field))) {
              changed.add(ReferenceTexts.format(field));
            }
          }

          assertThat(changed)
              .as("%s", step)
              .isEqualTo(
                  Stream.of(step.move().toString().split("[@x+]", -1))
                      .filter(name -> name.length() == 2)
                      .collect(Collectors.toSet()));
        });
  }

  @Property
  void stacksAndHeightsChangeByWhatIsPlacedCapturedOrCovered(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    eachStep(
        seed,
        step -> {
          int mover = step.before().position().toMove();
          Map<String, Integer> stacks = stacks(step.before());
          Map<Integer, Integer> heights = heights(step.before());
          if (step.move() instanceof TzaarMove.Place place) {
            stacks.merge(mover + " " + place.kind(), 1, Integer::sum);
            heights.merge(mover, 1, Integer::sum);
          } else if (step.move() instanceof TzaarMove.Capture capture) {
            TzaarStack taken = stack(step.before(), capture.to());
            stacks.merge(3 - mover + " " + taken.kind(), -1, Integer::sum);
            heights.merge(3 - mover, -taken.height(), Integer::sum);
            assertThat(taken.height())
                .as("%s", step)
                .isLessThanOrEqualTo(stack(step.before(), capture.from()).height());
          } else if (step.move() instanceof TzaarMove.Reinforce reinforce) {
            TzaarStack covered = stack(step.before(), reinforce.to());
            stacks.merge(mover + " " + covered.kind(), -1, Integer::sum);
          }

          assertThat(stacks(step.after())).as("%s", step).isEqualTo(stacks);
          assertThat(heights(step.after())).as("%s", step).isEqualTo(heights);
          assertThat(heights.values()).allMatch(sum -> sum <= ALL_PIECES);
        });
  }

  @Property
  void afterThePlacingAnEmptyFieldStaysEmptyAndOnlyACaptureChangesAnOwner(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    eachStep(
        seed,
        step -> {
          for (ReferenceField field : ReferenceBoard.FIELDS) {
            Optional<Integer> before =
                step.before().reference().stack(field).map(ReferenceStack::player);
            Optional<Integer> after =
                step.after().reference().stack(field).map(ReferenceStack::player);

            if (after.isPresent() && !(step.move() instanceof TzaarMove.Place)) {
              assertThat(before).as("%s on %s", step, field).isPresent();
              assertThat(before.equals(after) || step.move() instanceof TzaarMove.Capture)
                  .as("%s on %s", step, field)
                  .isTrue();
            }
          }
        });
  }

  @Property
  void sideAndPhaseFollowTheTable(@ForAll(supplier = Dice.Seed.class) long seed) {
    eachStep(
        seed,
        step -> {
          int mover = step.before().position().toMove();
          boolean isFull = step.after().reference().stacks().size() == ALL_FIELDS;

          assertThat(step.after().text())
              .as("%s", step)
              .endsWith(
                  switch (step.before().phase()) {
                    case PLACE -> isFull ? " 1 open" : " " + (3 - mover) + " place";
                    case OPEN -> " 2 first";
                    case FIRST -> " " + mover + " second";
                    case SECOND -> " " + (3 - mover) + " first";
                  });
        });
  }

  @Property
  void onlyTheOpponentsCaptureOrAnOwnReinforcementLeavesAPlayerWithoutAKind(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    eachStep(
        seed,
        step -> {
          if (!(step.move() instanceof TzaarMove.Place)) {
            int mover = step.before().position().toMove();
            for (int player = 1; player <= 2; player++) {
              if (step.after().reference().lacksKind(player)) {
                boolean isMover = player == mover;
                assertThat(step.move())
                    .as("%s", step)
                    .isInstanceOf(isMover ? TzaarMove.Reinforce.class : TzaarMove.Capture.class);
                assertThat(step.after().status())
                    .isEqualTo(
                        "win " + (3 - player) + (isMover ? " kind-covered" : " kind-captured"));
                assertThat(isMover && forbids(step.after())).as("%s", step).isFalse();
              }
            }
          }
        });
  }

  @Property
  void inPhasePlaceThereIsAMoveForEachEmptyFieldAndEachKindLeftAndWhiteIsAtMostOneAhead(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    GamePosition given = new StartingPositions(RandomGames.rules(dice), dice).placing();
    TzaarPosition position = given.position();
    long kinds =
        Stream.of(TzaarKind.values())
            .filter(kind -> position.toPlace(position.toMove(), kind) > 0)
            .count();
    Map<Integer, Integer> heights = heights(given);

    assertThat(given.legalMoves())
        .hasSize((int) kinds * (ALL_FIELDS - given.reference().stacks().size()));
    assertThat(heights.getOrDefault(1, 0) - heights.getOrDefault(2, 0))
        .isEqualTo(position.toMove() - 1);
  }

  @Property
  void inPhaseOpenThereAreAsManyMovesAsNeighbouringPairsOfDifferentColour(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    GamePosition given = new StartingPositions(RandomGames.rules(dice), dice).open();
    ReferencePosition position = given.reference();
    long pairs =
        ReferenceBoard.FIELDS.stream()
            .filter(field -> position.isOf(1, field))
            .flatMap(field -> ReferenceBoard.DIRECTIONS.stream().map(field::plus))
            .filter(field -> position.isOf(2, field))
            .count();

    assertThat(given.legalMoves()).isNotEmpty().hasSize((int) pairs);
  }

  @Property
  void aStackHasAtMostSixMovesAndPhaseSecondThePassAndTheCapturesOfPhaseFirst(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition given = turns(seed);
    int side = given.position().toMove();
    GamePosition first = given.at(side, TzaarPhase.FIRST);
    GamePosition second = given.at(side, TzaarPhase.SECOND);
    Map<String, Integer> moves = new TreeMap<>();
    second.legal().forEach(move -> moves.merge(move.substring(0, 2), 1, Integer::sum));

    assertThat(moves.remove("pa")).isEqualTo(second.isOver() ? null : 1);
    assertThat(moves.values()).allMatch(number -> number <= 6);
    assertThat(first.legal()).isEqualTo(with("x", second));
  }

  @Property
  void withCoverLoseAStackMayCoverAnotherExactlyWhenTheOtherMayCoverIt(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    List<String> reinforcements = with("+", turns(seed).under(TzaarOptions.CoverRule.LOSE));

    assertThat(reinforcements.stream().map(InvariantsProperties::inReverse))
        .containsExactlyInAnyOrderElementsOf(reinforcements);
  }

  @Property
  void withCoverForbidTheMovesAreThoseOfCoverLoseLessSomeReinforcements(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition given = RandomGames.position(new Dice(seed));
    GamePosition losing = given.under(TzaarOptions.CoverRule.LOSE);
    GamePosition forbidding = given.under(TzaarOptions.CoverRule.FORBID);
    Set<String> others = new HashSet<>(losing.legal());
    others.removeAll(forbidding.legal());

    assertThat(losing.legal()).containsAll(forbidding.legal());
    assertThat(others).allMatch(move -> move.contains("+"));
  }

  @Property
  void ofTwoEnemyStacksThatSeeEachOtherTheHigherCanCaptureAndBothIfTheyAreEqual(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition given = turns(seed);
    GamePosition white = given.at(1, TzaarPhase.SECOND);
    Set<String> captures = new HashSet<>(with("x", white));
    captures.addAll(with("x", given.at(2, TzaarPhase.SECOND)));
    ReferencePosition position = given.reference();
    for (ReferenceField from : white.isOver() ? List.<ReferenceField>of() : ReferenceBoard.FIELDS) {
      for (ReferenceField direction : ReferenceBoard.DIRECTIONS) {
        ReferenceTzaar.met(position, from, direction)
            .filter(to -> position.isOf(1, from) && position.isOf(2, to))
            .ifPresent(
                to -> {
                  String there = ReferenceTexts.format(from) + "x" + ReferenceTexts.format(to);
                  int difference =
                      position.stack(from).orElseThrow().height()
                          - position.stack(to).orElseThrow().height();

                  assertThat(captures.contains(there)).as(there).isEqualTo(difference >= 0);
                  assertThat(captures.contains(inReverse(there)))
                      .as(there)
                      .isEqualTo(difference <= 0);
                });
      }
    }
  }

  @Property
  void aGameFromTheStartHasItsPlacingsFewStepsMoreAndAWinner(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    GamePosition start = GamePosition.start(RandomGames.rules(dice));
    PlayedGame<GamePosition, TzaarMove> game = RandomGames.play(start, dice);
    int places =
        start.rules().options().setup() == TzaarOptions.SetupRule.TOURNAMENT ? ALL_FIELDS : 0;
    List<PlayedGame.Ply<GamePosition, TzaarMove>> steps =
        game.plies().subList(places, game.plies().size());
    long passes = steps.stream().filter(step -> step.move() instanceof TzaarMove.Pass).count();

    assertThat(start.rules().maxPlies()).hasValue(places + 109);
    assertThat(game.last().status()).startsWith("win ");
    for (int i = 0; i < places; i++) {
      PlayedGame.Ply<GamePosition, TzaarMove> placing = game.plies().get(i);
      assertThat(placing.move()).isInstanceOf(TzaarMove.Place.class);
      assertThat(placing.before().position().toMove()).isEqualTo(1 + i % 2);
    }
    assertThat(steps).hasSizeBetween(8, 109);
    assertThat(passes).isLessThanOrEqualTo(54);
    assertThat(steps.size() - passes).isLessThanOrEqualTo(55);
    assertThat(game.last().reference().stacks()).hasSizeGreaterThanOrEqualTo(5);
    assertThat(steps.get(steps.size() - 1).before().reference().stacks())
        .hasSizeGreaterThanOrEqualTo(6);
    assertThat(steps.stream().map(step -> step.after().position())).doesNotHaveDuplicates();
  }

  @Property
  void theOrderOfTwoMovesDoesNotMatterIfTheyLeadToEqualBoards(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition any = turns(seed);
    GamePosition given = any.at(any.position().toMove(), TzaarPhase.FIRST);
    Dice dice = new Dice(seed);
    for (int i = 0; i < PAIRS && !given.isOver(); i++) {
      TzaarMove one = dice.pick(given.legalMoves());
      TzaarMove other = dice.pick(given.legalMoves());
      if (given.after(one).legalMoves().contains(other)
          && given.after(other).legalMoves().contains(one)) {
        GamePosition there = given.after(one).after(other);
        GamePosition back = given.after(other).after(one);

        assertThat(there.text()).isEqualTo(back.text());
        assertThat(there.position()).isEqualTo(back.position()).hasSameHashCodeAs(back.position());
      }
    }
  }

  @Example
  void aTurnOf120DegreesKeepsTheFixedStart() {
    ReferencePosition start = GamePosition.start("tzaar").reference();

    assertThat(new ReferenceSymmetry(2, false).of(start)).isEqualTo(start);
    assertThat(GamePosition.start("tzaar").legalMoves().size() % 3).isZero();
  }

  @Property
  void withCoverForbidCountsAreNeverLargerAndEqualWhileEveryKindHasTwoStacks(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition given = RandomGames.position(new Dice(seed));
    long losing = perft(given.under(TzaarOptions.CoverRule.LOSE));
    long forbidding = perft(given.under(TzaarOptions.CoverRule.FORBID));

    assertThat(forbidding).isLessThanOrEqualTo(losing);
    // A step removes at most one stack, so a kind with more stacks than steps keeps two.
    if (stacks(given).values().stream().allMatch(number -> number > DEPTH)) {
      assertThat(forbidding).isEqualTo(losing);
    }
  }

  /** Checks some steps of a random game, the last two among them. */
  private static void eachStep(long seed, Consumer<PlayedGame.Ply<GamePosition, TzaarMove>> check) {
    Dice dice = new Dice(seed);
    ContractTest.CASES.game().apply(dice).somePlies(dice).forEach(check);
  }

  /** Returns a position after the placing and the opening, which may be over. */
  private static GamePosition turns(long seed) {
    Dice dice = new Dice(seed);
    return Stream.generate(() -> RandomGames.position(dice))
        .filter(GamePosition::isInTurns)
        .findFirst()
        .get();
  }

  private static boolean forbids(GamePosition given) {
    return given.rules().options().cover() == TzaarOptions.CoverRule.FORBID;
  }

  private static List<String> with(String sign, GamePosition given) {
    return given.legal().stream().filter(move -> move.contains(sign)).toList();
  }

  private static String inReverse(String move) {
    return move.substring(3) + move.charAt(2) + move.substring(0, 2);
  }

  private static long perft(GamePosition given) {
    return Perft.count(given.rules(), given.position(), DEPTH);
  }

  private static TzaarStack stack(GamePosition given, TzaarField field) {
    return given.position().stack(field).orElseThrow();
  }

  /** Returns how many stacks of each kind each player has. */
  private static Map<String, Integer> stacks(GamePosition given) {
    Map<String, Integer> stacks = new HashMap<>();
    for (int player = 1; player <= 2; player++) {
      for (TzaarKind kind : TzaarKind.values()) {
        stacks.put(player + " " + kind, given.reference().stacksOf(player, kind.letter()));
      }
    }
    return stacks;
  }

  /** Returns the sum of the heights of each player's stacks. */
  private static Map<Integer, Integer> heights(GamePosition given) {
    Map<Integer, Integer> heights = new HashMap<>(Map.of(1, 0, 2, 0));
    given
        .reference()
        .stacks()
        .values()
        .forEach(stack -> heights.merge(stack.player(), stack.height(), Integer::sum));
    return heights;
  }
}
