package io.github.boardrules.nim.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;

/**
 * A symmetry of a grid (RULES.md, "Invariants").
 *
 * @param grid the grid
 * @param leftRight whether left and right are exchanged
 * @param upDown whether up and down are exchanged
 * @param diagonal whether columns finally become rows; squares only
 */
public record ReferenceSymmetry(
    ReferenceGrid grid, boolean leftRight, boolean upDown, boolean diagonal) {

  /** The four of a rectangle or the eight of a square. */
  public static List<ReferenceSymmetry> all(ReferenceGrid grid) {
    List<ReferenceSymmetry> all = new ArrayList<>();
    for (boolean leftRight : new boolean[] {false, true}) {
      for (boolean upDown : new boolean[] {false, true}) {
        all.add(new ReferenceSymmetry(grid, leftRight, upDown, false));
        if (grid.cols() == grid.rows()) {
          all.add(new ReferenceSymmetry(grid, leftRight, upDown, true));
        }
      }
    }
    return all;
  }

  /** The half-turn. */
  public static ReferenceSymmetry halfTurn(ReferenceGrid grid) {
    return new ReferenceSymmetry(grid, true, true, false);
  }

  /** The image of a cell. */
  public String of(String cell) {
    int column = ReferenceGrid.column(cell);
    int row = ReferenceGrid.row(cell);
    int across = leftRight ? grid.cols() + 1 - column : column;
    int up = upDown ? grid.rows() + 1 - row : row;
    return diagonal ? ReferenceGrid.cell(up, across) : ReferenceGrid.cell(across, up);
  }

  /** The images of some cells. */
  public NavigableSet<String> of(Set<String> cells) {
    NavigableSet<String> images = new TreeSet<>();
    cells.forEach(cell -> images.add(of(cell)));
    return images;
  }
}
