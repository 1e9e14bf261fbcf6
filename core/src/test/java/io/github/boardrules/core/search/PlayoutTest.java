package io.github.boardrules.core.search;

import static io.github.boardrules.core.toy.Failures.illegalArgument;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.toy.Counters;
import io.github.boardrules.core.toy.Counters.Position;
import io.github.boardrules.core.toy.Counters.Take;
import io.github.boardrules.core.toy.ToyReason;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlayoutTest {
  private final Counters plain = new Counters("counters:again=yes");
  private final Counters.Packed packed = new Counters.Packed("counters:again=yes");

  @Test
  void aGameStopsAtItsEndOrAfterTheGreatestNumberOfMoves() {
    Position over = new Position(0, 0, 2);
    Status status = Status.win(1, ToyReason.LAST_COUNTER);

    assertThat(Playout.play(plain, plain.start(), new SplitMix64(1), 0))
        .isEqualTo(new Playout<>(plain.start(), 0, Status.ongoing(1)));
    assertThat(Playout.play(packed, packed.start(), new SplitMix64(1), 2).plies()).isEqualTo(2);
    assertThat(Playout.randomMatch(packed, packed.start(), new SplitMix64(1), 2).ply())
        .isEqualTo(2);
    for (Counters rules : List.of(plain, packed)) {
      assertThat(Playout.play(rules, over, new SplitMix64(1), 9))
          .isEqualTo(new Playout<>(over, 0, status));
      assertThat(Playout.randomMatch(rules, over, new SplitMix64(1), 9).ply()).isZero();
    }
  }

  @Test
  void aSeedGivesTheSameGameWithPlainAndPackedRules() {
    for (long seed = 0; seed < 50; seed++) {
      Playout<Position> end = Playout.play(packed, packed.start(), new SplitMix64(seed), 100);
      Match<Position, Take> match =
          Playout.randomMatch(packed, packed.start(), new SplitMix64(seed), 100);

      assertThat(Playout.play(plain, plain.start(), new SplitMix64(seed), 100)).isEqualTo(end);
      assertThat(Playout.randomMatch(plain, plain.start(), new SplitMix64(seed), 100))
          .isEqualTo(match);
      assertThat(new Playout<>(match.position(), match.ply(), match.status())).isEqualTo(end);
    }
  }

  @Test
  void aNegativeNumberOfMovesIsRejected() {
    String message = "The greatest number of moves must be 0 or more, not -1.";
    SplitMix64 random = new SplitMix64(1);

    illegalArgument(() -> Playout.play(plain, plain.start(), random, -1), message);
    illegalArgument(() -> Playout.randomMatch(plain, plain.start(), random, -1), message);
  }
}
