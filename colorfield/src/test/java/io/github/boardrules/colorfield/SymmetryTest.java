package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.colorfield.reference.ReferenceLayout;
import io.github.boardrules.colorfield.reference.ReferenceMaps;
import io.github.boardrules.colorfield.reference.ReferencePosition;
import io.github.boardrules.core.Symmetry;
import io.github.boardrules.fixtures.Dice;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** RULES.md, "Invariants": the symmetries that are found from a layout are those there are. */
class SymmetryTest {
  /** A layout with more symmetries than this may have the identity alone. */
  private static final int SOME = 24;

  private static final int FEW_FIELDS = 14;

  @Property
  void onSmallLayoutsTheSymmetriesAreThoseThatTryingAllFinds(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    assertAllAreFound(Arbitraries.evenPosition(dice));
    GamePosition any = Arbitraries.position(dice);
    if (any.layout().fields().size() <= FEW_FIELDS) {
      assertAllAreFound(any);
    }
  }

  private static void assertAllAreFound(GamePosition given) {
    ReferenceLayout layout = given.layout();
    Set<Map<String, String>> due = new HashSet<>(ReferenceMaps.of(layout, false, SOME));
    Set<Map<String, String>> turned =
        sameTeams(layout) ? new HashSet<>(ReferenceMaps.of(layout, true, SOME)) : Set.of();
    if (due.size() <= SOME && turned.size() <= SOME) {
      assertThat(found(given, false)).isEqualTo(due);
      assertThat(found(given, true)).isEqualTo(turned);
      assertThat(given.rules().symmetries()).hasSize(due.size() + turned.size());
    }
  }

  /** The images of all fields under each symmetry that exchanges the teams, or that does not. */
  private static Set<Map<String, String>> found(GamePosition given, boolean exchanged) {
    return given.rules().symmetries().stream()
        .filter(symmetry -> (symmetry.player(1) == 2) == exchanged)
        .map(symmetry -> images(given.layout(), symmetry))
        .collect(Collectors.toSet());
  }

  private static Map<String, String> images(
      ReferenceLayout layout, Symmetry<ColorfieldPosition, ColorfieldMove> symmetry) {
    return layout.fields().stream()
        .collect(
            Collectors.toMap(
                field -> field,
                field ->
                    symmetry.move(ColorfieldMove.parse(field + "-" + field)).from().toString()));
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

  @Test
  void theStandardLayoutHasAHalfTurnThatExchangesTheTeams() {
    ColorfieldRules rules = ColorfieldRules.standard();
    Symmetry<ColorfieldPosition, ColorfieldMove> turn = rules.symmetries().get(1);

    assertThat(rules.symmetries()).hasSize(2);
    assertThat(turn.player(1)).isEqualTo(2);
    assertThat(turn.player(2)).isEqualTo(1);
    assertThat(turn.move(ColorfieldMove.parse("a1-b2"))).hasToString("j10-i9");
    assertThat(turn.move(ColorfieldMove.parse("x1-c1"))).hasToString("y3-h10");
    assertThat(turn.move(ColorfieldMove.parse("e4-f4xa6"))).hasToString("f7-e7xj5");
    assertThat(turn.move(ColorfieldMove.parse("x2-k1"))).hasToString("y2-k1");
  }

  @Test
  void layoutsWithoutSymmetriesOrWithVeryManyHaveTheIdentityAlone() {
    ColorfieldRules many =
        ColorfieldRules.parse(Layouts.small().with("extra", Layouts.numbered("gz", 40)).id());

    assertThat(ColorfieldRules.parse(Layouts.SMALL).symmetries()).hasSize(2);
    assertThat(ColorfieldRules.parse(Layouts.HOLES).symmetries()).hasSize(1);
    assertThat(many.symmetries()).hasSize(1);
    assertThat(many.canonical(many.start())).isEqualTo(many.start());
  }
}
