package io.github.boardrules.tzaar;

import java.util.List;
import java.util.Locale;

/**
 * The phases of a game: the kind of step that is due in a position (RULES.md, "A move").
 *
 * <pre>{@code
 * var rules = TzaarRules.standard();
 * rules.start().phase();                                       // ==> OPEN
 * rules.play(rules.start(), TzaarMove.parse("E4xF4")).phase(); // ==> FIRST
 * }</pre>
 */
public enum TzaarPhase {
  /** The player places one piece; only in the tournament set-up. */
  PLACE,
  /** White's first turn, which is a single capture. */
  OPEN,
  /** The first step of a turn, which must be a capture. */
  FIRST,
  /** The second step of the turn: a capture, a reinforcement or a pass. */
  SECOND;

  static final List<TzaarPhase> ALL = List.of(values());

  private final String word = name().toLowerCase(Locale.ROOT);

  String word() {
    return word;
  }
}
