package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.MessagesContract;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The sentences, in English and Hungarian. */
class MessagesTest extends MessagesContract {
  private static final Locale HUNGARIAN = new Locale("hu");

  MessagesTest() {
    super(
        GameFixture.ZERTZ,
        Set.of(
            "marble.W",
            "marble.G",
            "marble.B",
            "due.capture",
            "due.retract",
            "drawing.ring",
            "drawing.gone",
            "drawing.white",
            "drawing.grey",
            "drawing.black",
            "drawing.pool",
            "drawing.player-1",
            "drawing.player-2"));
  }

  @Test
  void codesAreThoseOfTheRulePage() {
    assertThat(ZertzReason.values())
        .extracting(ZertzReason::code)
        .containsExactlyInAnyOrder(
            "nothing-to-retract",
            "must-capture",
            "cannot-pass",
            "off-board",
            "no-ring",
            "no-marble",
            "not-a-jump",
            "nothing-to-jump",
            "landing-occupied",
            "wrong-colour",
            "must-continue",
            "occupied",
            "not-in-supply",
            "must-remove",
            "ring-occupied",
            "ring-not-free",
            "not-claimable",
            "must-claim");
    assertThat(ZertzEnding.values())
        .extracting(ZertzEnding::code)
        .containsExactlyInAnyOrder(
            "each", "white", "grey", "black", "full-board", "no-marbles", "stall");
  }

  @Test
  void sentencesNameMarblesByTheirColour() {
    for (String row : List.of("W white fehér", "G grey szürke", "B black fekete")) {
      String[] words = row.split(" ", -1);
      Map<String, String> facts = Map.of("marble", words[0], "over", "d5");

      assertThat(ZertzReason.WRONG_COLOUR.message(Locale.ENGLISH, facts))
          .isEqualTo("The marble on d5 is " + words[1] + ".");
      assertThat(ZertzReason.WRONG_COLOUR.message(HUNGARIAN, facts)).contains(words[2]);
    }
  }

  @Test
  void theDefaultLocaleHasNoEffect() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(HUNGARIAN);
      assertThat(ZertzReason.CANNOT_PASS.message(Locale.ENGLISH, Map.of()))
          .isEqualTo("There are marbles to place, so nobody may pass.");
      Locale.setDefault(new Locale("tr"));
      assertThat(ZertzReason.CANNOT_PASS.code()).isEqualTo("cannot-pass");
      assertThat(ZertzRules.parse("zertz:claim=automatic").variant())
          .isEqualTo("zertz:claim=automatic");
      assertThat(Marble.WHITE.word()).isEqualTo("white");
    } finally {
      Locale.setDefault(before);
    }
  }
}
