package io.github.boardrules.colorfield;

import java.util.Objects;

/**
 * A piece (RULES.md, "Words" and "Pieces").
 *
 * <pre>{@code
 * var piece = new Piece(Team.FULL, 'g');                        // ==> G
 * Layout.STANDARD.start().get(Field.parse("j2")).equals(piece); // ==> true
 * }</pre>
 *
 * @param team its team
 * @param colour its colour, {@code a} to {@code z}
 */
public record Piece(Team team, char colour) {

  /**
   * Checks the colour.
   *
   * @throws IllegalArgumentException when it is no lower-case letter
   */
  public Piece {
    Objects.requireNonNull(team);
    if (colour < 'a' || colour > 'z') {
      throw new IllegalArgumentException("A colour is a letter from a to z, not '" + colour + "'.");
    }
  }

  /** The letter of a position: upper case for {@code full}. */
  char letter() {
    return team == Team.FULL ? Character.toUpperCase(colour) : colour;
  }

  /** The piece as a position names it: {@code B} or {@code b}. */
  @Override
  public String toString() {
    return String.valueOf(letter());
  }
}
