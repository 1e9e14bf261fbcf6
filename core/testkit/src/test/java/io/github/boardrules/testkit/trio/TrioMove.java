package io.github.boardrules.testkit.trio;

/** A move of {@link Trio}. Cells are numbered as in {@link TrioCell}. */
public sealed interface TrioMove {

  /**
   * Places a stone on a cell: {@code b2}.
   *
   * @param cell the cell
   */
  record Drop(int cell) implements TrioMove {
    @Override
    public String toString() {
      return TrioCell.name(cell);
    }
  }

  /**
   * Slides a stone to an adjacent cell, and possibly to another one: {@code a1-a2}, {@code
   * a1-a2-b2}.
   *
   * @param from where the stone is
   * @param to the adjacent cell
   * @param further the last cell, or {@link #NONE}
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
