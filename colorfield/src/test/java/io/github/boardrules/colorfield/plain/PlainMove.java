package io.github.boardrules.colorfield.plain;

import java.util.Optional;

/**
 * A move (RULES.md, "A move").
 *
 * @param from where the piece stands
 * @param to where it goes
 * @param captive where the piece stands that it takes
 */
public record PlainMove(String from, String to, Optional<String> captive) {

  /** A step that takes nothing. */
  public static PlainMove step(String from, String to) {
    return new PlainMove(from, to, Optional.empty());
  }

  /** The same step, taking a piece. */
  public PlainMove taking(String field) {
    return new PlainMove(from, to, Optional.of(field));
  }

  /** Whether it takes a piece. */
  public boolean takes() {
    return captive.isPresent();
  }
}
