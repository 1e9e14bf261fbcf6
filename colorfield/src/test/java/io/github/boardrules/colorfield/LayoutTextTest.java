package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.TextReason;
import io.github.boardrules.fixtures.TextAssertions;
import java.util.Locale;
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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        // what is written, with / for the end of a line, and the column that is wrong
        "''|1",
        "# nothing|10",
        "=c3|1",
        "middle c3|7",
        " middle : c3|8",
        "middle=|8",
        "middle=  # c3|14",
        "middle=/quiet=3|8",
        "middle= c3 D4|12",
        "middle= c3/  c|15",
        "middle= c3 + c4|12",
        "rows= bg/      bG|17",
        "rows= bg/rg#x/ b-|17",
        "quiet= 1 2|9",
        "full= ga1/bb1/rc1/gd1|15",
        "rows=bg/middle=c3/link=a1|26",
        "rows=bg/middle=c3/colorfield:|21",
      })
  void aMalformedTextIsRefusedAtItsFirstWrongCharacter(String lines, int column) {
    String text = lines.replace('/', '\n');

    TextAssertions.assertMalformed(ColorfieldOptions::read, text, column);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "bgybg|1|UNKNOWN_OPTION|bgybg",
        "  bgybg|3|UNKNOWN_OPTION|bgybg",
        "colour=c3|1|UNKNOWN_OPTION|colour",
        "middle= c3,c4|12|UNKNOWN_OPTION|c4",
        "quiet= 20 # moves/block= none|26|UNKNOWN_VALUE|none",
      })
  void anUnknownWordIsRefusedAtItsFirstCharacter(
      String lines, int column, TextReason reason, String found) {
    String text = lines.replace('/', '\n');

    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> ColorfieldOptions.read(text))
        .satisfies(
            thrown -> {
              assertThat(thrown.reason()).isEqualTo(reason);
              assertThat(thrown.column()).isEqualTo(column);
              assertThat(thrown.facts()).containsEntry("found", found);
              assertThat(thrown.expected()).isNotEmpty();
              assertThat(thrown.text()).isEqualTo(text);
            });
  }

  @ParameterizedTest
  @CsvSource({
    "middle= c3, middle= c6, UNKNOWN_FIELD, c6",
    "middle= c3, middle= c1, MIDDLE_NOT_RED, c1",
    "x2-d1-e1, x2-d1-d1, REPEATED_EXIT, d1",
    "x2-d1-e1, x2-d1-k1, UNKNOWN_EXIT, k1",
    "ge5, ge6, UNKNOWN_FIELD, e6",
    "be1, ba1, STARTS_ON_PIECE, a1",
    "gyryg, gyry, UNEQUAL_ROWS, gyry",
  })
  void aBrokenConditionNamesWhatToCorrect(
      String before, String after, ColorfieldTextReason reason, String named) {
    String text = TEXT.replace(before, after);

    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> ColorfieldOptions.read(text))
        .satisfies(
            thrown -> {
              assertThat(thrown.reason()).isEqualTo(reason);
              assertThat(thrown.text()).isEqualTo(text);
              assertThat(thrown.column()).isEqualTo(text.length() + 1);
              assertThat(thrown.message(Locale.ENGLISH)).contains(named).doesNotContain("{");
              assertThat(thrown.message(new Locale("hu"))).doesNotContain("{");
            });
  }

  @Test
  void aKeyGivenTwiceAndANumberOutOfItsRangeAreConditions() {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> ColorfieldOptions.read(TEXT + "middle= c3"))
        .satisfies(
            thrown -> {
              assertThat(thrown.reason()).isEqualTo(TextReason.REPEATED_KEY);
              assertThat(thrown.facts()).isEqualTo(Map.of("key", "middle"));
            });
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> ColorfieldOptions.read(TEXT + "quiet= 10000"))
        .satisfies(thrown -> assertThat(thrown.reason()).isEqualTo(TextReason.OUT_OF_RANGE));
  }
}
