package io.github.boardrules.core.play;

import io.github.boardrules.core.EnumReason;
import io.github.boardrules.core.Messages;
import java.util.ResourceBundle;

/**
 * Why the record of a match is refused, besides the texts and moves in it.
 *
 * <pre>{@code
 * RecordReason.OTHER_VARIANT.message(
 *     Locale.ENGLISH, Map.of("found", "tzaar", "wanted", "zertz"));
 *     // ==> The record is of tzaar, not of zertz.
 * }</pre>
 */
public enum RecordReason implements EnumReason {
  /** A record gives a header twice. Fact: {@code key}. */
  REPEATED_HEADER,
  /** A record is of another variant. Facts: {@code found}, {@code wanted}. */
  OTHER_VARIANT,
  /** A record ends with another status than its moves. Facts: {@code found}, {@code wanted}. */
  OTHER_STATUS;

  static final Messages MESSAGES =
      new Messages(
          locale -> ResourceBundle.getBundle("io.github.boardrules.core.messages", locale));

  @Override
  public Messages messages() {
    return MESSAGES;
  }
}
