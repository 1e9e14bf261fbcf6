package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.search.Perft;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.zertz.reference.ReferenceCell;
import io.github.boardrules.zertz.reference.ReferenceMarbles;
import io.github.boardrules.zertz.reference.ReferenceMove;
import io.github.boardrules.zertz.reference.ReferencePosition;
import io.github.boardrules.zertz.reference.ReferenceRings;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/**
 * RULES.md, "Invariants", in random games and positions of all variants. The laws show 4, 14 and
 * 15, {@code SymmetryTest} 12 and 13.
 */
class InvariantsProperties {
  private static final int FEW_MOVES = 400;
  private static final int SAMPLED_MOVES = 20;

  @Property
  void invariant1MarblesOfEachColourAlwaysAddUp(@ForAll(supplier = Dice.Seed.class) long seed) {
    positions(game(seed))
        .forEach(
            game -> {
              ZertzPosition position = game.position();
              for (ZertzMarble marble : ZertzMarble.values()) {
                int held = position.held(1, marble) + position.held(2, marble);
                long onBoard =
                    position.rings().stream()
                        .filter(cell -> position.marble(cell).equals(Optional.of(marble)))
                        .count();

                assertThat(position.pool(marble) + held + onBoard)
                    .as("%s of %s", marble, game)
                    .isEqualTo(game.rules().options().game().marbles(marble));
              }
            });
  }

  @Property
  void invariant2NoRingComesBackAndTheMoveSaysHowManyLeave(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    forwards(game(seed))
        .forEach(
            turn -> {
              List<ZertzCell> before = turn.before().position().rings();
              List<ZertzCell> after = turn.after().position().rings();
              int due =
                  turn.move() instanceof ZertzMove.Place placement
                      ? placement.claimed().size() + (placement.removed().isPresent() ? 1 : 0)
                      : 0;

              assertThat(before).as("%s", turn).containsAll(after);
              assertThat(before.size() - after.size()).as("%s", turn).isEqualTo(due);
            });
  }

  @Property
  void invariant3OnlyTheMoverGainsAndThePoolNeverGrows(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    forwards(game(seed))
        .forEach(
            turn -> {
              ZertzPosition before = turn.before().position();
              ZertzPosition after = turn.after().position();
              int mover = before.toMove();
              Map<ZertzMarble, Integer> due = held(before, mover);
              Map<ZertzMarble, Integer> pool = counts(before::pool);
              if (turn.move() instanceof ZertzMove.Place placement) {
                boolean fromPool = pool.values().stream().anyMatch(number -> number > 0);
                (fromPool ? pool : due).merge(placement.marble(), -1, Integer::sum);
                placement.claimed().forEach(it -> due.merge(it.marble(), 1, Integer::sum));
              } else if (turn.move() instanceof ZertzMove.Capture capture) {
                capture.jumps().forEach(it -> due.merge(it.captured(), 1, Integer::sum));
              }

              assertThat(after.toMove()).as("%s", turn).isEqualTo(3 - mover);
              assertThat(held(after, mover)).as("%s", turn).isEqualTo(due);
              assertThat(held(after, 3 - mover)).as("%s", turn).isEqualTo(held(before, 3 - mover));
              assertThat(counts(after::pool)).as("%s", turn).isEqualTo(pool);
            });
  }

  @Property
  void invariant5WithForcedCaptureAllMovesAreOfOneKindAndCapturesIfOneIsPossible(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition game = position(seed, ZertzOptions.CaptureRule.FORCED);
    boolean possible = game.reference().rings().isCapturePossible();

    assertThat(game.legalMoves().stream().map(move -> move.getClass().getSimpleName()).distinct())
        .hasSizeLessThanOrEqualTo(1)
        .isSubsetOf(possible ? List.of("Capture") : List.of("Place", "Pass"));
  }

