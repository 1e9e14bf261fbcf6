package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Symmetry;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.zertz.reference.ReferenceImage;
import io.github.boardrules.zertz.reference.ReferenceMove;
import io.github.boardrules.zertz.reference.ReferencePosition;
import io.github.boardrules.zertz.reference.ReferenceSymmetries;
import io.github.boardrules.zertz.reference.ReferenceTexts;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Players and the sides of the board are alike (RULES.md, "Invariants", 12 and 13). */
class SymmetryProperties {
  private static final Map<Integer, Integer> SYMMETRIES =
      Map.of(37, 12, 40, 2, 43, 2, 44, 4, 48, 6, 61, 12);

  @Property
  void invariant12ExchangingPlayersGivesTheSameLegalMovesAndTheMirroredStatus(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition game) {
    GamePosition mirrored =
        GamePosition.of(
            game.rules().variant(), game.referenceTexts().format(mirrored(game.reference())));
    String status = game.status();

    assertThat(mirrored.legal()).isEqualTo(game.legal());
    assertThat(mirrored.status())
        .isEqualTo(
            status.startsWith("win 1")
                ? status.replace("win 1", "win 2")
                : status.replace("win 2", "win 1"));
  }

  @Property
  void invariant13TheStartBoardHasTheNumberOfSymmetriesOfThePage(
      @ForAll(supplier = Arbitraries.AnyRules.class) ZertzRules rules) {
    GamePosition start = new GamePosition(rules, rules.start());

    assertThat(rules.symmetries()).hasSize(SYMMETRIES.get(rules.options().rings()));
    assertThat(ReferenceSymmetries.of(start.referenceRules().variant()))
        .hasSameSizeAs(rules.symmetries());
  }

  @Property
  void invariant13SymmetriesMapLegalMovesOntoLegalMoves(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition game, @ForAll long seed) {
    ReferenceTexts texts = game.referenceTexts();
    ReferenceImage symmetry = new Dice(seed).pick(ReferenceSymmetries.of(texts.variant()));
    GamePosition image =
        GamePosition.of(game.rules().variant(), texts.format(symmetry.of(game.reference())));
    List<String> images =
        game.legal().stream()
            .map(move -> texts.format(symmetry.of(texts.parseMove(move))))
            .sorted()
            .toList();

    assertThat(image.legal().stream().sorted().toList()).isEqualTo(images);
    assertThat(image.status()).isEqualTo(game.status());
  }

  @Property
  void invariant13TheLibrarysSymmetriesAreThoseOfTheBoard(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition game, @ForAll long seed) {
    Assume.that(!game.isOver());
    ReferenceTexts texts = game.referenceTexts();
    ZertzMove move = new Dice(seed).pick(game.legalMoves());
    ReferenceMove referenceMove = texts.parseMove(move.toString());
    Set<List<String>> due = new HashSet<>();
    for (ReferenceImage symmetry : ReferenceSymmetries.of(texts.variant())) {
      due.add(
          List.of(
              texts.format(symmetry.of(game.reference())),
              texts.format(symmetry.of(referenceMove))));
    }
    Set<List<String>> found = new HashSet<>();
    for (Symmetry<ZertzPosition, ZertzMove> symmetry : game.rules().symmetries()) {
      found.add(
          List.of(symmetry.position(game.position()).toString(), symmetry.move(move).toString()));
    }

    assertThat(found).isEqualTo(due);
  }

  private static ReferencePosition mirrored(ReferencePosition position) {
    Optional<ReferencePosition> lapse = position.lapse().map(SymmetryProperties::mirrored);
    return position
        .withHeld(1, position.held2())
        .withHeld(2, position.held1())
        .withSide(position.otherSide())
        .withLapse(position.bound(), lapse);
  }
}
