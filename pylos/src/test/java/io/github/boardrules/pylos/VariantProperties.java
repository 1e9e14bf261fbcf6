package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.search.Perft;
import io.github.boardrules.pylos.PylosOptions.TakeBackRule;
import io.github.boardrules.pylos.reference.ReferencePosition;
import io.github.boardrules.pylos.reference.ReferencePylos;
import io.github.boardrules.pylos.reference.ReferenceTexts;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** How the moves of one board differ between the variants (RULES.md, "Invariants"). */
class VariantProperties {
  private static final int DEPTH = 6;
  private static final List<Long> FIRST_COUNTS = List.of(16L, 240L, 3360L, 43680L);

  @Property
  void strippingTheTakeBacksFromTheMovesOfOptionalGivesTheMovesOfNone(
      @ForAll(supplier = Arbitraries.OngoingPosition.class) GamePosition given) {
    List<String> stripped =
        given.under(optional(given)).legal().stream()
            .map(move -> move.split("x", -1)[0])
            .distinct()
            .toList();
    PylosOptions none =
        given.options().withLines(false).withLimit(0).withTakeBack(TakeBackRule.NONE);

    assertThat(given.under(none).legal()).containsExactlyInAnyOrderElementsOf(stripped);
  }

  @Property
  void theMovesOfMustAreThoseOfOptionalLessTheCompletingOnesThatTakeNothingBack(
      @ForAll(supplier = Arbitraries.OngoingPosition.class) GamePosition any) {
    GamePosition given = any.under(optional(any));
    ReferencePylos rules = given.referenceRules();
    ReferencePosition position = given.reference();
    List<String> due =
        given.legal().stream()
            .filter(
                move ->
                    move.contains("x")
                        || !rules.completesPattern(position, ReferenceTexts.parseMove(move)))
            .toList();

    assertThat(given.under(given.options().withTakeBack(TakeBackRule.MUST)).legal()).isEqualTo(due);
  }

  @Property
  void withOptionalTheMovesWithoutLinesAreAmongThoseWithLines(
      @ForAll(supplier = Arbitraries.OngoingPosition.class) GamePosition given) {
    PylosOptions optional = optional(given);

    assertThat(given.under(optional.withLines(true)).legal())
        .containsAll(given.under(optional.withLines(false)).legal());
  }

  @Property
  void whileOngoingTheMovesUnderOutEmptyEqualThoseUnderOutStuck(
      @ForAll(supplier = Arbitraries.OngoingPosition.class) GamePosition given) {
    GamePosition empty = given.under(given.options().withOut(PylosOptions.OutRule.EMPTY));
    GamePosition stuck = given.under(given.options().withOut(PylosOptions.OutRule.STUCK));
    if (!empty.isOver()) {
      assertThat(stuck.isOver()).isFalse();
      assertThat(stuck.legal()).isEqualTo(empty.legal());
    }
  }

  /** No pattern can be completed before the seventh turn. */
  @Example
  void fromTheStartPerft1To6AreTheSameForAllVariantsWithBase4() {
    List<Long> counts = counts(PylosOptions.DEFAULT);

    assertThat(counts.subList(0, FIRST_COUNTS.size())).isEqualTo(FIRST_COUNTS);
    for (String variant :
        List.of(
            "none", "none,out=stuck", "must,lines=yes", "optional,lines=yes,out=stuck,limit=1")) {
      assertThat(counts(PylosOptions.parse("pylos:takeback=" + variant))).isEqualTo(counts);
    }
  }

  private static List<Long> counts(PylosOptions options) {
    GamePosition start = GamePosition.start(PylosRules.of(options));
    List<Long> counts = new ArrayList<>();
    for (int depth = 1; depth <= DEPTH; depth++) {
      counts.add(Perft.count(start.rules(), start.position(), depth));
    }
    return counts;
  }

  private static PylosOptions optional(GamePosition given) {
    return given.options().withTakeBack(TakeBackRule.OPTIONAL);
  }
}
