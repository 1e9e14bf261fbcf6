package io.github.boardrules.colorfield;

import static io.github.boardrules.fixtures.VariantAssertions.assertMalformed;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.TextReason;
import io.github.boardrules.fixtures.TextAssertions;
import java.util.List;
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
    for (String text : LayoutTextTest.quoted(texts.replace('/', '\n'))) {
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
        ColorfieldOptions::read, TEXT.replace(before, after), reason, TextAssertions.facts(facts));
  }

  private static String variant(String text) {
    return ColorfieldRules.of(ColorfieldOptions.read(text)).variant();
  }

  /** By item, how many characters of the value are right, and values that go wrong after them. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          rows       | 0 | '' '/b' 'B'
          rows       | 1 | 'b-b' 'b1'
          rows       | 2 | 'b/' 'b//b' '..R'
          extra      | 0 | '' '1'
          extra      | 1 | 'r' 'r1' 'rM1'
          extra      | 2 | 'rm' 'rm-1'
          extra      | 3 | 'rmm' 'rmmm1' 'rm01' 'rm1/rm2'
          extra      | 4 | 'rm1+'
          link       | 0 | ''
          link       | 2 | 'a1' 'a1+b1'
          link       | 3 | 'a1--b1' 'a1-'
          link       | 6 | 'a1-b1+'
          cut        | 0 | ''
          cut        | 4 | 'a1-b'
          middle     | 0 | '' '3c'
          middle     | 1 | 'c'
          middle     | 3 | 'c3+' 'c3,'
          fullgates  | 0 | ''
          fullgates  | 2 | 'x1'
          fullgates  | 3 | 'x1-'
          fullgates  | 6 | 'x1-a1-' 'x1-a1+'
          fullgates  | 8 | 'x1-a1+x2'
          emptygates | 0 | ''
          # red pieces start in the gates
          full       | 0 | '' 'ra1'
          full       | 1 | 'a1' 'g1'
          full       | 4 | 'ga1+'
          empty      | 0 | '' 'rb2'
          """)
  void aMalformedItemIsRefusedAtItsFirstWrongCharacter(String key, int right, String values) {
    String item = "colorfield:" + key + "=";
    for (String value : quoted(values)) {
      assertMalformed(ColorfieldRules::parse, item + value, item.length() + right + 1);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "rows=bb/b,quiet=x | 28",
        "middle=c3,middle=c | 30",
        "extra=rm100,full=r | 29",
        "full=ga1+ga1,empty=ba1+ | 35"
      })
  void aMalformedTextIsReportedBeforeABrokenCondition(String items, int column) {
    assertMalformed(ColorfieldRules::parse, "colorfield:" + items, column);
  }

  /** Reads texts in single quotes, separated by spaces. */
  static List<String> quoted(String texts) {
    return List.of(texts.substring(1, texts.length() - 1).split("' '", -1));
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
