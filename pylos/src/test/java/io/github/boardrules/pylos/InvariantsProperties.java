package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.search.Perft;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.pylos.PylosOptions.OutRule;
import io.github.boardrules.pylos.PylosOptions.TakeBackRule;
import io.github.boardrules.pylos.reference.ReferenceBoard;
import io.github.boardrules.pylos.reference.ReferenceCell;
import io.github.boardrules.pylos.reference.ReferencePosition;
import io.github.boardrules.pylos.reference.ReferencePylos;
import io.github.boardrules.pylos.reference.ReferenceTexts;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * RULES.md, "Invariants", in random positions of all variants. The laws show the last one, {@code
 * SymmetryTest} those of the symmetries.
 */
class InvariantsProperties {
  private static final int DEPTH = 6;

  @Property
  void forEachPlayerStonesOnTheBoardAndReserveAre15Or7(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition given = RandomGames.position(new Dice(seed));
    for (int player = 1; player <= 2; player++) {
      assertThat(given.reference().stonesOf(player) + given.position().reserve(player))
          .isEqualTo(is4(given) ? 15 : 7);
    }
  }

  @Property
  void aMoveTouchesOnlyOwnStonesAndTheReserveChangesByWhatIsPlacedAndTakenBack(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition given = RandomGames.position(new Dice(seed));
    int mover = given.position().toMove();
    for (PylosMove move : given.legalMoves()) {
      GamePosition after = given.after(move);
      int change = move.takenBack().size() - (move instanceof PylosMove.Raise ? 0 : 1);

      assertThat(stones(after, 3 - mover)).as("%s", move).isEqualTo(stones(given, 3 - mover));
      assertThat(after.position().reserve(3 - mover))
          .as("%s", move)
          .isEqualTo(given.position().reserve(3 - mover));
      assertThat(after.position().reserve(mover))
          .as("%s", move)
          .isEqualTo(given.position().reserve(mover) + change);
    }
  }

  @Property
  void everyStoneIsSupportedAndAPlayerWithAStoneInReserveCanPlaceIt(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition given = RandomGames.position(new Dice(seed));
    for (PylosMove move : given.legalMoves()) {
      ReferencePosition after = given.after(move).reference();
      Set<ReferenceCell> supported =
          given.referenceRules().board().cells().stream()
              .filter(cell -> ReferencePylos.isSupported(after, cell))
              .collect(Collectors.toSet());

      assertThat(supported).as("%s", move).containsAll(after.stones().keySet());
      if (!given.after(move).reserves().equals("0 0")) {
        assertThat(supported).as("%s", move).hasSizeGreaterThan(after.stones().size());
      }
    }
  }

  @Property
  void theTopIsFilledExactlyWhenAllCellsAreAndNoRaiseEndsThere(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition given = RandomGames.position(new Dice(seed));
    ReferenceBoard board = given.referenceRules().board();
    String top = ReferenceTexts.format(board.top());
    boolean isFilled = given.reference().holds(board.top());

    assertThat(given.reference().stones().size() == board.cells().size()).isEqualTo(isFilled);
    assertThat(given.reserves().equals("0 0")).isEqualTo(isFilled);
    assertThat(given.legal()).noneMatch(move -> move.contains("-" + top));
  }

  @Property
  void withOutEmptyTheMoverHasAStoneInReserveAndSoHasTheWinnerByOutOfStones(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition any = RandomGames.position(new Dice(seed));
    GamePosition given = any.under(any.options().withOut(OutRule.EMPTY));
    int mover = given.position().toMove();

    assertThat(given.isOver() || given.position().reserve(mover) > 0).isTrue();
    if (given.status().endsWith(" out-of-stones")) {
      assertThat(given.status()).isEqualTo("win " + (3 - mover) + " out-of-stones");
      assertThat(given.position().reserve(3 - mover)).isPositive();
    }
  }

  @Property
  void aTurnWithoutTakeBackRaisesTheHeightAndOneWithItLowersItByAtMost5Or3(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition given = RandomGames.position(new Dice(seed));
    for (PylosMove move : given.legalMoves()) {
      int least = move.takenBack().isEmpty() ? 1 : is4(given) ? -5 : -3;

      assertThat(height(given.after(move)) - height(given))
          .as("%s", move)
          .isGreaterThanOrEqualTo(least);
    }
    assertThat(height(given)).isBetween(0, is4(given) ? 50 : 20);
  }

