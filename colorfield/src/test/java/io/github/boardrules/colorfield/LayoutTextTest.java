package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Reason;
import io.github.boardrules.core.TextReason;
import io.github.boardrules.fixtures.TextAssertions;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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
    assertThat(ColorfieldRules.of(ColorfieldOptions.read(TEXT)).variant())
        .isEqualTo(
            "colorfield:rows=bgybg/ybrgy/gyryg/ygrby/gbygb,middle=c3,fullgates=x1-a1-b1+x2-d1-e1"
                + ",emptygates=y1-a5-b5+y2-d5-e5,full=ga1+bb1+yc1+gd1+be1"
                + ",empty=ba5+gb5+yc5+bd5+ge5");
    assertThat(ColorfieldOptions.read(TEXT)).isEqualTo(ColorfieldOptions.parse(Layouts.SMALL));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\r\n", " \n\t ", "\n\n", "   # a comment\n", "#=,+:rows=\n  "})
  void whiteSpaceAndCommentsMeanNothing(String lineEnd) {
    assertThat(ColorfieldRules.of(ColorfieldOptions.read(TEXT.replace("\n", lineEnd))).variant())
        .isEqualTo(Layouts.SMALL);
  }

  @Test
  void itemsGoOnInLaterLinesAndComeInAnyOrder() {
    String text =
        """
        # Options may stand in it too.
        quiet = 20
        empty=
          ba5 gb5
          # in between
          yc5 bd5

          ge5
        full=ga1
        bb1
        yc1 gd1 be1
        emptygates=y1-a5-b5 y2-d5-e5
        fullgates=x1-a1-b1
        x2-d1-e1
        middle=c3
        rows
        """
            .replace("rows\n", "rows=bgybg ybrgy\n\tgyryg ygrby gbygb");

    assertThat(ColorfieldRules.of(ColorfieldOptions.read(text)).variant())
        .isEqualTo(Layouts.SMALL + ",quiet=20");
    assertThat(ColorfieldOptions.read(text).quiet()).isEqualTo(20);
  }

  @Test
  void theWordsMayBeJoinedAsInAnId() {
    assertThat(
            ColorfieldRules.of(
                    ColorfieldOptions.read(
                        Layouts.HOLES.replace("colorfield:", "").replace(",", "\n")))
                .variant())
        .isEqualTo(Layouts.HOLES);
  }

  @Test
  void optionsAloneMeanTheStandardLayout() {
    assertThat(ColorfieldRules.of(ColorfieldOptions.read("force=step\nquiet=100")).variant())
        .isEqualTo("colorfield:force=step,quiet=100");
    assertThat(ColorfieldRules.of(ColorfieldOptions.read("first=empty#")).variant())
        .isEqualTo("colorfield:first=empty");
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
          middle= c3 | middle= c1 | MIDDLE_NOT_RED | field=c1, colour=y
          x2-d1-e1 | x2-d1-d1 | REPEATED_EXIT | gate=x2, field=d1
          x2-d1-e1 | x2-d1-k1 | UNKNOWN_EXIT | gate=x2, field=k1
          ge5 | ge6 | UNKNOWN_FIELD | field=e6, key=empty
          be1 | ba1 | STARTS_ON_PIECE | field=a1, key=full
          gyryg | gyry | UNEQUAL_ROWS | row=gyry, length=4, first=bgybg
          """)
  void aBrokenConditionNamesWhatToCorrect(
      String before, String after, ColorfieldTextReason reason, String facts) {
    assertCondition(TEXT.replace(before, after), reason, facts);
  }

  @Test
  void aKeyGivenTwiceAndANumberOutOfItsRangeAreConditions() {
    assertCondition(TEXT + "middle= c3", TextReason.REPEATED_KEY, "key=middle");
    assertCondition(
        TEXT + "quiet= 10000",
        TextReason.OUT_OF_RANGE,
        "name=quiet, value=10000, least=0, most=9999");
  }

  private static void assertCondition(String text, Reason reason, String facts) {
    TextAssertions.assertCondition(
        ColorfieldOptions::read, text, reason, LayoutConditionsTest.facts(facts));
  }
}
