package io.github.boardrules.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Method;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class EnumReasonTest {

  private enum Colour implements EnumReason {
    DARK_RED,
    BLUE {
      @Override
      public String message(Locale locale, Map<String, String> facts) {
        return "blue";
      }
    };

    @Override
    public Messages messages() {
      return TextReason.MESSAGES;
    }
  }

  /** No enum, so it has no name. */
  private record Wrapped(Messages messages) implements EnumReason {}

  @Test
  void theCodeIsTheNameInLowerCaseWithHyphensOnEveryMachine() {
    Locale machine = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("tr"));
    try {
      assertThat(MoveReason.ILLEGAL.code()).isEqualTo("illegal");
      assertThat(Colour.DARK_RED.code()).isEqualTo("dark-red");
      assertThat(Colour.BLUE.code()).isEqualTo("blue");
    } finally {
      Locale.setDefault(machine);
    }
  }

  @Test
  void aClassThatIsNoEnumIsRefused() {
    Reason wrapped = new Wrapped(TextReason.MESSAGES);

    assertThatThrownBy(wrapped::code)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            Wrapped.class.getName()
                + " is not an enum: let it implement Reason instead of"
                + " EnumReason.");
    assertThatThrownBy(() -> wrapped.message(Locale.ENGLISH, Map.of()))
        .isInstanceOf(IllegalStateException.class);
  }

  /**
   * In Kotlin the name of a constant is a property, so an enum there cannot have a method for it.
   */
  @Test
  void noMethodIsOneThatEveryEnumHas() {
    assertThat(EnumReason.class.getMethods())
        .extracting(Method::getName)
        .doesNotContainAnyElementsOf(
            Stream.of(Enum.class.getMethods()).map(Method::getName).toList());
  }
}
