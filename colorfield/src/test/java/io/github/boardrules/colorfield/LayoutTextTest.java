package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.TextReason;
import io.github.boardrules.fixtures.TextAssertions;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Layout text": a layout that is written for people. */
class LayoutTextTest {
  /** The page's example. */
  private static final String TEXT =
      """
      rows=  bgybg       # row 5
             ybrgy
             gyryg
             ygrby
             gbygb       # row 1
      middle= c3
      fullgates=  x1-a1-b1  x2-d1-e1
      emptygates= y1-a5-b5  y2-d5-e5
      full=  ga1 bb1 yc1 gd1 be1
      empty= ba5 gb5 yc5 bd5 ge5
      """;

  @Test
  void thePagesTextStandsForThePagesId() {
    assertThat(variant(TEXT))
        .isEqualTo(
            "colorfield:rows=bgybg/ybrgy/gyryg/ygrby/gbygb,middle=c3,fullgates=x1-a1-b1+x2-d1-e1"
                + ",emptygates=y1-a5-b5+y2-d5-e5,full=ga1+bb1+yc1+gd1+be1"
                + ",empty=ba5+gb5+yc5+bd5+ge5");
    assertThat(ColorfieldOptions.read(TEXT)).isEqualTo(ColorfieldOptions.parse(Layouts.SMALL));
  }

  @Test
  void theWordsMayBeJoinedAsInAnId() {
    assertThat(variant(Layouts.HOLES.replace("colorfield:", "").replace(",", "\n")))
        .isEqualTo(Layouts.HOLES);
  }

  @Test
  void optionsAloneMeanTheStandardLayout() {
    assertThat(variant("force=step\nquiet=100")).isEqualTo("colorfield:force=step,quiet=100");
    assertThat(variant("first=empty#")).isEqualTo("colorfield:first=empty");
  }

  /** The column that is wrong, and what is written, with / for the end of a line. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          1  | '' '=c3'
          7  | 'middle c3'
          8  | ' middle : c3' 'middle=' 'middle=/quiet=3'
          9  | 'quiet= 1 2'
          10 | '# nothing'
          12 | 'middle= c3 D4' 'middle= c3 + c4'
          14 | 'middle=  # c3'
          15 | 'middle= c3/  c' 'full= ga1/bb1/rc1/gd1'
          17 | 'rows= bg/      bG' 'rows= bg/rg#x/ b-'
          21 | 'rows=bg/middle=c3/colorfield:'
          26 | 'rows=bg/middle=c3/link=a1'
          """)
  void aMalformedTextIsRefusedAtItsFirstWrongCharacter(int column, String texts) {
    for (String text : MalformedLayoutTest.quoted(texts.replace('/', '\n'))) {
      TextAssertions.assertMalformed(ColorfieldOptions::read, text, column);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          1  | bgybg | bgybg
          3  | "  bgybg" | bgybg
          1  | colour=c3 | colour
          12 | middle= c3,c4 | c4
          """)
  void anUnknownWordIsRefusedAtItsFirstCharacter(int column, String text, String found) {
    String keys =
        "rows, extra, link, cut, middle, fullgates, emptygates, full, empty, first, force, block"
            + ", quiet";

    TextAssertions.assertUnknownWord(
        ColorfieldOptions::read,
        text,
        column,
        TextReason.UNKNOWN_OPTION,
        Map.of("found", found, "expected", keys));
  }

  @Test
  void anUnknownValueIsRefusedAtItsFirstCharacter() {
    TextAssertions.assertUnknownWord(
        ColorfieldOptions::read,
        "quiet= 20 # moves\nblock= none",
        26,
        TextReason.UNKNOWN_VALUE,
        Map.of("name", "block", "found", "none", "expected", "inplay, any"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          middle= c3 | middle= c6 | UNKNOWN_FIELD | field=c6, key=middle
          x2-d1-e1 | x2-d1-d1 | REPEATED_EXIT | gate=x2, field=d1
          gyryg | gyry | UNEQUAL_ROWS | row=gyry, length=4, first=bgybg
          """)
  void aBrokenConditionNamesWhatToCorrect(
      String before, String after, ColorfieldTextReason reason, String facts) {
    TextAssertions.assertCondition(
        ColorfieldOptions::read,
        TEXT.replace(before, after),
        reason,
        LayoutConditionsTest.facts(facts));
  }

  private static String variant(String text) {
    return ColorfieldRules.of(ColorfieldOptions.read(text)).variant();
  }
}
