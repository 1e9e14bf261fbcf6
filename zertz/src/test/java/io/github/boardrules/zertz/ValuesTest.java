package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.fixtures.ValuesContract;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Positions, moves and lists are immutable values. */
class ValuesTest extends ValuesContract<ZertzPosition, ZertzMove> {
  private static final String VARIANT = "zertz:capture=retract,stall=9";

  ValuesTest() {
    super(ContractTest.GAME, VARIANT);
  }

  @Override
  protected List<String> positions() {
    return Stream.of(
            capture(),
            Setup.of(VARIANT).with("Wd4 Gd6"),
            Setup.of(VARIANT).with("Wd4 Bd5"),
            capture().gone("a1"),
            capture().toMove(2),
            capture().held(1, 1, 0, 0),
            capture().held(2, 1, 0, 0),
            capture().counter(1),
            capture().counter(2),
            capture().bound(),
            capture().lapseFrom(capture()),
            capture().lapseFrom(Setup.of(VARIANT).with("Wd4 Bd5")))
        .map(Setup::text)
        .toList();
  }

  private static Setup capture() {
    return Setup.of(VARIANT).with("Wd4 Gd5");
  }

  @Override
  protected List<String> moves() {
    String moves =
        "Wd4 We4 Gd4 Wd4,d1 Wd4,d2 Wd4,d1xGa1 Wd4,d1xWa1 xd1Gd3 xd1Wd3 xd1Gd3Gd5 pass retract";
    return List.of(moves.split(" ", -1));
  }

  @Override
  protected List<String> otherVariants() {
    return List.of(
        "zertz:claim=automatic,capture=retract,stall=9", "zertz:capture=retract,stall=10");
  }

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
