package io.github.boardrules.colorfield;

import java.util.Locale;

/**
 * The two teams (RULES.md, "Words").
 *
 * <pre>{@code
 * ColorfieldLayout.STANDARD.gates(ColorfieldTeam.FULL); // ==> [x1, x2, x3]
 * }</pre>
 */
public enum ColorfieldTeam {
  /** The pieces with a dot; their letters are written in upper case. */
  FULL,
  /** The pieces with a ring; their letters are written in lower case. */
  EMPTY;

  ColorfieldTeam other() {
    return this == FULL ? EMPTY : FULL;
  }

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
