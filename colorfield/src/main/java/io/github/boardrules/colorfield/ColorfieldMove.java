package io.github.boardrules.colorfield;

import io.github.boardrules.core.NotationException;
import java.util.Objects;
import java.util.Optional;

/**
 * A step of one piece, with the piece that it takes (RULES.md, "A move"). A move does not know its
 * position nor its layout, so it may name fields that are not there; {@link
 * ColorfieldRules#refusal} says so.
 *
 * <pre>{@code
 * var move = ColorfieldMove.parse("e4-f4xa6");
 * move.to();      // ==> f4
 * move.captive(); // ==> Optional[a6]
 * }</pre>
 *
 * @param from where the piece stands
 * @param to where it goes
 * @param captive where the piece stands that it takes; empty when it takes none
 */
public record ColorfieldMove(Field from, Field to, Optional<Field> captive) {

  /** Makes a move. */
  public ColorfieldMove {
    Objects.requireNonNull(from);
    Objects.requireNonNull(to);
    Objects.requireNonNull(captive);
  }

  /**
   * A step that takes nothing.
   *
   * @param from where the piece stands
   * @param to where it goes
   * @return the move
   */
  public static ColorfieldMove step(Field from, Field to) {
    return new ColorfieldMove(from, to, Optional.empty());
  }

  /**
   * A step that takes a piece.
   *
   * @param from where the piece stands
   * @param to where it goes
   * @param captive where the piece stands that it takes
   * @return the move
   */
  public static ColorfieldMove capture(Field from, Field to, Field captive) {
    return new ColorfieldMove(from, to, Optional.of(captive));
  }

  /**
   * Reads a move; the form is the same in every variant.
   *
   * @param text any text
   * @return the move
   * @throws NotationException when the text is no move
   */
  public static ColorfieldMove parse(String text) {
    return MoveText.parse(text);
  }

  /** The move as it is written: {@code a3-a4} or {@code e4-f4xa6}. */
  @Override
  public String toString() {
    return MoveText.format(this);
  }
}
