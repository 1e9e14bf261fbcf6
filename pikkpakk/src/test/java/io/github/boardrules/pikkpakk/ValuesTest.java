package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.fixtures.ValuesContract;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import io.github.boardrules.pikkpakk.value.PikkPakkPosition;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions, moves and vocabulary are values. */
class ValuesTest extends ValuesContract<PikkPakkPosition, PikkPakkMove> {
  private static final String VARIANT = "abalone:repeat=3,start=joint";

  ValuesTest() {
    super(ContractTest.GAME, VARIANT);
  }

  @Override
  protected List<String> positions() {
    List<String> all = new ArrayList<>();
    for (String turn : List.of("place", "2 place", "push", "2 push")) {
      String balls = turn.equals("2 place") ? ": e5 l" : ":";
      for (String lost : List.of("0-0", "1-0", "0-1")) {
        all.add(Setup.of(VARIANT, turn + " " + lost + balls).text());
      }
      for (String seen : List.of(":2:1", ":2:2", ":1:2")) {
        all.add(Setup.of(VARIANT, turn + balls).history("9/9/9/9/9/9/9/9/9" + seen).text());
      }
    }
    for (String cell : List.of("b2", "h8", "e5", "b8", "h2")) {
      all.add(Setup.of(VARIANT, cell + " l").text());
      all.add(Setup.of(VARIANT, cell + " d").text());
    }
    return all;
  }

  @Override
  protected List<String> moves() {
    return List.of(
        "e5", "e6", "bu", "bd", "bu2", "5l", "e5u", "e5d", "e5u2", "e5-f5u", "e5-g5u", "d5-f5u",
        "e5-f5d", "e5-f5u2", "k11");
  }

  @Override
  protected List<String> otherVariants() {
    return List.of("abalone:repeat=4,start=joint", "abalone:repeat=3,side=yes,start=joint");
  }

  @Test
  void targetAndNeutralBallsMatterToo() {
    List<PikkPakkPosition> all = new ArrayList<>();
    for (String rows : List.of("tn", "nt", "ln", "dn")) {
      String board =
          rows
              + "nnnnnnn"
              + "/nnnnnnnnn".repeat(7)
              + (rows.contains("t") ? "/nnnnnnnnn" : "/nnnnnnnnt");
      all.add(GamePosition.of("pikkpakk:push=ring", board + " 1 push").position());
    }

    assertThat(all).doesNotHaveDuplicates();
    assertThat(all)
        .extracting(PikkPakkRules.parse("pikkpakk:push=ring")::hash)
        .doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 3})
  void thereAreTwoPlayers(int player) {
    PikkPakkPosition start = GamePosition.start("abalone").position();

    assertThatIllegalArgumentException()
        .isThrownBy(() -> start.lost(player))
        .withMessageContaining(Integer.toString(player));
  }
}
