package io.github.boardrules.pikkpakk;

import static io.github.boardrules.fixtures.DraftAssertions.assertComplete;
import static io.github.boardrules.fixtures.DraftAssertions.assertDeadEnd;
import static io.github.boardrules.fixtures.DraftAssertions.assertEntered;
import static io.github.boardrules.fixtures.DraftAssertions.assertPrompt;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import io.github.boardrules.pikkpakk.value.PikkPakkPosition;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How a person enters a move step by step, and why wrong steps are refused. */
class DraftTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pikkpakk:start=joint | b2 | cell:b2",
        "pushfour | a5 | cell:a5",
        "pikkpakk | bu | cell:b2,word:u",
        "pikkpakk | 5l | cell:b5,word:l",
        "pikkpakk:board=11,steps=any | cu2 | cell:c3,word:u,word:u",
        "pikkpakk:push=ring,steps=any | bd3 | cell:b1,word:d,word:d,word:d",
        "pikkpakk:push=capture | b8d | cell:b8,word:d",
        "abalone | a1u | cell:a1,word:u",
        "abalone:side=yes | a2-c2u | cell:a2,cell:c2,word:u",
        "abalone:side=yes,steps=exact | a2-c2u3 | cell:a2,cell:c2,word:u,word:u,word:u",
      })
  void aMoveIsABallAndADirectionForEachCell(String variant, String move, String steps) {
    GamePosition start = GamePosition.start(variant);

    assertEntered(start, move, steps);
    assertThat(start.draft(steps).refusal()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "d, down, le, ↓",
    "l, left, balra, ←",
    "r, right, jobbra, →",
    "u, up, fel, ↑",
    "x, x, x,"
  })
  void aDirectionHasANameAndAnArrow(String word, String english, String hungarian, String arrow) {
    MoveEntry<PikkPakkPosition, PikkPakkMove> entry = PikkPakkRules.pikkPakk().moveEntry();

    assertThat(entry.wordLabel(word).message(Locale.ENGLISH)).isEqualTo(english);
    assertThat(entry.wordLabel(word).message(new Locale("hu"))).isEqualTo(hungarian);
    assertThat(entry.wordArrow(word)).isEqualTo(Optional.ofNullable(arrow));
  }

  @Test
  void anyBallOfALineStandsForTheLine() {
    GamePosition position = GamePosition.start("pikkpakk").play("bu", "cd");

    for (int row = 3; row <= 9; row++) {
      assertComplete(position, "cell:b" + row + ",word:d", "bd");
    }
    assertThat(position.draft("cell:b2").move()).isEmpty();
    assertThat(position.draft("cell:b2,word:d").refusal()).isPresent();
  }

  @Test
  void aSeriesIsEnteredFromEitherEnd() {
    GamePosition position = GamePosition.start("abalone:side=yes");

    assertComplete(position, "cell:c2,cell:a2,word:u", "a2-c2u");
    assertComplete(position, "cell:a2,cell:c2,word:u", "a2-c2u");

    GamePosition upright = Setup.of("abalone:side=yes", "d4-d6 l").position();
    assertComplete(upright, "cell:d4,cell:d6,word:l", "d4-d6l");
    assertComplete(upright, "cell:d6,cell:d4,word:l", "d4-d6l");
  }

  @ParameterizedTest
  @CsvSource({
    "pikkpakk:start=joint, '', placing",
    "fivepush, '', placing",
    "pushfour, '', entering",
    "pushfour, cell:a5, prompt.complete",
    "pikkpakk, '', line",
    "inlay, '', line",
    "pikkpakk, cell:b2, direction",
    "pikkpakk:push=capture, '', ball",
    "abalone, '', ball",
    "abalone, cell:a1, direction",
    "abalone:side=yes, cell:a2, direction-or-series",
    "abalone:steps=own, 'cell:a1,word:u', further",
    "'pikkpakk:board=11,steps=any', 'cell:c3,word:u', further"
  })
  void aPromptSaysWhatToDoNext(String variant, String steps, String key) {
    assertPrompt(GamePosition.start(variant), steps, key);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pikkpakk:start=joint | cell:e5 | occupied",
        "pikkpakk:start=joint | cell:a1 | wrong-cell",
        "pikkpakk:start=joint | cell:k11 | off-board",
        "pushfour | cell:a1 | wrong-cell",
        "pikkpakk | cell:a1 | no-ball",
        "pikkpakk | cell:c8 | no-majority",
        "abalone | cell:a9 | no-majority",
        "abalone | cell:c1,cell:d5 | no-ball",
        "pikkpakk | cell:b5,cell:c8 | no-majority",
        "pikkpakk | cell:c8,word:u | no-majority",
        "pikkpakk | cell:b5,word:u,word:u | too-many-steps",
        "abalone | cell:a5 | no-ball",
        "abalone | cell:a1,word:u,word:u | too-many-steps",
        "abalone | cell:a2,word:d | own-off",
        "abalone | cell:b1,word:l | not-rear",
        "abalone:side=yes | cell:a1,cell:c1,word:u | blocked",
        "abalone:side=yes | cell:a1,cell:a2,word:r | blocked",
        "abalone:side=yes | cell:a8,cell:c8,word:d | not-pure",
        // no rule explains these steps
        "pikkpakk | word:pass | dead-end",
        "pikkpakk | piece:light | dead-end",
        "abalone | cell:a1,word:u,word:l | dead-end",
        "abalone | cell:c1,cell:d1 | dead-end",
        "abalone:side=yes | cell:a2,cell:c2,cell:d2 | dead-end",
        "pushfour | cell:a5,cell:a5 | dead-end",
      })
  void aDeadEndIsExplainedByTheRuleThatItBreaks(String variant, String steps, String reason) {
    assertDeadEnd(GamePosition.start(variant), steps, reason);
  }
}
