package io.github.boardrules.core.toy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.Expected;
import io.github.boardrules.core.NotationException;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Asserts what methods throw. */
public final class Failures {
  private Failures() {}

  public static void illegalArgument(ThrowingCallable call, String message) {
    assertThatThrownBy(call).isInstanceOf(IllegalArgumentException.class).hasMessage(message);
  }

  @CanIgnoreReturnValue
  public static NotationException refusedAt(ThrowingCallable reading, String text, int column) {
    NotationException thrown = catchThrowableOfType(NotationException.class, reading);
    assertThat(thrown.text()).isEqualTo(text);
    assertThat(thrown.offset()).isEqualTo(column - 1);
    return thrown;
  }

  /** A text is refused at a column at which these could have stood. */
  public static void malformedAt(
      ThrowingCallable reading, String text, int column, String... expected) {
    assertThat(refusedAt(reading, text, column).expected())
        .extracting(Expected::toString)
        .containsExactly(expected);
  }
}
