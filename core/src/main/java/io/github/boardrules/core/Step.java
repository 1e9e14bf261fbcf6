package io.github.boardrules.core;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * One thing that a person touches or chooses while entering a move. Its text is its kind and its
 * name: {@code cell:d4}, {@code piece:white}, {@code word:pass}. A name is one or more printable
 * ASCII characters without blanks; every other is refused with an {@link IllegalArgumentException}.
 *
 * <p>The text of several steps is theirs with a blank between them.
 *
 * <pre>{@code
 * Step step = Step.parse("cell:d4");
 * step.name(); // ==> d4
 * }</pre>
 */
public final class Step extends Value<Step.StepParts> {

  /**
   * The order in which programs offer steps: pieces, then cells, then words; within a kind by name,
   * where a number is compared by its value, so that {@code a9} comes before {@code a10}.
   */
  public static final Comparator<Step> ORDER =
      Comparator.comparingInt((Step step) -> step.isPiece() ? 0 : step.isCell() ? 1 : 2)
          .thenComparing(step -> sortKey(step.name()))
          .thenComparing(Step::name);

  private static final String CELL = "cell:";
  private static final String PIECE = "piece:";
  private static final String WORD = "word:";
  private static final List<String> KINDS = List.of(CELL, PIECE, WORD);

  record StepParts(String kind, String name) {}

  private Step(String kind, String name) {
    super(new StepParts(kind, name));
    if (name.isEmpty() || endOfName(name, 0) < name.length()) {
      throw new IllegalArgumentException(
          "The name of a step must be printable ASCII without blanks, not \"" + name + "\".");
    }
  }

  /**
   * {@return the step that touches a cell}
   *
   * @param name the cell's name, as in {@link Diagram.Cell#name()}
   * @throws IllegalArgumentException if the name is empty or not printable ASCII without blanks
   */
  public static Step cell(String name) {
    return new Step(CELL, name);
  }

  /**
   * {@return the step that takes a piece from a stock, which has one and is not the other player's}
   *
   * @param name the piece's name, as in {@link Diagram.Style#name()}
   * @throws IllegalArgumentException if the name is empty or not printable ASCII without blanks
   */
  public static Step piece(String name) {
    return new Step(PIECE, name);
  }

  /**
   * {@return the step that chooses a word, such as by pressing a button with it}
   *
   * @param name the word, as in the move's text
   * @throws IllegalArgumentException if the name is empty or not printable ASCII without blanks
   */
  public static Step word(String name) {
    return new Step(WORD, name);
  }

  /**
   * {@return the step of a text: {@code cell:}, {@code piece:} or {@code word:}, then a name}
   *
   * @param text any text
   * @throws NotationException if the text begins otherwise, or the name is empty or contains
   *     anything but printable ASCII characters other than the blank
   */
  public static Step parse(String text) {
    int furthest = KINDS.stream().mapToInt(kind -> sharedLength(kind, text)).max().orElse(0);
    List<String> begun =
        KINDS.stream()
            .filter(kind -> sharedLength(kind, text) == furthest)
            .collect(Collectors.toList());
    String kind = begun.get(0);
    if (furthest < kind.length()) {
      throw NotationException.malformed(
          text, furthest, begun.stream().map(Expected::of).collect(Collectors.toList()));
    }
    int end = endOfName(text, furthest);
    if (end == furthest || end < text.length()) {
      throw NotationException.malformed(text, end, List.of(Expected.range('!', '~')));
    }
    return new Step(kind, text.substring(furthest));
  }

  /** {@return the name of the cell, the piece or the word, without the kind} */
  public String name() {
    return parts.name;
  }

  /** {@return whether a cell is touched} */
  public boolean isCell() {
    return parts.kind.equals(CELL);
  }

  /** {@return whether a piece is taken from a stock} */
  public boolean isPiece() {
    return parts.kind.equals(PIECE);
  }

  /** {@return whether a word is chosen} */
  public boolean isWord() {
    return parts.kind.equals(WORD);
  }

  /** Returns the text: the kind, a colon and the name. */
  @Override
  public String toString() {
    return parts.kind + parts.name;
  }

  /**
   * Returns a name in which each number begins with its length, so that longer ones are greater.
   */
  private static String sortKey(String name) {
    StringBuilder key = new StringBuilder();
    int at = 0;
    while (at < name.length()) {
      int end = at;
      while (end < name.length() && '0' <= name.charAt(end) && name.charAt(end) <= '9') {
        end++;
      }
      if (end == at) {
        key.append(name.charAt(at++));
      } else {
        while (at < end && name.charAt(at) == '0') {
          at++;
        }
        key.append('0').append((char) (end - at)).append(name, at, end);
        at = end;
      }
    }
    return key.toString();
  }

  private static int endOfName(String text, int from) {
    int end = from;
    while (end < text.length() && '!' <= text.charAt(end) && text.charAt(end) <= '~') {
      end++;
    }
    return end;
  }

  private static int sharedLength(String kind, String text) {
    int most = Math.min(kind.length(), text.length());
    int length = 0;
    while (length < most && kind.charAt(length) == text.charAt(length)) {
      length++;
    }
    return length;
  }
}
