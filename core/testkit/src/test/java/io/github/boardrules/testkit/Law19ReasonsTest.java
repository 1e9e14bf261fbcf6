package io.github.boardrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Reason;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class Law19ReasonsTest {
  /** Reasons are compared by their codes; those of core belong to no page. */
  @ParameterizedTest
  @CsvSource({
    "row, row tired, true",
    "column, row, false",
    "illegal, row, false",
    "illegal, illegal, true",
    "malformed, row, true",
    "unknown-option, row, true",
    "game-over, row, true",
    "dead-end, row, true"
  })
  void onlyTheReasonsOfThePageMayAppear(String code, String page, boolean isAllowed) {
    Reason reason = new LawFaultsTest.Coded(code);

    assertThat(Law19Reasons.isAllowed(reason, Set.of(page.split(" ", -1)))).isEqualTo(isAllowed);
  }
}