  @Property
  void invariant6AChainKeepsItsClassJumpsNothingTwiceAndVacatesOneRingForEachJump(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition game = RandomGames.position(new Dice(seed));
    ReferenceRings rings = game.reference().rings();
    for (String text : chains(game)) {
      var chain = (ReferenceMove.Capture) game.referenceTexts().parseMove(text);
      ReferenceCell at = chain.from();
      Set<ReferenceCell> landings = new HashSet<>(Set.of(at));
      Set<ReferenceCell> jumped = new HashSet<>();
      for (ReferenceMove.Jump jump : chain.jumps()) {
        landings.add(jump.landing());
        jumped.add(at.plus(ReferenceRings.directionOfJump(at, jump.landing()).orElseThrow()));
        at = jump.landing();
      }
      ReferenceRings after = game.play(text).reference().rings();

      assertThat(jumped).as("%s: %s", game, text).hasSameSizeAs(chain.jumps());
      assertThat(jumped).noneMatch(cell -> classOf(cell).equals(classOf(chain.from())));
      assertThat(landings).allMatch(cell -> classOf(cell).equals(classOf(chain.from())));
      assertThat(landings).allMatch(cell -> (cell.column() - chain.from().column()) % 2 == 0);
      assertThat(after.vacancies()).hasSize(rings.vacancies().size() + chain.jumps().size());
      assertThat(after.isOccupied(at) && !after.canJump(at)).as("%s: %s", game, text).isTrue();
    }
  }

  @Property
  void invariant7APlacementWithoutRemovalLeavesNoFreeRing(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition game = RandomGames.position(new Dice(seed));
    new Dice(seed)
        .shuffled(game.legalMoves()).stream()
            .filter(move -> move instanceof ZertzMove.Place it && it.removed().isEmpty())
            .limit(SAMPLED_MOVES)
            .forEach(
                move ->
                    assertThat(game.after(move).reference().rings().freeRings())
                        .as("%s: %s", game, move)
                        .isEmpty());
  }

  @Property
  void invariant8AFullGroupNeverChanges(@ForAll(supplier = Dice.Seed.class) long seed) {
    PlayedGame<GamePosition, ZertzMove> played = game(seed);
    Map<ReferenceCell, Character> frozen = frozen(played.opening());
    for (PlayedGame.Ply<GamePosition, ZertzMove> turn : played.plies()) {
      if (turn.move() instanceof ZertzMove.Retract) {
        frozen.clear();
      }

      assertThat(turn.after().reference().rings().contents().entrySet())
          .as("%s", turn)
          .containsAll(frozen.entrySet());
      frozen.putAll(frozen(turn.after()));
    }
  }

  @Property
  void invariant9ThereAreNeverHoles(@ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    GamePosition opening = new StartingPositions(RandomGames.rules(dice), dice).compact();
    positions(RandomGames.play(opening, 60, dice))
        .forEach(game -> assertThat(holes(game)).as("%s", game).isEmpty());
  }

  @Property
  void invariant10ExchangingColoursMapsLegalMovesOneToOne(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    String colours = dice.pick(List.of("GWB", "BGW", "WBG", "GBW", "BWG"));
    Optional<GamePosition> image = Optional.empty();
    GamePosition game = RandomGames.position(dice);
    while (image.isEmpty()) {
      game = position(dice.random().next(), ZertzOptions.CaptureRule.FORCED);
      image = game.isOver() ? Optional.empty() : exchanged(game, colours);
    }

    assertThat(image.get().legal())
        .as("%s and %s", game, image)
        .containsExactlyInAnyOrderElementsOf(
            game.legal().stream().map(move -> exchanged(move, colours)).toList());
  }

  @Property
  void invariant10ColoursVacantAndFreeRingsGiveTheNumberOfPlacements(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition game = RandomGames.position(new Dice(seed));
    ReferencePosition reference = game.reference();
    if (!game.isOver()
        && !reference.rings().isCapturePossible()
        && reference.supply().total() > 0) {
      long vacant = reference.rings().vacancies().size();
      long free = reference.rings().freeRings().size();
      int colours = reference.supply().colours().size();
      long placements = (vacant - free) * Math.max(free, 1) + free * Math.max(free - 1, 1);

      assertThat(placements(claiming(game, ZertzOptions.ClaimRule.AUTOMATIC)))
          .isEqualTo(colours * placements);
      assertThat(placements(claiming(game, ZertzOptions.ClaimRule.OPTIONAL)) % colours).isZero();
    }
  }

  @Property
  void invariant11AutomaticClaimsLeaveSomeOfTheMovesAndDifferInTheClaimsOnly(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition game = RandomGames.position(new Dice(seed));
    boolean isLapsePossible =
        game.rules().options().capture() == ZertzOptions.CaptureRule.RETRACT
            && game.reference().rings().isCapturePossible();
    List<String> some = claiming(game, ZertzOptions.ClaimRule.AUTOMATIC).legal();
    List<String> all = claiming(game, ZertzOptions.ClaimRule.OPTIONAL).legal();

    assertThat(new HashSet<>(all)).containsAll(some);
    if (!isLapsePossible) {
      assertThat(withoutClaims(some)).isEqualTo(withoutClaims(all));
    }
  }

