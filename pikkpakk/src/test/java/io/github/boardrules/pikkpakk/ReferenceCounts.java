package io.github.boardrules.pikkpakk;

import io.github.boardrules.pikkpakk.reference.ReferenceBoard;
import io.github.boardrules.pikkpakk.reference.ReferenceMove;
import io.github.boardrules.pikkpakk.reference.ReferencePikkPakk;
import io.github.boardrules.pikkpakk.reference.ReferencePosition;
import io.github.boardrules.pikkpakk.reference.ReferenceVariant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.Consumer;

/** What the evaluations count, in the reference model, for the player to move. */
final class ReferenceCounts {
  private static final List<List<String>> FOURS = rows(4);
  private static final List<List<String>> FIVES = rows(5);

  final Map<String, Double> all = new HashMap<>();
  private final ReferenceVariant variant;
  private final ReferenceBoard board;
  final ReferencePosition position;
  private final SortedMap<String, Character> balls;
  private final char own;
  private final char other;

  ReferenceCounts(
      ReferenceVariant variant, ReferencePosition position, Consumer<ReferenceCounts> game) {
    this.variant = variant;
    this.position = position;
    board = variant.board();
    balls = position.balls();
    own = ReferencePosition.letter(position.side());
    other = ReferencePosition.letter(position.otherSide());
    game.accept(this);
  }

  boolean isNearWin() {
    return all.containsKey("win") || all.containsKey("threat");
  }

  void pikkPakk() {
    add("turn", 1);
    for (char letter : List.of(own, other)) {
      int sign = sign(letter);
      int touching = count(letter, board.neighbours(target(balls)));
      if (touching > 0) {
        add("touching-" + touching, sign);
      }
      add("diagonal", sign * at(letter, 2));
      add("near", sign * at(letter, 4, 5));
      for (List<String> line : lines(board.cells())) {
        int ahead = ahead(letter, line);
        if (ahead > 0 && isComplete(line)) {
          int distance = distance(line);
          add("majority", sign);
          add("clear", ahead >= 3 ? sign : 0);
          add("through", distance == 0 ? sign : 0);
          add("beside", distance == 1 ? sign : 0);
          if (pushes(line).stream().anyMatch(after -> isSurrounding(letter, after))) {
            setWin(letter);
          }
        }
      }
    }
  }

  void pushFour() {
    add("turn", 1);
    addRows("open", true, FOURS);
    addRows("blocked", false, FOURS);
    for (char letter : List.of(own, other)) {
      if (board.cells().stream().anyMatch(cell -> makesFour(letter, cell))) {
        setWin(letter);
      }
    }
  }

  void fivePush() {
    boolean isPlacing = position.isPlacing();
    add(isPlacing ? "turn-to-place" : "turn-to-push", 1);
    for (char letter : List.of(own, other)) {
      for (List<String> line : lines(board.block())) {
        add(
            isPlacing ? "placed-majority" : "pushed-majority",
            ahead(letter, line) > 0 ? sign(letter) : 0);
      }
    }
    if (isPlacing) {
      addRows("placed", true, FIVES);
      addInwards(board.block());
      Set<String> fifths = fifths(own);
      Set<String> otherFifths = fifths(other);
      add("four", fifths.isEmpty() ? 0 : 1);
      add("other-four", otherFifths.isEmpty() ? 0 : -1);
      add("fork", otherFifths.size() > 1 ? -1 : 0);
    } else {
      addRows("open", true, FIVES);
      addRows("blocked", false, FIVES);
      addPushes();
    }
  }

  void abalone() {
    List<Integer> lost = position.lost().orElseThrow();
    add("lost", lost.get(position.side() - 1) - lost.get(position.otherSide() - 1));
    addInwards(variant.area());
    for (char letter : List.of(own, other)) {
      int sign = sign(letter);
      add("spread", sign * spread(cells(letter)));
      for (List<String> line : lines(variant.area())) {
        for (int i = 3; i <= line.size(); i++) {
          add("triple", count(letter, line.subList(i - 3, i)) == 3 ? sign : 0);
        }
        for (List<String> run : runs(line)) {
          if (ahead(letter, run) > 0) {
            add("majority", sign);
            add("mixed", count(opponent(letter), run) > 0 ? sign : 0);
            Set<String> ends = new HashSet<>(run);
            ends.retainAll(List.of(line.get(0), line.get(line.size() - 1)));
            add(letter == own ? "capture" : "threat", sign * count(opponent(letter), ends));
          }
        }
      }
    }
  }

