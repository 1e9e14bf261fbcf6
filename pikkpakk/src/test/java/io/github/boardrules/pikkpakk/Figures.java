package io.github.boardrules.pikkpakk;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.pikkpakk.reference.ReferenceBoard;
import io.github.boardrules.pikkpakk.reference.ReferencePosition;
import io.github.boardrules.pikkpakk.reference.ReferenceSymmetry;
import io.github.boardrules.pikkpakk.reference.ReferenceVariant;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Arrangements of balls on the area of a variant, made so that rare cases become common. */
final class Figures {
  private static final String LIGHT_AND_DARK = "ld";

  private final ReferenceVariant variant;
  private final Dice dice;

  Figures(ReferenceVariant variant, Dice dice) {
    this.variant = variant;
    this.dice = dice;
  }

  /** Returns runs of all lengths, many of them at the edges: few balls, many, or a full area. */
  SortedMap<String, Character> streaks(String letters) {
    return streaks(letters, false);
  }

  /** Returns a ball on every cell of the area. */
  SortedMap<String, Character> full(String letters) {
    return streaks(letters, true);
  }

  private SortedMap<String, Character> streaks(String letters, boolean full) {
    int lastsEmpty = dice.between(1, 3);
    int lastsTaken = dice.between(1, 4);
    int lastsColour = dice.between(1, 3);
    SortedMap<String, Character> balls = new TreeMap<>();
    boolean taken = dice.oneIn(2);
    char letter = any(letters);
    for (String cell : variant.area()) {
      if (dice.oneIn(taken ? lastsTaken : lastsEmpty)) {
        taken = !taken;
      }
      if (dice.oneIn(lastsColour)) {
        letter = any(letters);
      }
      if (full || taken) {
        balls.put(cell, letter);
      }
    }
    return turned(balls);
  }

  /** Returns rows or columns of seven touching balls, some of them at an edge. */
  SortedMap<String, Character> linesOfSeven() {
    SortedMap<String, Character> balls = new TreeMap<>();
    int size = variant.board().size();
    boolean together = dice.oneIn(2);
    int first = dice.between(1, size - 6);
    for (int row = 1; row <= size; row++) {
      if (dice.oneIn(2)) {
        int from = together && !dice.oneIn(4) ? first : dice.between(1, size - 6);
        for (int column = from; column < from + 7; column++) {
          putInArea(balls, ReferenceBoard.cell(column, row), any(LIGHT_AND_DARK));
        }
      }
    }
    return turned(balls);
  }

  /** Returns light and dark without three in a row, with some cells emptied and some changed. */
  SortedMap<String, Character> mixed(int mostEmpty, int mostChanged) {
    SortedMap<String, Character> balls = new TreeMap<>();
    variant.board().block().forEach(cell -> balls.put(cell, mixed(cell)));
    List<String> cells = dice.shuffled(variant.board().block());
    int empty = dice.between(0, mostEmpty);
    int changed = dice.between(0, mostChanged);
    cells.subList(0, empty).forEach(cell -> balls.remove(cell));
    cells
        .subList(empty, Math.min(cells.size(), empty + changed))
        .forEach(cell -> balls.put(cell, any(LIGHT_AND_DARK)));
    return balls;
  }

  /** Returns a number of balls of each colour on the block, mixed. */
  SortedMap<String, Character> placed(int light, int dark, List<String> cells) {
    List<String> free = dice.shuffled(cells);
    boolean isUnmixed = dice.oneIn(4);
    SortedMap<String, Character> balls = new TreeMap<>();
    int[] left = {light, dark};
    for (int round = isUnmixed ? 1 : 0; round < 2; round++) {
      for (String cell : List.copyOf(free)) {
        char letter = round == 0 ? mixed(cell) : left[0] > 0 ? 'l' : 'd';
        int player = LIGHT_AND_DARK.indexOf(letter);
        if (left[player] > 0) {
          left[player]--;
          free.remove(cell);
          balls.put(cell, letter);
        }
      }
    }
    return balls;
  }

  /** Returns a number of balls of a colour in a row, a column or a diagonal of the area. */
  SortedMap<String, Character> row(char letter, int length) {
    List<List<Integer>> steps =
        List.of(List.of(1, 0), List.of(0, 1), List.of(1, 1), List.of(1, -1));
    while (true) {
      List<Integer> step = dice.pick(steps);
      String from = dice.pick(variant.area());
      SortedMap<String, Character> balls = new TreeMap<>();
      for (int i = 0; i < length; i++) {
        putInArea(
            balls,
            ReferenceBoard.cell(
                ReferenceBoard.column(from) + i * step.get(0),
                ReferenceBoard.row(from) + i * step.get(1)),
            letter);
      }
      if (balls.size() == length) {
        return balls;
      }
    }
  }

