package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Refusal;
import java.util.List;
import java.util.Locale;

/** What is asserted of every refused move. */
final class Refused {
  private Refused() {}

  /**
   * Asserts that a move is refused by every method of the rules, for a reason that concerns some
   * cells, and that the sentences about it have no gaps.
   */
  static void assertRefused(Table table, String text, String reason, String... cells) {
    TzaarMove move = TzaarMove.parse(text);
    Refusal refusal = table.rules().refusal(table.position(), move).orElseThrow();
    String before = table.text();

    assertThat(refusal.reason().code()).isEqualTo(reason);
    assertThat(refusal.cells()).containsExactly(cells);
    assertThat(refusal.message()).isNotBlank().doesNotContain("{", "}");
    assertThat(refusal.message(new Locale("hu"))).isNotBlank().doesNotContain("{", "}");
    assertThat(table.rules().isLegal(table.position(), move)).isFalse();
    assertThat(table.legal()).doesNotContain(text);
    for (Runnable refused :
        List.<Runnable>of(
            () -> table.rules().play(table.position(), move),
            () -> table.rules().code(table.position(), move))) {
      assertThatExceptionOfType(IllegalMoveException.class)
          .isThrownBy(refused::run)
          .satisfies(thrown -> assertThat(thrown.refusal()).isEqualTo(refusal));
    }
    assertThat(table.text()).isEqualTo(before);
  }
}
