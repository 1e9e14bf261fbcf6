package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.pikkpakk.reference.ReferenceTexts;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Texts and lists (RULES.md, "Invariants", the first line). */
class TextProperties {

  @Property
  void everyLegalMoveIsSpeltAsThePageSays(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given) {
    assertThat(given.legal())
        .allMatch(move -> ReferenceTexts.format(ReferenceTexts.parseMove(move)).equals(move));
  }

  @Property
  void legalMovesAreListedInAsciiOrderOfTheirText(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given) {
    assertThat(given.legal()).isSorted();
  }
}
