package io.github.boardrules.examples.snippets;

import io.github.boardrules.core.Notation;
import io.github.boardrules.core.grid.Bits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Reads the texts of positions as numbers, as many for every position of a variant. A text says all
 * that there is to know of a position, and is written much faster than a diagram is made.
 *
 * <p>First come the places of the board: what stands on each, 0 for nothing, and in a game of
 * stacks then how high it is. The other fields follow: numbers as they are written, words by their
 * place in the alphabet, from 0. What is {@code -} at the start, such as earlier positions, has no
 * fixed length, and becomes {@value #BITS} bits.
 */
final class PositionNumbers {
  private static final int BITS = 64;
  private static final String NOTHING = ".";
  private static final String WHOLE = "\\d+";

  /** What a field of a position becomes. */
  private interface Field {
    int size();

    /** Returns whether its numbers are those of places, which come first. */
    default boolean isBoard() {
      return false;
    }

    void read(String text, int from, int to, int[] numbers, int at);
  }

  private final List<Field> fields = new ArrayList<>();
  private final int[] first;
  private String kinds = NOTHING;
  private int places;
  private int size;

  // @start region=fields
  /** Learns the fields from the start, and from what else may stand in its places. */
  PositionNumbers(Notation<?, ?> notation, String start, List<String> cells) {
    String[] texts = start.split(" ", -1);
    first = new int[texts.length];
    String before = "";
    for (String text : texts) {
      Set<String> beginnings = Alternatives.inPosition(notation, before);
      Set<String> all = new TreeSet<>(beginnings);
      for (String each : beginnings) {
        all.addAll(Alternatives.inPosition(notation, before + each));
      }
      for (int i = 1; i < text.length(); i++) {
        all.addAll(Alternatives.inPosition(notation, before + text.substring(0, i)));
      }
      fields.add(field(text, beginnings, all, cells));
      before += text + " ";
    }
    size = fields.stream().filter(Field::isBoard).mapToInt(Field::size).sum();
    for (int i = 0; i < texts.length; i++) {
      if (!fields.get(i).isBoard()) {
        first[i] = size;
        size += fields.get(i).size();
      }
    }
  }

  /** Returns the numbers of a position. */
  int[] of(String position) {
    int[] numbers = new int[size];
    int from = 0;
    for (int i = 0; i < first.length; i++) {
      int space = i + 1 < first.length ? position.indexOf(' ', from) : -1;
      int to = space < 0 ? position.length() : space;
      fields.get(i).read(position, from, to, numbers, first[i]);
      from = to + 1;
    }
    return numbers;
  }

  // @end

  private Field field(String text, Set<String> first, Set<String> all, List<String> cells) {
    if (text.equals("-")) {
      return new Rest();
    }
    boolean isBoard = all.contains(".") || all.contains("/");
    if (isBoard || (all.contains(",") && all.contains("a"))) {
      boolean hasRuns = isBoard && !all.contains(".");
      boolean hasHeights = isBoard && !hasRuns && !first.containsAll(numbersIn(all));
      kinds = kindsIn(hasRuns || hasHeights || !isBoard ? lettersIn(all) : all);
      places =
          isBoard ? new Board(kinds, text.length() * 99, hasRuns, false).count(text) : cells.size();
      return isBoard
          ? new Board(kinds, places, hasRuns, hasHeights)
          : new Pieces(kinds, indices(cells));
    }
    int numbers = (int) Arrays.stream(text.split("\\D+")).filter(each -> !each.isEmpty()).count();
    return numbers > 0 ? new Numbers(numbers) : new Word(List.copyOf(first));
  }

  private static Set<String> numbersIn(Set<String> texts) {
    Set<String> numbers = new TreeSet<>(texts);
    numbers.removeIf(each -> !each.matches(WHOLE));
    return numbers;
  }

  private static Set<String> lettersIn(Set<String> texts) {
    Set<String> letters = new TreeSet<>(texts);
    letters.removeIf(each -> each.matches(WHOLE));
    return letters;
  }

  /** Returns the symbols that may stand on a place, in the order of their numbers. */
  private static String kindsIn(Set<String> texts) {
    return NOTHING
        + texts.stream().filter(each -> each.matches("[^./|, ]")).collect(Collectors.joining());
  }

  private static Map<String, Integer> indices(List<String> names) {
    Map<String, Integer> indices = new HashMap<>();
    names.forEach(name -> indices.put(name, indices.size()));
    return indices;
  }

  /** Returns how many numbers each position has. */
  int size() {
    return size;
  }

  /**
   * Returns how many of them, the first, say what stands on a place; 0 if the game has no board.
   */
  int places() {
    return places;
  }

  /** Returns what stands on a place by its number, a character each. */
  String kinds() {
    return kinds;
  }

  private static int digit(String text, int at) {
    int digit = text.charAt(at) - '0';
    return 0 <= digit && digit <= 9 ? digit : -1;
  }

  /** A board in rows; digits are so many empty places, or the height of what stands before. */
  private record Board(String kinds, int places, boolean hasRuns, boolean hasHeights)
      implements Field {

    @Override
    public int size() {
      return hasHeights ? 2 * places : places;
    }

    int count(String text) {
      return read(text, 0, text.length(), new int[size()]);
    }

    @Override
    public boolean isBoard() {
      return true;
    }

    @Override
    public void read(String text, int from, int to, int[] numbers, int at) {
      read(text, from, to, numbers);
    }

    private int read(String text, int from, int to, int[] numbers) {
      int place = 0;
      int number = 0;
      for (int i = from; i < to; i++) {
        int kind = kinds.indexOf(text.charAt(i));
        int digit = kind < 0 ? digit(text, i) : -1;
        if (digit >= 0) {
          number = 10 * number + digit;
          boolean isEnd = i + 1 == to || digit(text, i + 1) < 0;
          if (isEnd && hasRuns) {
            place += number;
          } else if (isEnd) {
            numbers[places + place - 1] = number;
          }
          number = isEnd ? 0 : number;
        } else if (kind >= 0) {
          numbers[place] = kind;
          if (hasHeights && kind > 0) {
            numbers[places + place] = 1;
          }
          place++;
        }
      }
      return place;
    }
  }

  /** Pieces, each with the name of its cell. */
  private record Pieces(String kinds, Map<String, Integer> cells) implements Field {

    @Override
    public int size() {
      return cells.size();
    }

    @Override
    public boolean isBoard() {
      return true;
    }

    @Override
    public void read(String text, int from, int to, int[] numbers, int at) {
      for (int i = from; i < to; ) {
        int comma = text.indexOf(',', i);
        int end = comma < 0 ? to : comma;
        Integer cell = cells.get(text.substring(i + 1, end));
        if (cell != null) {
          numbers[at + cell] = kinds.indexOf(text.charAt(i));
        }
        i = end + 1;
      }
    }
  }

  /** Numbers, with anything between them. */
  private record Numbers(int size) implements Field {

    @Override
    public void read(String text, int from, int to, int[] numbers, int at) {
      int next = at;
      for (int i = from; i < to && next < at + size; i++) {
        int digit = digit(text, i);
        if (digit >= 0) {
          numbers[next] = 10 * numbers[next] + digit;
          next += i + 1 == to || digit(text, i + 1) < 0 ? 1 : 0;
        }
      }
    }
  }

  /** One of a few words. */
  private record Word(List<String> words) implements Field {

    @Override
    public int size() {
      return 1;
    }

    @Override
    public void read(String text, int from, int to, int[] numbers, int at) {
      numbers[at] = words.indexOf(text.substring(from, to));
    }
  }

  /** A text of any length. */
  private record Rest() implements Field {

    @Override
    public int size() {
      return BITS;
    }

    @Override
    public void read(String text, int from, int to, int[] numbers, int at) {
      long hash = 0;
      for (int i = from; i < to && !text.startsWith("-", from); i++) {
        hash = Bits.mix(hash, text.charAt(i));
      }
      for (int bit = 0; bit < BITS; bit++) {
        numbers[at + bit] = (int) (hash >>> bit) & 1;
      }
    }
  }
}
