package io.github.boardrules.zertz.reference;

import java.util.List;

/** The numbers of marbles in the pool or with a player. */
public record ReferenceMarbles(int white, int grey, int black) {

  /** The letters of the colours in the order of RULES.md. */
  public static final List<Character> COLOURS = List.of('W', 'G', 'B');

  /** No marbles. */
  public static final ReferenceMarbles NONE = new ReferenceMarbles(0, 0, 0);

  /** Returns the number of marbles of a colour. */
  public int of(char colour) {
    return switch (colour) {
      case 'W' -> white;
      case 'G' -> grey;
      case 'B' -> black;
      default -> throw new IllegalArgumentException("No colour: " + colour);
    };
  }

  /** Returns the number of all marbles. */
  public int total() {
    return white + grey + black;
  }

  /** Returns the colours with at least one marble. */
  public List<Character> colours() {
    return COLOURS.stream().filter(colour -> of(colour) > 0).toList();
  }

  /** Returns these marbles with a number added to a colour, which may be negative. */
  public ReferenceMarbles plus(char colour, int number) {
    return switch (colour) {
      case 'W' -> new ReferenceMarbles(white + number, grey, black);
      case 'G' -> new ReferenceMarbles(white, grey + number, black);
      case 'B' -> new ReferenceMarbles(white, grey, black + number);
      default -> throw new IllegalArgumentException("No colour: " + colour);
    };
  }
}
