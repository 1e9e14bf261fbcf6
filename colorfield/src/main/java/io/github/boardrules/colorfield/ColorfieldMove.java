package io.github.boardrules.colorfield;

import io.github.boardrules.core.NotationException;
import java.util.Objects;
import java.util.Optional;

/**
 * A step of one piece, with the piece that it takes (RULES.md, "A move"). A move does not know its
 * position or layout, so it may be illegal or name fields that do not exist; {@link
 * ColorfieldRules#refusal} says why.
 *
 * <pre>{@code
 * var move = ColorfieldMove.parse("e4-f4xa6");
 * move.to();      // ==> f4
 * move.captive(); // ==> Optional[a6]
 * }</pre>
 *
 * @param from the field on which the piece stands
 * @param to the field to which it steps
 * @param captive the field of the piece that is taken; empty if none is
 */
public record ColorfieldMove(
    ColorfieldField from, ColorfieldField to, Optional<ColorfieldField> captive) {
  /** Makes a move. */
  public ColorfieldMove {
    Objects.requireNonNull(from, "from");
    Objects.requireNonNull(to, "to");
    Objects.requireNonNull(captive, "captive");
  }

  /**
   * {@return a step that takes nothing}
   *
   * @param from the field on which the piece stands
   * @param to the field to which it steps
   */
  public static ColorfieldMove step(ColorfieldField from, ColorfieldField to) {
    return new ColorfieldMove(from, to, Optional.empty());
  }

  /**
   * {@return a step that takes a piece}
   *
   * @param from the field on which the piece stands
   * @param to the field to which it steps
   * @param captive the field of the piece that is taken
   */
  public static ColorfieldMove capture(
      ColorfieldField from, ColorfieldField to, ColorfieldField captive) {
    return new ColorfieldMove(from, to, Optional.of(Objects.requireNonNull(captive, "captive")));
  }

  /**
   * {@return the move that a text describes; the form is the same in every variant}
   *
   * @param text any text
   * @throws NotationException if the text is not a move
   */
  public static ColorfieldMove parse(String text) {
    return MoveText.parse(text);
  }

  @Override
  public String toString() {
    return MoveText.format(this);
  }
}
