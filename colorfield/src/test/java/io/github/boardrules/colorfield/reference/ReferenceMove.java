package io.github.boardrules.colorfield.reference;

import java.util.Optional;

/** A step and the field of the piece that it takes (RULES.md, "A move"). */
public record ReferenceMove(String from, String to, Optional<String> captive) {

  public static ReferenceMove step(String from, String to) {
    return new ReferenceMove(from, to, Optional.empty());
  }

  /** The same step, taking a piece. */
  public ReferenceMove taking(String field) {
    return new ReferenceMove(from, to, Optional.of(field));
  }

  public boolean takes() {
    return captive.isPresent();
  }
}
