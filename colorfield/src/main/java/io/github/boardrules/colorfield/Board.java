package io.github.boardrules.colorfield;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A layout as <a href="https://www.chessprogramming.org/Bitboards">bitboards</a>. Fields are
 * numbered in their order. The colours of pieces are numbered, too: red is 0, and the others follow
 * in the order of their letters.
 *
 * <p><b>Design.</b> A set of fields is two {@code long} values: the low half has the fields 0 to
 * 63, the high half the others. The conditions of a step that do not depend on other pieces
 * (RULES.md, "A move", 1, 2, 4 and 5) are precomputed: {@link #reach} has the set of fields to
 * which a piece of each colour may step from each field. For the eight colours and 106 fields of
 * the standard layout it takes 16 KB, which fits the level-1 data cache of current processors.
 */
final class Board {
  static final int RED = 0;

  /** The number of fields in the low half of a set. */
  static final int HALF = 64;

  /** Most rules are those of the standard layout. */
  private static final Board STANDARD = new Board(ColorfieldLayout.STANDARD);

  final ColorfieldLayout layout;
  final List<ColorfieldField> fields;
  final String colours;

  /** The fields to which a piece may step, for each colour and field; see {@link #reachIndex}. */
  final long[] reach;

  /** The ordinary fields of each colour; two halves each. */
  final long[] homeFields;

  final long gatesLow;
  final long gatesHigh;
  final long middleLow;
  final long middleHigh;

  private final Map<ColorfieldField, Integer> numbers = new HashMap<>();

  /** Returns the board of a layout; that of the standard layout is made once. */
  static Board of(ColorfieldLayout layout) {
    return layout.equals(ColorfieldLayout.STANDARD) ? STANDARD : new Board(layout);
  }

  private Board(ColorfieldLayout layout) {
    this.layout = layout;
    fields = layout.fields();
    for (int number = 0; number < fields.size(); number++) {
      numbers.put(fields.get(number), number);
    }
    colours = colours(layout);
    long[] gates =
        set(numbers, fields.stream().filter(layout::isGate).collect(Collectors.toList()));
    gatesLow = gates[0];
    gatesHigh = gates[1];
    long[] middle = set(numbers, layout.middle());
    middleLow = middle[0];
    middleHigh = middle[1];
    homeFields = new long[2 * colours.length()];
    reach = new long[colours.length() << 8];
    for (int number = 0; number < fields.size(); number++) {
      fill(number);
    }
  }

  /** Returns the index in {@link #reach} of the low half for a colour and a field. */
  static int reachIndex(int colour, int from) {
    return (colour << 8) | (from << 1);
  }

  /** Returns the low half of the set of one field; without a branch. */
  static long low(int number) {
    return (1L << number) & ((number >>> 6) - 1L);
  }

  /** Returns the high half of the set of one field; without a branch. */
  static long high(int number) {
    return (1L << number) & -(long) (number >>> 6);
  }

  int number(ColorfieldField field) {
    return number(numbers, field);
  }

  boolean has(ColorfieldField field) {
    return numbers.containsKey(field);
  }

  ColorfieldField field(int number) {
    return fields.get(number);
  }

  char colour(ColorfieldField field) {
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

  List<ColorfieldField> fields(long low, long high) {
    return fields.stream()
        .filter(field -> contains(low, high, number(field)))
        .collect(Collectors.toList());
  }

  /** Fills in where a piece of each colour may step from one field, and whose home it is. */
  private void fill(int number) {
    char ground = colour(field(number));
    List<ColorfieldField> touching =
        layout.touching(field(number)).stream()
            .filter(to -> !isGate(number(to)))
            .collect(Collectors.toList());
    for (int colour = 0; colour < colours.length(); colour++) {
      char letter = colours.charAt(colour);
      boolean own = ground == letter;
      if (own && !isGate(number) && !isMiddle(number)) {
        homeFields[2 * colour] |= low(number);
        homeFields[2 * colour + 1] |= high(number);
      }
      boolean red = colour == RED;
      long[] set =
          set(
              numbers,
              touching.stream()
                  .filter(to -> red || !isMiddle(number(to)))
                  .filter(to -> !own || colour(to) != letter)
                  .collect(Collectors.toList()));
      reach[reachIndex(colour, number)] = set[0];
      reach[reachIndex(colour, number) + 1] = set[1];
    }
  }

  private static long[] set(Map<ColorfieldField, Integer> numbers, List<ColorfieldField> some) {
    long[] set = new long[2];
    for (ColorfieldField field : some) {
      set[0] |= low(number(numbers, field));
      set[1] |= high(number(numbers, field));
    }
    return set;
  }

  private static int number(Map<ColorfieldField, Integer> numbers, ColorfieldField field) {
    return Optional.ofNullable(numbers.get(field)).orElseThrow();
  }

  private static String colours(ColorfieldLayout layout) {
    return layout.start().values().stream()
        .map(piece -> String.valueOf(piece.colour()))
        .filter(colour -> colour.charAt(0) != ColorfieldLayout.RED)
        .distinct()
        .sorted()
        .collect(Collectors.joining("", String.valueOf(ColorfieldLayout.RED), ""));
  }
}
