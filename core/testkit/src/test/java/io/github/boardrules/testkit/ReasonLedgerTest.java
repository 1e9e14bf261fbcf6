package io.github.boardrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.MoveReason;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.TextReason;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ReasonLedgerTest {
  private final ReasonLedger ledger = new ReasonLedger();

  @Test
  void allReasonsOfThePageAndNoOthersMustAppear() {
    ledger.add(TrioReason.ROW, "here");
    ledger.add(TrioReason.TIRED, "there");
    ledger.add(TrioReason.ROW, "elsewhere");

    assertThat(ledger.seen()).containsExactlyInAnyOrder("row", "tired");
    assertThat(ledger).hasToString("[row, tired]");
    ledger.assertExactly(List.of(TrioReason.ROW, TrioReason.TIRED));
  }

  @Test
  void aReasonThatDoesNotAppearIsNamed() {
    ledger.add(TrioReason.ROW, "here");

    assertThatThrownBy(() -> ledger.assertExactly(List.of(TrioReason.ROW, TrioReason.WAY_BACK)))
        .isInstanceOf(BrokenLawError.class)
        .hasMessageContaining("law 19")
        .hasMessageContaining("never reached: [way-back]; not expected: {}");
  }

  @Test
  void aReasonThatIsNotOnThePageIsNamedWithItsPosition() {
    ledger.add(TrioReason.ROW, "here");
    ledger.add(MoveReason.ILLEGAL, "x../.../... 2 1");

    assertThatThrownBy(() -> ledger.assertExactly(List.of(TrioReason.ROW)))
        .hasMessageContaining("never reached: []; not expected: {illegal=x../.../... 2 1}");
  }

  @Test
  void reasonsAreComparedByTheirCodes() {
    Reason row =
        new Reason() {
          @Override
          public String code() {
            return "row";
          }

          @Override
          public String message(Locale locale, Map<String, String> facts) {
            return "another sentence";
          }
        };
    ledger.add(row, "here");

    ledger.assertExactly(List.of(TrioReason.ROW));
  }

  @Test
  void reasonsOfCoreBelongToNoPage() {
    ledger.add(TextReason.MALFORMED, "here");
    ledger.add(TextReason.UNKNOWN_OPTION, "here");
    ledger.add(MoveReason.GAME_OVER, "here");
    ledger.add(MoveReason.DEAD_END, "here");

    ledger.assertExactly(List.of());
  }

  @Test
  void aPageMayNameReasonsOfCore() {
    assertThatThrownBy(() -> ledger.assertExactly(List.of(TextReason.OUT_OF_RANGE)))
        .hasMessageContaining("never reached: [out-of-range]");
  }
}
