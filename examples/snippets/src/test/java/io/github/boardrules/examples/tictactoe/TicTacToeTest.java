package io.github.boardrules.examples.tictactoe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.MoveReason;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.search.Explorer;
import io.github.boardrules.core.search.Perft;
import io.github.boardrules.testkit.RulesLaws;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tic-tac-toe keeps the laws, has the known counts, and explains its refusals. */
class TicTacToeTest {
  private static final TicTacToeRules RULES = new TicTacToeRules();

  // @start region=laws
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void keepsTheLaws(long seed) {
    RulesLaws.of(new TicTacToeRules()).check(seed);
    RulesLaws.of(new PackedTicTacToeRules()).withReader(new TicTacToeFamily()::rules).check(seed);
  }

  // @end

  @Test
  void everyReasonIsReached() {
    var seen = new HashSet<Reason>();
    var reasons = List.of(TicTacToeReason.values());
    var laws = RulesLaws.of(RULES).withReasons(reasons).withListener(seen::add);
    for (long seed = 1; seed <= 5; seed++) {
      laws.check(seed);
    }
    assertThat(seen).containsAll(reasons).contains(MoveReason.GAME_OVER);
  }

  // @start region=counts
  @ParameterizedTest
  @CsvSource({"1, 9", "2, 72", "5, 15120", "6, 54720", "9, 127872"})
  void hasTheKnownCounts(int depth, long count) {
    assertThat(Perft.count(RULES, RULES.start(), depth)).isEqualTo(count);
  }

  // @end

  @Test
  void hasTheKnownNumberOfPositions() {
    Explorer<TicTacToePosition, TicTacToeMove> explorer = Explorer.of(RULES);
    assertThat(explorer.explore(RULES.start(), 10_000).total()).isEqualTo(5478);
    assertThat(explorer.withSymmetry(true).explore(RULES.start(), 10_000).total()).isEqualTo(765);
  }

  @ParameterizedTest
  @CsvSource({
    "X../.X./OOX, win 1 line",
    "XX./OOO/XX., win 2 line",
    "XOX/XOO/OXX, draw full-board",
    "XOX/XOO/OX., ongoing"
  })
  void theStatusFollowsFromTheBoard(String board, String status) {
    assertThat(RULES.status(RULES.notation().parsePosition(board)).text()).isEqualTo(status);
  }

  @Test
  void aMistakeBreaksALaw() {
    TicTacToeRules mistaken =
        new TicTacToeRules() {
          @Override
          public Status status(TicTacToePosition position) {
            return Status.ongoing(position.toMove());
          }
        };
    assertThatThrownBy(() -> RulesLaws.of(mistaken).check(1))
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith("Broken: law 2.");
  }
}
