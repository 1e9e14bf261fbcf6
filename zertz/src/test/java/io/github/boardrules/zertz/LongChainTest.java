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

  @Test
  void all23OtherMarblesOfTheTournamentGameAreCaptured() {
    assertChain(
        "zertz:game=tournament,rings=61",
        "e9",
        "WWWWWWGGGGGGGGBBBBBBBBB",
        "e8 f6 h4 h3 h2 h1 f2 d2 c2 b3 a4 b6 c6 b4 a2 b1 d1 e2 e4 f5 h5 h6 f8",
        "e7 g5 i3 g3 i1 g1 e3 c1 c3 a3 a5 c7 c5 a3 a1 c1 e1 e3 e5 g5 i5 g7 e9",
        76);
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

  /** Checks a chain as move, code, steps and text; all marbles are on the board. */
  private static void assertChain(
      String variant, String from, String colours, String over, String landings, int chains) {
    List<String> jumped = List.of(over.split(" ", -1));
    List<String> landed = List.of(landings.split(" ", -1));
    Setup setup = Setup.of(variant).with("B" + from);
    StringBuilder text = new StringBuilder("x" + from);
    for (int i = 0; i < jumped.size(); i++) {
      setup.with(colours.charAt(i) + jumped.get(i));
      text.append(colours.charAt(i)).append(landed.get(i));
    }
    GamePosition game = setup.game();
    ZertzMove chain = ZertzMove.parse(text.toString());
    long code = game.rules().encode(game.position(), chain);
    MoveBuffer codes = new MoveBuffer();
    game.rules().legalMoves(game.position(), codes);
    GamePosition after = game.play(text.toString());

    assertThat(game.pool()).isEqualTo("0,0,0");
    assertThat(game.rules().decode(game.position(), code)).isEqualTo(chain);
    assertThat(game.rules().playUnchecked(game.position(), code)).isEqualTo(after.position());
    assertThat(codes.toArray()).hasSize(chains).contains(code).doesNotHaveDuplicates();
    assertThat(game.rules().countLegal(game.position())).isEqualTo(chains);
    assertThat(game.reason(text.substring(0, text.length() - 3))).isEqualTo("must-continue");
    assertThat(after.position().rings())
        .filteredOn(ring -> after.position().marble(ring).isPresent())
        .containsExactly(Cell.parse(landed.get(landed.size() - 1)));
    assertThat(after.status()).isEqualTo("win 1 each");
    assertThat(after.held(1))
        .isEqualTo(count(colours, 'W') + "," + count(colours, 'G') + "," + count(colours, 'B'));
  }

  private static long count(String colours, char colour) {
    return colours.chars().filter(c -> c == colour).count();
  }
}
