package io.github.boardrules.pikkpakk.value;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.text.TextCursor;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Balls that fill the block (RULES.md, "Variants", Pattern).
 *
 * <pre>{@code
 * PikkPakkPattern.parse("chess").equals(PikkPakkPattern.CHESS); // ==> true
 * PikkPakkPattern.SPIRAL.count(PikkPakkBall.LIGHT);             // ==> 24
 * }</pre>
 *
 * @param rows the seven rows from the top, seven letters each, joined by {@code /}
 */
public record PikkPakkPattern(String rows) {
  private static final int SIZE = 7;
  private static final String LETTERS = "ldtn";

  /** Lines of both colours wound round the target ball: {@code spiral}. */
  public static final PikkPakkPattern SPIRAL =
      new PikkPakkPattern("ldddddd/ldlllll/ldldddl/ldltldl/ldddldl/llllldl/ddddddl");

  /** Colours that alternate from cell to cell: {@code chess}. */
  public static final PikkPakkPattern CHESS =
      new PikkPakkPattern("ldldldl/dldldld/ldldldl/dldtdld/ldldldl/dldldld/ldldldl");

  /** Dark above and light below: {@code halves}. */
  public static final PikkPakkPattern HALVES =
      new PikkPakkPattern("ddddddd/ddddddd/ddddddd/llltddd/lllllll/lllllll/lllllll");

  /** Dark framed by light: {@code frame}. */
  public static final PikkPakkPattern FRAME =
      new PikkPakkPattern("lllllll/ldddddl/ldddddl/lddtddl/ldddddl/ldddddl/lllllll");

  private static final Map<String, PikkPakkPattern> NAMED =
      new TreeMap<>(Map.of("spiral", SPIRAL, "chess", CHESS, "halves", HALVES, "frame", FRAME));

  static final List<String> NAMES = List.copyOf(NAMED.keySet());

  /**
   * Checks the rows.
   *
   * @throws NotationException if the text is not seven rows of seven balls
   */
  public PikkPakkPattern {
    TextCursor cursor = new TextCursor(Objects.requireNonNull(rows, "rows"));
    readRows(cursor);
    cursor.expectEnd();
  }

  /**
   * {@return the pattern of a text}
   *
   * @param text a name, or seven rows
   * @throws NotationException if the text is neither
   */
  public static PikkPakkPattern parse(String text) {
    return TextCursor.parse(text, PikkPakkPattern::read);
  }

  static PikkPakkPattern read(TextCursor cursor) {
    Optional<String> name = cursor.acceptWord(NAMES);
    return name.isPresent() ? named(name.get()) : new PikkPakkPattern(readRows(cursor));
  }

  /**
   * {@return a ball of the pattern}
   *
   * @param column the column of the block from the left, 0 to 6
   * @param row the row of the block from the bottom, 0 to 6
   * @throws IndexOutOfBoundsException if the pattern has no such cell
   */
  public PikkPakkBall ball(int column, int row) {
    char letter = rows.split("/", -1)[SIZE - 1 - row].charAt(column);
    return Stream.of(PikkPakkBall.values())
        .filter(ball -> ball.letter() == letter)
        .findFirst()
        .orElseThrow();
  }

  /**
   * {@return the number of balls of a kind, 0 to 49}
   *
   * @param ball the kind
   */
  public int count(PikkPakkBall ball) {
    return (int) rows.chars().filter(letter -> letter == ball.letter()).count();
  }

  /** Returns whether two patterns hold the same balls, in any arrangement. */
  boolean hasSameBalls(PikkPakkPattern other) {
    return Stream.of(PikkPakkBall.values()).allMatch(ball -> count(ball) == other.count(ball));
  }

  /** Returns the text of the pattern: its name, if it has one, or else its rows. */
  @Override
  public String toString() {
    return NAMES.stream().filter(name -> named(name).equals(this)).findFirst().orElse(rows);
  }

  private static PikkPakkPattern named(String name) {
    return Optional.ofNullable(NAMED.get(name)).orElseThrow();
  }

  @CanIgnoreReturnValue
  private static String readRows(TextCursor cursor) {
    StringBuilder rows = new StringBuilder();
    for (int row = 0; row < SIZE; row++) {
      if (row > 0) {
        cursor.expect('/');
        rows.append('/');
      }
      for (int column = 0; column < SIZE; column++) {
        rows.append(LETTERS.charAt(cursor.expectOneOf(LETTERS)));
      }
    }
    return rows.toString();
  }
}
