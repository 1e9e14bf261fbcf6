package io.github.boardrules.colorfield;

import static io.github.boardrules.colorfield.ColorfieldTextReason.MISSING_ITEM;
import static io.github.boardrules.colorfield.ColorfieldTextReason.NO_FIELDS;
import static io.github.boardrules.colorfield.ColorfieldTextReason.TOO_MANY_COLUMNS;
import static io.github.boardrules.colorfield.ColorfieldTextReason.TOO_MANY_ROWS;
import static io.github.boardrules.colorfield.Layouts.small;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.boardrules.core.VariantException;
import io.github.boardrules.fixtures.TextAssertions;
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

  /** Each value breaks a condition in a small layout with two extra fields and two links. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # the number of a field is 1 to 99
          extra|rm1+gm100|FIELD_NUMBER|field=m100
          link|a1-c0|FIELD_NUMBER|field=c0
          link|a100-c1|FIELD_NUMBER|field=a100
          middle|c0|FIELD_NUMBER|field=c0
          fullgates|x0-a1|FIELD_NUMBER|field=x0
          emptygates|y1-a5-b100|FIELD_NUMBER|field=b100
          full|ga0|FIELD_NUMBER|field=a0
          # all rows are equally long
          rows|bgybg/ybrg/gyryg/ygrby/gbygb|UNEQUAL_ROWS|row=ybrg, length=4, first=bgybg
          rows|bgy/gyb/....|UNEQUAL_ROWS|row=...., length=4, first=bgy
          # an item names every field at most once where it creates it
          extra|ga1|REPEATED_FIELD|field=a1, key=extra
          extra|gm1+bm1|REPEATED_FIELD|field=m1, key=extra
          middle|c3+c3|REPEATED_FIELD|field=c3, key=middle
          fullgates|a1-b1|REPEATED_FIELD|field=a1, key=fullgates
          fullgates|x1-a1+x1-b1|REPEATED_FIELD|field=x1, key=fullgates
          emptygates|x1-a5|REPEATED_FIELD|field=x1, key=emptygates
          emptygates|y1-a5+y1-b5|REPEATED_FIELD|field=y1, key=emptygates
          # an item names only fields that are there
          link|a1-k1|UNKNOWN_FIELD|field=k1, key=link
          cut|a1-a6|UNKNOWN_FIELD|field=a6, key=cut
          middle|c6|UNKNOWN_FIELD|field=c6, key=middle
          full|gk1|UNKNOWN_FIELD|field=k1, key=full
          empty|ba5+gaa1|UNKNOWN_FIELD|field=aa1, key=empty
          # no field touches itself, and fields that are linked do not touch yet
          link|a1-c1+b2-b2|SAME_FIELD|field=b2
          link|a1-b1|TOUCHES_ALREADY|field=a1, other=b1
          link|a1-c1+a1-c1|TOUCHES_ALREADY|field=a1, other=c1
          link|a1-c1+c1-a1|TOUCHES_ALREADY|field=a1, other=c1
          # only neighbouring squares of the picture are cut; no link, and no field beside it
          cut|a1-c1|NOT_NEIGHBOURS|field=a1, other=c1
          cut|a1-a1|NOT_NEIGHBOURS|field=a1, other=a1
          cut|a1-m1|NOT_NEIGHBOURS|field=a1, other=m1
          cut|e1-f1|NOT_NEIGHBOURS|field=e1, other=f1
          cut|a1-b1+a1-b1|CUT_ALREADY|field=a1, other=b1
          # the middle is red
          middle|c1|MIDDLE_NOT_RED|field=c1, colour=y
          middle|c3+d3|MIDDLE_NOT_RED|field=d3, colour=y
          # exits are fields made by rows or extra, each once in a gate
          fullgates|x1-k1|UNKNOWN_EXIT|gate=x1, field=k1
          fullgates|x1-a1-a6|UNKNOWN_EXIT|gate=x1, field=a6
          emptygates|y1-a5-x1|UNKNOWN_EXIT|gate=y1, field=x1
          emptygates|y1-a5+y2-d5-e5-d5|REPEATED_EXIT|gate=y2, field=d5
          # pieces start on free ordinary fields
          full|gc3|STARTS_IN_MIDDLE|field=c3, key=full
          empty|bc3|STARTS_IN_MIDDLE|field=c3, key=empty
          full|gx1|STARTS_IN_GATE|field=x1, key=full
          empty|gx2|STARTS_IN_GATE|field=x2, key=empty
          full|ga1+bb1+ya1|STARTS_ON_PIECE|field=a1, key=full
          empty|ba5+gd1|STARTS_ON_PIECE|field=d1, key=empty
          """)
  void aLayoutKeepsTheConditionsOfThePage(
      String key, String value, ColorfieldTextReason reason, String facts) {
    Layouts base = small().with("extra", "gm1+gf1").with("link", "a1-m1+a3-e3");

    assertCondition(base.with(key, value).id(), reason, TextAssertions.facts(facts));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"middle=c3", "link=a1-b1", "cut=a1-b1,middle=a1", "full=ga1", "empty=ga1"})
  void aLayoutNeedsRowsOrExtra(String items) {
    assertCondition("colorfield:" + items, NO_FIELDS, Map.of());
  }

  @ParameterizedTest
  @ValueSource(strings = {"middle", "fullgates", "emptygates"})
  void theMiddleAndTheGatesOfBothTeamsAreNeeded(String key) {
    assertCondition(small().without(key).id(), MISSING_ITEM, Map.of("key", key));
  }

  @Test
  void thePictureHasAtMost26ColumnsAnd99Rows() {
    assertCondition(
        small().with("rows", ".".repeat(27)).id(),
        TOO_MANY_COLUMNS,
        Map.of("count", "27", "most", "26"));
    assertCondition(
        small().with("rows", "b" + "/b".repeat(99)).id(),
        TOO_MANY_ROWS,
        Map.of("count", "100", "most", "99"));
    String wide = "r".repeat(26) + ",middle=a1,fullgates=aa1-z1,emptygates=ab1-y1";
    String high = "r" + "/r".repeat(98) + ",middle=a1,fullgates=x1-a99,emptygates=y1-a98";
    assertThat(ColorfieldLayout.parse("colorfield:rows=" + wide).fields()).hasSize(28);
    assertThat(ColorfieldLayout.parse("colorfield:rows=" + high).fields()).hasSize(101);
  }

  @Test
  void aLayoutHasAtMost128FieldsGatesIncluded() {
    assertThat(ColorfieldLayout.MAX_FIELDS).isEqualTo(128);
    assertThat(ColorfieldLayout.parse(Layouts.largest().id()).fields()).hasSize(128);
    assertCondition(
        small().with("extra", Layouts.numbered("gzz", 99) + "+gm1").id(),
        ColorfieldTextReason.TOO_MANY_FIELDS,
        Map.of("count", "129", "most", "128"));
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

    String corrections =
        """
        rows=gr/gb,UNEQUAL_ROWS,row=g, length=1, first=gr
        extra=gm1,REPEATED_FIELD,field=a1, key=extra
        link=a1-m1,UNKNOWN_FIELD,field=k7, key=link
        cut=a1-b1,UNKNOWN_FIELD,field=k6, key=cut
        middle=b2,UNKNOWN_FIELD,field=k5, key=middle
        fullgates=x1-a1,UNKNOWN_EXIT,gate=x1, field=k4
        emptygates=y1-a2,UNKNOWN_EXIT,gate=y1, field=k3
        full=ga1,UNKNOWN_FIELD,field=k2, key=full
        empty=ga2,UNKNOWN_FIELD,field=k1, key=empty
        """;
    for (String line : corrections.lines().toList()) {
      String[] row = line.split("[=,]", 4);
      assertCondition(all.id(), ColorfieldTextReason.valueOf(row[2]), TextAssertions.facts(row[3]));
      all = all.with(row[0], row[1]);
    }
    assertThat(ColorfieldRules.parse(all.id()).variant())
        .isEqualTo(
            "colorfield:rows=gr/gb,extra=gm1,link=a1-m1,cut=a1-b1,middle=b2,fullgates=x1-a1"
                + ",emptygates=y1-a2,full=ga1,empty=ga2");
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
