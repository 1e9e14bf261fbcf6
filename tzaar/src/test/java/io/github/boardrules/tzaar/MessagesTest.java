package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.MessagesContract;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The sentences, in English and Hungarian. */
class MessagesTest extends MessagesContract {
  MessagesTest() {
    super(
        GameFixture.TZAAR,
        Set.of(
            "kind.Z",
            "kind.R",
            "kind.T",
            "player.1",
            "player.2",
            "due.place",
            "due.open",
            "due.first",
            "due.second",
            "drawing.field",
            "drawing.white-tzaar",
            "drawing.white-tzarra",
            "drawing.white-tott",
            "drawing.black-tzaar",
            "drawing.black-tzarra",
            "drawing.black-tott",
            "drawing.to-place.1",
            "drawing.to-place.2"));
  }

  @Test
  void theCodesAreThoseOfTheRulePageInItsOrder() {
    assertThat(TzaarReason.values())
        .extracting(TzaarReason::code)
        .containsExactly(
            "not-placing",
            "must-place",
            "must-capture",
            "occupied",
            "none-left",
            "empty-source",
            "not-yours",
            "not-in-line",
            "across-centre",
            "blocked",
            "empty-target",
            "own-target",
            "enemy-target",
            "too-weak",
            "covers-last");
    assertThat(TzaarTextReason.values())
        .extracting(TzaarTextReason::code)
        .contains(
            "too-many-pieces", "bad-placing", "bad-opening", "no-empty-field", "both-lack-a-kind");
  }
}
