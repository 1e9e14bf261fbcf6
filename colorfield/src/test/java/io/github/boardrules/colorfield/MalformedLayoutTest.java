package io.github.boardrules.colorfield;

import static io.github.boardrules.fixtures.VariantAssertions.assertMalformed;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Layout items": malformed values, and where they go wrong. */
class MalformedLayoutTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        // the value begins in column 17
        "rows=|17",
        "rows=/b|17",
        "rows= b|17",
        "rows=B|17",
        "rows=b/|19",
        "rows=b//b|19",
        "rows=b-b|18",
        "rows=b1|18",
        "rows=..R|19",
        // in column 18
        "extra=|18",
        "extra=1|18",
        "extra=R|18",
        "extra=+rm1|18",
        "extra=r|19",
        "extra=r1|19",
        "extra=rM1|19",
        "extra=rm|20",
        "extra=rm-1|20",
        "extra=rmm|21",
        "extra=rmmm1|21",
        "extra=rm01|21",
        "extra=rm1/rm2|21",
        "extra=rm1+|22",
        "extra=rm1++rm2|22",
        // in column 17
        "link=|17",
        "link=a1|19",
        "link=a1+b1|19",
        "link=a1--b1|20",
        "link=a1-|20",
        "link=a1-b1-c1|22",
        "link=a1-b1+|23",
        // in column 16
        "cut=|16",
        "cut=a1|18",
        "cut=a1-b|20",
        "cut=a1-b1-c1|21",
        // in column 19
        "middle=|19",
        "middle=3c|19",
        "middle=c|20",
        "middle=c3+|22",
        "middle=c3,|22",
        "middle=c3-c4|21",
        // in column 22
        "fullgates=|22",
        "fullgates=x1|24",
        "fullgates=x1-|25",
        "fullgates=x1-a1-|28",
        "fullgates=x1-a1+|28",
        "fullgates=x1-a1+x2|30",
        // in column 23
        "emptygates=|23",
        "emptygates=y1|25",
        "emptygates=y1-a5 |28",
        // in column 17: red pieces start in the gates
        "full=|17",
        "full=ra1|17",
        "full=1a|17",
        "full=Ga1|17",
        "full=a1|18",
        "full=g1|18",
        "full=ga|19",
        "full=ga1+|21",
        "full=ga1+ra2|21",
        // in column 18
        "empty=|18",
        "empty=rb2|18",
        "empty=gb2-gb3|21",
      })
  void aMalformedItemIsRefusedAtItsFirstWrongCharacter(String item, int column) {
    assertMalformed(ColorfieldRules::parse, "colorfield:" + item, column);
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
}
