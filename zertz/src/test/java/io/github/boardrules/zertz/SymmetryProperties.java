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
  void invariant12ExchangingThePlayersGivesTheSameLegalMovesAndTheMirroredStatus(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    Scene mirrored =
        Scene.of(scene.rules().variant(), scene.plainTexts().format(mirrored(scene.plain())));
    String status = scene.status();

    assertThat(mirrored.legal()).isEqualTo(scene.legal());
    assertThat(mirrored.status())
        .isEqualTo(
            status.startsWith("win 1")
                ? status.replace("win 1", "win 2")
                : status.replace("win 2", "win 1"));
  }

  @Property
  void invariant13TheStartBoardHasAsManySymmetriesAsThePageSays(
      @ForAll(supplier = Arbitraries.AnyRules.class) ZertzRules rules) {
    Scene start = new Scene(rules, rules.start());

    assertThat(rules.symmetries()).hasSize(SYMMETRIES.get(rules.options().rings()));
    assertThat(ReferenceSymmetries.of(start.plainRules().variant()))
        .hasSameSizeAs(rules.symmetries());
  }

  @Property
  void invariant13SymmetriesMapLegalMovesOntoLegalMoves(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene, @ForAll long seed) {
    ReferenceTexts texts = scene.plainTexts();
    ReferenceImage symmetry = new Dice(seed).pick(ReferenceSymmetries.of(texts.variant()));
    Scene image = Scene.of(scene.rules().variant(), texts.format(symmetry.of(scene.plain())));
    List<String> images =
        scene.legal().stream()
            .map(move -> texts.format(symmetry.of(texts.parseMove(move))))
            .sorted()
            .toList();

    assertThat(image.legal().stream().sorted().toList()).isEqualTo(images);
    assertThat(image.status()).isEqualTo(scene.status());
  }

  @Property
  void invariant13TheLibrarysSymmetriesAreThoseOfTheBoard(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene, @ForAll long seed) {
    Assume.that(!scene.over());
    ReferenceTexts texts = scene.plainTexts();
    ZertzMove move = new Dice(seed).pick(scene.legalMoves());
    ReferenceMove plainMove = texts.parseMove(move.toString());
    Set<List<String>> due = new HashSet<>();
    for (ReferenceImage symmetry : ReferenceSymmetries.of(texts.variant())) {
      due.add(
          List.of(texts.format(symmetry.of(scene.plain())), texts.format(symmetry.of(plainMove))));
    }
    Set<List<String>> found = new HashSet<>();
    for (Symmetry<ZertzPosition, ZertzMove> symmetry : scene.rules().symmetries()) {
      found.add(
          List.of(symmetry.position(scene.position()).toString(), symmetry.move(move).toString()));
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
