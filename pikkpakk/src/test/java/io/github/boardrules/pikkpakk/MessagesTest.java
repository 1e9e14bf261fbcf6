package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Refusal;
import io.github.boardrules.fixtures.MessagesContract;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The sentences, in English and Hungarian. */
class MessagesTest extends MessagesContract {
  private static final Set<String> LABELS =
      Set.of(
          "game.pikkpakk",
          "game.pushfour",
          "game.fivepush",
          "game.abalone",
          "game.inlay",
          "player.1",
          "player.2",
          "due.placing",
          "due.entering",
          "due.pushing",
          "drawing.block",
          "drawing.frame",
          "drawing.outside",
          "drawing.light",
          "drawing.dark",
          "drawing.target",
          "drawing.neutral",
          "drawing.lost.1",
          "drawing.lost.2");

  MessagesTest() {
    super(GameFixture.PIKKPAKK, LABELS);
  }

  @Test
  void theCodesAreThoseOfThePageInItsOrder() {
    assertThat(PikkPakkReason.values())
        .extracting(PikkPakkReason::code)
        .containsExactly(
            "wrong-kind",
            "off-board",
            "wrong-cell",
            "occupied",
            "line-full",
            "not-complete",
            "no-ball",
            "not-rear",
            "not-pure",
            "too-many-steps",
            "too-few-steps",
            "blocked",
            "no-majority",
            "lost-majority",
            "target-off",
            "own-off",
            "edge",
            "equality-not-winning");
    assertThat(PikkPakkEnding.values())
        .extracting(PikkPakkEnding::code)
        .containsExactly(
            "surrounded",
            "four-in-row",
            "five-in-row",
            "removed",
            "solved",
            "both-lines",
            "no-move",
            "board-full",
            "repetition");
  }

  @Test
  void aSentenceNamesTheCellAndTheNumbers() {
    Refusal far = GamePosition.start("abalone:steps=own").refusal("a1u4");
    Refusal off = Setup.of("abalone:steps=any").series("e6-e7", "ll").position().refusal("e6u3");

    assertThat(far.message(Locale.ENGLISH))
        .isEqualTo("The push of a1 may be 2 cells long at most, not 4.");
    assertThat(far.message(new Locale("hu"))).contains("2", "4", "a1");
    assertThat(off.message(Locale.ENGLISH))
        .isEqualTo("At step 3 from e6 a ball of your own would leave the board.");
    assertThat(off.message(new Locale("hu"))).contains("3", "e6");
  }
}
