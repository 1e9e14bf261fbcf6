package io.github.boardrules.pylos;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.pylos.plain.PlainCell;
import io.github.boardrules.pylos.plain.PlainMove;
import io.github.boardrules.pylos.plain.PlainPosition;
import io.github.boardrules.pylos.plain.PlainPylos;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Moves that are nearly legal in a position, hardly legal, or legal by chance. */
final class Strangers {
  private final PlainPylos rules;
  private final PlainPosition position;
  private final List<PlainMove> firstParts;
  private final List<PlainMove> completing;
  private final Dice dice;

  Strangers(Scene scene, Dice dice) {
    this.rules = scene.plainRules();
    this.position = scene.plain();
    this.dice = dice;
    firstParts = rules.firstParts(position);
    completing =
        firstParts.stream().filter(move -> rules.completesPattern(position, move)).toList();
  }

  PlainMove next() {
    PlainMove move = firstPart();
    return move.taking(takenBack(PlainPylos.afterFirstPart(position, move), move.target()));
  }

  /** Mostly a part that is legal, a completed pattern if there is one, sometimes any cells. */
  private PlainMove firstPart() {
    if (!completing.isEmpty() && !dice.oneIn(3)) {
      return dice.pick(completing);
    }
    if (!firstParts.isEmpty() && dice.oneIn(3)) {
      return dice.pick(firstParts);
    }
    Optional<PlainCell> source =
        dice.oneIn(3) ? Optional.empty() : Optional.of(dice.pick(sources()));
    List<PlainCell> targets =
        rules.board().cells().stream().filter(cell -> !position.holds(cell)).toList();
    PlainCell target = targets.isEmpty() || dice.oneIn(4) ? anyCell() : dice.pick(targets);
    return new PlainMove(source, target, List.of());
  }

  private List<PlainCell> sources() {
    List<PlainCell> own = own(position);
    return own.isEmpty() || dice.oneIn(4) ? rules.board().cells() : own;
  }

  /** None, one or two cells: mostly of own stones, sometimes of the new one, or any twice. */
  private List<PlainCell> takenBack(PlainPosition after, PlainCell target) {
    List<PlainCell> cells = new ArrayList<>();
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

  private List<PlainCell> own(PlainPosition now) {
    return rules.board().cells().stream().filter(cell -> now.isOf(now.side(), cell)).toList();
  }

  private PlainCell anyCell() {
    return dice.pick(rules.board().cells());
  }
}
