package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.pikkpakk.value.PikkPakkPosition;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions with every kind of ball differ; what a position knows of its players. */
class ValuesTest {
  @Test
  void targetAndNeutralBallsMatterToo() {
    List<PikkPakkPosition> all = new ArrayList<>();
    for (String rows : List.of("tn", "nt", "ln", "dn")) {
      String board =
          rows
              + "nnnnnnn"
              + "/nnnnnnnnn".repeat(7)
              + (rows.contains("t") ? "/nnnnnnnnn" : "/nnnnnnnnt");
      all.add(GamePosition.of("pikkpakk:push=ring", board + " 1 push").position());
    }

    assertThat(all).doesNotHaveDuplicates();
    assertThat(all)
        .extracting(PikkPakkRules.parse("pikkpakk:push=ring")::hash)
        .doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 3})
  void thereAreTwoPlayers(int player) {
    PikkPakkPosition start = GamePosition.start("abalone").position();

    assertThatIllegalArgumentException()
        .isThrownBy(() -> start.lost(player))
        .withMessageContaining(Integer.toString(player));
  }
}
