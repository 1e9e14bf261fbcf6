package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.colorfield.reference.ReferenceLayout;
import io.github.boardrules.colorfield.reference.ReferenceMaps;
import io.github.boardrules.colorfield.reference.ReferenceMove;
import io.github.boardrules.colorfield.reference.ReferencePosition;
import io.github.boardrules.colorfield.reference.ReferenceRenaming;
import io.github.boardrules.colorfield.reference.ReferenceTexts;
import io.github.boardrules.core.Symmetry;
import io.github.boardrules.fixtures.Dice;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The symmetries that are found from a layout are those that there are. */
class SymmetryProperties {
  /** So many a layout may have at least before it is given the identity alone. */
  private static final int SOME = 24;

  private static final int FEW_FIELDS = 14;

  @Property
  void onSmallLayoutsTheSymmetriesAreThoseThatTryingAllFinds(
      @ForAll(supplier = Arbitraries.EvenScene.class) Scene scene) {
    ReferenceLayout layout = scene.layout();
    Set<Map<String, String>> due = new HashSet<>(ReferenceMaps.of(layout, false, SOME));
    Set<Map<String, String>> turned =
        sameTeams(layout) ? new HashSet<>(ReferenceMaps.of(layout, true, SOME)) : Set.of();
    if (due.size() > SOME || turned.size() > SOME) {
      assertThat(found(scene, false)).contains(identity(layout));
    } else {
      assertThat(found(scene, false)).isEqualTo(due);
      assertThat(found(scene, true)).isEqualTo(turned);
      assertThat(scene.rules().symmetries()).hasSize(due.size() + turned.size());
    }
  }

  @Property
  void symmetriesMapPositionsMovesAndPlayersTogether(
      @ForAll(supplier = Arbitraries.EvenScene.class) Scene scene,
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Symmetry<ColorfieldPosition, ColorfieldMove> symmetry =
        new Dice(seed).pick(scene.rules().symmetries());
    boolean exchanged = symmetry.player(1) == 2;
    ReferenceRenaming renaming =
        new ReferenceRenaming(images(scene.layout(), symmetry), Map.of(), exchanged);
    ReferencePosition due = renaming.of(scene.plain());
    due = exchanged ? due.at(due.otherSide(), due.quiet()) : due;
    Scene image = scene.with(symmetry.position(scene.position()));

    assertThat(image.plain()).isEqualTo(due);
    assertThat(image.position()).isEqualTo(Scene.of(scene.rules(), due).position());
    assertThat(image.legal())
        .containsExactlyInAnyOrderElementsOf(
            scene.plainMoves().stream().map(renaming::of).map(ReferenceTexts::format).toList());
    assertThat(scene.rules().canonical(image.position()))
        .isEqualTo(scene.rules().canonical(scene.position()));
  }

  @Property(tries = 1)
  void theStandardLayoutHasTheHalfTurnAlone() {
    Scene start = Scene.start(Arbitraries.standard(ColorfieldOptions.DEFAULT));
    Set<Map<String, String>> halfTurn = Set.of(ReferenceRenaming.halfTurn().fields());

    assertThat(start.rules().symmetries()).hasSize(2);
    assertThat(found(start, false)).isEqualTo(Set.of(identity(start.layout())));
    assertThat(found(start, true)).isEqualTo(halfTurn);
    assertThat(new HashSet<>(ReferenceMaps.of(start.layout(), false, SOME)))
        .isEqualTo(Set.of(identity(start.layout())));
    assertThat(new HashSet<>(ReferenceMaps.of(start.layout(), true, SOME))).isEqualTo(halfTurn);
  }

  @Property
  void onAnySmallLayoutTheSymmetriesAreThoseThatTryingAllFinds(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    if (scene.layout().fields().size() <= FEW_FIELDS) {
      onSmallLayoutsTheSymmetriesAreThoseThatTryingAllFinds(scene);
    }
  }

  /** The images of all fields under each symmetry that exchanges the teams, or that does not. */
  private static Set<Map<String, String>> found(Scene scene, boolean exchanged) {
    Set<Map<String, String>> found = new HashSet<>();
    for (Symmetry<ColorfieldPosition, ColorfieldMove> symmetry : scene.rules().symmetries()) {
      if ((symmetry.player(1) == 2) == exchanged) {
        found.add(images(scene.layout(), symmetry));
      }
    }
    return found;
  }

  private static Map<String, String> images(
      ReferenceLayout layout, Symmetry<ColorfieldPosition, ColorfieldMove> symmetry) {
    Map<String, String> images = new HashMap<>();
    for (String field : layout.fields()) {
      ColorfieldMove move =
          ColorfieldMove.parse(ReferenceTexts.format(ReferenceMove.step(field, field)));
      images.put(field, symmetry.move(move).from().toString());
    }
    return images;
  }

  private static Map<String, String> identity(ReferenceLayout layout) {
    Map<String, String> identity = new HashMap<>();
    layout.fields().forEach(field -> identity.put(field, field));
    return identity;
  }

  /** Whether both teams start with as many pieces of each colour. */
  private static boolean sameTeams(ReferenceLayout layout) {
    return sorted(layout, "full").equals(sorted(layout, "empty"));
  }

  private static List<Character> sorted(ReferenceLayout layout, String team) {
    return layout.start().values().stream()
        .filter(letter -> ReferencePosition.team(letter).equals(team))
        .map(Character::toLowerCase)
        .sorted()
        .toList();
  }
}
