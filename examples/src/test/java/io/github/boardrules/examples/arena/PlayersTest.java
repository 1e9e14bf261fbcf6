package io.github.boardrules.examples.arena;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.grid.Bits;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.nim.HeapRules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class PlayersTest {

  /** In each position one move wins at once, for either player; a random player misses it. */
  @ParameterizedTest
  @CsvSource({
    "FLAT, 0-0-9 1, 3:9", "UCT, 0-0-9 1, 3:9", "ENGINE, 0-0-9 1, 3:9", "PERFECT, 0-0-9 1, 3:9",
    "FLAT, 0-9-0 2, 2:9", "UCT, 0-9-0 2, 2:9", "ENGINE, 0-9-0 2, 2:9", "PERFECT, 0-9-0 2, 2:9"
  })
  void aWinIsFound(PlayerKind kind, String position, String move) {
    assertThat(move(HeapRules.parse("heaps:sizes=9-9-9"), kind, position, 400)).isEqualTo(move);
  }

  /** The reply that loses is not among the first that random games would warn of. */
  @ParameterizedTest
  @EnumSource(names = {"UCT", "ENGINE", "PERFECT"})
  void aTreeSeesTheReply(PlayerKind kind) {
    assertThat(move(HeapRules.parse("heaps:sizes=9-9-9"), kind, "0-1-3 1", 2_000)).isEqualTo("3:2");
  }

  private static <S, M> String move(
      PackedRules<S, M> rules, PlayerKind kind, String position, long nodes) {
    PlayerSettings settings = PlayerSettings.of(new MoveLimit(nodes, Long.MAX_VALUE));
    S start = rules.notation().parsePosition(position);
    M move =
        kind.players(rules, settings).apply(Bits.mix(1, 2)).answer(Match.of(rules, start)).move();
    return rules.notation().formatMove(move);
  }
}
