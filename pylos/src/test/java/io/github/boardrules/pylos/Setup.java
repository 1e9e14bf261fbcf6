package io.github.boardrules.pylos;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A position set up by hand, written as text. */
final class Setup {
  private final String variant;
  private final int base;
  private final Map<String, String> board = new LinkedHashMap<>();
  private int toMove = 1;
  private int count;

  private Setup(String variant) {
    this.variant = variant;
    base = base(variant);
    cells(base).forEach(cell -> board.put(cell, "."));
  }

  /** An empty board, player 1 to move, no take-back turn so far. */
  static Setup of(String variant) {
    return new Setup(variant);
  }

  /** The base of a variant. */
  static int base(String variant) {
    return variant.contains("base=3") ? 3 : 4;
  }

  /** The names of the cells: by level, then by column, then by row. */
  static List<String> cells(int base) {
    List<String> cells = new ArrayList<>();
    for (int level = 1; level <= base; level++) {
      cells.addAll(level(base, level));
    }
    return cells;
  }

  /** The names of the cells of a level. */
  static List<String> level(int base, int level) {
    List<String> cells = new ArrayList<>();
    int side = base + 1 - level;
    for (int column = 0; column < side; column++) {
      for (int row = 1; row <= side; row++) {
        cells.add(level + "" + (char) ('a' + column) + row);
      }
    }
    return cells;
  }

  /** The four cells that a cell above level 1 rests on. */
  static List<String> under(String cell) {
    int level = cell.charAt(0) - '0';
    char column = cell.charAt(1);
    char row = cell.charAt(2);
    List<String> under = new ArrayList<>();
    for (int right = 0; right <= 1; right++) {
      for (int up = 0; up <= 1; up++) {
        under.add((level - 1) + "" + (char) (column + right) + (char) (row + up));
      }
    }
    return under;
  }

  /** Stones of player 1. */
  Setup one(String cells) {
    return put("1", cells);
  }

  /** Stones of player 2. */
  Setup two(String cells) {
    return put("2", cells);
  }

  /** Stones on those of some cells that are empty, each of the player who has fewer, or else 1. */
  Setup mixed(List<String> cells) {
    for (String cell : cells) {
      if (".".equals(board.get(cell))) {
        board.put(cell, stones("1") <= stones("2") ? "1" : "2");
      }
    }
    return this;
  }

  /** Stones on all cells of a level that are empty, each of the player who has fewer, or else 1. */
  Setup mixed(int level) {
    return mixed(level(base, level));
  }

  Setup empty(String cells) {
    return put(".", cells);
  }

  Setup toMove(int player) {
    toMove = player;
    return this;
  }

  Setup count(int takeBackTurns) {
    count = takeBackTurns;
    return this;
  }

  String text() {
    StringBuilder text = new StringBuilder();
    for (int level = 1; level <= base; level++) {
      int side = base + 1 - level;
      for (int row = side; row >= 1; row--) {
        for (int column = 0; column < side; column++) {
          text.append(board.get(level + "" + (char) ('a' + column) + row));
        }
        text.append(row > 1 ? "/" : level < base ? "|" : "");
      }
    }
    return text + " " + toMove + " " + count;
  }

  /** 1d1 can be raised to 2b2, where it completes a square of level 2 for player 1. */
  static Setup raise(String variant) {
    return of(variant).mixed(level(3, 1)).one("2a1 2a2 2b1 1d1 1a1").two("1a2 1b2");
  }

  /** The position, read from its text. */
  GamePosition gamePosition() {
    return GamePosition.of(variant, text());
  }

  private long stones(String owner) {
    return board.values().stream().filter(owner::equals).count();
  }

  private Setup put(String owner, String cells) {
    for (String cell : cells.split(" ", -1)) {
      if (!board.containsKey(cell)) {
        throw new IllegalStateException("There is no cell " + cell + ".");
      }
      board.put(cell, owner);
    }
    return this;
  }
}
