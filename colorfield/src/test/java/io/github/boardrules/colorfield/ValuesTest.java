package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.fixtures.ValuesContract;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Positions, moves, fields and layouts are values. */
class ValuesTest extends ValuesContract<ColorfieldPosition, ColorfieldMove> {
  private static final String VARIANT = "colorfield:quiet=9";

  ValuesTest() {
    super(ContractTest.GAME, VARIANT);
  }

  @Override
  protected List<String> positions() {
    return Stream.of(
            middle(),
            middle().without("a6"),
            middle().with("na6"),
            middle().with("Ba6"),
            middle().without("a6").with("ba7"),
            middle().without("x1").with("Rx2"),
            middle().with("yh3 gj5"),
            middle().with("wj10"),
            middle().toMove(2),
            middle().quiet(1),
            middle().quiet(9))
        .map(Setup::text)
        .toList();
  }

  @Override
  protected List<String> moves() {
    return List.of("a1-a2", "a2-a1", "a1-a3", "a1-a2xa1", "a1-a2xa2", "aa1-a2");
  }

  @Override
  protected List<String> otherVariants() {
    return List.of(
        "colorfield",
        "colorfield:quiet=1",
        "colorfield:first=empty,quiet=9",
        "colorfield:force=step,quiet=9",
        "colorfield:block=any,quiet=9",
        Layouts.STANDARD + ",quiet=9");
  }

  private static Setup middle() {
    return Setup.of(VARIANT).with("ba6 rb2 Ge4 gh3 yj5 Rx1 ry1");
  }

  @Test
  void positionsDifferByEveryColourOfALayoutWithMany() {
    List<GamePosition> all =
        "abcdefghijklmnopqstuvwxyz"
            .chars()
            .mapToObj(letter -> Setup.of(Layouts.RAINBOW).with((char) letter + "c1 Rxa1 rxb1"))
            .map(Setup::gamePosition)
            .toList();

    assertThat(all).hasSize(25);
    assertThat(all).extracting(GamePosition::position).doesNotHaveDuplicates();
    assertThat(all)
        .extracting(given -> given.rules().hash(given.position()))
        .doesNotHaveDuplicates();
  }

  @Test
  void theAnswersOfALayoutCannotBeChanged() {
    ColorfieldLayout small = ColorfieldLayout.parse(Layouts.SMALL);
    ColorfieldField field = ColorfieldField.parse("a1");

    assertThat(small.fields()).isUnmodifiable();
    assertThat(small.touching(field)).isUnmodifiable();
    assertThat(small.middle()).isUnmodifiable();
    assertThat(small.gates(ColorfieldTeam.EMPTY)).isUnmodifiable();
    assertThatThrownBy(() -> small.start().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }
}
