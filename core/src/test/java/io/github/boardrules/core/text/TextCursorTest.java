package io.github.boardrules.core.text;

import static io.github.boardrules.core.toy.Failures.malformedAt;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.TextReason;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextCursorTest {
  private static final List<Consumer<TextCursor>> QUESTIONS =
      List.of(
          TextCursor::isAtEnd,
          TextCursor::expectEnd,
          TextCursor::expectNumber,
          cursor -> cursor.peek('a'),
          cursor -> cursor.peekRange('b', 'c'),
          cursor -> cursor.accept('b'),
          cursor -> cursor.expect('a'),
          cursor -> cursor.expectOneOf("ab1"),
          cursor -> cursor.expectRange('a', 'c'),
          cursor -> cursor.acceptWhile(c -> c == 'a'),
          cursor -> cursor.expectWord(List.of("a", "ab", "abba", "ba")));

  @Test
  void aTextIsReadFromLeftToRight() {
    TextCursor cursor = new TextCursor("ab12,xyz");

    assertThat(cursor.accept('a')).isTrue();
    assertThat(cursor.accept('a')).isFalse();
    assertThat(cursor.peek('b')).isTrue();
    assertThat(cursor.peekRange('a', 'b')).isTrue();
    assertThat(cursor.peekRange('c', 'e')).isFalse();
    assertThat(cursor.expectOneOf("xb")).isEqualTo(1);
    assertThat(cursor.expectNumber()).isEqualTo(12);
    cursor.expect(',');
    assertThat(cursor.expectRange('w', 'z')).isEqualTo('x');
    assertThat(cursor.offset()).isEqualTo(6);
    assertThat(cursor.isAtEnd()).isFalse();
    assertThat(cursor.acceptWhile(c -> c > 'x')).isEqualTo("yz");
    assertThat(cursor.acceptWhile(c -> true)).isEmpty();
    assertThat(cursor.isAtEnd()).isTrue();
    cursor.expectEnd();
  }

  @Test
  void aFailureNamesItsColumnAndAllThatCouldHaveStoodThere() {
    fails(
        "abd",
        3,
        "x|c|the end of the text",
        cursor -> cursor.expect('a'),
        cursor -> cursor.expect('b'),
        cursor -> cursor.accept('x'),
        TextCursor::isAtEnd,
        cursor -> cursor.expect('c'));
    fails("a", 2, "b", cursor -> cursor.expect('a'), cursor -> cursor.expect('b'));
    fails("", 1, "x|y", cursor -> cursor.expectOneOf("xy"));
    fails("", 1, "1..9", cursor -> cursor.expectRange('1', '9'));
  }

  @Test
  void anUnknownWordIsNamedWithAllThatMayStandThere() {
    NotationException thrown =
        catchThrowableOfType(NotationException.class, () -> afterComma(new TextCursor(",pylox;")));

    assertThat(thrown.reason()).isEqualTo(TextReason.UNKNOWN_WORD);
    assertThat(thrown.facts())
        .containsOnly(Map.entry("found", "pylox"), Map.entry("expected", "zertz, pylos"));
    assertThat(thrown)
        .hasMessage("character 2: 'pylox' cannot stand here; expected one of zertz, pylos.");
    assertThatThrownBy(() -> afterComma(new TextCursor(",;")))
        .hasMessage("character 2: expected zertz or pylos here.");
  }

  @Test
  void aWordBesideOtherAlternativesIsMalformed() {
    TextCursor cursor = new TextCursor("pylox");

    assertThat(cursor.acceptWord(List.of("pylos"))).isEmpty();
    assertThat(cursor.peekRange('0', '9')).isFalse();
    assertThat(cursor.acceptRange('0', '9')).isEmpty();
    assertThat(cursor.failure().reason()).isEqualTo(TextReason.MALFORMED);
    assertThat(cursor.failure()).hasMessage("character 1: expected pylos or 0 to 9 here.");
    assertThat(cursor.acceptWord(List.of("pass"))).isEmpty();
    assertThat(cursor.failure().reason()).isEqualTo(TextReason.MALFORMED);
  }

  @Test
  void theLongestPrefixIsReadOrItFailsWhereItCanNoLongerBeOne() {
    TextCursor longest = new TextCursor("pushfour");

    assertThat(longest.expectPrefix(List.of("push", "pushfour", "pu"))).isEqualTo("pushfour");
    assertThat(longest.offset()).isEqualTo(8);
    assertThat(new TextCursor("pushing").expectPrefix(List.of("push", "pushfour")))
        .isEqualTo("push");
    fails("pylox", 5, "pylos", cursor -> cursor.expectPrefix(List.of("zertz", "pylos")));
    fails("py", 3, "pylos", cursor -> cursor.expectPrefix(List.of("zertz", "pylos")));
    fails("x", 1, "zertz|pylos", cursor -> cursor.expectPrefix(List.of("zertz", "pylos")));
    fails(
        "pushfive",
        6,
        "pushfour",
        cursor -> cursor.expectPrefix(List.of("push", "pushfour")),
        TextCursor::expectEnd);
  }

  @Test
  void numbersHaveNoLeadingZeros() {
    assertThat(TextCursor.<Integer>parse("12", TextCursor::expectNumber)).isEqualTo(12);
    assertThatThrownBy(() -> TextCursor.parse("12x", TextCursor::expectNumber))
        .hasMessage("character 3: expected 0 to 9 or the end of the text here.");
    assertThat(new TextCursor("0").expectNumber()).isZero();
    fails("01", 2, "the end of the text", TextCursor::expectNumber, TextCursor::expectEnd);
    fails("-1", 1, "0..9", TextCursor::expectNumber);
    fails("", 1, "0..9", TextCursor::expectNumber);
    fails("\u0661", 1, "0..9", TextCursor::expectNumber);
  }

  @Test
  void aNumberThatIsTooLargeIsTheLargestButItsDigitsAreKept() {
    assertThat(new TextCursor("2147483646").expectNumber()).isEqualTo(2147483646);
    assertThat(new TextCursor("2147483648").expectNumber()).isEqualTo(Integer.MAX_VALUE);
    assertThat(new TextCursor("9".repeat(50)).expectNumber()).isEqualTo(Integer.MAX_VALUE);
    assertThat(new TextCursor("9".repeat(50)).expectDigits()).isEqualTo("9".repeat(50));
    assertThat(new TextCursor("10/").expectDigits()).isEqualTo("10");
    assertThat(new TextCursor("01").expectDigits()).isEqualTo("0");
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "0, 9", "1, 8", "2, 11", "8, 12", "0, 100", "37, 110", "99, 101", "5, 4"})
  void aNumberOfARangeFailsWhereNoneBegins(int min, int max) {
    for (int number = 0; number <= 130; number++) {
      String text = Integer.toString(number);
      int right = 0;
      while (right < text.length() && begins(text.substring(0, right + 1), min, max)) {
        right++;
      }
      if (min <= number && number <= max) {
        int read = TextCursor.parse(text, cursor -> cursor.expectNumber(min, max));
        assertThat(read).isEqualTo(number);
      } else {
        int column = right + 1;
        assertThatThrownBy(() -> TextCursor.parse(text, cursor -> cursor.expectNumber(min, max)))
            .isInstanceOfSatisfying(
                NotationException.class,
                problem -> assertThat(problem.column()).as(text).isEqualTo(column));
      }
    }
  }

  private static boolean begins(String digits, int min, int max) {
    return IntStream.rangeClosed(min, max).anyMatch(n -> Integer.toString(n).startsWith(digits));
  }

  @Test
  void aNumberOfARangeSaysWhatCouldStandThere() {
    fails("13", 2, "0..2", cursor -> cursor.expectNumber(8, 12));
    fails("x", 1, "1|8..9", cursor -> cursor.expectNumber(8, 12));
    fails(
        "9".repeat(1_000_000),
        2,
        "the end of the text",
        c -> c.expectNumber(1, 9),
        TextCursor::expectEnd);
    fails("01", 2, "the end of the text", c -> c.expectNumber(0, 9), TextCursor::expectEnd);
    fails("3000000000", 1, "1..2", c -> c.expectNumber(1_000_000_000, Integer.MAX_VALUE));
    assertThat(new TextCursor("2147483647").expectNumber(0, Integer.MAX_VALUE))
        .isEqualTo(Integer.MAX_VALUE);
  }

  @Property(tries = 500)
  void whateverIsAskedOfAnyTextNothingButANotationExceptionComesOut(
      @ForAll("texts") String text, @ForAll("questions") List<Integer> questions) {
    TextCursor cursor = new TextCursor(text);
    int read = 0;
    try {
      for (int question : questions) {
        QUESTIONS.get(question).accept(cursor);
        assertThat(cursor.offset()).isBetween(read, text.length());
        read = cursor.offset();
      }
    } catch (NotationException problem) {
      assertThat(problem.text()).isEqualTo(text);
      assertThat(problem.column()).isBetween(read + 1, text.length() + 1);
      assertThat(problem.expected()).isNotEmpty().doesNotHaveDuplicates();
    }
  }

  private void afterComma(TextCursor cursor) {
    cursor.expect(',');
    cursor.expectWord(List.of("zertz", "pylos"));
  }

  /** Asserts that the last of some steps fails; what is expected is separated by bars. */
  @SafeVarargs
  private static void fails(
      String text, int column, String expected, Consumer<TextCursor>... steps) {
    TextCursor cursor = new TextCursor(text);
    int last = steps.length - 1;
    for (int i = 0; i < last; i++) {
      steps[i].accept(cursor);
    }
    malformedAt(() -> steps[last].accept(cursor), text, column, expected.split("\\|", -1));
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.oneOf(
        Arbitraries.strings().withChars("ab1").ofMaxLength(12), Arbitraries.strings());
  }

  @Provide
  Arbitrary<List<Integer>> questions() {
    return Arbitraries.integers().between(0, QUESTIONS.size() - 1).list().ofMaxSize(10);
  }
}
