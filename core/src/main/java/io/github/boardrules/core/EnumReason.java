package io.github.boardrules.core;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * A reason that is a constant of an enum. Its code is the constant's name in lower case with
 * hyphens for underscores, and its sentence has that code as its key. Only an enum implements it,
 * of Java, Kotlin or another language of the JVM; any other class implements {@link Reason}.
 *
 * <pre class="text">{@code
 * public enum GoReason implements EnumReason {
 *   OCCUPIED, SUICIDE;
 *
 *   @Override
 *   public Messages messages() {
 *     return REFUSALS;
 *   }
 * }
 * }</pre>
 *
 * <pre>{@code
 * EnumReason reason = MoveReason.GAME_OVER;
 * reason.code(); // ==> game-over
 * }</pre>
 */
public interface EnumReason extends Reason {

  /** {@return the messages with the sentences of all constants of this enum, under their codes} */
  Messages messages();

  /**
   * {@return the name of the constant in lower case, with hyphens for underscores}
   *
   * @throws IllegalStateException if this is not a constant of an enum
   */
  @Override
  default String code() {
    // A method name() here would keep out enums of Kotlin, in which the name is a property.
    if (this instanceof Enum<?> constant) {
      return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
    throw new IllegalStateException(
        getClass().getName() + " is not an enum: let it implement Reason instead of EnumReason.");
  }

  @Override
  default String message(Locale locale, Map<String, String> facts) {
    Objects.requireNonNull(facts, "facts");
    Map<String, String> shown = new HashMap<>(facts);
    shown.replaceAll((name, v) -> name.equals("expected") ? v : Messages.excerpt(v));
    return messages().message(locale, code(), shown);
  }

  @Override
  default boolean isIn(Locale locale) {
    return messages().isIn(locale);
  }
}
