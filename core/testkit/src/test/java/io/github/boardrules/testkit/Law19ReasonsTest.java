package io.github.boardrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.MoveReason;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.TextReason;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class Law19ReasonsTest {
  @Test
  void onlyTheReasonsOfThePageMayAppear() {
    assertThat(Law19Reasons.isAllowed(TrioReason.ROW, Set.of("row", "tired"))).isTrue();
    assertThat(Law19Reasons.isAllowed(TrioReason.WAY_BACK, Set.of("row"))).isFalse();
    assertThat(Law19Reasons.isAllowed(MoveReason.ILLEGAL, Set.of("row"))).isFalse();
    assertThat(Law19Reasons.isAllowed(MoveReason.ILLEGAL, Set.of("illegal"))).isTrue();
  }

  @Test
  void reasonsAreComparedByTheirCodes() {
    assertThat(Law19Reasons.isAllowed(reason("row"), Set.of("row"))).isTrue();
    assertThat(Law19Reasons.isAllowed(reason("malformed"), Set.of("row"))).isTrue();
    assertThat(Law19Reasons.isAllowed(reason("column"), Set.of("row"))).isFalse();
  }

  private static Reason reason(String code) {
    return new Reason() {
      @Override
      public String code() {
        return code;
      }

      @Override
      public String message(Locale locale, Map<String, String> facts) {
        return "another sentence";
      }
    };
  }

  @Test
  void reasonsOfCoreBelongToNoPage() {
    for (Reason reason :
        Set.of(
            TextReason.MALFORMED,
            TextReason.UNKNOWN_OPTION,
            MoveReason.GAME_OVER,
            MoveReason.DEAD_END)) {
      assertThat(Law19Reasons.isAllowed(reason, Set.of())).isTrue();
    }
  }
}