  private void add(String name, double count) {
    if (count != 0) {
      all.merge(name, count, Double::sum);
    }
  }

  /** Notes that a player could win at once. */
  private void setWin(char letter) {
    all.put(letter == own ? "win" : "threat", (double) sign(letter));
  }

  private int sign(char letter) {
    return letter == own ? 1 : -1;
  }

  private char opponent(char letter) {
    return letter == own ? other : own;
  }

  private int count(char letter, Collection<String> cells) {
    return (int) cells.stream().filter(cell -> is(letter, cell)).count();
  }

  private boolean is(char letter, String cell) {
    return balls.getOrDefault(cell, ' ') == letter;
  }

  private List<String> cells(char letter) {
    return balls.keySet().stream().filter(cell -> is(letter, cell)).toList();
  }

  private int ahead(char letter, List<String> cells) {
    return count(letter, cells) - count(opponent(letter), cells);
  }

  /** Returns the columns and rows of an area. */
  private List<List<String>> lines(List<String> area) {
    List<List<String>> lines = new ArrayList<>();
    for (int i = 1; i <= board.size(); i++) {
      int index = i;
      lines.add(area.stream().filter(cell -> ReferenceBoard.column(cell) == index).toList());
      lines.add(area.stream().filter(cell -> ReferenceBoard.row(cell) == index).toList());
    }
    lines.removeIf(List::isEmpty);
    return lines;
  }

  private static boolean isColumn(List<String> line) {
    return ReferenceBoard.column(line.get(0)) == ReferenceBoard.column(line.get(1));
  }

  /** Returns the runs of a line: its balls that stand side by side. */
  private List<List<String>> runs(List<String> line) {
    List<List<String>> runs = new ArrayList<>();
    List<String> run = new ArrayList<>();
    for (String cell : line) {
      if (balls.containsKey(cell)) {
        run.add(cell);
      } else {
        runs.add(run);
        run = new ArrayList<>();
      }
    }
    runs.add(run);
    runs.removeIf(List::isEmpty);
    return runs;
  }

  private boolean isComplete(List<String> line) {
    List<List<String>> runs = runs(line);
    return runs.size() == 1 && runs.get(0).size() >= ReferenceBoard.BLOCK;
  }

  /** Returns the boards after a push of a complete line by one cell, either way. */
  private List<Map<String, Character>> pushes(List<String> line) {
    List<Map<String, Character>> pushes = new ArrayList<>();
    for (int step : List.of(-1, 1)) {
      int end = step > 0 ? line.size() - 1 : 0;
      if (!balls.containsKey(line.get(end))) {
        Map<String, Character> after = new HashMap<>(balls);
        after.keySet().removeAll(line);
        for (int i = 0; i < line.size(); i++) {
          if (balls.containsKey(line.get(i))) {
            after.put(line.get(i + step), balls.get(line.get(i)));
          }
        }
        pushes.add(after);
      }
    }
    return pushes;
  }

  private static String target(Map<String, Character> balls) {
    return balls.keySet().stream().filter(cell -> balls.get(cell) == 't').findAny().orElseThrow();
  }

  private boolean isSurrounding(char letter, Map<String, Character> after) {
    List<String> sides = board.neighbours(target(after));
    return sides.size() == 4 && areAll(letter, sides, after);
  }

  /** Returns how many balls have one of these distances, squared, from the target ball. */
  private int at(char letter, Integer... squares) {
    String target = target(balls);
    return (int)
        cells(letter).stream()
            .map(cell -> square(columns(cell, target)) + square(rows(cell, target)))
            .filter(List.of(squares)::contains)
            .count();
  }

  private static int square(int distance) {
    return distance * distance;
  }

  /** Returns how many lines lie between a line and the target ball, and one more. */
  private int distance(List<String> line) {
    String target = target(balls);
    return isColumn(line) ? columns(line.get(0), target) : rows(line.get(0), target);
  }

  private static int columns(String one, String other) {
    return Math.abs(ReferenceBoard.column(one) - ReferenceBoard.column(other));
  }

  private static int rows(String one, String other) {
    return Math.abs(ReferenceBoard.row(one) - ReferenceBoard.row(other));
  }

  /** Counts rows of some cells by a player's balls, without or with balls of the opponent. */
  private void addRows(String name, boolean isOpen, List<List<String>> rows) {
    for (List<String> row : rows) {
      for (char letter : List.of(own, other)) {
        int number = count(letter, row);
        if (number > 0 && isOpen == (count(opponent(letter), row) == 0)) {
          add(name + "-" + number, sign(letter));
        }
      }
    }
  }

