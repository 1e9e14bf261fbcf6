package io.github.boardrules.pikkpakk;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.pikkpakk.reference.ReferenceBoard;
import io.github.boardrules.pikkpakk.reference.ReferenceMove;
import io.github.boardrules.pikkpakk.reference.ReferencePikkPakk;
import io.github.boardrules.pikkpakk.reference.ReferencePosition;
import io.github.boardrules.pikkpakk.reference.ReferenceVariant;
import java.util.ArrayList;
import java.util.List;

/** Random moves for a position: nearly legal, far from legal, or legal. */
final class NearMisses {
  /** The board with all columns and rows that a text can name. */
  private static final ReferenceBoard LARGEST = new ReferenceBoard(11);

  private final ReferenceVariant variant;
  private final ReferencePosition position;
  private final Dice dice;

  NearMisses(GamePosition given, Dice dice) {
    variant = given.variant();
    position = given.reference();
    this.dice = dice;
  }

  /** Returns all moves that would be legal if the game were not over. */
  static List<ReferenceMove> possible(ReferencePikkPakk reference, ReferencePosition position) {
    return reference.allMoves(position).stream()
        .filter(move -> reference.outcome(position, move).isLegal())
        .toList();
  }

  ReferenceMove next() {
    int form = dice.between(0, 15);
    if (form > 3) {
      boolean sideways = variant.is("side", "yes") && form % 2 == 0;
      form = position.isPlacing() ? 0 : !variant.way().equals("run") ? 1 : sideways ? 3 : 2;
    }
    return switch (form) {
      case 0 -> new ReferenceMove.Place(place());
      case 1 -> line();
      case 2 -> run();
      default -> sideways();
    };
  }

  private String place() {
    return switch (dice.between(0, 3)) {
      case 0 -> dice.pick(LARGEST.cells());
      case 1 -> dice.pick(variant.board().block());
      default ->
          dice.pick(
              variant.board().cells().stream()
                  .filter(cell -> variant.isOf("pushfour") == variant.board().isOnRim(cell))
                  .toList());
    };
  }

  private ReferenceMove line() {
    char direction = dice.pick(ReferenceBoard.DIRECTIONS);
    int number = dice.between(1, dice.oneIn(5) ? 11 : variant.board().size());
    String name =
        direction == 'u' || direction == 'd'
            ? String.valueOf((char) ('a' + number - 1))
            : Integer.toString(number);
    return new ReferenceMove.PushLine(name, direction, number());
  }

  private ReferenceMove run() {
    char direction = dice.pick(ReferenceBoard.DIRECTIONS);
    String cell = dice.oneIn(4) ? target() : ball();
    if (!dice.oneIn(6)) {
      List<String> behind =
          ReferenceBoard.series(position.balls(), cell, ReferenceBoard.back(direction));
      cell = behind.isEmpty() ? cell : behind.get(behind.size() - 1);
    }
    return new ReferenceMove.PushRun(cell, direction, number());
  }

  private ReferenceMove sideways() {
    char direction = dice.pick(ReferenceBoard.DIRECTIONS);
    char along = direction == 'u' || direction == 'd' ? 'r' : 'u';
    int number = number();
    while (true) {
      String first = ball();
      int cells = dice.oneIn(3) ? dice.between(1, 9) : 1;
      String last = ReferenceBoard.step(first, along, cells);
      if (LARGEST.has(last)) {
        return new ReferenceMove.Sideways(first, last, direction, number);
      }
    }
  }

  /** Mostly a cell with a ball, and with one of the player to move. */
  private String ball() {
    char own = ReferencePosition.letter(position.side());
    List<String> cells = new ArrayList<>(position.balls().keySet());
    if (!dice.oneIn(4)) {
      cells.removeIf(cell -> position.balls().get(cell) != own);
    }
    return cells.isEmpty() || dice.oneIn(12)
        ? dice.pick(dice.oneIn(2) ? LARGEST.cells() : variant.board().cells())
        : dice.pick(cells);
  }

  /** The cell of the target ball, where there is one. */
  private String target() {
    return position.balls().keySet().stream()
        .filter(cell -> position.balls().get(cell) == 't')
        .findFirst()
        .orElseGet(this::ball);
  }

  private int number() {
    return switch (dice.between(0, 5)) {
      case 0 -> dice.between(1, 11);
      case 1, 2 -> variant.is("steps", "1") ? 1 : dice.between(2, 4);
      default -> 1;
    };
  }
}
