package io.github.boardrules.tzaar;

import java.util.List;
import java.util.Locale;

/**
 * What is due in a position (RULES.md, "A move").
 *
 * <pre>{@code
 * var rules = TzaarRules.fixed();
 * rules.start().phase();                                       // ==> OPEN
 * rules.play(rules.start(), TzaarMove.parse("E4xF4")).phase(); // ==> FIRST
 * }</pre>
 */
public enum Phase {
  /** One piece is put on the board; in the tournament set-up only. */
  PLACE,
  /** White's first turn: one single capture. */
  OPEN,
  /** The first step of a turn: a capture, compulsory. */
  FIRST,
  /** The second step of the same player's turn: a capture, a reinforcement or a pass. */
  SECOND;

  /** All phases in order. Unmodifiable. */
  static final List<Phase> ALL = List.of(values());

  /**
   * The word that stands for the phase in texts.
   *
   * @return {@code place}, {@code open}, {@code first} or {@code second}
   */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
