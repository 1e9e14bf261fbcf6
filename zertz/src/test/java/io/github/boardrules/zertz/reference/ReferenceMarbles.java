package io.github.boardrules.zertz.reference;

import java.util.List;

/**
 * Some marbles that lie together, in the pool or with a player.
 *
 * @param white how many white ones
 * @param grey how many grey ones
 * @param black how many black ones
 */
public record ReferenceMarbles(int white, int grey, int black) {

  /** The letters of the colours in the page's order. */
  public static final List<Character> COLOURS = List.of('W', 'G', 'B');

  /** No marbles. */
  public static final ReferenceMarbles NONE = new ReferenceMarbles(0, 0, 0);

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
  public ReferenceMarbles plus(char colour, int number) {
    return switch (colour) {
      case 'W' -> new ReferenceMarbles(white + number, grey, black);
      case 'G' -> new ReferenceMarbles(white, grey + number, black);
      case 'B' -> new ReferenceMarbles(white, grey, black + number);
      default -> throw new IllegalArgumentException("No colour: " + colour);
    };
  }
}
