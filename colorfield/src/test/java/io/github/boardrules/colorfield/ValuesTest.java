package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Positions, moves, fields and layouts are values. */
class ValuesTest {

  private static Setup middle(String variant) {
    return Setup.of(variant).with("ba6 rb2 Ge4 gh3 yj5 Rx1 ry1");
  }

  @Test
  void equalPositionsAreOneValue() {
    ColorfieldPosition one = middle("colorfield").gamePosition().position();
    ColorfieldPosition same = middle("colorfield").gamePosition().position();

    assertThat(one).isEqualTo(same).hasSameHashCodeAs(same).hasToString(same.toString());
    assertThat(ColorfieldRules.standard().hash(one))
        .isEqualTo(ColorfieldRules.standard().hash(same));
    assertThat(one).isNotEqualTo(null).isNotEqualTo(one.toString());
  }

  @Test
  void positionsDifferByEachPieceItsColourAndTeamTheTurnAndTheCount() {
    String variant = "colorfield:quiet=9";
    List<GamePosition> all =
        List.of(
            middle(variant).gamePosition(),
            middle(variant).without("a6").gamePosition(),
            middle(variant).with("na6").gamePosition(),
            middle(variant).with("Ba6").gamePosition(),
            middle(variant).without("a6").with("ba7").gamePosition(),
            middle(variant).without("x1").with("Rx2").gamePosition(),
            middle(variant).with("yh3 gj5").gamePosition(),
            middle(variant).with("wj10").gamePosition(),
            middle(variant).toMove(2).gamePosition(),
            middle(variant).quiet(1).gamePosition(),
            middle(variant).quiet(9).gamePosition());

    assertThat(all).extracting(GamePosition::position).doesNotHaveDuplicates();
    assertThat(all).extracting(GamePosition::text).doesNotHaveDuplicates();
    assertThat(all)
        .extracting(given -> given.rules().hash(given.position()))
        .doesNotHaveDuplicates();
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
  void positionsOfAnotherVariantDiffer() {
    for (String other :
        List.of(
            "colorfield:first=empty",
            "colorfield:force=step",
            "colorfield:block=any",
            "colorfield:quiet=1",
            Layouts.STANDARD)) {
      assertThat(middle(other).gamePosition().position())
          .isNotEqualTo(middle("colorfield").gamePosition().position());
    }
  }

  @Test
  void movesAreEqualWhenTheirTextsAre() {
    List<String> texts = List.of("a1-a2", "a2-a1", "a1-a3", "a1-a2xa1", "a1-a2xa2", "aa1-a2");
    for (String one : texts) {
      for (String other : texts) {
        assertThat(ColorfieldMove.parse(one).equals(ColorfieldMove.parse(other)))
            .isEqualTo(one.equals(other));
      }
      assertThat(ColorfieldMove.parse(one)).hasSameHashCodeAs(ColorfieldMove.parse(one));
    }
  }

  @Test
  void layoutsAreEqualWhenTheirCanonicalItemsAre() {
    Layout small = Layout.parse(Layouts.SMALL);
    Layout same = Layout.parse(Layouts.small().with("middle", "c3").id());

    assertThat(small).isEqualTo(same).hasSameHashCodeAs(same);
    assertThat(small).isNotEqualTo(Layout.parse(Layouts.HOLES)).isNotEqualTo(null);
    assertThat(Layout.parse("colorfield:quiet=5")).isEqualTo(Layout.STANDARD);
    assertThat(Layout.parse(Layouts.STANDARD)).isNotEqualTo(Layout.STANDARD);
  }

  @Test
  void theAnswersOfALayoutCannotBeChanged() {
    Layout small = Layout.parse(Layouts.SMALL);
    Field field = Field.parse("a1");

    assertThat(small.fields()).isUnmodifiable();
    assertThat(small.touching(field)).isUnmodifiable();
    assertThat(small.middle()).isUnmodifiable();
    assertThat(small.gates(Team.EMPTY)).isUnmodifiable();
    assertThatThrownBy(() -> small.start().clear())
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> small.start().remove(field))
        .isInstanceOf(UnsupportedOperationException.class);
  }
}
