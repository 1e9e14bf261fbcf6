package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Refusal;
import io.github.boardrules.fixtures.MessagesContract;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The sentences, in English and Hungarian. */
class MessagesTest extends MessagesContract {
  MessagesTest() {
    super(
        GameFixture.NIM, Set.of("game.triangle", "drawing.cell", "drawing.place", "drawing.ball"));
  }

  @Test
  void theCodesAreThoseOfTheRulePageInItsOrder() {
    assertThat(GridReason.values())
        .extracting(GridReason::code)
        .containsExactly("not-in-line", "too-many", "not-touching", "empty-cell");
    assertThat(HeapReason.values())
        .extracting(HeapReason::code)
        .containsExactly("heap-empty", "too-many", "not-enough");
    assertThat(NimEnding.values())
        .extracting(NimEnding::code)
        .containsExactly("took-last", "left-last");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a1+a2+a3+a4 | 4 balls are too many: one move takes at most 3."
            + " | 4 golyó túl sok: egy lépésben legfeljebb 3 vehető el.",
        "c1+c2+c3 | There is no ball on c2, c3. | Nincs golyó itt: c2, c3.",
        "a1+b2 | The balls are neither in one row nor in one column."
            + " | A golyók sem egy sorban, sem egy oszlopban nincsenek.",
      })
  void aRefusalOnAGridNamesItsNumbersAndCells(String move, String english, String hungarian) {
    assertSentence(
        Setup.of("one-two-three").without("c2 c3").position().refusal(move), english, hungarian);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1:1 | Heap 1 is empty. | Üres ez a kupac: 1.",
        "3:7 | 7 balls are too many: one move takes at most 6."
            + " | 7 golyó túl sok: egy lépésben legfeljebb 6 vehető el.",
        "3:6 | Heap 3 does not have 6 balls, only 5."
            + " | Ebben a kupacban csak 5 golyó van, nem 6: 3.",
      })
  void aRefusalOnHeapsNamesItsNumbers(String move, String english, String hungarian) {
    assertSentence(
        GamePosition.of("heaps:sizes=3-4-5,max=6", "0-4-5 1").refusal(move), english, hungarian);
  }

  private static void assertSentence(Refusal refusal, String english, String hungarian) {
    assertThat(refusal.message()).isEqualTo(english);
    assertThat(refusal.message(new Locale("hu"))).isEqualTo(hungarian);
  }
}
