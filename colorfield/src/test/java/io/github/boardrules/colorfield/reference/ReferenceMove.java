package io.github.boardrules.colorfield.reference;

import java.util.Optional;

/**
 * A move (RULES.md, "A move").
 *
 * @param from where the piece stands
 * @param to where it goes
 * @param captive where the piece stands that it takes
 */
public record ReferenceMove(String from, String to, Optional<String> captive) {

  /** A step that takes nothing. */
  public static ReferenceMove step(String from, String to) {
    return new ReferenceMove(from, to, Optional.empty());
  }

  /** The same step, taking a piece. */
  public ReferenceMove taking(String field) {
    return new ReferenceMove(from, to, Optional.of(field));
  }

  /** Whether it takes a piece. */
  public boolean takes() {
    return captive.isPresent();
  }
}
