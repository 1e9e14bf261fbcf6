package io.github.boardrules.pylos.reference;

import java.util.List;
import java.util.Optional;

/** A raise from a source, or a placing; taken cells in the order of texts (RULES.md, "A move"). */
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
