package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.colorfield.reference.ReferenceLayout;
import io.github.boardrules.colorfield.reference.ReferencePosition;
import io.github.boardrules.colorfield.reference.ReferenceVariant;
import io.github.boardrules.fixtures.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Layouts that are typed in, in ids and for people (RULES.md, "Variants"). */
class LayoutProperties {

  @Property
  void fieldsColoursTouchingMiddleGatesAndPiecesAreThoseOfTheItems(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    assertIsThatOfTheItems(Arbitraries.typedVariant(new Dice(seed)));
  }

  private static void assertIsThatOfTheItems(ReferenceVariant variant) {
    ColorfieldLayout layout = ColorfieldLayout.parse(variant.id());
    ReferenceLayout due = variant.layout();

    assertThat(names(layout.fields())).isEqualTo(due.fields());
    for (ColorfieldField field : layout.fields()) {
      assertThat(layout.colour(field)).contains(due.colour(field.toString()));
      assertThat(names(layout.touching(field))).isEqualTo(due.around(field.toString()));
    }
    assertThat(names(layout.middle())).hasSameElementsAs(due.middle()).doesNotHaveDuplicates();
    for (ColorfieldTeam team : ColorfieldTeam.values()) {
      assertThat(names(layout.gates(team))).hasSameElementsAs(due.gates().get(team.word()));
    }
    Map<String, Character> start = new TreeMap<>();
    layout
        .start()
        .forEach(
            (field, piece) -> {
              char letter = piece.toString().charAt(0);
              start.put(field.toString(), letter);

              assertThat(ReferencePosition.team(letter)).isEqualTo(piece.team().word());
            });
    assertThat(start).isEqualTo(new TreeMap<>(due.start()));
  }

  /** The reference has its picture, gates and pieces from the page. */
  @Test
  void theStandardLayoutIsThatOfThePage() {
    assertIsThatOfTheItems(ReferenceVariant.DEFAULT);
    assertThat(ColorfieldLayout.parse("colorfield")).isEqualTo(ColorfieldLayout.STANDARD);
  }

  @Property
  void aVariantTypedInAnyOrderHasItsCanonicalId(@ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    ReferenceVariant variant = Arbitraries.anyVariant(dice);
    List<String> texts = new ArrayList<>(new Handwriting(dice).disordered(variant));
    if (!texts.isEmpty()) {
      String typed = "colorfield:" + String.join(",", dice.shuffled(texts));

      assertThat(ColorfieldOptions.parse(typed).variant()).isEqualTo(variant.id());
      assertThat(ColorfieldOptions.parse(typed)).isEqualTo(ColorfieldOptions.parse(variant.id()));
    }
  }

  @Property
  void theTextForPeopleOfALayoutReadsBack(@ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    ReferenceVariant variant = Arbitraries.typedVariant(dice);
    String text = new Handwriting(dice).layoutText(variant);

    assertThat(ColorfieldRules.of(ColorfieldOptions.read(text)).variant())
        .as(text)
        .isEqualTo(variant.id());
    assertThat(ColorfieldOptions.read(text)).isEqualTo(ColorfieldOptions.parse(variant.id()));
  }

  @Property
  void layoutsAreEqualExactlyWhenTheirCanonicalItemsAre(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    ReferenceVariant one = Arbitraries.typedVariant(dice);
    ReferenceVariant other = Arbitraries.typedVariant(dice);
    ColorfieldLayout layout = ColorfieldLayout.parse(one.id());

    assertThat(layout)
        .hasToString(String.join(",", one.items().orElseThrow().canonical().texts()))
        .isEqualTo(ColorfieldLayout.parse(one.with("quiet", "7").id()))
        .hasSameHashCodeAs(ColorfieldLayout.parse(one.with("first", "empty").id()))
        .isNotEqualTo(ColorfieldLayout.STANDARD);
    assertThat(layout.equals(ColorfieldLayout.parse(other.id())))
        .isEqualTo(
            one.items()
                .map(items -> items.canonical())
                .equals(other.items().map(items -> items.canonical())));
  }

  private static List<String> names(List<ColorfieldField> fields) {
    return fields.stream().map(ColorfieldField::toString).toList();
  }
}
