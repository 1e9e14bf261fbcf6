package io.github.boardrules.pylos.reference;

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
public record ReferenceMove(
    Optional<ReferenceCell> source, ReferenceCell target, List<ReferenceCell> takenBack) {

  /** Makes a move; the taken cells may be given in any order. */
  public ReferenceMove {
    takenBack = takenBack.stream().sorted(ReferenceCell.TAKING_ORDER).toList();
  }

  /** The same place or raise with other stones taken back. */
  public ReferenceMove taking(List<ReferenceCell> cells) {
    return new ReferenceMove(source, target, cells);
  }
}
