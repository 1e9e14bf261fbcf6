package io.github.boardrules.colorfield;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A layout in numbers. Fields are numbered in their order, the colours of pieces from red, which is
 * 0, by their letters.
 *
 * <p>Design note: a set of fields is two longs, of the fields 0 to 63 and of those from 64 on. All
 * demands on a step that do not depend on the other pieces (RULES.md, "A move", 1, 2, 4 and 5) go
 * into one table of the fields that a piece of a colour may reach from a field, so that a step
 * costs one look. For the eight colours and 106 fields of the standard layout it has 16 KB.
 */
final class Board {
  static final int RED = 0;

  /** The field numbers that a half of a set has. */
  static final int HALF = 64;

  final Layout layout;
  final List<Field> fields;

  /** The colours of pieces, by their numbers. */
  final String colours;

  /** The fields that a piece may reach, for each colour and field; see {@link #reachIndex}. */
  final long[] reach;

  /** The ordinary fields of each colour, two longs each. */
  final long[] home;

  final long gatesLow;
  final long gatesHigh;
  final long middleLow;
  final long middleHigh;

  private final Map<Field, Integer> numbers = new HashMap<>();

  Board(Layout layout) {
    this.layout = layout;
    fields = layout.fields();
    for (int number = 0; number < fields.size(); number++) {
      numbers.put(fields.get(number), number);
    }
    colours = colours(layout);
    long[] gates = set(numbers, fields.stream().filter(layout::isGate).toList());
    gatesLow = gates[0];
    gatesHigh = gates[1];
    long[] middle = set(numbers, layout.middle());
    middleLow = middle[0];
    middleHigh = middle[1];
    home = new long[2 * colours.length()];
    reach = new long[colours.length() << 8];
    for (int number = 0; number < fields.size(); number++) {
      fill(number);
    }
  }

  /** Where the fields that a piece of a colour may reach from a field stand in the table. */
  static int reachIndex(int colour, int from) {
    return (colour << 8) | (from << 1);
  }

  static long low(int number) {
    return (1L << number) & ((number >>> 6) - 1L);
  }

  static long high(int number) {
    return (1L << number) & -(long) (number >>> 6);
  }

  /** The number of a field of the layout. */
  int number(Field field) {
    return number(numbers, field);
  }

  boolean has(Field field) {
    return numbers.containsKey(field);
  }

  Field field(int number) {
    return fields.get(number);
  }

  char colour(Field field) {
    return layout.colour(field).orElseThrow();
  }

  boolean isGate(int number) {
    return contains(gatesLow, gatesHigh, number);
  }

  boolean isMiddle(int number) {
    return contains(middleLow, middleHigh, number);
  }

  static boolean contains(long low, long high, int number) {
    return (((number < HALF ? low : high) >>> number) & 1) != 0;
  }

  /** The fields of a set, in order. */
  List<Field> fields(long low, long high) {
    return fields.stream().filter(field -> contains(low, high, number(field))).toList();
  }

  /** What a piece of each colour may reach from a field, and whose home the field is. */
  private void fill(int number) {
    char ground = colour(field(number));
    List<Field> touching =
        layout.touching(field(number)).stream().filter(to -> !isGate(number(to))).toList();
    for (int colour = 0; colour < colours.length(); colour++) {
      char letter = colours.charAt(colour);
      boolean own = ground == letter;
      if (own && !isGate(number) && !isMiddle(number)) {
        home[2 * colour] |= low(number);
        home[2 * colour + 1] |= high(number);
      }
      boolean red = colour == RED;
      long[] set =
          set(
              numbers,
              touching.stream()
                  .filter(to -> red || !isMiddle(number(to)))
                  .filter(to -> !own || colour(to) != letter)
                  .toList());
      reach[reachIndex(colour, number)] = set[0];
      reach[reachIndex(colour, number) + 1] = set[1];
    }
  }

  private static long[] set(Map<Field, Integer> numbers, List<Field> some) {
    long[] set = new long[2];
    for (Field field : some) {
      set[0] |= low(number(numbers, field));
      set[1] |= high(number(numbers, field));
    }
    return set;
  }

  private static int number(Map<Field, Integer> numbers, Field field) {
    return Optional.ofNullable(numbers.get(field)).orElseThrow();
  }

  private static String colours(Layout layout) {
    SortedSet<Character> others = new TreeSet<>();
    layout.start().values().forEach(piece -> others.add(piece.colour()));
    others.remove(Layout.RED);
    StringBuilder colours = new StringBuilder().append(Layout.RED);
    others.forEach(colours::append);
    return colours.toString();
  }
}
