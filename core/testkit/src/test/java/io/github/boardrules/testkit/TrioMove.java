package io.github.boardrules.testkit;

/** A move of {@link Trio}. Cells are numbered as in {@link TrioCell}. */
sealed interface TrioMove {

  /** Places a stone on a cell: {@code b2}. */
  record Drop(int cell) implements TrioMove {
    @Override
    public String toString() {
      return TrioCell.name(cell);
    }
  }

  /**
   * Slides a stone to an adjacent cell, and possibly to another one: {@code a1-a2}, {@code
   * a1-a2-b2}.
   */
  record Slide(int from, int to, int further) implements TrioMove {
    /** The third cell of a slide that has only two. */
    static final int NONE = -1;

    boolean far() {
      return further != NONE;
    }

    int last() {
      return far() ? further : to;
    }

    @Override
    public String toString() {
      String near = TrioCell.name(from) + "-" + TrioCell.name(to);
      return far() ? near + "-" + TrioCell.name(further) : near;
    }
  }

  /** Passes. */
  record Pass() implements TrioMove {
    @Override
    public String toString() {
      return "pass";
    }
  }
}
