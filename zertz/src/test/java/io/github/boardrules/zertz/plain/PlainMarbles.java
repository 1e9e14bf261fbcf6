package io.github.boardrules.zertz.plain;

import java.util.List;

/**
 * Some marbles that lie together, in the pool or with a player.
 *
 * @param white how many white ones
 * @param grey how many grey ones
 * @param black how many black ones
 */
public record PlainMarbles(int white, int grey, int black) {

  /** The letters of the colours in the page's order. */
  public static final List<Character> COLOURS = List.of('W', 'G', 'B');

  /** No marbles. */
  public static final PlainMarbles NONE = new PlainMarbles(0, 0, 0);

  /** How many there are of a colour. */
  public int of(char colour) {
    return switch (colour) {
      case 'W' -> white;
      case 'G' -> grey;
      case 'B' -> black;
      default -> throw new IllegalArgumentException("No colour: " + colour);
    };
  }

  /** How many there are. */
  public int total() {
    return white + grey + black;
  }

  /** The colours of which there is one at least. */
  public List<Character> colours() {
    return COLOURS.stream().filter(colour -> of(colour) > 0).toList();
  }

  /** These marbles and some more of a colour, or fewer where the number is negative. */
  public PlainMarbles plus(char colour, int number) {
    return switch (colour) {
      case 'W' -> new PlainMarbles(white + number, grey, black);
      case 'G' -> new PlainMarbles(white, grey + number, black);
      case 'B' -> new PlainMarbles(white, grey, black + number);
      default -> throw new IllegalArgumentException("No colour: " + colour);
    };
  }
}