  @Property
  void aGameLastsAtMost50Or20TurnsAnd6Or4MoreForEachTakeBackOfTheLimit(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    PlayedGame<GamePosition, PylosMove> game = ContractTest.CASES.game().apply(new Dice(seed));
    GamePosition given = game.opening();
    PylosOptions options = given.options();
    if (options.takeBack() == TakeBackRule.NONE || options.limit() > 0) {
      int most = is4(given) ? 50 + 6 * options.limit() : 20 + 4 * options.limit();

      assertThat(given.rules().maxPlies()).hasValue(most);
      assertThat(game.plies()).hasSizeLessThanOrEqualTo(most);
    } else {
      assertThat(given.rules().maxPlies()).isEqualTo(OptionalInt.empty());
    }
  }

  @Property
  void strippedOfTakeBacksTheMovesOfOptionalAreThoseOfNone(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition given = RandomGames.position(new Dice(seed));
    PylosOptions none =
        given.options().withLines(false).withLimit(0).withTakeBack(TakeBackRule.NONE);
    if (!given.isOver()) {
      assertThat(given.under(none).legal())
          .containsExactlyInAnyOrderElementsOf(
              optional(given).legal().stream()
                  .map(move -> move.split("x", -1)[0])
                  .distinct()
                  .toList());
    }
  }

  @Property
  void theMovesOfMustAreThoseOfOptionalLessTheCompletingOnesThatTakeNothingBack(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition given = optional(RandomGames.position(new Dice(seed)));
    ReferencePylos rules = given.referenceRules();
    ReferencePosition position = given.reference();

    assertThat(given.under(given.options().withTakeBack(TakeBackRule.MUST)).legal())
        .isEqualTo(
            given.legal().stream()
                .filter(
                    move ->
                        move.contains("x")
                            || !rules.completesPattern(position, ReferenceTexts.parseMove(move)))
                .toList());
  }

  @Property
  void theMovesWithoutLinesAreAmongThoseWithLinesAndThoseOfOutEmptyAreThoseOfOutStuck(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition given = optional(RandomGames.position(new Dice(seed)));
    GamePosition empty = given.under(given.options().withOut(OutRule.EMPTY));
    GamePosition stuck = given.under(given.options().withOut(OutRule.STUCK));

    assertThat(given.under(given.options().withLines(true)).legal())
        .containsAll(given.under(given.options().withLines(false)).legal());
    if (!empty.isOver()) {
      assertThat(stuck.legal()).isEqualTo(empty.legal());
    }
  }

  @Property
  void placingAStoneAndTakingOnlyItBackLeavesTheBoardAsItWas(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    GamePosition given = new StartingPositions(RandomGames.rules(dice), dice).completing();
    for (PylosMove move : given.legalMoves()) {
      if (RandomGames.takesOnlyItselfBack(move)) {
        assertThat(given.after(move).reference().stones())
            .as("%s", move)
            .isEqualTo(given.reference().stones());
      }
    }
  }

  /** No pattern can be completed before the seventh turn. */
  @Example
  void fromTheStartPerft1To6AreTheSameForAllVariantsWithBase4() {
    List<Long> counts = counts("pylos");

    assertThat(counts).startsWith(16L, 240L, 3360L, 43680L);
    for (String options :
        List.of("none", "none,out=stuck", "must,lines=yes", "optional,lines=yes,out=stuck")) {
      assertThat(counts("pylos:takeback=" + options)).isEqualTo(counts);
    }
  }

  private static List<Long> counts(String variant) {
    GamePosition start = GamePosition.start(variant);
    return IntStream.rangeClosed(1, DEPTH)
        .mapToObj(depth -> Perft.count(start.rules(), start.position(), depth))
        .toList();
  }

  private static boolean is4(GamePosition given) {
    return given.options().base() == 4;
  }

  private static GamePosition optional(GamePosition given) {
    return given.under(given.options().withTakeBack(TakeBackRule.OPTIONAL));
  }

  private static int height(GamePosition given) {
    return given.reference().stones().keySet().stream().mapToInt(ReferenceCell::level).sum();
  }

  private static Set<ReferenceCell> stones(GamePosition given, int player) {
    ReferencePosition position = given.reference();
    return position.stones().keySet().stream()
        .filter(cell -> position.isOf(player, cell))
        .collect(Collectors.toSet());
  }
}
