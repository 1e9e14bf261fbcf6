package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Draft;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Step;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The longest chains: one marble captures all others. */
class LongChainTest {

  /** A chain as move, code, steps and text; all marbles are on the board. */
  @Test
  void all23OtherMarblesOfTheTournamentGameAreCaptured() {
    String move = "xe9We7Wg5Wi3Wg3Wi1Wg1Ge3Gc1Gc3Ga3Ga5" + "Gc7Gc5Ga3Ba1Bc1Be1Be3Be5Bg5Bi5Bg7Be9";
    GamePosition game =
        Setup.of("zertz:game=tournament,rings=61")
            .with("Be9 We8 Wf6 Wh4 Wh3 Wh2 Wh1 Gf2 Gd2 Gc2 Gb3 Ga4 Gb6")
            .with("Gc6 Gb4 Ba2 Bb1 Bd1 Be2 Be4 Bf5 Bh5 Bh6 Bf8")
            .game();
    ZertzMove chain = ZertzMove.parse(move);
    long code = game.rules().encode(game.position(), chain);
    MoveBuffer codes = new MoveBuffer();
    game.rules().legalMoves(game.position(), codes);
    GamePosition after = game.play(move);

    assertThat(game.rules().decode(game.position(), code)).isEqualTo(chain);
    assertThat(game.rules().playUnchecked(game.position(), code)).isEqualTo(after.position());
    assertThat(codes.toArray()).hasSize(76).contains(code).doesNotHaveDuplicates();
    assertThat(game.rules().countLegal(game.position())).isEqualTo(76);
    assertThat(game.reason(move.substring(0, move.length() - 3))).isEqualTo("must-continue");
    assertThat(after.position().rings())
        .filteredOn(ring -> after.position().marble(ring).isPresent())
        .containsExactly(ZertzCell.parse("e9"));
    assertThat(after.status()).isEqualTo("win 1 each");
    assertThat(after.text()).endsWith(" 0,0,0 6,8,9 0,0,0 2");
  }

  /** A draft must not list the 1,337,998 legal moves of this position. */
  @Test
  void aDraftLooksAtFewOfVeryManyChains() {
    GamePosition game =
        GamePosition.of(
            "zertz:game=tournament,rings=61",
            "...../GB..../.W.B.../BWBBB.../.GWW...../GGGGB.../.B.G.../WBGW../.B..."
                + " 0,0,0 0,0,0 0,0,0 1");
    int longest = 0;
    for (Step first : game.draft("").next()) {
      List<Step> entered = new ArrayList<>(List.of(first));
      Draft<ZertzPosition, ZertzMove> draft = game.rules().draft(game.position(), entered);
      while (draft.move().isEmpty()) {
        assertThat(game.rules().moveEntry().candidates(game.rules(), game.position(), entered))
            .hasSizeBetween(1, Board.DIRECTIONS);
        entered.add(draft.next().iterator().next());
        draft = game.rules().draft(game.position(), entered);
      }
      longest = Math.max(longest, entered.size());
    }

    assertThat(longest).isGreaterThan(10);
  }
}
