package io.github.boardrules.examples.parts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.search.Perft;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerftSplitTest {
  private static final Catalog GAMES = Catalog.installed();

  /** The last column is how many parts there are at least, if many are wanted. */
  @ParameterizedTest
  @CsvSource({
    "zertz, 2, 100",
    "pylos, 5, 300",
    "tzaar, 2, 14",
    "triangle:rows=3, 6, 3",
    "colorfield, 3, 100",
    "abalone, 3, 40",
    "inlay, 3, 50",
    "pushfour, 0, 1",
    "pikkpakk, 1, 1",
  })
  void thePartsOfACountAddUpToIt(String variant, int depth, int parts) {
    PackedRules<?, ?> rules = GAMES.packedRules(variant);
    long count = count(rules, depth);

    for (int wanted : new int[] {1, 7, 300}) {
      List<PerftPart> split = split(rules, depth, wanted);
      assertThat(split.stream().mapToLong(part -> part.count(rules)).sum()).isEqualTo(count);
      assertThat(split).doesNotHaveDuplicates().isEqualTo(split(rules, depth, wanted));
      assertThat(split).hasSizeGreaterThanOrEqualTo(Math.min(wanted, parts));
    }
  }

  @Test
  void symmetricPositionsAndOtherOrdersOfMovesShareAPart() {
    PackedRules<?, ?> rules = GAMES.packedRules("pylos");

    // A corner, an edge or a middle cell of the lowest level.
    assertThat(split(rules, 5, 2))
        .extracting(PerftPart::ways)
        .containsExactlyInAnyOrder(4L, 4L, 8L);
    assertThat(split(rules, 7, 1000)).hasSizeBetween(1000, 1100).anyMatch(part -> part.ways() > 20);
  }

  @Test
  void thePartThatLooksGreatestIsDividedFirst() {
    // Of heaps of 1 and 20, taking from the greater one leaves much less to count.
    PackedRules<?, ?> rules = GAMES.packedRules("heaps:sizes=1-20");
    List<PerftPart> split = split(rules, 6, 25);

    assertThat(split.stream().map(PerftPart::depth).distinct()).hasSizeGreaterThan(1);
    assertThat(split.stream().mapToLong(part -> part.count(rules)).sum())
        .isEqualTo(count(rules, 6));
  }

  @Test
  void whatCannotGoOnHasNoParts() {
    PackedRules<?, ?> rules = GAMES.packedRules("triangle:rows=1");

    assertThat(split(rules, 1, 10)).hasSize(1);
    assertThat(split(rules, 2, 10)).isEmpty();
  }

  @Test
  void countsThatDoNotFitAndTextsThatAreNoPositionsAreRefused() {
    PackedRules<?, ?> rules = GAMES.packedRules("triangle:rows=2");
    String start = start(rules);

    assertThatThrownBy(() -> new PerftPart(start, 1, Long.MAX_VALUE).count(rules))
        .isInstanceOf(ArithmeticException.class);
    assertThatThrownBy(() -> PerftSplit.of(rules, "x", 1, 1)).isInstanceOf(NotationException.class);
  }

  private static List<PerftPart> split(PackedRules<?, ?> rules, int depth, int parts) {
    return PerftSplit.of(rules, start(rules), depth, parts);
  }

  private static <S> String start(PackedRules<S, ?> rules) {
    return rules.notation().formatPosition(rules.start());
  }

  private static <S, M> long count(PackedRules<S, M> rules, int depth) {
    return Perft.of(rules).withTranspositionTable().count(rules.start(), depth);
  }
}
