package io.github.boardrules.colorfield;

import io.github.boardrules.colorfield.reference.ReferenceColorfield;
import io.github.boardrules.colorfield.reference.ReferenceMove;
import io.github.boardrules.colorfield.reference.ReferencePosition;
import io.github.boardrules.colorfield.reference.ReferenceTexts;
import io.github.boardrules.fixtures.Dice;
import java.util.List;
import java.util.Optional;

/** Moves that are nearly legal in a position, hardly legal, or legal by chance. */
final class NearMisses {
  private final ReferenceColorfield rules;
  private final ReferencePosition position;
  private final List<String> fields;
  private final List<ReferenceMove> legal;
  private final Dice dice;

  NearMisses(GamePosition given, Dice dice) {
    this.rules = given.referenceRules();
    this.position = given.reference();
    this.dice = dice;
    fields = rules.layout().fields();
    legal = given.referenceMoves();
  }

  String next() {
    ReferenceMove move = dice.oneIn(3) && !legal.isEmpty() ? dice.pick(legal) : step();
    return ReferenceTexts.format(dice.oneIn(3) ? move : withAnyCaptive(move));
  }

  private ReferenceMove step() {
    List<String> own = rules.fieldsOf(position, position.side());
    String from = own.isEmpty() || dice.oneIn(5) ? anyField() : dice.pick(own);
    List<String> around = fields.contains(from) ? rules.layout().around(from) : List.of();
    String to = around.isEmpty() || dice.oneIn(5) ? anyField() : dice.pick(around);
    return ReferenceMove.step(from, to);
  }

  /** No captive, one of the prey, another piece, or any field. */
  private ReferenceMove withAnyCaptive(ReferenceMove move) {
    List<String> prey =
        position.holds(move.from()) && fields.contains(move.to())
            ? rules.prey(position, move.from(), move.to())
            : List.of();
    return switch (dice.between(0, 5)) {
      case 0 -> new ReferenceMove(move.from(), move.to(), Optional.empty());
      case 1 -> move.taking(dice.pick(List.copyOf(position.pieces().keySet())));
      case 2 -> move.taking(dice.oneIn(3) ? anyField() : dice.pick(fields));
      default -> prey.isEmpty() ? move : move.taking(dice.pick(prey));
    };
  }

  private String anyField() {
    return dice.oneIn(10) ? dice.pick(List.of("a1", "z99", "xx1", "aa99")) : dice.pick(fields);
  }
}
