package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.colorfield.reference.ReferenceMove;
import io.github.boardrules.colorfield.reference.ReferenceRenaming;
import io.github.boardrules.colorfield.reference.ReferenceStandard;
import io.github.boardrules.colorfield.reference.ReferenceTexts;
import io.github.boardrules.colorfield.reference.ReferenceVariant;
import io.github.boardrules.fixtures.Dice;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Names do not matter, nor which team is which (RULES.md, "Invariants", 16 and 17). */
class RenamingProperties {
  private static final int NEAR_MISSES = 20;

  @Property
  void renamingTheColoursOtherThanRedChangesNothingButTheLetters(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition given = Arbitraries.position(new Dice(seed));
    List<Character> shuffled = new Dice(seed).shuffled(Layouts.COLOURS);
    Map<Character, Character> colours = new HashMap<>();
    Layouts.COLOURS.forEach(letter -> colours.put(letter, shuffled.get(colours.size())));
    ReferenceRenaming renaming = ReferenceRenaming.ofColours(colours);

    check(given, renaming, renaming.of(given.variant()), new Dice(seed));
  }

  @Property
  void renamingTheFieldsOfALayoutChangesNothingButTheNames(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    GamePosition given = Arbitraries.position(dice);
    ReferenceVariant variant = given.variant();
    variant = variant.with(variant.items().orElse(ReferenceStandard.ITEMS).unpictured());
    ReferenceRenaming renaming = ReferenceRenaming.ofFields(names(given, dice));

    check(given, renaming, renaming.of(variant), dice);
  }

  @Property
  void exchangingTheTeamsChangesNothingButUpperAndLowerCase(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition given = Arbitraries.position(new Dice(seed));
    ReferenceRenaming renaming = ReferenceRenaming.ofTeams();

    check(given, renaming, renaming.of(given.variant()), new Dice(seed));
  }

  /** Checks that a position and its image have the same status, moves, start and refusals. */
  static void check(
      GamePosition given, ReferenceRenaming renaming, ReferenceVariant variant, Dice dice) {
    GamePosition renamed = GamePosition.of(variant, renaming.of(given.reference()));
    List<String> moves =
        given.referenceMoves().stream().map(renaming::of).map(ReferenceTexts::format).toList();

    assertThat(renamed.status()).isEqualTo(given.status());
    assertThat(renamed.legal()).containsExactlyInAnyOrderElementsOf(moves);
    assertThat(GamePosition.start(renamed.rules()).reference())
        .isEqualTo(renaming.of(GamePosition.start(given.rules()).reference()));
    if (!moves.isEmpty()) {
      ReferenceMove move = dice.pick(given.referenceMoves());

      assertThat(renamed.play(ReferenceTexts.format(renaming.of(move))).reference())
          .isEqualTo(renaming.of(given.play(ReferenceTexts.format(move)).reference()));
    }
    Set<String> fields = Set.copyOf(given.layout().fields());
    NearMisses nearMisses = new NearMisses(given, dice);
    for (int i = 0; i < NEAR_MISSES; i++) {
      String nearMiss = nearMisses.next();
      ReferenceMove move = ReferenceTexts.parseMove(nearMiss);
      if (fields.containsAll(List.of(move.from(), move.to(), move.captive().orElse(move.to())))) {
        assertThat(renamed.reason(ReferenceTexts.format(renaming.of(move))))
            .isEqualTo(given.reason(nearMiss));
      }
    }
  }

  /** Another name for each field, of one letter or two. */
  private static Map<String, String> names(GamePosition given, Dice dice) {
    Map<String, String> names = new HashMap<>();
    Set<String> taken = new TreeSet<>();
    for (String field : given.layout().fields()) {
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
