package io.github.boardrules.tzaar;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.tzaar.reference.ReferenceBoard;
import io.github.boardrules.tzaar.reference.ReferenceField;
import io.github.boardrules.tzaar.reference.ReferenceMove;
import io.github.boardrules.tzaar.reference.ReferencePosition;
import io.github.boardrules.tzaar.reference.ReferenceTzaar;
import java.util.List;

/** Moves that are nearly legal in a position, hardly legal, or legal by chance. */
final class NearMisses {
  private static final List<Character> KINDS = List.copyOf(ReferenceTzaar.PIECES.keySet());

  private final ReferencePosition position;
  private final Dice dice;

  NearMisses(ReferencePosition position, Dice dice) {
    this.position = position;
    this.dice = dice;
  }

  ReferenceMove next() {
    boolean placing = position.phase().equals("place");
    return switch (dice.between(0, 11)) {
      case 0 -> new ReferenceMove.Pass();
      case 1 -> place();
      case 2, 3, 4, 5, 6 -> placing ? place() : capture();
      case 7 -> capture();
      default -> placing ? place() : reinforce();
    };
  }

  private ReferenceMove place() {
    List<ReferenceField> empty =
        ReferenceBoard.FIELDS.stream().filter(field -> position.stack(field).isEmpty()).toList();
    ReferenceField field = dice.oneIn(4) || empty.isEmpty() ? anyField() : dice.pick(empty);
    return new ReferenceMove.Place(dice.pick(KINDS), field);
  }

  private ReferenceMove capture() {
    ReferenceField from = departure();
    return new ReferenceMove.Capture(from, arrival(from));
  }

  private ReferenceMove reinforce() {
    ReferenceField from = departure();
    return new ReferenceMove.Reinforce(from, arrival(from));
  }

  private ReferenceField departure() {
    List<ReferenceField> own =
        ReferenceBoard.FIELDS.stream()
            .filter(field -> position.isOf(position.side(), field))
            .toList();
    return own.isEmpty() || dice.oneIn(8) ? anyField() : dice.pick(own);
  }

  /** Mostly the first stack in a direction, sometimes any other field. */
  private ReferenceField arrival(ReferenceField from) {
    ReferenceField direction = dice.pick(ReferenceBoard.DIRECTIONS);
    List<ReferenceField> sight = ReferenceBoard.sight(from, direction);
    return switch (dice.between(0, 9)) {
      case 0 -> anyField();
      case 1 -> sight.isEmpty() ? from : dice.pick(sight);
      default -> ReferenceTzaar.met(position, from, direction).orElseGet(this::anyField);
    };
  }

  private ReferenceField anyField() {
    return dice.pick(ReferenceBoard.FIELDS);
  }
}
