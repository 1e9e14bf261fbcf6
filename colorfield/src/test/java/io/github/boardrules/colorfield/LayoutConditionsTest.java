package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.VariantException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Layout items": which condition a well-formed layout breaks. */
class LayoutConditionsTest {

  @ParameterizedTest
  @CsvSource({
    "extra, rm0, m0",
    "extra, rm1+gm100, m100",
    "link, a1-c0, c0",
    "link, a100-c1, a100",
    "cut, a1-b999999999999, b999999999999",
    "middle, c0, c0",
    "fullgates, x0-a1, x0",
    "fullgates, x1-a0, a0",
    "emptygates, y1-a5-b100, b100",
    "full, ga0, a0",
    "empty, ba100, a100",
  })
  void theNumberOfAFieldIs1To99(String key, String value, String field) {
    assertCondition(
        Layouts.small().with(key, value), ColorfieldTextReason.FIELD_NUMBER, "field", field);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"middle=c3", "link=a1-b1", "cut=a1-b1,middle=a1", "full=ga1", "empty=ga1"})
  void aLayoutNeedsRowsOrExtra(String items) {
    assertCondition("colorfield:" + items, ColorfieldTextReason.NO_FIELDS, Map.of());
  }

  @ParameterizedTest
  @CsvSource({
    "bgybg/ybrg/gyryg/ygrby/gbygb, ybrg, 4, bgybg",
    "bgybg/ybrgyy/gyryg/ygrby/gbygb, ybrgyy, 6, bgybg",
    "b/bg, bg, 2, b",
    "bgy/gyb/...., ...., 4, bgy",
  })
  void allRowsAreEquallyLong(String rows, String row, int length, String first) {
    assertCondition(
        Layouts.small().with("rows", rows),
        ColorfieldTextReason.UNEQUAL_ROWS,
        "row",
        row,
        "length",
        Integer.toString(length),
        "first",
        first);
  }

  @Test
  void thePictureHasAtMost26ColumnsAnd99Rows() {
    assertCondition(
        Layouts.small().with("rows", ".".repeat(27)),
        ColorfieldTextReason.TOO_MANY_COLUMNS,
        "count",
        "27",
        "most",
        "26");
    assertCondition(
        Layouts.small().with("rows", "b" + "/b".repeat(99)),
        ColorfieldTextReason.TOO_MANY_ROWS,
        "count",
        "100",
        "most",
        "99");
    String wide = "r".repeat(26) + ",middle=a1,fullgates=aa1-z1,emptygates=ab1-y1";
    String high = "r" + "/r".repeat(98) + ",middle=a1,fullgates=x1-a99,emptygates=y1-a98";
    assertThat(Layout.parse("colorfield:rows=" + wide).fields()).hasSize(28);
    assertThat(Layout.parse("colorfield:rows=" + high).fields()).hasSize(101);
  }

  @ParameterizedTest
  @CsvSource({
    "extra, ga1, a1",
    "extra, gm1+bm1, m1",
    "extra, gm1+gm1, m1",
    "middle, c3+c3, c3",
    "middle, c2+c3+c2, c2",
    "fullgates, a1-b1, a1",
    "fullgates, x1-a1+x1-b1, x1",
    "emptygates, x1-a5, x1",
    "emptygates, y1-a5+y1-b5, y1",
  })
  void anItemNamesEveryFieldAtMostOnceWhereItCreatesIt(String key, String value, String field) {
    assertCondition(
        Layouts.small().with(key, value),
        ColorfieldTextReason.REPEATED_FIELD,
        "field",
        field,
        "key",
        key);
  }

  @ParameterizedTest
  @CsvSource({
    "link, a1-k1, k1",
    "link, k1-k2, k1",
    "link, a1-x1, x1",
    "cut, a1-a6, a6",
    "cut, k1-a1, k1",
    "middle, c6, c6",
    "middle, x1, x1",
    "full, gk1, k1",
    "empty, ba5+gaa1, aa1",
  })
  void anItemNamesOnlyFieldsThatAreThere(String key, String value, String field) {
    assertCondition(
        Layouts.small().with(key, value),
        ColorfieldTextReason.UNKNOWN_FIELD,
        "field",
        field,
        "key",
        key);
  }

  @Test
  void noFieldTouchesItself() {
    assertCondition(
        Layouts.small().with("link", "a1-c1+b2-b2"),
        ColorfieldTextReason.SAME_FIELD,
        "field",
        "b2");
  }

  @ParameterizedTest
  @CsvSource({
    "a1-b1, a1, b1",
    "b2-a1, a1, b2",
    "a1-c1+a1-c1, a1, c1",
    "a1-c1+c1-a1, a1, c1",
    "a1-m1+m1-a1, a1, m1",
  })
  void fieldsThatAreLinkedMustNotTouchYet(String value, String one, String other) {
    assertCondition(
        Layouts.small().with("extra", "gm1").with("link", value),
        ColorfieldTextReason.TOUCHES_ALREADY,
        "field",
        one,
        "other",
        other);
  }

  @ParameterizedTest
  @CsvSource({
    "a1-c1, a1, c1",
    "a1-a1, a1, a1",
    "c3-a1, a1, c3",
    "a1-m1, a1, m1",
    // a cut may not undo a link
    "a3-e3, a3, e3",
  })
  void onlyNeighbouringSquaresOfThePictureAreCut(String value, String one, String other) {
    assertCondition(
        Layouts.small().with("extra", "gm1").with("link", "a1-m1+a3-e3").with("cut", value),
        ColorfieldTextReason.NOT_NEIGHBOURS,
        "field",
        one,
        "other",
        other);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a1-b1+a1-b1", "b1-a1+a1-b1"})
  void squaresThatAreCutMustStillTouch(String value) {
    assertCondition(
        Layouts.small().with("cut", value),
        ColorfieldTextReason.CUT_ALREADY,
        "field",
        "a1",
        "other",
        "b1");
  }

  @Test
  void anExtraFieldIsNoSquareThoughItsNameLiesBesideOne() {
    assertCondition(
        Layouts.small().with("extra", "gf1").with("cut", "e1-f1"),
        ColorfieldTextReason.NOT_NEIGHBOURS,
        "field",
        "e1",
        "other",
        "f1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"middle", "fullgates", "emptygates"})
  void theMiddleAndTheGatesOfBothTeamsAreNeeded(String key) {
    assertCondition(Layouts.small().without(key), ColorfieldTextReason.MISSING_ITEM, "key", key);
  }

  @ParameterizedTest
  @CsvSource({"c1, c1, y", "c3+d3, d3, y", "a5, a5, b"})
  void theMiddleIsRed(String value, String field, String colour) {
    assertCondition(
        Layouts.small().with("middle", value),
        ColorfieldTextReason.MIDDLE_NOT_RED,
        "field",
        field,
        "colour",
        colour);
  }

  @ParameterizedTest
  @CsvSource({
    "fullgates, x1-k1, x1, k1",
    "fullgates, x1-a1-a6, x1, a6",
    "fullgates, x1-x1, x1, x1",
    "fullgates, x1-a1+x2-x1, x2, x1",
    "emptygates, y1-a5-x1, y1, x1",
  })
  void exitsAreFieldsMadeByRowsOrExtra(String key, String value, String gate, String field) {
    assertCondition(
        Layouts.small().with(key, value),
        ColorfieldTextReason.UNKNOWN_EXIT,
        "gate",
        gate,
        "field",
        field);
  }

  @Test
  void noExitComesTwiceInAGate() {
    assertCondition(
        Layouts.small().with("emptygates", "y1-a5+y2-d5-e5-d5"),
        ColorfieldTextReason.REPEATED_EXIT,
        "gate",
        "y2",
        "field",
        "d5");
  }

  @ParameterizedTest
  @CsvSource({
    "full, gc3, STARTS_IN_MIDDLE, c3",
    "empty, bc3, STARTS_IN_MIDDLE, c3",
    "full, gx1, STARTS_IN_GATE, x1",
    "full, gy1, STARTS_IN_GATE, y1",
    "empty, gx2, STARTS_IN_GATE, x2",
    "full, ga1+bb1+ya1, STARTS_ON_PIECE, a1",
    "empty, ba5+gd1, STARTS_ON_PIECE, d1"
  })
  void piecesStartOnFreeOrdinaryFields(String key, String value, String reason, String field) {
    assertCondition(
        Layouts.small().with(key, value),
        ColorfieldTextReason.valueOf(reason),
        "field",
        field,
        "key",
        key);
  }

  @Test
  void theItemsAreReadInTheOrderOfThePage() {
    // Each breaks a condition; the id names them the other way round.
    Layouts all =
        Layouts.empty()
            .with("empty", "gk1")
            .with("full", "gk2")
            .with("emptygates", "y1-k3")
            .with("fullgates", "x1-k4")
            .with("middle", "k5")
            .with("cut", "a1-k6")
            .with("link", "a1-k7")
            .with("extra", "ga1")
            .with("rows", "gr/g");

    assertCondition(
        all, ColorfieldTextReason.UNEQUAL_ROWS, "row", "g", "length", "1", "first", "gr");
    all = all.with("rows", "gr/gb");
    assertCondition(all, ColorfieldTextReason.REPEATED_FIELD, "field", "a1", "key", "extra");
    all = all.with("extra", "gm1");
    assertCondition(all, ColorfieldTextReason.UNKNOWN_FIELD, "field", "k7", "key", "link");
    all = all.with("link", "a1-m1");
    assertCondition(all, ColorfieldTextReason.UNKNOWN_FIELD, "field", "k6", "key", "cut");
    all = all.with("cut", "a1-b1");
    assertCondition(all, ColorfieldTextReason.UNKNOWN_FIELD, "field", "k5", "key", "middle");
    all = all.with("middle", "b2");
    assertCondition(all, ColorfieldTextReason.UNKNOWN_EXIT, "gate", "x1", "field", "k4");
    all = all.with("fullgates", "x1-a1");
    assertCondition(all, ColorfieldTextReason.UNKNOWN_EXIT, "gate", "y1", "field", "k3");
    all = all.with("emptygates", "y1-a2");
    assertCondition(all, ColorfieldTextReason.UNKNOWN_FIELD, "field", "k2", "key", "full");
    all = all.with("full", "ga1");
    assertCondition(all, ColorfieldTextReason.UNKNOWN_FIELD, "field", "k1", "key", "empty");
    assertThat(ColorfieldRules.parse(all.with("empty", "ga2").id()).variant())
        .isEqualTo(
            "colorfield:rows=gr/gb,extra=gm1,link=a1-m1,cut=a1-b1,middle=b2,fullgates=x1-a1"
                + ",emptygates=y1-a2,full=ga1,empty=ga2");
  }

  private static void assertCondition(
      Layouts layout, ColorfieldTextReason reason, String... facts) {
    Map<String, String> expected = new HashMap<>();
    for (int i = 0; i < facts.length; i += 2) {
      expected.put(facts[i], facts[i + 1]);
    }
    assertCondition(layout.id(), reason, expected);
  }

  private static void assertCondition(
      String id, ColorfieldTextReason reason, Map<String, String> facts) {
    for (String each : List.of(id, id + ",first=empty,quiet=7")) {
      assertThatExceptionOfType(VariantException.class)
          .as(each)
          .isThrownBy(() -> ColorfieldOptions.parse(each))
          .satisfies(thrown -> assertRefused(thrown, each, reason, facts));
    }
  }

  private static void assertRefused(
      NotationException thrown, String id, ColorfieldTextReason reason, Map<String, String> facts) {
    assertThat(thrown.reason()).isEqualTo(reason);
    assertThat(thrown.facts()).isEqualTo(facts);
    assertThat(thrown.text()).isEqualTo(id);
    assertThat(thrown.column()).isEqualTo(id.length() + 1);
    for (Locale language : List.of(Locale.ENGLISH, new Locale("hu"))) {
      assertThat(thrown.message(language)).doesNotContain("{");
      for (String fact : List.of("field", "row", "key")) {
        assertThat(thrown.message(language)).contains(facts.getOrDefault(fact, ""));
      }
    }
  }
}
