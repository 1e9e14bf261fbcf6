package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Moves are immutable and have parts; what a position of marbles knows. */
class ValuesTest {
  @Test
  void partsOfMovesHaveTexts() {
    assertThat(new ZertzMove.Claimed(ZertzMarble.BLACK, ZertzCell.parse("b1"))).hasToString("Bb1");
    assertThat(new ZertzMove.Jump(ZertzMarble.GREY, ZertzCell.parse("c5"))).hasToString("Gc5");
    assertThat(ZertzMarble.BLACK).hasToString("B");
  }

  @Test
  void movesCopyTheirLists() {
    List<ZertzMove.Claimed> claimed = new ArrayList<>();
    claimed.add(new ZertzMove.Claimed(ZertzMarble.GREY, ZertzCell.parse("a1")));
    ZertzMove.Place placement =
        ZertzMove.Place.of(ZertzMarble.WHITE, ZertzCell.parse("d4")).withClaimed(claimed);
    claimed.clear();

    assertThat(placement).hasToString("Wd4xGa1");
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> placement.claimed().clear());
  }

  @Test
  void onlyPlayers1And2HoldMarbles() {
    ZertzPosition start = ZertzRules.standard().start();

    for (int player : new int[] {-1, 0, 3}) {
      assertThatIllegalArgumentException().isThrownBy(() -> start.held(player, ZertzMarble.WHITE));
    }
  }
}
