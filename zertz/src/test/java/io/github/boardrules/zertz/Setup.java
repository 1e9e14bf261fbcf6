package io.github.boardrules.zertz;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A position set up by hand, written as text from the page's own tables. What is neither on the
 * board nor held is in the pool.
 */
final class Setup {
  /** The page's table of column lengths. */
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
    places(options.rings()).forEach(place -> board.put(place, '.'));
  }

  /** The start board with all rings vacant and player 1 to move. */
  static Setup of(String variant) {
    return new Setup(variant);
  }

  /** The names of a board's places, column by column. */
  static List<String> places(int rings) {
    List<Integer> lengths = columns(rings);
    return IntStream.range(0, lengths.size())
        .boxed()
        .flatMap(
            c ->
                IntStream.rangeClosed(1, lengths.get(c))
                    .mapToObj(number -> (char) ('a' + c) + "" + number))
        .toList();
  }

  /** The page's column lengths of a board. */
  static List<Integer> columns(int rings) {
    return COLUMNS.getOrDefault(rings, List.of());
  }

  /** Rings that have left the board, as {@code a1 b1}. */
  Setup gone(String places) {
    words(places).forEach(place -> put(place, '-'));
    return this;
  }

  /** The only rings that are still there; all others have left the board. */
  Setup only(String places) {
    board.replaceAll((place, there) -> '-');
    return vacant(places);
  }

  /** Rings that lie vacant. */
  Setup vacant(String places) {
    words(places).forEach(place -> put(place, '.'));
    return this;
  }

  /** Marbles on the board, as {@code Wd4 Gd5}. */
  Setup with(String marbles) {
    words(marbles).forEach(marble -> put(marble.substring(1), marble.charAt(0)));
    return this;
  }

  /** What a player holds: white, grey, black. */
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

  /** The player to move must capture. */
  Setup bound() {
    lapse = "!";
    return this;
  }

  /** The last turn was a lapse, played in another position. */
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

  /** The position, read from its text. */
  Table table() {
    return Table.of(variant, text());
  }

  private String marbles(String separator) {
    StringBuilder text = new StringBuilder();
    board.forEach(
        (place, there) -> {
          text.append(place.endsWith("1") && !place.equals("a1") ? "/" : "").append(there);
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

  private void put(String place, char there) {
    if (!board.containsKey(place)) {
      throw new IllegalStateException("There is no place " + place + ".");
    }
    board.put(place, there);
  }

  private static List<String> words(String text) {
    return text.isEmpty() ? List.of() : List.of(text.split(" ", -1));
  }
}
