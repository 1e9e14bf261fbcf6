package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.colorfield.reference.ReferenceMove;
import io.github.boardrules.colorfield.reference.ReferenceRenaming;
import io.github.boardrules.colorfield.reference.ReferenceStandard;
import io.github.boardrules.colorfield.reference.ReferenceTexts;
import io.github.boardrules.colorfield.reference.ReferenceVariant;
import io.github.boardrules.fixtures.Dice;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Names do not matter, nor which team is which (RULES.md, "Invariants", 16 and 17). */
class RenamingProperties {

  @Property
  void renamingTheColoursOtherThanRedChangesNothingButTheLetters(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene,
      @ForAll(supplier = Dice.Seed.class) long seed) {
    List<Character> letters = new ArrayList<>();
    for (char letter = 'a'; letter <= 'z'; letter++) {
      letters.add(letter);
    }
    letters.remove(Character.valueOf('r'));
    List<Character> shuffled = new Dice(seed).shuffled(letters);
    Map<Character, Character> colours = new HashMap<>();
    for (int i = 0; i < letters.size(); i++) {
      colours.put(letters.get(i), shuffled.get(i));
    }
    ReferenceRenaming renaming = ReferenceRenaming.ofColours(colours);

    check(scene, renaming, renaming.of(scene.variant()), new Dice(seed));
  }

  @Property
  void renamingTheFieldsOfALayoutChangesNothingButTheNames(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene,
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    ReferenceVariant variant = scene.variant();
    variant = variant.with(variant.items().orElse(ReferenceStandard.ITEMS).unpictured());
    ReferenceRenaming renaming = ReferenceRenaming.ofFields(names(scene, dice));

    check(scene, renaming, renaming.of(variant), dice);
  }

  @Property
  void exchangingTheTeamsChangesNothingButUpperAndLowerCase(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene,
      @ForAll(supplier = Dice.Seed.class) long seed) {
    ReferenceRenaming renaming = ReferenceRenaming.ofTeams();

    check(scene, renaming, renaming.of(scene.variant()), new Dice(seed));
  }

  private static void check(
      Scene scene, ReferenceRenaming renaming, ReferenceVariant variant, Dice dice) {
    Scene renamed = Scene.of(variant, renaming.of(scene.plain()));
    List<String> moves = renamedMoves(scene, renaming);

    assertThat(renamed.status()).isEqualTo(scene.status());
    assertThat(renamed.legal()).containsExactlyInAnyOrderElementsOf(moves);
    assertThat(Scene.start(renamed.rules()).plain())
        .isEqualTo(renaming.of(Scene.start(scene.rules()).plain()));
    if (!moves.isEmpty()) {
      ReferenceMove move = dice.pick(scene.plainMoves());

      assertThat(renamed.play(ReferenceTexts.format(renaming.of(move))).plain())
          .isEqualTo(renaming.of(scene.play(ReferenceTexts.format(move)).plain()));
    }
    Set<String> fields = Set.copyOf(scene.layout().fields());
    NearMisses strangers = new NearMisses(scene, dice);
    for (int i = 0; i < NearMisses.MANY; i++) {
      String stranger = strangers.next();
      ReferenceMove move = ReferenceTexts.parseMove(stranger);
      if (fields.containsAll(named(move))) {
        assertThat(renamed.reason(ReferenceTexts.format(renaming.of(move))))
            .isEqualTo(scene.reason(stranger));
      }
    }
  }

  private static List<String> named(ReferenceMove move) {
    return List.of(move.from(), move.to(), move.captive().orElse(move.from()));
  }

  private static List<String> renamedMoves(Scene scene, ReferenceRenaming renaming) {
    return scene.plainMoves().stream().map(renaming::of).map(ReferenceTexts::format).toList();
  }

  /** Another name for each field, of one letter or two. */
  private static Map<String, String> names(Scene scene, Dice dice) {
    Map<String, String> names = new HashMap<>();
    Set<String> taken = new TreeSet<>();
    for (String field : scene.layout().fields()) {
      String name;
      do {
        name =
            String.valueOf((char) ('a' + dice.between(0, 25)))
                + (dice.oneIn(2) ? "" : (char) ('a' + dice.between(0, 25)))
                + dice.between(1, 99);
      } while (!taken.add(name));
      names.put(field, name);
    }
    return names;
  }
}
