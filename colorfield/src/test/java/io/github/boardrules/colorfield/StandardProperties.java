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
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The standard layout (RULES.md, "Invariants", 18 to 21). */
class StandardProperties {
  private static final int DEPTH = 3;
  private static final int FIRST_MOVES = 36;

  @Property
  void aHalfTurnTurnsTheLegalMovesAndKeepsTheStatus(
      @ForAll(supplier = Arbitraries.StandardScene.class) Scene scene) {
    ReferenceRenaming turn = ReferenceRenaming.halfTurn();
    Scene turned = Scene.of(scene.variant().withOtherFirst(), turn.of(scene.plain()));

    assertThat(turned.status()).isEqualTo(scene.status());
    assertThat(turned.legal())
        .containsExactlyInAnyOrderElementsOf(
            scene.plainMoves().stream().map(turn::of).map(ReferenceTexts::format).toList());
  }

  @Property
  void fromTheStartFirstFullAndFirstEmptyHaveTheSameCounts(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    ReferenceVariant variant = new Variants(new Dice(seed)).standard();
    Scene full = Scene.start(Arbitraries.rules(variant.with("first", "full")));
    Scene empty = Scene.start(Arbitraries.rules(variant.with("first", "empty")));
    int depth = new Dice(seed).oneIn(20) ? DEPTH : DEPTH - 1;

    assertThat(count(full, depth)).isEqualTo(count(empty, depth));
  }

  @Example
  void thereAre36LegalMovesAtTheStartOfWhichNoneTakesAndNoneIsAGates() {
    for (Team first : Team.values()) {
      Scene start = Scene.start(Arbitraries.standard(ColorfieldOptions.DEFAULT.withFirst(first)));
      ReferenceLayout layout = start.layout();

      assertThat(start.plainMoves())
          .hasSize(FIRST_MOVES)
          .noneMatch(ReferenceMove::takes)
          .noneMatch(move -> layout.isGate(move.from()));
      assertThat(count(start, 2)).isEqualTo((long) FIRST_MOVES * FIRST_MOVES);
    }
  }

  @Property
  void aPieceThatHasNotMovedNeverTakesWithItsFirstStep(
      @ForAll(supplier = Arbitraries.StandardGame.class) PlayedGame<Scene, ColorfieldMove> game) {
    Set<String> unmoved = new HashSet<>(game.opening().plain().pieces().keySet());
    for (PlayedGame.Turn<Scene, ColorfieldMove> turn : game.turns()) {
      for (ReferenceMove move : turn.before().plainMoves()) {
        assertThat(move.takes() && unmoved.contains(move.from())).as("%s", turn).isFalse();
      }
      unmoved.remove(turn.move().from().toString());
      turn.move().captive().map(Field::toString).ifPresent(unmoved::remove);
    }
  }

  @Property
  void theStandardLayoutTypedInHasTheSameMovesAndPositions(
      @ForAll(supplier = Arbitraries.StandardScene.class) Scene scene,
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Scene typed = Scene.of(scene.variant().with(ReferenceStandard.ITEMS), scene.plain());

    assertThat(typed.legal()).isEqualTo(scene.legal());
    assertThat(typed.status()).isEqualTo(scene.status());
    assertThat(Scene.start(typed.rules()).text()).isEqualTo(Scene.start(scene.rules()).text());
    if (!scene.over()) {
      String move = new Dice(seed).pick(scene.legal());

      assertThat(typed.play(move).text()).isEqualTo(scene.play(move).text());
    }
  }

  @Property
  void theMiddleSquaresMeltedIntoOneFieldGiveTheSameGameButForTheMovesIntoTheMiddle(
      @ForAll(supplier = Arbitraries.StandardScene.class) Scene scene,
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Scene melted = Scene.of(scene.variant().with(ReferenceStandard.MELTED), melted(scene.plain()));

    assertThat(melted.status()).isEqualTo(scene.status());
    assertThat(new TreeSet<>(melted.legal())).hasSameSizeAs(melted.legalMoves());
    assertThat(new TreeSet<>(melted.legal()))
        .isEqualTo(
            scene.plainMoves().stream()
                .map(StandardProperties::melted)
                .map(ReferenceTexts::format)
                .collect(Collectors.toCollection(TreeSet::new)));
    if (!scene.over()) {
      ReferenceMove move = new Dice(seed).pick(scene.plainMoves());

      assertThat(melted.play(ReferenceTexts.format(melted(move))).plain())
          .isEqualTo(melted(scene.play(ReferenceTexts.format(move)).plain()));
    }
  }

  @Property
  void everyGatesExitsAreHeldByOwnPiecesAtTheStartSoNoRedMovesBeforeOneOfThemHasGone(
      @ForAll(supplier = Arbitraries.StandardGame.class) PlayedGame<Scene, ColorfieldMove> game) {
    ReferenceLayout layout = game.opening().layout();
    ReferencePosition start = game.opening().plain();
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
    for (PlayedGame.Turn<Scene, ColorfieldMove> turn : game.turns()) {
      ReferenceMove move = ReferenceTexts.parseMove(turn.move().toString());
      if (layout.isGate(move.from())) {
        assertThat(gone).as("%s", turn).contains(move.to());
      }
      gone.add(move.from());
      move.captive().ifPresent(gone::add);
    }
  }

  private static long count(Scene scene, int depth) {
    return Perft.count(scene.rules(), scene.position(), depth);
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
