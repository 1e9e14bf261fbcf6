package io.github.boardrules.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.NotationException;
import java.util.List;
import java.util.function.Consumer;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class TextCursorProperties {
  private static final List<Consumer<TextCursor>> QUESTIONS =
      List.of(
          TextCursor::atEnd,
          TextCursor::expectEnd,
          TextCursor::expectNumber,
          cursor -> cursor.peek('a'),
          cursor -> cursor.accept('b'),
          cursor -> cursor.expect('a'),
          cursor -> cursor.expectOneOf("ab1"),
          cursor -> cursor.expectRange('a', 'c'),
          cursor -> cursor.acceptWhile(c -> c == 'a'),
          cursor -> cursor.expectWord(List.of("a", "ab", "abba", "ba")));

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

  @Property(tries = 200)
  void numbersAreReadBack(@ForAll int number) {
    TextCursor cursor = new TextCursor(Integer.toString(number & Integer.MAX_VALUE));

    assertThat(cursor.expectNumber()).isEqualTo(number & Integer.MAX_VALUE);
    assertThat(cursor.atEnd()).isTrue();
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
