package io.github.boardrules.colorfield;

import java.util.Objects;

/**
 * A piece of a team (RULES.md, "Words" and "Pieces").
 *
 * <pre>{@code
 * var piece = new ColorfieldPiece(ColorfieldTeam.FULL, 'g');                        // ==> G
 * ColorfieldLayout.STANDARD.start().get(ColorfieldField.parse("j2")).equals(piece); // ==> true
 * }</pre>
 *
 * @param team the team
 * @param colour the letter of its colour, {@code a} to {@code z}
 */
public record ColorfieldPiece(ColorfieldTeam team, char colour) {
  /**
   * Checks the colour.
   *
   * @throws IllegalArgumentException if it is not a letter from {@code a} to {@code z}
   */
  public ColorfieldPiece {
    Objects.requireNonNull(team, "team");
    if (colour < 'a' || colour > 'z') {
      throw new IllegalArgumentException("A colour is a letter from a to z, not '" + colour + "'.");
    }
  }

  /** Returns the letter in the text of a position: upper case for {@code full}. */
  char letter() {
    return team == ColorfieldTeam.FULL ? Character.toUpperCase(colour) : colour;
  }

  /** Returns the piece as in the text of a position: {@code B} or {@code b}. */
  @Override
  public String toString() {
    return String.valueOf(letter());
  }
}