  /** Returns a number of balls of a colour side by side along an edge of the area. */
  SortedMap<String, Character> onEdge(char letter, int length) {
    List<String> area = variant.area();
    int column = ReferenceBoard.column(area.get(0));
    int first = ReferenceBoard.row(area.get(0));
    int most = first + (int) Math.sqrt(area.size()) - length;
    int from = dice.between(first, most);
    SortedMap<String, Character> balls = new TreeMap<>();
    for (int row = from; row < from + length; row++) {
      balls.put(ReferenceBoard.cell(column, row), letter);
    }
    return turned(balls);
  }

  /** Returns the balls with one target ball, mostly not on the edge of the area. */
  SortedMap<String, Character> withTarget(SortedMap<String, Character> balls) {
    SortedMap<String, Character> changed = new TreeMap<>(balls);
    changed.put(dice.oneIn(4) ? dice.pick(variant.area()) : inner(), 't');
    return changed;
  }

  /** Returns the balls with the target on an edge of the area and a player's balls behind it. */
  SortedMap<String, Character> targetAtEdge(SortedMap<String, Character> balls, int player) {
    List<String> area = variant.area();
    int column =
        dice.between(ReferenceBoard.column(area.get(0)), ReferenceBoard.column(area.get(0)) + 6);
    int row = ReferenceBoard.row(area.get(0));
    SortedMap<String, Character> changed = new TreeMap<>(balls);
    changed.put(ReferenceBoard.cell(column, row), 't');
    int behind = dice.between(1, 4);
    for (int i = 1; i <= behind; i++) {
      changed.put(ReferenceBoard.cell(column, row + i), ReferencePosition.letter(player));
    }
    return turned(changed);
  }

  /** Returns the balls with a target between four balls of a player. */
  SortedMap<String, Character> surrounded(SortedMap<String, Character> balls, int player) {
    SortedMap<String, Character> changed = new TreeMap<>(balls);
    String target = inner();
    changed.put(target, 't');
    for (String cell : variant.board().neighbours(target)) {
      changed.put(cell, ReferencePosition.letter(player));
    }
    return changed;
  }

  /**
   * Returns the balls with a line that holds the target and as many balls of one player as of the
   * other. A push to the right brings the target between four balls of the player, or nearly.
   */
  SortedMap<String, Character> equalLine(SortedMap<String, Character> balls, int player) {
    int length = variant.way().equals("run") ? 2 * dice.between(2, 3) + 1 : 7;
    if (variant.is("push", "ring")) {
      length = 9;
    }
    List<String> area = variant.area();
    int least = ReferenceBoard.column(area.get(0));
    int most = least + (int) Math.sqrt(area.size()) - 1;
    int row = dice.between(least + 1, most - 1);
    int from = length == 9 || variant.isOnBlock() ? least : dice.between(least, most - length + 1);
    if (variant.isOnBlock() && length < 7) {
      from = dice.between(least, most - length + 1);
    }
    int target = dice.between(from + 1, from + length - 2);
    char own = ReferencePosition.letter(player);
    List<Character> others = new ArrayList<>();
    int neutral = length == 9 && dice.oneIn(2) ? 2 : 0;
    for (int i = 0; i < (length - 1 - neutral) / 2; i++) {
      others.add(ReferencePosition.letter(3 - player));
      if (i >= 2) {
        others.add(own);
      }
    }
    for (int i = 0; i < neutral; i++) {
      others.add('n');
    }
    others = dice.shuffled(others);
    SortedMap<String, Character> changed = new TreeMap<>(balls);
    changed.replaceAll((cell, ball) -> ball == 't' ? own : ball);
    if (!variant.way().equals("round")) {
      changed.keySet().removeIf(cell -> ReferenceBoard.row(cell) == row);
    }
    for (int column = from; column < from + length; column++) {
      char ball = column == target ? 't' : Math.abs(column - target) == 1 ? own : others.remove(0);
      changed.put(ReferenceBoard.cell(column, row), ball);
    }
    for (String cell : variant.board().neighbours(ReferenceBoard.cell(target + 1, row))) {
      if (ReferenceBoard.row(cell) != row && variant.isInArea(cell) && !dice.oneIn(6)) {
        changed.put(cell, own);
      }
    }
    return turned(changed);
  }

  private String inner() {
    List<String> area = variant.area();
    return dice.pick(
        area.stream()
            .filter(
                cell ->
                    variant.board().neighbours(cell).stream().filter(area::contains).count() == 4)
            .toList());
  }

  private void putInArea(SortedMap<String, Character> balls, String cell, char ball) {
    if (variant.isInArea(cell)) {
      balls.put(cell, ball);
    }
  }

  private char any(String letters) {
    return letters.charAt(dice.random().below(letters.length()));
  }

  /** Returns the balls under a random symmetry of the board. */
  private SortedMap<String, Character> turned(SortedMap<String, Character> balls) {
    return dice.pick(ReferenceSymmetry.all(variant.board().size(), false)).of(balls);
  }

  private static char mixed(String cell) {
    return (ReferenceBoard.column(cell) + 2 * ReferenceBoard.row(cell)) % 4 < 2 ? 'l' : 'd';
  }
}
