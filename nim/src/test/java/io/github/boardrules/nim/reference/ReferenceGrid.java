package io.github.boardrules.nim.reference;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** The rules of one game on a grid. A move is the set of the cells whose balls are taken. */
public record ReferenceGrid(int cols, int rows, int max, boolean touch, boolean loses) {
  /** The cells on which there are balls, and the player to move. */
  public record Position(NavigableSet<String> balls, int side) {}

  /** The rules of a well-formed variant id. */
  public static ReferenceGrid of(String id) {
    ReferenceVariant variant = ReferenceVariant.of(id);
    return new ReferenceGrid(
        variant.number("cols", 4),
        variant.number("rows", 4),
        variant.max("3"),
        variant.value("touch", "yes").equals("yes"),
        variant.loses());
  }

  /** The name of a cell; columns and rows are counted from 1. */
  public static String cell(int column, int row) {
    return (char) ('a' + column - 1) + Integer.toString(row);
  }

  /** The number of a cell's column. */
  public static int column(String cell) {
    return cell.charAt(0) - 'a' + 1;
  }

  /** The number of a cell's row. */
  public static int row(String cell) {
    return Integer.parseInt(cell.substring(1));
  }

  /** RULES.md, "Equipment and board": side by side in a row or a column. */
  public static boolean areNeighbours(String one, String other) {
    int across = Math.abs(column(one) - column(other));
    int up = Math.abs(row(one) - row(other));
    return across + up == 1;
  }

  /** All rows and all columns, each from its first cell to its last. */
  public List<List<String>> lines() {
    List<List<String>> lines = new ArrayList<>();
    for (int i = 1; i <= rows; i++) {
      int row = i;
      lines.add(IntStream.rangeClosed(1, cols).mapToObj(column -> cell(column, row)).toList());
    }
    for (int i = 1; i <= cols; i++) {
      int column = i;
      lines.add(IntStream.rangeClosed(1, rows).mapToObj(row -> cell(column, row)).toList());
    }
    return lines;
  }

  /** All cells. */
  public NavigableSet<String> cells() {
    NavigableSet<String> cells = new TreeSet<>();
    lines().forEach(cells::addAll);
    return cells;
  }

  /** RULES.md, "Set-up". */
  public Position start() {
    return new Position(cells(), 1);
  }

  /** RULES.md, "A move": the sets of balls that may be taken from some balls. */
  public Set<NavigableSet<String>> moves(Set<String> balls) {
    Set<NavigableSet<String>> moves = new HashSet<>();
    for (List<String> line : lines()) {
      List<NavigableSet<String>> choices = new ArrayList<>(List.of(new TreeSet<>()));
      for (String cell : line) {
        for (NavigableSet<String> choice : List.copyOf(choices)) {
          NavigableSet<String> larger = new TreeSet<>(choice);
          larger.add(cell);
          if (balls.contains(cell)) {
            choices.add(larger);
          }
        }
      }
      choices.removeIf(
          choice -> choice.isEmpty() || choice.size() > max || (touch && !isRun(choice)));
      moves.addAll(choices);
    }
    return moves;
  }

  /** RULES.md, "What a move does": the balls that are left after a legal move. */
  public static NavigableSet<String> without(Set<String> balls, Set<String> taken) {
    NavigableSet<String> left = new TreeSet<>(balls);
    left.removeAll(taken);
    return left;
  }

  /** The sets of balls to which the moves lead. */
  public List<NavigableSet<String>> nexts(Set<String> balls) {
    return moves(balls).stream().map(taken -> without(balls, taken)).toList();
  }

  /** RULES.md, "What a move does". */
  public Position play(Position position, Set<String> taken) {
    return new Position(without(position.balls(), taken), 3 - position.side());
  }

  /** RULES.md, "End of the game". */
  public String status(Position position) {
    return ReferenceVariant.status(!position.balls().isEmpty(), position.side(), loses);
  }

  /** RULES.md, "Legality": the first reason that applies. */
  public Optional<String> refusal(Position position, NavigableSet<String> cells) {
    if (position.balls().isEmpty()) {
      return Optional.of("game-over");
    }
    if (lines().stream().noneMatch(line -> line.containsAll(cells))) {
      return Optional.of("not-in-line");
    }
    if (cells.size() > max) {
      return Optional.of("too-many");
    }
    if (touch && !isRun(cells)) {
      return Optional.of("not-touching");
    }
    return position.balls().containsAll(cells) ? Optional.empty() : Optional.of("empty-cell");
  }

  /** RULES.md, "The solver", asked for sets of balls. */
  public ReferenceSolver<NavigableSet<String>> solver() {
    return new ReferenceSolver<>(this::nexts, loses);
  }

  /** Whether each of the cells of a line is a neighbour of the next. */
  private static boolean isRun(NavigableSet<String> cells) {
    List<String> inOrder = List.copyOf(cells);
    for (int i = 1; i < inOrder.size(); i++) {
      if (!areNeighbours(inOrder.get(i - 1), inOrder.get(i))) {
        return false;
      }
    }
    return true;
  }
}
