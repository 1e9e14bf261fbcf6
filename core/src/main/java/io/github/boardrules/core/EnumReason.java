package io.github.boardrules.core;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * A reason that is a constant of an enum. Its code is the constant's name in lower case with
 * hyphens for underscores, and its sentence has that code as its key.
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
 * reason.name(); // ==> GAME_OVER
 * reason.code(); // ==> game-over
 * }</pre>
 */
public interface EnumReason extends Reason {

  /** {@return the name of the constant as it is declared} Every enum has this method. */
  String name();

  /** {@return the messages with the sentences of all constants of this enum, under their codes} */
  Messages messages();

  @Override
  default String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
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
