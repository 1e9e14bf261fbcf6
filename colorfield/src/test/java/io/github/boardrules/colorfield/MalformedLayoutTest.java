package io.github.boardrules.colorfield;

import static io.github.boardrules.fixtures.VariantAssertions.assertMalformed;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Layout items": malformed values, and where they go wrong. */
class MalformedLayoutTest {

  /** By item, how many characters of the value are right, and values that go wrong after them. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          rows       | 0 | '' '/b' ' b' 'B'
          rows       | 1 | 'b-b' 'b1'
          rows       | 2 | 'b/' 'b//b' '..R'
          extra      | 0 | '' '1' 'R' '+rm1'
          extra      | 1 | 'r' 'r1' 'rM1'
          extra      | 2 | 'rm' 'rm-1'
          extra      | 3 | 'rmm' 'rmmm1' 'rm01' 'rm1/rm2'
          extra      | 4 | 'rm1+' 'rm1++rm2'
          link       | 0 | ''
          link       | 2 | 'a1' 'a1+b1'
          link       | 3 | 'a1--b1' 'a1-'
          link       | 5 | 'a1-b1-c1'
          link       | 6 | 'a1-b1+'
          cut        | 0 | ''
          cut        | 2 | 'a1'
          cut        | 4 | 'a1-b'
          cut        | 5 | 'a1-b1-c1'
          middle     | 0 | '' '3c'
          middle     | 1 | 'c'
          middle     | 2 | 'c3-c4'
          middle     | 3 | 'c3+' 'c3,'
          fullgates  | 0 | ''
          fullgates  | 2 | 'x1'
          fullgates  | 3 | 'x1-'
          fullgates  | 6 | 'x1-a1-' 'x1-a1+'
          fullgates  | 8 | 'x1-a1+x2'
          emptygates | 0 | ''
          emptygates | 2 | 'y1'
          emptygates | 5 | 'y1-a5 '
          # red pieces start in the gates
          full       | 0 | '' 'ra1' '1a' 'Ga1'
          full       | 1 | 'a1' 'g1'
          full       | 2 | 'ga'
          full       | 4 | 'ga1+' 'ga1+ra2'
          empty      | 0 | '' 'rb2'
          empty      | 3 | 'gb2-gb3'
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

  /** Reads texts in single quotes, which spaces part. */
  static List<String> quoted(String texts) {
    return List.of(texts.substring(1, texts.length() - 1).split("' '", -1));
  }
}
