package io.github.boardrules.boardspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.TextReason;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SgfReaderTest {

  @Test
  void theMainLineIsThatOfTheFirstTree() {
    String text = " (;A[1]bAZaz09-[2][3];(;C[4](;D[5])(;E[6]))(;F[7];G[8])) (;H[9])";

    assertThat(mainLine(text))
        .hasSize(4)
        .flatExtracting(SgfNode::properties)
        .containsExactly(
            new SgfNode.Property("A", "1", 3),
            new SgfNode.Property("bAZaz09-", "2", 7),
            new SgfNode.Property("C", "4", 24),
            new SgfNode.Property("D", "5", 30));
  }

  @Test
  void spaceMayStandAnywhereAndOtherTextBefore() {
    String text = "\uFEFFFrom: Anna (a friend)\n\n(\n ;P0[x]P2[w] ; P-1[y] )\r\n(;)\n\n";

    assertThat(mainLine(text))
        .flatExtracting(SgfNode::properties)
        .containsExactly(
            new SgfNode.Property("P0", "x", 28),
            new SgfNode.Property("P2", "w", 33),
            new SgfNode.Property("P-1", "y", 41));
  }

  /** As mail programs and editors change a file. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Hi (;-) see (; this game:\n(;A[1];B[2])\n-- \nBob (;x)",
        "(;A[1];B[2]))",
        "(;A[1];B[2])\u001A",
        "\uFEFF\u200B(\u00A0;\u00A0A[1]\u2060;B[2])\u0000",
        "(;A[1];B[2])\n(;-"
      })
  void whatIsNoTreeIsSkipped(String text) {
    SgfReader.Trees trees = SgfReader.read(text);

    assertThat(trees.mainLine()).extracting(SgfNode::properties).asString().contains("A", "B");
    assertThat(trees.mainLine()).hasSize(2);
    assertThat(trees.trees()).isEqualTo(1);
    assertThat(trees.problem()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "(;A[1];B[2], 2, 12, )",
    "(;A[1];B[2];C[3, 3, 16, ]",
    "(;A[1](;B[2](;C[3]) ;D[4]), 3, 21, )",
  })
  void whatStandsBeforeTheProblemIsKept(String text, int nodes, int column, String expected) {
    SgfReader.Trees trees = SgfReader.read(text);

    assertThat(trees.mainLine()).hasSize(nodes);
    assertThat(trees.problem().orElseThrow().offset()).isEqualTo(column - 1);
    assertThat(trees.problem().orElseThrow().expected())
        .extracting(Object::toString)
        .contains(expected);
  }

  @Test
  void allTreesAreCounted() {
    assertThat(SgfReader.read("(;A[1])(;A[2](;A[3])(;A[4]))\n(;;A[5])").trees()).isEqualTo(3);
    assertThat(SgfReader.read("(;A[1])(;A[2] ? (;A[3])").trees()).isEqualTo(2);
  }

  /** Line ends are written as {@code $} and {@code %}, backslashes as {@code /}. */
  @ParameterizedTest
  @CsvSource({
    "[], ''",
    "[ a  b ], ' a  b '",
    "[/]], ]",
    "[a/]b//], a]b/",
    "[////], //",
    "[/:/;/(/a], :;(a",
    "[;)(], ;)(",
    "[a$b], a$b",
    "[a/$b/%$c/$%d/%e], abcde",
    "[[], [",
    "[\uD83C\uDFB2/\uD83C\uDFB2é], \uD83C\uDFB2\uD83C\uDFB2é"
  })
  void valuesAreReadWithoutTheirEscapes(String written, String value) {
    String text = "(;C" + readable(written) + ")";

    assertThat(mainLine(text).get(0).value("C")).contains(readable(value));
  }

  /** Line ends are written as {@code $}, backslashes as {@code /}. */
  @ParameterizedTest
  @CsvSource({
    "'', 1, 1, '('",
    "no game, 1, 1, '('",
    "'  $ x', 2, 2, '('",
    "(x, 1, 2, ;",
    "(;A, 1, 4, '['",
    "'(;A b[])', 1, 5, '['",
    "'(;A[x', 1, 6, ']'",
    "'(;A[x/', 1, 7, ']'",
    "'(;A[$$/]', 3, 3, ']'",
    "(;, 1, 3, 'A..Z|a..z|;|(|)'",
    "'(;A[x]', 1, 7, '[|A..Z|a..z|;|(|)'",
    "'(;A[x]$$5)', 3, 1, '[|A..Z|a..z|;|(|)'",
    "'(;A[](;B[])$C[])', 2, 1, (|)"
  })
  void theFirstWrongCharacterIsNamed(String written, int line, int column, String expected) {
    String text = readable(written);

    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> mainLine(text))
        .satisfies(
            problem -> {
              assertThat(problem.reason()).isEqualTo(TextReason.MALFORMED);
              assertThat(problem.text()).isEqualTo(text);
              assertThat(problem.line()).isEqualTo(line);
              assertThat(problem.column()).isEqualTo(column);
              assertThat(problem.expected())
                  .extracting(Object::toString)
                  .containsExactly(expected.split("\\|", -1));
            });
  }

  @Test
  void lengthAndDepthAreBounded() {
    String deep = "(;".repeat(SgfReader.MAX_DEPTH);
    String longest = "(;C[" + "x".repeat(SgfReader.MAX_LENGTH - 6) + "])";

    assertThat(mainLine(deep + ")".repeat(SgfReader.MAX_DEPTH))).hasSize(SgfReader.MAX_DEPTH);
    assertBroken("\n" + deep + "(;", deep.length() + 2, "line 2: There are too many paren");

    assertThat(mainLine(longest)).hasSize(1);
    assertBroken(longest + "\n", longest.length() + 2, "The text is too long: more than 4194304 ");
  }

  /** Returns the main line; throws what the text is wrong with. */
  private static List<SgfNode> mainLine(String text) {
    SgfReader.Trees trees = SgfReader.read(text);
    trees
        .problem()
        .ifPresent(
            problem -> {
              throw problem;
            });
    return trees.mainLine();
  }

  private static void assertBroken(String text, int column, String message) {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> mainLine(text))
        .satisfies(
            problem -> {
              assertThat(problem.offset()).isEqualTo(column - 1);
              assertThat(problem.message(Locale.ENGLISH)).startsWith(message);
            });
  }

  private static String readable(String text) {
    return text.replace('/', '\\').replace('$', '\n').replace('%', '\r');
  }
}
