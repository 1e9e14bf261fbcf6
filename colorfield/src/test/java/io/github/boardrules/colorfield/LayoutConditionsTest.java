package io.github.boardrules.colorfield;

import static io.github.boardrules.colorfield.ColorfieldTextReason.CUT_ALREADY;
import static io.github.boardrules.colorfield.ColorfieldTextReason.FIELD_NUMBER;
import static io.github.boardrules.colorfield.ColorfieldTextReason.MIDDLE_NOT_RED;
import static io.github.boardrules.colorfield.ColorfieldTextReason.MISSING_ITEM;
import static io.github.boardrules.colorfield.ColorfieldTextReason.NOT_NEIGHBOURS;
import static io.github.boardrules.colorfield.ColorfieldTextReason.NO_FIELDS;
import static io.github.boardrules.colorfield.ColorfieldTextReason.REPEATED_EXIT;
import static io.github.boardrules.colorfield.ColorfieldTextReason.REPEATED_FIELD;
import static io.github.boardrules.colorfield.ColorfieldTextReason.SAME_FIELD;
import static io.github.boardrules.colorfield.ColorfieldTextReason.TOO_MANY_COLUMNS;
import static io.github.boardrules.colorfield.ColorfieldTextReason.TOO_MANY_ROWS;
import static io.github.boardrules.colorfield.ColorfieldTextReason.TOUCHES_ALREADY;
import static io.github.boardrules.colorfield.ColorfieldTextReason.UNEQUAL_ROWS;
import static io.github.boardrules.colorfield.ColorfieldTextReason.UNKNOWN_EXIT;
import static io.github.boardrules.colorfield.ColorfieldTextReason.UNKNOWN_FIELD;
import static io.github.boardrules.colorfield.Layouts.small;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.boardrules.core.VariantException;
import io.github.boardrules.fixtures.VariantAssertions;
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
    assertCondition(small().with(key, value), FIELD_NUMBER, Map.of("field", field));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"middle=c3", "link=a1-b1", "cut=a1-b1,middle=a1", "full=ga1", "empty=ga1"})
  void aLayoutNeedsRowsOrExtra(String items) {
    assertCondition("colorfield:" + items, NO_FIELDS, Map.of());
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
        small().with("rows", rows),
        UNEQUAL_ROWS,
        Map.of("row", row, "length", Integer.toString(length), "first", first));
  }

  @Test
  void thePictureHasAtMost26ColumnsAnd99Rows() {
    assertCondition(
        small().with("rows", ".".repeat(27)),
        TOO_MANY_COLUMNS,
        Map.of("count", "27", "most", "26"));
    assertCondition(
        small().with("rows", "b" + "/b".repeat(99)),
        TOO_MANY_ROWS,
        Map.of("count", "100", "most", "99"));
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
    assertCondition(small().with(key, value), REPEATED_FIELD, Map.of("field", field, "key", key));
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
    assertCondition(small().with(key, value), UNKNOWN_FIELD, Map.of("field", field, "key", key));
  }

  @Test
  void noFieldTouchesItself() {
    assertCondition(small().with("link", "a1-c1+b2-b2"), SAME_FIELD, Map.of("field", "b2"));
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
        small().with("extra", "gm1").with("link", value),
        TOUCHES_ALREADY,
        Map.of("field", one, "other", other));
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
        small().with("extra", "gm1").with("link", "a1-m1+a3-e3").with("cut", value),
        NOT_NEIGHBOURS,
        Map.of("field", one, "other", other));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a1-b1+a1-b1", "b1-a1+a1-b1"})
  void squaresThatAreCutMustStillTouch(String value) {
    assertCondition(small().with("cut", value), CUT_ALREADY, Map.of("field", "a1", "other", "b1"));
  }

  @Test
  void anExtraFieldIsNoSquareThoughItsNameLiesBesideOne() {
    assertCondition(
        small().with("extra", "gf1").with("cut", "e1-f1"),
        NOT_NEIGHBOURS,
        Map.of("field", "e1", "other", "f1"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"middle", "fullgates", "emptygates"})
  void theMiddleAndTheGatesOfBothTeamsAreNeeded(String key) {
    assertCondition(small().without(key), MISSING_ITEM, Map.of("key", key));
  }

  @ParameterizedTest
  @CsvSource({"c1, c1, y", "c3+d3, d3, y", "a5, a5, b"})
  void theMiddleIsRed(String value, String field, String colour) {
    assertCondition(
        small().with("middle", value), MIDDLE_NOT_RED, Map.of("field", field, "colour", colour));
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
    assertCondition(small().with(key, value), UNKNOWN_EXIT, Map.of("gate", gate, "field", field));
  }

  @Test
  void noExitComesTwiceInAGate() {
    assertCondition(
        small().with("emptygates", "y1-a5+y2-d5-e5-d5"),
        REPEATED_EXIT,
        Map.of("gate", "y2", "field", "d5"));
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
        small().with(key, value),
        ColorfieldTextReason.valueOf(reason),
        Map.of("field", field, "key", key));
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

    assertCondition(all, UNEQUAL_ROWS, Map.of("row", "g", "length", "1", "first", "gr"));
    all = all.with("rows", "gr/gb");
    assertCondition(all, REPEATED_FIELD, Map.of("field", "a1", "key", "extra"));
    all = all.with("extra", "gm1");
    assertCondition(all, UNKNOWN_FIELD, Map.of("field", "k7", "key", "link"));
    all = all.with("link", "a1-m1");
    assertCondition(all, UNKNOWN_FIELD, Map.of("field", "k6", "key", "cut"));
    all = all.with("cut", "a1-b1");
    assertCondition(all, UNKNOWN_FIELD, Map.of("field", "k5", "key", "middle"));
    all = all.with("middle", "b2");
    assertCondition(all, UNKNOWN_EXIT, Map.of("gate", "x1", "field", "k4"));
    all = all.with("fullgates", "x1-a1");
    assertCondition(all, UNKNOWN_EXIT, Map.of("gate", "y1", "field", "k3"));
    all = all.with("emptygates", "y1-a2");
    assertCondition(all, UNKNOWN_FIELD, Map.of("field", "k2", "key", "full"));
    all = all.with("full", "ga1");
    assertCondition(all, UNKNOWN_FIELD, Map.of("field", "k1", "key", "empty"));
    assertThat(ColorfieldRules.parse(all.with("empty", "ga2").id()).variant())
        .isEqualTo(
            "colorfield:rows=gr/gb,extra=gm1,link=a1-m1,cut=a1-b1,middle=b2,fullgates=x1-a1"
                + ",emptygates=y1-a2,full=ga1,empty=ga2");
  }

  private static void assertCondition(
      Layouts layout, ColorfieldTextReason reason, Map<String, String> facts) {
    assertCondition(layout.id(), reason, facts);
  }

  private static void assertCondition(
      String id, ColorfieldTextReason reason, Map<String, String> facts) {
    for (String each : List.of(id, id + ",first=empty,quiet=7")) {
      VariantAssertions.assertCondition(ColorfieldOptions::parse, each, reason, facts);
      assertSentences(each, facts);
    }
  }

  /** Asserts that the sentences in both languages name what to correct. */
  private static void assertSentences(String id, Map<String, String> facts) {
    VariantException thrown =
        catchThrowableOfType(VariantException.class, () -> ColorfieldOptions.parse(id));
    for (Locale language : List.of(Locale.ENGLISH, new Locale("hu"))) {
      for (String fact : List.of("field", "other", "gate", "row", "key")) {
        assertThat(thrown.message(language)).contains(facts.getOrDefault(fact, ""));
      }
    }
  }
}
