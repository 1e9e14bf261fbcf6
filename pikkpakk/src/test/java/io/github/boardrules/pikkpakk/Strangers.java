package io.github.boardrules.pikkpakk;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.pikkpakk.plain.PlainBoard;
import io.github.boardrules.pikkpakk.plain.PlainMove;
import io.github.boardrules.pikkpakk.plain.PlainPikkPakk;
import io.github.boardrules.pikkpakk.plain.PlainPosition;
import io.github.boardrules.pikkpakk.plain.PlainVariant;
import java.util.ArrayList;
import java.util.List;

/** Moves that are nearly legal in a position, hardly legal, or legal by chance. */
final class Strangers {
  /** The most columns and rows that a text can name. */
  private static final PlainBoard LARGEST = new PlainBoard(11);

  private final PlainVariant variant;
  private final PlainPosition position;
  private final Dice dice;

  Strangers(Scene scene, Dice dice) {
    variant = scene.variant();
    position = scene.plain();
    this.dice = dice;
  }

  /** All moves that are legal where nobody asks whether the game is over. */
  static List<PlainMove> possible(PlainPikkPakk plain, PlainPosition position) {
    return plain.allMoves(position).stream()
        .filter(move -> plain.outcome(position, move).isLegal())
        .toList();
  }

  PlainMove next() {
    int form = dice.between(0, 15);
    if (form > 3) {
      boolean sideways = variant.is("side", "yes") && form % 2 == 0;
      form = position.placing() ? 0 : !variant.way().equals("run") ? 1 : sideways ? 3 : 2;
    }
    return switch (form) {
      case 0 -> new PlainMove.Place(place());
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
                  .filter(cell -> variant.isOf("pushfour") == variant.board().onRim(cell))
                  .toList());
    };
  }

  private PlainMove line() {
    char direction = dice.pick(PlainBoard.DIRECTIONS);
    int number = dice.between(1, dice.oneIn(5) ? 11 : variant.board().size());
    String name =
        direction == 'u' || direction == 'd'
            ? String.valueOf((char) ('a' + number - 1))
            : Integer.toString(number);
    return new PlainMove.PushLine(name, direction, number());
  }

  private PlainMove run() {
    char direction = dice.pick(PlainBoard.DIRECTIONS);
    String cell = dice.oneIn(4) ? target() : ball();
    if (!dice.oneIn(6)) {
      List<String> behind = PlainBoard.series(position.balls(), cell, PlainBoard.back(direction));
      cell = behind.isEmpty() ? cell : behind.get(behind.size() - 1);
    }
    return new PlainMove.PushRun(cell, direction, number());
  }

  private PlainMove sideways() {
    char direction = dice.pick(PlainBoard.DIRECTIONS);
    char along = direction == 'u' || direction == 'd' ? 'r' : 'u';
    int number = number();
    while (true) {
      String first = ball();
      int cells = dice.oneIn(3) ? dice.between(1, 9) : 1;
      String last = PlainBoard.step(first, along, cells);
      if (LARGEST.has(last)) {
        return new PlainMove.Sideways(first, last, direction, number);
      }
    }
  }

  /** Mostly a cell with a ball, and with one of the player to move. */
  private String ball() {
    char own = PlainPosition.letter(position.side());
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
