package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Reason;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Notation": well-formed texts that are no positions. */
class PositionConditionsTest {

  @ParameterizedTest
  @CsvSource({"3-4 1, 2", "3 1, 1", "3-4-5-0 1, 4", "0-0-0-0 2, 4"})
  void anotherNumberOfHeapsIsACondition(String text, String count) {
    assertCondition(
        "heaps:sizes=3-4-5", text, NimTextReason.WRONG_HEAPS, Map.of("count", count, "due", "3"));
  }

  @ParameterizedTest
  @CsvSource({
    "4-4-5 1, 1, 4, 3",
    "3-5-5 2, 2, 5, 4",
    "0-0-6 1, 3, 6, 5",
    "3-100-5 1, 2, 100, 4",
    "3-99999999999999999999-5 1, 2, 99999999999999999999, 4",
    // the first of several is reported
    "3-9-9 1, 2, 9, 4"
  })
  void aHeapThatIsLargerThanAtTheStartIsACondition(
      String text, String heap, String count, String most) {
    assertCondition(
        "heaps:sizes=3-4-5",
        text,
        NimTextReason.HEAP_TOO_LARGE,
        Map.of("heap", heap, "count", count, "most", most));
  }

  @Test
  void theNumberOfHeapsComesFirst() {
    assertCondition("triangle", "9 1", NimTextReason.WRONG_HEAPS, Map.of("count", "1", "due", "8"));
  }

  @Test
  void theTrianglesHeapsMayNotBeExchanged() {
    assertCondition(
        "triangle:rows=2",
        "2-1 1",
        NimTextReason.HEAP_TOO_LARGE,
        Map.of("heap", "1", "count", "2", "most", "1"));
  }

  private static void assertCondition(
      String variant, String text, Reason reason, Map<String, String> facts) {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> GamePosition.of(variant, text))
        .satisfies(
            thrown -> {
              assertThat(thrown.reason()).isEqualTo(reason);
              assertThat(thrown.facts()).isEqualTo(facts);
              assertThat(thrown.column()).isEqualTo(text.length() + 1);
              assertThat(thrown.expected()).isEmpty();
              assertThat(thrown).message().doesNotContain("{");
              assertThat(thrown.message(new Locale("hu"))).doesNotContain("{");
            });
  }
}
