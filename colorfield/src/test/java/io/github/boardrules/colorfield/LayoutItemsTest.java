package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** RULES.md, "Layout items": what each item makes of a layout, and the canonical id. */
class LayoutItemsTest {

  @Test
  void theOtherPiecesAreNotNeeded() {
    String id = Layouts.small().without("full").without("empty").id();

    assertThat(GamePosition.start(id).text()).isEqualTo("1 0 Rx1,Rx2,ry1,ry2");
    assertThat(ColorfieldRules.parse(id).variant()).isEqualTo(id);
  }

  @Test
  void theCanonicalIdHasKeysInTheOrderOfThePageAndElementsInTheOrderOfFields() {
    String mixed =
        "colorfield:quiet=5,empty=ge5+bd5+bc5+gb5+ba5,full=bc1+be1+ga1+gd1+bb1"
            + ",emptygates=y2-b5+y1-e5-d5,force=landing,fullgates=x2-d1+x1-b1-a1,first=empty"
            + ",middle=c3,cut=e5-d4+b2-a1+d2-c2,link=b4-b2+e3-a3,rows=bgybg/ybrgy/g.r.g/ygrby/gbygb";

    assertThat(ColorfieldRules.parse(mixed).variant())
        .isEqualTo(Layouts.HOLES + ",first=empty,quiet=5");
    assertThat(ColorfieldRules.parse(mixed).options())
        .isEqualTo(ColorfieldOptions.parse(Layouts.HOLES + ",first=empty,quiet=5"));
  }

  @Test
  void layoutItemsThatDescribeTheStandardBoardAreKept() {
    ColorfieldRules typed = ColorfieldRules.parse(Layouts.STANDARD);

    assertThat(typed.variant()).isEqualTo(Layouts.STANDARD).isNotEqualTo("colorfield");
    assertThat(typed.options().layout()).isNotEqualTo(ColorfieldLayout.STANDARD);
    assertThat(ColorfieldLayout.STANDARD).hasToString("");
  }
}
