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
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The standard layout (RULES.md, "Invariants", 18 to 21). */
class StandardProperties {
  private static final int DEPTH = 3;

  @Property
  void aHalfTurnTurnsTheLegalMovesAndKeepsTheStatus(
      @ForAll(supplier = Arbitraries.StandardPosition.class) GamePosition given) {
    ReferenceRenaming turn = ReferenceRenaming.halfTurn();
    GamePosition turned =
        GamePosition.of(given.variant().withOtherFirst(), turn.of(given.reference()));

    assertThat(turned.status()).isEqualTo(given.status());
    assertThat(turned.legal())
        .containsExactlyInAnyOrderElementsOf(
            given.referenceMoves().stream().map(turn::of).map(ReferenceTexts::format).toList());
  }

  @Property
  void fromTheStartFirstFullAndFirstEmptyHaveTheSameCounts(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    ReferenceVariant variant = Variants.standard(new Dice(seed));
    GamePosition full = GamePosition.start(Arbitraries.rules(variant.with("first", "full")));
    GamePosition empty = GamePosition.start(Arbitraries.rules(variant.with("first", "empty")));
    int depth = new Dice(seed).oneIn(20) ? DEPTH : DEPTH - 1;

    assertThat(count(full, depth)).isEqualTo(count(empty, depth));
  }

  @Property
  void aPieceThatHasNotMovedNeverTakesWithItsFirstStep(
      @ForAll(supplier = Arbitraries.StandardGame.class)
          PlayedGame<GamePosition, ColorfieldMove> game) {
    Set<String> unmoved = new HashSet<>(game.opening().reference().pieces().keySet());
    for (PlayedGame.Ply<GamePosition, ColorfieldMove> turn : game.plies()) {
      for (ReferenceMove move : turn.before().referenceMoves()) {
        assertThat(move.takes() && unmoved.contains(move.from())).as("%s", turn).isFalse();
      }
      unmoved.remove(turn.move().from().toString());
      turn.move().captive().map(Field::toString).ifPresent(unmoved::remove);
    }
  }

  @Property
  void theStandardLayoutTypedInHasTheSameMovesAndPositions(
      @ForAll(supplier = Arbitraries.StandardPosition.class) GamePosition given,
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition typed =
        GamePosition.of(given.variant().with(ReferenceStandard.ITEMS), given.reference());

    assertThat(typed.legal()).isEqualTo(given.legal());
    assertThat(typed.status()).isEqualTo(given.status());
    assertThat(GamePosition.start(typed.rules()).text())
        .isEqualTo(GamePosition.start(given.rules()).text());
    if (!given.isOver()) {
      String move = new Dice(seed).pick(given.legal());

      assertThat(typed.play(move).text()).isEqualTo(given.play(move).text());
    }
  }

  @Property
  void theMiddleSquaresMeltedIntoOneFieldGiveTheSameGameButForTheMovesIntoTheMiddle(
      @ForAll(supplier = Arbitraries.StandardPosition.class) GamePosition given,
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition melted =
        GamePosition.of(given.variant().with(ReferenceStandard.MELTED), melted(given.reference()));

    assertThat(melted.status()).isEqualTo(given.status());
    assertThat(new TreeSet<>(melted.legal())).hasSameSizeAs(melted.legalMoves());
    assertThat(new TreeSet<>(melted.legal()))
        .isEqualTo(
            given.referenceMoves().stream()
                .map(StandardProperties::melted)
                .map(ReferenceTexts::format)
                .collect(Collectors.toCollection(TreeSet::new)));
    if (!given.isOver()) {
      ReferenceMove move = new Dice(seed).pick(given.referenceMoves());

      assertThat(melted.play(ReferenceTexts.format(melted(move))).reference())
          .isEqualTo(melted(given.play(ReferenceTexts.format(move)).reference()));
    }
  }

  @Property
  void noRedMovesBeforeAnOwnPieceOnAnExitHasLeftOrHasBeenTaken(
      @ForAll(supplier = Arbitraries.StandardGame.class)
          PlayedGame<GamePosition, ColorfieldMove> game) {
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

  private static String melted(String field) {
    return List.of("e5", "e6", "f5", "f6").contains(field) ? "m1" : field;
  }

  private static ReferenceMove melted(ReferenceMove move) {
    return new ReferenceMove(move.from(), melted(move.to()), move.captive());
  }

  private static ReferencePosition melted(ReferencePosition position) {
    ReferencePosition melted =
        ReferencePosition.empty(position.side()).at(position.side(), position.quiet());
    position.pieces().forEach((field, letter) -> melted.pieces().put(melted(field), letter));
    return melted;
  }
}
