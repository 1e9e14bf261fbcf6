package io.github.boardrules.zertz;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A position set up for a test and formatted with the tables of RULES.md, without the library. The
 * marbles that are neither on the board nor held are in the pool.
 */
final class Setup {
  /** The column lengths in RULES.md. */
  private static final Map<Integer, List<Integer>> COLUMNS =
      Map.of(
          37, List.of(4, 5, 6, 7, 6, 5, 4),
          40, List.of(5, 6, 7, 7, 6, 5, 4),
          43, List.of(5, 6, 7, 7, 6, 5, 4, 3),
          44, List.of(5, 6, 7, 8, 7, 6, 5),
          48, List.of(5, 6, 7, 8, 7, 6, 5, 4),
          61, List.of(5, 6, 7, 8, 9, 8, 7, 6, 5));

  private final String variant;
  private final ZertzOptions options;
  private final Map<String, Character> board = new LinkedHashMap<>();
  private final int[][] held = new int[2][3];
  private int toMove = 1;
  private int counter;
  private String lapse = "-";

  private Setup(String variant) {
    this.variant = variant;
    options = ZertzOptions.parse(variant);
    cells(options.rings()).forEach(cell -> board.put(cell, '.'));
  }

  /** Returns the start board with all rings vacant and player 1 to move. */
  static Setup of(String variant) {
    return new Setup(variant);
  }

  /** Returns the names of a board's cells, column by column. */
  static List<String> cells(int rings) {
    List<Integer> lengths = columns(rings);
    return IntStream.range(0, lengths.size())
        .boxed()
        .flatMap(
            c ->
                IntStream.rangeClosed(1, lengths.get(c))
                    .mapToObj(number -> (char) ('a' + c) + "" + number))
        .toList();
  }

  /** Returns the column lengths of a board. */
  static List<Integer> columns(int rings) {
    return COLUMNS.getOrDefault(rings, List.of());
  }

  /** Removes rings, such as {@code a1 b1}. */
  Setup gone(String cells) {
    words(cells).forEach(cell -> put(cell, '-'));
    return this;
  }

  /** Removes all rings but some, which are vacant. */
  Setup only(String cells) {
    board.replaceAll((cell, there) -> '-');
    return vacant(cells);
  }

  /** Adds vacant rings. */
  Setup vacant(String cells) {
    words(cells).forEach(cell -> put(cell, '.'));
    return this;
  }

  /** Puts marbles on the board, such as {@code Wd4 Gd5}. */
  Setup with(String marbles) {
    words(marbles).forEach(marble -> put(marble.substring(1), marble.charAt(0)));
    return this;
  }

  /** Sets what a player holds: white, grey, black. */
  Setup held(int player, int white, int grey, int black) {
    held[player - 1] = new int[] {white, grey, black};
    return this;
  }

  Setup toMove(int player) {
    toMove = player;
    return this;
  }

  Setup counter(int turns) {
    counter = turns;
    return this;
  }

  /** Binds the player to move to capture. */
  Setup bound() {
    lapse = "!";
    return this;
  }

  /** Makes the last turn a lapse, which was played in another position. */
  Setup lapseFrom(Setup before) {
    lapse = "<" + before.marbles("|") + (options.stall() > 0 ? "|s" + before.counter : "") + ">";
    return this;
  }

  String text() {
    return marbles(" ")
        + " "
        + toMove
        + (options.stall() > 0 ? " s" + counter : "")
        + (options.capture() == ZertzOptions.CaptureRule.RETRACT ? " " + lapse : "");
  }

  /** Returns the position, parsed from its text. */
  GamePosition game() {
    return GamePosition.of(variant, text());
  }

  private String marbles(String separator) {
    StringBuilder text = new StringBuilder();
    board.forEach(
        (cell, there) -> {
          text.append(cell.endsWith("1") && !cell.equals("a1") ? "/" : "").append(there);
        });
    int[] pool = pool();
    for (int[] counts : List.of(pool, held[0], held[1])) {
      text.append(separator).append(counts[0] + "," + counts[1] + "," + counts[2]);
    }
    return text.toString();
  }

  private int[] pool() {
    boolean tournament = options.game() == ZertzOptions.GameType.TOURNAMENT;
    int[] pool = tournament ? new int[] {6, 8, 10} : new int[] {5, 7, 9};
    for (int i = 0; i < 3; i++) {
      char colour = "WGB".charAt(i);
      pool[i] -= held[0][i] + held[1][i];
      pool[i] -= (int) board.values().stream().filter(there -> there == colour).count();
      if (pool[i] < 0) {
        throw new IllegalStateException("Too many marbles: " + Arrays.toString(pool));
      }
    }
    return pool;
  }

  private void put(String cell, char there) {
    if (!board.containsKey(cell)) {
      throw new IllegalStateException("There is no cell " + cell + ".");
    }
    board.put(cell, there);
  }

  private static List<String> words(String text) {
    return text.isEmpty() ? List.of() : List.of(text.split(" ", -1));
  }
}
