package io.github.boardrules.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NotationExceptionTest {
  private static final Locale HUNGARIAN = new Locale("hu");

  @Test
  void aMalformedTextSaysWhatCouldHaveStoodThere() {
    NotationException thrown =
        new NotationException("ab", 3, List.of("c", "1..9", NotationException.END));

    assertThat(thrown.text()).isEqualTo("ab");
    assertThat(thrown.column()).isEqualTo(3);
    assertThat(thrown.reason()).isEqualTo(CoreReason.MALFORMED);
    assertThat(thrown.facts()).isEmpty();
    assertThat(thrown.expected()).containsExactly("c", "1..9", "");
    assertThat(thrown).hasMessage("column 3: expected 'c', '1..9' or the end of the text.");
    assertThat(thrown.message(HUNGARIAN))
        .isEqualTo("3. oszlop: itt ez állhat: 'c', '1..9' vagy a szöveg vége.");
  }

  @Test
  void oneAlternativeStandsAlone() {
    assertThat(new NotationException("", 1, List.of("a"))).hasMessage("column 1: expected 'a'.");
  }

  @Test
  void theEndOfALineHasAName() {
    NotationException thrown = new NotationException("", 1, List.of("[", "\n"));

    assertThat(thrown).hasMessage("column 1: expected '[' or the end of the line.");
    assertThat(thrown.message(HUNGARIAN))
        .isEqualTo("1. oszlop: itt ez állhat: '[' vagy a sor vége.");
  }

  @Test
  void aBrokenConditionStandsOnePastTheEnd() {
    NotationException thrown =
        new NotationException("ab", CoreReason.REPEATED_KEY, Map.of("key", "rings"));

    assertThat(thrown.column()).isEqualTo(3);
    assertThat(thrown.reason()).isEqualTo(CoreReason.REPEATED_KEY);
    assertThat(thrown.facts()).isEqualTo(Map.of("key", "rings"));
    assertThat(thrown.expected()).isEmpty();
    assertThat(thrown).hasMessage("column 3: The option rings is given twice.");
    assertThat(thrown.message(HUNGARIAN))
        .isEqualTo("3. oszlop: A(z) rings beállítás kétszer szerepel.");
  }

  @Test
  void aProblemOfAPartIsMovedIntoTheWhole() {
    NotationException part = new NotationException("x", 1, List.of("a"));
    NotationException whole = new NotationException("see x", part, 4);

    assertThat(whole.text()).isEqualTo("see x");
    assertThat(whole.column()).isEqualTo(5);
    assertThat(whole.expected()).containsExactly("a");
    assertThat(whole).hasMessage("column 5: expected 'a'.");
  }

  @Test
  void aVariantIsRefusedWithTheSameProblem() {
    NotationException problem = new NotationException("x", 1, List.of("a"));
    VariantException thrown = new VariantException(problem);

    assertThat(thrown.text()).isEqualTo("x");
    assertThat(thrown.column()).isEqualTo(1);
    assertThat(thrown).hasMessage("column 1: expected 'a'.");
  }
}
