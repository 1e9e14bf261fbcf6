package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** RULES.md, "Layout items": what each item makes of a layout, and the canonical id. */
class LayoutItemsTest {

  @Test
  void theTopRowOfThePictureComesFirstAndItsLeftColumnIsA() {
    Layout layout =
        Layout.parse(
            "colorfield:rows=.bg/yrn,middle=b1,fullgates=x1-a1,emptygates=y1-c2,full=ba1,empty=nc2");

    assertThat(layout.fields())
        .extracting(Field::toString)
        .containsExactly("a1", "b1", "b2", "c1", "c2", "x1", "y1");
    assertThat(layout.fields().stream().map(layout::colour).map(colour -> colour.orElse('?')))
        .containsExactly('y', 'r', 'b', 'n', 'g', 'r', 'r');
    assertTouching(layout, "b2", "a1 b1 c1 c2");
    assertTouching(layout, "a1", "b1 b2 x1");
  }

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
  void elementsAreOrderedByFieldAndNotAsTexts() {
    String id =
        "colorfield:extra=rb2+ga10+ga2+baa1+yb1,link=b1-a10+a10-a2+b2-aa1+a2-aa1,middle=b2"
            + ",fullgates=x10-b1-aa1-a10+x9-a2,emptygates=y1-a10,full=yb1+baa1,empty=ga10+na2";

    assertThat(ColorfieldRules.parse(id).variant())
        .isEqualTo(
            "colorfield:extra=ga2+ga10+baa1+yb1+rb2,link=a2-a10+a2-aa1+a10-b1+aa1-b2,middle=b2"
                + ",fullgates=x9-a2+x10-a10-aa1-b1,emptygates=y1-a10,full=baa1+yb1"
                + ",empty=na2+ga10");
  }

  @Test
  void layoutItemsThatDescribeTheStandardBoardAreKept() {
    ColorfieldRules typed = ColorfieldRules.parse(Layouts.STANDARD);

    assertThat(typed.variant()).isEqualTo(Layouts.STANDARD).isNotEqualTo("colorfield");
    assertThat(typed.options().layout()).isNotEqualTo(Layout.STANDARD);
    assertThat(Layout.STANDARD).hasToString("");
  }

  private static void assertTouching(Layout layout, String field, String others) {
    assertThat(layout.touching(Field.parse(field)))
        .extracting(Field::toString)
        .containsExactly(others.split(" ", -1));
  }
}
