package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** RULES.md, "End of the game", repeat, and "Notation", SEEN. */
class RepetitionTest {
  private static final String[] ROUND = {"bu", "cu", "bd", "cd"};

  @Test
  void thereMayBeVeryManyEarlierOccurrences() {
    String text = Setup.SPIRAL + " 1 push " + Setup.SPIRAL + ":1:2147483646";

    assertThat(GamePosition.of("pikkpakk:repeat=9", text).status()).isEqualTo("draw repetition");
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
}