  /** Returns whether a player has all of a row that has one cell in a line. */
  private static boolean hasRowAcross(
      List<String> line, char letter, Map<String, Character> after, List<List<String>> rows) {
    return rows.stream()
        .filter(row -> areAll(letter, row, after))
        .anyMatch(row -> row.stream().filter(line::contains).count() == 1);
  }

  private static boolean areAll(char letter, List<String> cells, Map<String, Character> after) {
    return cells.stream().allMatch(cell -> after.getOrDefault(cell, ' ') == letter);
  }

  /**
   * Returns whether an entry makes four across its way, or along it by a ball before the first
   * empty cell or behind three.
   */
  private boolean makesFour(char letter, String entry) {
    if (board.isCorner(entry) || board.isInBlock(entry)) {
      return false;
    }
    char inwards =
        ReferenceBoard.DIRECTIONS.stream()
            .filter(direction -> board.isInBlock(ReferenceBoard.step(entry, direction)))
            .findAny()
            .orElseThrow();
    List<String> way = new ArrayList<>();
    for (int i = 1; i <= ReferenceBoard.BLOCK; i++) {
      way.add(ReferenceBoard.step(entry, inwards, i));
    }
    if (count(letter, way.subList(0, 3)) == 3
        || (!balls.containsKey(way.get(0)) && count(letter, way.subList(1, 4)) == 3)) {
      return true;
    }
    ReferencePosition turn = position.at(letter == 'l' ? 1 : 2, position.phase());
    ReferencePikkPakk rules = ReferencePikkPakk.of("pushfour");
    SortedMap<String, Character> after =
        rules.outcome(turn, new ReferenceMove.Place(entry)).balls();
    return hasRowAcross(way, letter, after, FOURS);
  }

  /** Counts balls by their distance from the edge of an area. */
  private void addInwards(List<String> area) {
    List<List<String>> lines = lines(area);
    for (char letter : List.of(own, other)) {
      for (String cell : cells(letter)) {
        int distance =
            lines.stream()
                .filter(line -> line.contains(cell))
                .mapToInt(
                    line -> Math.min(line.indexOf(cell), line.size() - 1 - line.indexOf(cell)))
                .min()
                .orElse(0);
        if (distance > 0) {
          add("inwards-" + distance, sign(letter));
        }
      }
    }
  }

  /** Returns the cells where a fifth ball would make five in a row. */
  private Set<String> fifths(char letter) {
    Set<String> fifths = new HashSet<>();
    for (List<String> row : FIVES) {
      if (count(letter, row) == 4) {
        row.stream().filter(cell -> !balls.containsKey(cell)).forEach(fifths::add);
      }
    }
    return fifths;
  }

  private void addPushes() {
    for (List<String> line : lines(board.cells())) {
      if (isComplete(line)) {
        add("complete", Integer.signum(ahead(own, line)));
        for (char letter : List.of(own, other)) {
          if ((!variant.isMajorityNeeded() || ahead(letter, line) > 0)
              && pushes(line).stream()
                  .anyMatch(after -> hasRowAcross(line, letter, after, FIVES))) {
            setWin(letter);
          }
        }
      }
    }
  }

  /** Returns the sum of the squares of the distances of some cells from their middle. */
  private static double spread(List<String> cells) {
    double column = cells.stream().mapToInt(ReferenceBoard::column).average().orElse(0);
    double row = cells.stream().mapToInt(ReferenceBoard::row).average().orElse(0);
    return cells.stream()
        .mapToDouble(
            cell ->
                Math.pow(ReferenceBoard.column(cell) - column, 2)
                    + Math.pow(ReferenceBoard.row(cell) - row, 2))
        .sum();
  }

  /** Returns all rows of this many cells of the block: up, to the right and diagonally. */
  private static List<List<String>> rows(int length) {
    ReferenceBoard board = new ReferenceBoard(9);
    List<List<String>> rows = new ArrayList<>();
    for (String cell : board.block()) {
      for (int[] step : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
        List<String> row = new ArrayList<>();
        for (int i = 0; i < length; i++) {
          row.add(
              ReferenceBoard.cell(
                  ReferenceBoard.column(cell) + i * step[0],
                  ReferenceBoard.row(cell) + i * step[1]));
        }
        if (row.stream().allMatch(board::isInBlock)) {
          rows.add(row);
        }
      }
    }
    return rows;
  }
}
