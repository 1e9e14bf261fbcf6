package io.github.boardrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.SplitMix64;
import java.util.List;
import org.junit.jupiter.api.Test;

class HarmfulTextsTest {

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