  @Property
  void invariant11AGameWithAutomaticClaimsCanBePlayedWithOptionalOnes(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    ZertzOptions options =
        RandomGames.rules(dice).options().withClaim(ZertzOptions.ClaimRule.AUTOMATIC);
    PlayedGame<GamePosition, ZertzMove> played = RandomGames.any(ZertzRules.of(options), dice);
    GamePosition game = claiming(played.opening(), ZertzOptions.ClaimRule.OPTIONAL);
    for (PlayedGame.Ply<GamePosition, ZertzMove> turn : played.plies()) {
      game = game.after(turn.move());

      assertThat(game.text()).as("%s", turn).isEqualTo(turn.after().text());
    }
  }

  @Property
  void invariant16PerftOfOptionalClaimsIsAtLeastThatOfAutomaticClaims(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition game = RandomGames.position(new Dice(seed));
    GamePosition optional = claiming(game, ZertzOptions.ClaimRule.OPTIONAL);
    GamePosition automatic = claiming(game, ZertzOptions.ClaimRule.AUTOMATIC);
    for (int depth = 1; depth <= (optional.legalMoves().size() <= FEW_MOVES ? 2 : 1); depth++) {
      assertThat(Perft.count(optional.rules(), optional.position(), depth))
          .as("%s, depth %d", game, depth)
          .isGreaterThanOrEqualTo(Perft.count(automatic.rules(), automatic.position(), depth));
    }
  }

  @Property
  void invariant17WithStallAGameHasAtMostRingsPlusOneTimesStallTurns(
      @ForAll(supplier = Dice.Seed.class) long seed,
      @ForAll @IntRange(min = 1, max = 20) int stall) {
    Dice dice = new Dice(seed);
    ZertzOptions options =
        RandomGames.rules(dice)
            .options()
            .withCapture(ZertzOptions.CaptureRule.FORCED)
            .withStall(stall);
    GamePosition opening = new StartingPositions(ZertzRules.of(options), dice).any();
    int bound = (opening.position().rings().size() + 1) * stall;
    PlayedGame<GamePosition, ZertzMove> played = RandomGames.play(opening, bound + 1, dice);

    assertThat(played.plies()).hasSizeLessThanOrEqualTo(bound);
    assertThat(played.last().isOver()).isTrue();
  }

  @Property
  void invariant18WithRetractTheChainsAreThoseOfForcedCapture(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition game = position(seed, ZertzOptions.CaptureRule.RETRACT);
    // The lapse is the last word of a text.
    String text = game.text().substring(0, game.text().lastIndexOf(' '));
    ZertzOptions forced = game.rules().options().withCapture(ZertzOptions.CaptureRule.FORCED);

    assertThat(chains(game)).isEqualTo(chains(GamePosition.of(forced.variant(), text)));
  }

  @Property
  void invariant18RetractRestoresThePositionBeforeTheLapseAndLeavesOnlyChains(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    GamePosition first = position(seed, ZertzOptions.CaptureRule.RETRACT);
    for (PlayedGame.Ply<GamePosition, ZertzMove> turn : RandomGames.play(first, 40, dice).plies()) {
      if (turn.move() instanceof ZertzMove.Retract) {
        ReferencePosition before = turn.before().reference().lapse().orElseThrow();
        GamePosition after = turn.after();

        assertThat(after.reference()).isEqualTo(before.withLapse(true, Optional.empty()));
        assertThat(after.legalMoves()).hasSameSizeAs(chains(after));
      }
    }
  }

  private static PlayedGame<GamePosition, ZertzMove> game(long seed) {
    return ContractTest.CASES.game().apply(new Dice(seed));
  }

  private static GamePosition position(long seed, ZertzOptions.CaptureRule capture) {
    Dice dice = new Dice(seed);
    ZertzOptions options = RandomGames.rules(dice).options().withCapture(capture);
    return RandomGames.any(ZertzRules.of(options), dice).somePosition(dice);
  }

  private static Stream<GamePosition> positions(PlayedGame<GamePosition, ZertzMove> played) {
    return Stream.concat(
        Stream.of(played.opening()), played.plies().stream().map(PlayedGame.Ply::after));
  }

