package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.colorfield.reference.ReferenceLayout;
import io.github.boardrules.colorfield.reference.ReferenceMove;
import io.github.boardrules.colorfield.reference.ReferencePosition;
import io.github.boardrules.colorfield.reference.ReferenceRenaming;
import io.github.boardrules.colorfield.reference.ReferenceStandard;
import io.github.boardrules.colorfield.reference.ReferenceTexts;
import io.github.boardrules.colorfield.reference.ReferenceVariant;
import io.github.boardrules.core.search.Perft;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The standard layout (RULES.md, "Invariants", 18 to 21). */
class StandardProperties {
  private static final int DEPTH = 3;
  private static final ReferenceRenaming MELTING =
      ReferenceRenaming.ofFields(Map.of("e5", "m1", "e6", "m1", "f5", "m1", "f6", "m1"));

  @Property
  void aHalfTurnTurnsTheGame(@ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    GamePosition given = Arbitraries.standardPosition(dice);
    RenamingProperties.check(
        given, ReferenceRenaming.halfTurn(), given.variant().withOtherFirst(), dice);
  }

  @Property
  void fromTheStartFirstFullAndFirstEmptyHaveTheSameCounts(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    ReferenceVariant variant = Arbitraries.standardVariant(new Dice(seed));
    GamePosition full = GamePosition.start(Arbitraries.rules(variant.with("first", "full")));
    GamePosition empty = GamePosition.start(Arbitraries.rules(variant.with("first", "empty")));
    int depth = new Dice(seed).oneIn(20) ? DEPTH : DEPTH - 1;

    assertThat(count(full, depth)).isEqualTo(count(empty, depth));
  }

  @Property
  void aPieceThatHasNotMovedNeverTakesWithItsFirstStep(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    PlayedGame<GamePosition, ColorfieldMove> game = Arbitraries.standardGame(new Dice(seed));
    Set<String> unmoved = new HashSet<>(game.opening().reference().pieces().keySet());
    for (PlayedGame.Ply<GamePosition, ColorfieldMove> turn : game.plies()) {
      for (ReferenceMove move : turn.before().referenceMoves()) {
        assertThat(move.takes() && unmoved.contains(move.from())).as("%s", turn).isFalse();
      }
      unmoved.remove(turn.move().from().toString());
      turn.move().captive().map(ColorfieldField::toString).ifPresent(unmoved::remove);
    }
  }

  @Property
  void theStandardLayoutTypedInGivesTheSameGame(@ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    GamePosition given = Arbitraries.standardPosition(dice);
    RenamingProperties.check(
        given,
        ReferenceRenaming.ofFields(Map.of()),
        given.variant().with(ReferenceStandard.ITEMS),
        dice);
  }

  @Property
  void theMiddleSquaresMeltedIntoOneFieldGiveTheSameGameExceptForTheMovesIntoTheMiddle(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    GamePosition given = Arbitraries.standardPosition(dice);
    GamePosition melted =
        GamePosition.of(
            given.variant().with(ReferenceStandard.MELTED), MELTING.of(given.reference()));

    assertThat(melted.status()).isEqualTo(given.status());
    assertThat(melted.referenceMoves())
        .doesNotHaveDuplicates()
        .hasSameElementsAs(given.referenceMoves().stream().map(MELTING::of).toList());
    if (!given.isOver()) {
      ReferenceMove move = dice.pick(given.referenceMoves());

      assertThat(melted.play(ReferenceTexts.format(MELTING.of(move))).reference())
          .isEqualTo(MELTING.of(given.play(ReferenceTexts.format(move)).reference()));
    }
  }

  @Property
  void noRedMovesBeforeAnOwnPieceOnAnExitHasLeftOrHasBeenTaken(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    PlayedGame<GamePosition, ColorfieldMove> game = Arbitraries.standardGame(new Dice(seed));
    ReferenceLayout layout = game.opening().layout();
    ReferencePosition start = game.opening().reference();
    layout
        .gates()
        .forEach(
            (team, gates) ->
                assertThat(gates)
                    .hasSize(3)
                    .flatMap(layout::around)
                    .hasSize(6)
                    .allMatch(exit -> start.team(exit).equals(team)));
    Set<String> gone = new HashSet<>();
    for (PlayedGame.Ply<GamePosition, ColorfieldMove> turn : game.plies()) {
      ReferenceMove move = ReferenceTexts.parseMove(turn.move().toString());
      if (layout.isGate(move.from())) {
        assertThat(gone).as("%s", turn).contains(move.to());
      }
      gone.add(move.from());
      move.captive().ifPresent(gone::add);
    }
  }

  private static long count(GamePosition given, int depth) {
    return Perft.count(given.rules(), given.position(), depth);
  }
}
