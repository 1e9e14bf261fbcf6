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

class SgfTreeTest {

  @Test
  void aTreeHasNodesInARowAndThenVariations() {
    SgfTree tree = SgfTree.parse(" (;A[1]B[2][3];(;C[4](;D[5])(;E[6]))(;F[7];G[8])) ").get(0);

    assertThat(tree.nodes()).hasSize(2);
    assertThat(tree.nodes().get(0).property("B").orElseThrow().values()).containsExactly("2", "3");
    assertThat(tree.nodes().get(1).properties()).isEmpty();
    assertThat(tree.variations()).hasSize(2);
    assertThat(tree.mainLine().stream().flatMap(node -> node.properties().stream()))
        .extracting(SgfNode.Property::name)
        .containsExactly("A", "B", "C", "D");
    assertThat(tree.variations().get(1).mainLine()).hasSize(2);
  }

  @Test
  void aTextMayHaveSeveralTreesAndSomethingBeforeThem() {
    List<SgfTree> trees =
        SgfTree.parse(
            "\uFEFFFrom: Anna (a friend)\n\n(\n ;P0[x]P2[w])\r\n( ;P-1[y] ; ptype[z])\n\n");

    assertThat(trees).hasSize(2);
    assertThat(trees.get(0).nodes().get(0).properties())
        .containsExactly(
            new SgfNode.Property("P0", List.of("x"), 29),
            new SgfNode.Property("P2", List.of("w"), 34));
    assertThat(trees.get(1).nodes().get(1).value("ptype")).contains("z");
  }

  @Test
  void namesHaveLettersDigitsAndHyphens() {
    assertThat(SgfTree.parse("(;bAZaz09-[x])").get(0).nodes().get(0).value("bAZaz09-"))
        .contains("x");
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

    assertThat(SgfTree.parse(text).get(0).nodes().get(0).value("C")).contains(readable(value));
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
    "'(;A[](;B[])$C[])', 2, 1, (|)",
    "(;)x, 1, 4, '(|the end of the text'",
    "(;)(, 1, 5, ;"
  })
  void theFirstWrongCharacterIsNamed(String written, int line, int column, String expected) {
    String text = readable(written);

    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> SgfTree.parse(text))
        .satisfies(
            problem -> {
              assertThat(problem.reason()).isEqualTo(TextReason.MALFORMED);
              assertThat(problem.text()).isEqualTo(text);
              assertThat(problem.line()).isEqualTo(line);
              assertThat(problem.columnInLine()).isEqualTo(column);
              assertThat(problem.expected())
                  .extracting(Object::toString)
                  .containsExactly(expected.split("\\|", -1));
            });
  }

  @Test
  void lengthAndDepthAreBounded() {
    String deep = "(;".repeat(SgfTree.MAX_DEPTH);
    String longest = "(;C[" + "x".repeat(SgfTree.MAX_LENGTH - 6) + "])";

    assertThat(SgfTree.parse(deep + ")".repeat(SgfTree.MAX_DEPTH)).get(0).mainLine())
        .hasSize(SgfTree.MAX_DEPTH);
    assertBroken(
        "\n" + deep + "(;",
        deep.length() + 2,
        SiteReason.TOO_DEEP,
        "line 2: There are too many paren");
    assertThat(SgfTree.parse(longest)).hasSize(1);
    assertBroken(
        longest + "\n",
        longest.length() + 2,
        SiteReason.TOO_LONG,
        "The text is too long: more than 4194304 ");
  }

  private static void assertBroken(String text, int column, SiteReason reason, String message) {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> SgfTree.parse(text))
        .satisfies(
            problem -> {
              assertThat(problem.reason()).isEqualTo(reason);
              assertThat(problem.column()).isEqualTo(column);
              assertThat(problem.message(Locale.ENGLISH)).startsWith(message);
            });
  }

  private static String readable(String text) {
    return text.replace('/', '\\').replace('$', '\n').replace('%', '\r');
  }
}
