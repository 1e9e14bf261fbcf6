package io.github.boardrules.colorfield;

import io.github.boardrules.core.text.OptionValues;
import java.util.List;

/**
 * The two teams (RULES.md, "Words").
 *
 * <pre>{@code
 * Team.FULL.other();                // ==> EMPTY
 * Layout.STANDARD.gates(Team.FULL); // ==> [x1, x2, x3]
 * }</pre>
 */
public enum Team {
  /** The pieces with a dot; their letters are written in upper case. */
  FULL,
  /** The pieces with a ring; their letters are written in lower case. */
  EMPTY;

  static final List<Team> ALL = List.of(values());

  /**
   * The opponent's team.
   *
   * @return the other one
   */
  public Team other() {
    return this == FULL ? EMPTY : FULL;
  }

  /** The team as a variant id names it. */
  String word() {
    return OptionValues.of(this);
  }
}
