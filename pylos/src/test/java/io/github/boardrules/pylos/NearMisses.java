package io.github.boardrules.pylos;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.pylos.reference.ReferenceCell;
import io.github.boardrules.pylos.reference.ReferenceMove;
import io.github.boardrules.pylos.reference.ReferencePosition;
import io.github.boardrules.pylos.reference.ReferencePylos;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Moves that are nearly legal in a position, hardly legal, or legal by chance. */
final class NearMisses {
  private final ReferencePylos rules;
  private final ReferencePosition position;
  private final List<ReferenceMove> firstParts;
  private final List<ReferenceMove> completing;
  private final Dice dice;

  NearMisses(GamePosition given, Dice dice) {
    this.rules = given.referenceRules();
    this.position = given.reference();
    this.dice = dice;
    firstParts = rules.firstParts(position);
    completing =
        firstParts.stream().filter(move -> rules.completesPattern(position, move)).toList();
  }

  ReferenceMove next() {
    ReferenceMove move = firstPart();
    return move.taking(takenBack(ReferencePylos.afterFirstPart(position, move), move.target()));
  }

  /** Mostly a part that is legal, a completed pattern if there is one, sometimes any cells. */
  private ReferenceMove firstPart() {
    if (!completing.isEmpty() && !dice.oneIn(3)) {
      return dice.pick(completing);
    }
    if (!firstParts.isEmpty() && dice.oneIn(3)) {
      return dice.pick(firstParts);
    }
    Optional<ReferenceCell> source =
        dice.oneIn(3) ? Optional.empty() : Optional.of(dice.pick(sources()));
    List<ReferenceCell> targets =
        rules.board().cells().stream().filter(cell -> !position.holds(cell)).toList();
    ReferenceCell target = targets.isEmpty() || dice.oneIn(4) ? anyCell() : dice.pick(targets);
    return new ReferenceMove(source, target, List.of());
  }

  private List<ReferenceCell> sources() {
    List<ReferenceCell> own = own(position);
    return own.isEmpty() || dice.oneIn(4) ? rules.board().cells() : own;
  }

  /** None, one or two cells: mostly of own stones, sometimes of the new one, or any twice. */
  private List<ReferenceCell> takenBack(ReferencePosition after, ReferenceCell target) {
    List<ReferenceCell> cells = new ArrayList<>();
    int number = dice.between(0, 2);
    for (int i = 0; i < number; i++) {
      cells.add(
          switch (dice.between(0, 7)) {
            case 0 -> target;
            case 1 -> anyCell();
            case 2 -> cells.isEmpty() ? anyCell() : cells.get(0);
            default -> dice.pick(own(after));
          });
    }
    return cells;
  }

  private List<ReferenceCell> own(ReferencePosition now) {
    return rules.board().cells().stream().filter(cell -> now.isOf(now.side(), cell)).toList();
  }

  private ReferenceCell anyCell() {
    return dice.pick(rules.board().cells());
  }
}