  /** Returns the turns that take none back. */
  private static Stream<PlayedGame.Ply<GamePosition, ZertzMove>> forwards(
      PlayedGame<GamePosition, ZertzMove> played) {
    return played.plies().stream().filter(turn -> !(turn.move() instanceof ZertzMove.Retract));
  }

  private static Map<ZertzMarble, Integer> held(ZertzPosition position, int player) {
    return counts(marble -> position.held(player, marble));
  }

  private static Map<ZertzMarble, Integer> counts(ToIntFunction<ZertzMarble> count) {
    Map<ZertzMarble, Integer> counts = new EnumMap<>(ZertzMarble.class);
    for (ZertzMarble marble : ZertzMarble.values()) {
      counts.put(marble, count.applyAsInt(marble));
    }
    return counts;
  }

  private static List<String> chains(GamePosition game) {
    return game.legal("x");
  }

  private static long placements(GamePosition game) {
    return game.legalMoves().stream().filter(ZertzMove.Place.class::isInstance).count();
  }

  private static GamePosition claiming(GamePosition game, ZertzOptions.ClaimRule claim) {
    return game.under(game.rules().options().withClaim(claim));
  }

  private static Set<String> withoutClaims(List<String> moves) {
    return moves.stream()
        .map(move -> move.startsWith("x") ? move : move.replaceFirst("x.*", ""))
        .collect(Collectors.toSet());
  }

  private static String exchanged(String text, String colours) {
    return Pattern.compile("[WGB]")
        .matcher(text)
        .replaceAll(found -> "" + colours.charAt("WGB".indexOf(found.group())));
  }

  /**
   * Returns the position with exchanged colours. There are not equally many marbles of each colour,
   * so the player who is not to move has more or fewer, which does not change the legal moves.
   * Empty if that is not possible or ends the game.
   */
  private static Optional<GamePosition> exchanged(GamePosition game, String colours) {
    String[] fields = exchanged(game.text(), colours).split(" ", -1);
    for (int field = 1; field <= 3; field++) {
      String[] counts = fields[field].split(",", -1);
      fields[field] =
          "WGB"
              .chars()
              .mapToObj(colour -> counts[colours.indexOf(colour)])
              .collect(Collectors.joining(","));
    }
    ReferencePosition image = game.referenceTexts().parsePosition(String.join(" ", fields));
    int other = image.otherSide();
    for (char colour : ReferenceMarbles.COLOURS) {
      long onBoard = fields[0].chars().filter(letter -> letter == colour).count();
      int held = image.held1().of(colour) + image.held2().of(colour);
      int missing =
          game.referenceRules().variant().marbles().of(colour)
              - (int) onBoard
              - image.pool().of(colour)
              - held;
      image = image.withHeld(other, image.held(other).plus(colour, missing));
      if (image.held(other).of(colour) < 0) {
        return Optional.empty();
      }
    }
    return Optional.of(GamePosition.of(game.rules().variant(), game.referenceTexts().format(image)))
        .filter(it -> !it.isOver());
  }

  /** Returns one of four classes: both steps of the lattice, (0,+2) and (+1,+1), modulo 2. */
  private static List<Integer> classOf(ReferenceCell cell) {
    int skewed = Math.floorDiv(cell.height() - cell.column(), 2);
    return List.of(Math.floorMod(cell.column(), 2), Math.floorMod(skewed, 2));
  }

  /** Returns the rings of full groups and their marbles. */
  private static Map<ReferenceCell, Character> frozen(GamePosition game) {
    ReferenceRings rings = game.reference().rings();
    Map<ReferenceCell, Character> frozen = new HashMap<>();
    for (Set<ReferenceCell> group : rings.fullGroups()) {
      group.forEach(cell -> frozen.put(cell, rings.marble(cell)));
    }
    return frozen;
  }

  /**
   * Returns the cells without a ring, on the board and around it, that one of them cannot reach.
   */
  private static Set<ReferenceCell> holes(GamePosition game) {
    Set<ReferenceCell> without = new HashSet<>();
    for (ReferenceCell cell : game.referenceRules().variant().cells()) {
      without.add(cell);
      without.addAll(cell.neighbours());
    }
    without.removeAll(game.reference().rings().cells());
    Deque<ReferenceCell> open = new ArrayDeque<>(List.of(without.iterator().next()));
    while (!open.isEmpty()) {
      ReferenceCell cell = open.pop();
      if (without.remove(cell)) {
        open.addAll(cell.neighbours());
      }
    }
    return without;
  }
}
