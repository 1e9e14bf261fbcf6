package io.github.boardrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.SplitMix64;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TextMutatorTest {

  private static Set<String> texts(List<String> sources, List<String> donors, long seed) {
    TextMutator mutator = new TextMutator(sources, donors, new SplitMix64(seed));
    return IntStream.range(0, 1_000)
        .mapToObj(i -> mutator.next())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void allKindsOfChangesOccur() {
    assertThat(texts(List.of("a1-a2"), List.of("c3"), 1))
        .contains("a1-a3", "a2-a1", "a1", "a1-a2-a2", "b1-a2", "a1-c3", "a1c3", "a1a2", "-a1a2");
  }

  @Test
  void withoutSourcesTextsAreMadeOrTheDonorsChanged() {
    assertThat(texts(List.of(), List.of(), 1)).hasSizeGreaterThan(20).contains("a1");
    assertThat(texts(List.of(""), List.of(), 1)).hasSizeGreaterThan(20);
    assertThat(texts(List.of(), List.of("pass"), 1)).contains("pas", "psas");
  }

  /** A seed in a bug report must give the same texts elsewhere. */
  @Test
  void aSeedGivesTheSameTextsEverywhere() {
    TextMutator mutator =
        new TextMutator(
            List.of("a1-b22-c3", "pass", "Q7"), List.of("x 12/", "d4"), new SplitMix64(9));
    List<String> texts = Stream.generate(mutator::next).limit(2_000).toList();

    assertThat(texts.subList(0, 5))
        .containsExactly("Ph", "a1", "Q7Q7", "a1-b21-d4", "a1--b22b22-c3");
    assertThat(texts.hashCode()).isEqualTo(-1_422_392_794);
  }

  private static List<String> around(String example) {
    return HarmfulTexts.around(example, new SplitMix64(1));
  }

  @Test
  void anExampleIsCutRepeatedAndGivenOtherNumbers() {
    assertThat(around("b1-c"))
        .contains("b1-cb1-c", "B1-C", "c-1b", "b", "b1", "b1-", "b1-c", "b+1-c", "b00-c")
        .contains("b1-c".repeat(5_001), "b1-c" + "1".repeat(20_000));
    assertThat(around("x".repeat(70))).contains("x".repeat(64)).doesNotContain("x".repeat(65));
  }

  @Test
  void numbersAreAppendedIfThereAreNone() {
    assertThat(around("pass")).contains("pass2147483648").doesNotContain("2147483648pass");
    assertThat(around("")).contains("a".repeat(20_000), "2147483648");
  }
}
