package io.github.boardrules.examples.house;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Checkout;
import io.github.boardrules.testkit.Law;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** CONTRIBUTING.md lists the laws of the test kit with their sentences. */
class LawListTest {
  private static final Pattern LAW = Pattern.compile("(?m)^ ?(\\d+\\. .*(?:\\R {4}.*)*)");

  @Test
  void thePageHasTheSentenceOfEachLaw() {
    String page = Checkout.read("CONTRIBUTING.md").replace("`", "");
    String laws = page.substring(page.indexOf("## The laws"), page.indexOf("## Style"));

    assertThat(LAW.matcher(laws).results().map(found -> found.group(1).replaceAll("\\R +", " ")))
        .containsExactlyElementsOf(
            Stream.of(Law.values()).map(law -> law.number() + ". " + law.sentence()).toList());
  }
}
