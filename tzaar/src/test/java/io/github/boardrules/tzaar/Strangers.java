package io.github.boardrules.tzaar;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.tzaar.plain.PlainBoard;
import io.github.boardrules.tzaar.plain.PlainField;
import io.github.boardrules.tzaar.plain.PlainMove;
import io.github.boardrules.tzaar.plain.PlainPosition;
import io.github.boardrules.tzaar.plain.PlainTzaar;
import java.util.List;

/** Moves that are nearly legal in a position, hardly legal, or legal by chance. */
final class Strangers {
  private static final List<Character> KINDS = List.copyOf(PlainTzaar.PIECES.keySet());

  private final PlainPosition position;
  private final Dice dice;

  Strangers(PlainPosition position, Dice dice) {
    this.position = position;
    this.dice = dice;
  }

  PlainMove next() {
    boolean placing = position.phase().equals("place");
    return switch (dice.between(0, 11)) {
      case 0 -> new PlainMove.Pass();
      case 1 -> place();
      case 2, 3, 4, 5, 6 -> placing ? place() : capture();
      case 7 -> capture();
      default -> placing ? place() : reinforce();
    };
  }

  private PlainMove place() {
    List<PlainField> empty =
        PlainBoard.FIELDS.stream().filter(field -> position.stack(field).isEmpty()).toList();
    PlainField field = dice.oneIn(4) || empty.isEmpty() ? anyField() : dice.pick(empty);
    return new PlainMove.Place(dice.pick(KINDS), field);
  }

  private PlainMove capture() {
    PlainField from = departure();
    return new PlainMove.Capture(from, arrival(from));
  }

  private PlainMove reinforce() {
    PlainField from = departure();
    return new PlainMove.Reinforce(from, arrival(from));
  }

  private PlainField departure() {
    List<PlainField> own =
        PlainBoard.FIELDS.stream().filter(field -> position.isOf(position.side(), field)).toList();
    return own.isEmpty() || dice.oneIn(8) ? anyField() : dice.pick(own);
  }

  /** Mostly the first stack in a direction, sometimes another field, seen or not. */
  private PlainField arrival(PlainField from) {
    PlainField direction = dice.pick(PlainBoard.DIRECTIONS);
    List<PlainField> sight = PlainBoard.sight(from, direction);
    return switch (dice.between(0, 9)) {
      case 0 -> anyField();
      case 1 -> sight.isEmpty() ? from : dice.pick(sight);
      default -> PlainTzaar.met(position, from, direction).orElseGet(this::anyField);
    };
  }

  private PlainField anyField() {
    return dice.pick(PlainBoard.FIELDS);
  }
}
