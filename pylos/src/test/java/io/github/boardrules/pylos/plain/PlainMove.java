package io.github.boardrules.pylos.plain;

import java.util.List;
import java.util.Optional;

/**
 * A move (RULES.md, "A move").
 *
 * @param source the old cell of a raised stone; empty for a placing
 * @param target where the stone goes
 * @param takenBack the cells from which stones are taken back, in the order in which they are
 *     written
 */
public record PlainMove(Optional<PlainCell> source, PlainCell target, List<PlainCell> takenBack) {

  /** Makes a move; the taken cells may be given in any order. */
  public PlainMove {
    takenBack = takenBack.stream().sorted(PlainCell.TAKING_ORDER).toList();
  }

  /** The same place or raise with other stones taken back. */
  public PlainMove taking(List<PlainCell> cells) {
    return new PlainMove(source, target, cells);
  }
}
