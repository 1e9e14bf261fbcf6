package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Symmetry;
import org.junit.jupiter.api.Test;

/** RULES.md, "The standard board" and "Invariants": the symmetries of layouts. */
class SymmetryTest {
  @Test
  void theStandardLayoutHasAHalfTurnThatExchangesTheTeams() {
    ColorfieldRules rules = ColorfieldRules.standard();
    Symmetry<ColorfieldPosition, ColorfieldMove> turn = rules.symmetries().get(1);

    assertThat(rules.symmetries()).hasSize(2);
    assertThat(turn.player(1)).isEqualTo(2);
    assertThat(turn.player(2)).isEqualTo(1);
    assertThat(turn.move(ColorfieldMove.parse("a1-b2"))).hasToString("j10-i9");
    assertThat(turn.move(ColorfieldMove.parse("x1-c1"))).hasToString("y3-h10");
    assertThat(turn.move(ColorfieldMove.parse("e4-f4xa6"))).hasToString("f7-e7xj5");
    assertThat(turn.move(ColorfieldMove.parse("x2-k1"))).hasToString("y2-k1");
  }

  /** A square with gates above and below: two mirrors, of which one exchanges the teams. */
  @Test
  void teamsAreExchangedOnlyIfTheyAreEqual() {
    String square = "colorfield:rows=bgb/grg/bgb,middle=b2,fullgates=x1-b1,emptygates=y1-b3";
    ColorfieldRules equal = ColorfieldRules.parse(square + ",full=ba1+gb1,empty=gb3+bc3");
    ColorfieldRules unequal = ColorfieldRules.parse(square + ",full=ba1+gb1,empty=gb3");

    assertThat(equal.symmetries()).hasSize(4);
    assertThat(unequal.symmetries()).hasSize(2);
    assertThat(unequal.symmetries().get(1).move(ColorfieldMove.parse("a1-b2")))
        .hasToString("c1-b2");
  }

  @Test
  void layoutsWithoutSymmetriesOrWithVeryManyHaveTheIdentityAlone() {
    ColorfieldRules many =
        ColorfieldRules.parse(Layouts.small().with("extra", Layouts.numbered("gz", 40)).id());

    assertThat(ColorfieldRules.parse(Layouts.SMALL).symmetries()).hasSize(2);
    assertThat(ColorfieldRules.parse(Layouts.HOLES).symmetries()).hasSize(1);
    assertThat(many.symmetries()).hasSize(1);
    assertThat(many.canonical(many.start())).isEqualTo(many.start());
  }
}
