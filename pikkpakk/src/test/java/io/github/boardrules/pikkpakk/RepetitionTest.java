package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "End of the game", repeat, and "Notation", SEEN. */
class RepetitionTest {
  private static final String[] ROUND = {"bu", "cu", "bd", "cd"};

  @Test
  void fourPushesBringTheStartBack() {
    GamePosition start = GamePosition.start("pikkpakk");

    assertThat(start.play(ROUND).text()).isEqualTo(start.text());
    assertThat(start.play(ROUND).play(ROUND).status()).isEqualTo("ongoing");
    assertThat(start.play(ROUND).position().occurrences()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"2, 1", "3, 2"})
  void theGameIsDrawnAtTheOccurrenceThatTheVariantNames(int repeat, int rounds) {
    GamePosition position = GamePosition.start("pikkpakk:repeat=" + repeat);
    for (int round = 1; round < rounds; round++) {
      position = position.play(ROUND);
      assertThat(position.status()).isEqualTo("ongoing");
    }
    position = position.play("bu", "cu", "bd");
    assertThat(position.status()).isEqualTo("ongoing");
    position = position.play("cd");

    assertThat(position.status()).isEqualTo("draw repetition");
    assertThat(position.legal()).isEmpty();
    assertThat(position.position().occurrences()).isEqualTo(repeat);
  }

  /** The same board with the other player to move is another position. */
  @ParameterizedTest
  @CsvSource({
    "2, 2:1, ongoing",
    "2, 1:1, draw repetition",
    "3, 1:2, draw repetition",
    "9, 1:2147483646, draw repetition",
  })
  void earlierPositionsCountWithTheirSides(int repeat, String seen, String status) {
    String text = EndingTest.SPIRAL + " 1 push " + EndingTest.SPIRAL + ":" + seen;

    assertThat(GamePosition.of("pikkpakk:repeat=" + repeat, text).status()).isEqualTo(status);
  }

  /** The last positions are looked through, and those before them in an index. */
  @Test
  void positionsOfALongGameAreCounted() {
    GamePosition position = GamePosition.start("pikkpakk:repeat=9");
    SplitMix64 random = new SplitMix64(1);
    Map<String, Integer> seen = new HashMap<>();
    int most = 0;
    for (int ply = 0; ply < 500; ply++) {
      int times = seen.merge(position.board() + position.position().toMove(), 1, Integer::sum);
      assertThat(position.position().occurrences()).as("ply %s", ply).isEqualTo(times);
      most = Math.max(most, times);
      List<PikkPakkMove> legal = position.legalMoves();
      // The first moves only, so that positions come back.
      GamePosition next = position.after(legal.get(random.below(3)));
      position = next.isOver() ? position.after(legal.get(legal.size() - 1)) : next;
    }
    assertThat(most).isGreaterThan(3);
    assertThat(GamePosition.of(position.rules(), position.text()).position())
        .isEqualTo(position.position());
  }

  /** A match and its text have the same positions in another order, some of them twice. */
  @Test
  void theOrderOfEarlierPositionsDoesNotMatter() {
    GamePosition played = GamePosition.start("pikkpakk:repeat=9").play(ROUND).play(ROUND);
    GamePosition read = GamePosition.of("pikkpakk:repeat=9", played.text());
    GamePosition fewer =
        GamePosition.of("pikkpakk:repeat=9", played.text().replace(":1:2", ":1:1"));

    assertThat(played.position()).isEqualTo(read.position()).hasSameHashCodeAs(read.position());
    assertThat(read.position()).isEqualTo(played.position()).isNotEqualTo(fewer.position());
    assertThat(played.rules().hash(played.position()))
        .isEqualTo(read.rules().hash(read.position()));
  }

  @Test
  void aMoveThatChangesTheNumberOfBallsEmptiesTheHistory() {
    GamePosition placed = GamePosition.start("fivepush:repeat=2").play("b2", "c3");
    GamePosition slow = Setup.of("abalone:repeat=3", "f1-i1 llld, a9 d").position();

    assertThat(placed.turn()).isEqualTo("1 place -");
    assertThat(slow.play("f1r").turn()).isEqualTo("2 push 0-1 -");
    assertThat(slow.play("i1l").turn()).isEqualTo("2 push 0-0 " + slow.board() + ":1:1");
    assertThat(slow.play("i1l", "a9d").play("e1r").turn()).contains(slow.board() + ":1:1");
    assertThat(slow.play("i1l", "a9d", "e1r", "a8u").position().occurrences()).isEqualTo(2);
  }

  @Test
  void aSidewaysMoveKeepsTheHistory() {
    GamePosition position =
        Setup.of("abalone:repeat=3,side=yes", "b4-c4 l, a9 d").position().play("b4-c4u");

    assertThat(position.turn()).isEqualTo("2 push 0-0 d8/9/9/9/9/1ll6/9/9/9:1:1");
  }

  @Test
  void inPushFourOnlyADroppedBallKeepsTheNumber() {
    Setup setup = Setup.of("pushfour:repeat=2", "b5-h5 lldlldd");

    assertThat(setup.position().play("a5").turn()).isEqualTo("2 place " + setup.board() + ":1:1");
    assertThat(setup.position().play("a4").turn()).isEqualTo("2 place -");
    assertThat(setup.position().play("a5", "a4").turn()).isEqualTo("1 place -");
  }

  @Test
  void otherEndingsComeFirst() {
    Setup won = Setup.of("pikkpakk:repeat=2", "c6 c8 b7 d7 l, c7 t");
    Setup stuck = Setup.of("pikkpakk:repeat=2", "c7 t");

    assertThat(won.history(won.board() + ":1:5").position().status()).isEqualTo("win 1 surrounded");
    assertThat(stuck.history(stuck.board() + ":1:5").position().status())
        .isEqualTo("win 2 no-move");
  }

  @Test
  void thePushThatChangesNothingRepeatsAtOnceForTheOtherPlayer() {
    String rows = "b2-h2 b3-h3 b4-h4 b5-h5 b6-h6 l, b7-h7 b8-h8 d, e7 t";
    Setup setup = Setup.of("pikkpakk:push=square,repeat=2", rows);

    assertThat(setup.position().play("2l", "8l").status()).isEqualTo("draw repetition");
  }
}
