package io.github.boardrules.core;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class StepProperties {

  @Property(tries = 300)
  void aTextIsAStepThatWritesItBackOrIsRefusedWithinIt(@ForAll("texts") String text) {
    try {
      assertThat(Step.parse(text)).hasToString(text);
    } catch (NotationException refused) {
      assertThat(refused.text()).isEqualTo(text);
      assertThat(refused.column()).isBetween(1, text.length() + 1);
      assertThat(refused.expected()).isNotEmpty();
    }
  }

  @Provide
  Arbitrary<String> texts() {
    Arbitrary<String> beginnings = Arbitraries.of("cell:", "piece:", "word:", "cel", "words:", "");
    return beginnings.flatMap(
        beginning -> Arbitraries.strings().ofMaxLength(5).map(rest -> beginning + rest));
  }
}
