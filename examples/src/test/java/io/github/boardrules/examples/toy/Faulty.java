package io.github.boardrules.examples.toy;

import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.text.Option;
import io.github.boardrules.core.text.VariantText;
import java.util.List;

/**
 * A game whose methods always fail.
 *
 * @param by how they fail
 */
record Faulty(Kind by) implements Rules<String, String> {
  private static final Option<Kind> BY = Option.ofEnum("by", Kind.DEPTH);
  private static final VariantText TEXT = VariantText.of("faulty", BY);

  /** The errors. */
  enum Kind {
    /** A stack overflow. */
    DEPTH,
    /** Too little memory. */
    MEMORY,
    /** A count that overflows. */
    VASTNESS
  }

  static Faulty parse(String variant) {
    return new Faulty(TEXT.parse(variant).get(BY));
  }

  @Override
  public String variant() {
    throw failure();
  }

  @Override
  public String start() {
    if (by == Kind.VASTNESS) {
      return "";
    }
    throw failure();
  }

  @Override
  public Status status(String position) {
    throw failure();
  }

  @Override
  public List<String> legalMoves(String position) {
    if (by == Kind.VASTNESS) {
      throw new ArithmeticException("long overflow");
    }
    throw failure();
  }

  @Override
  public String play(String position, String move) {
    throw failure();
  }

  @Override
  public Notation<String, String> notation() {
    throw failure();
  }

  private Error failure() {
    return by == Kind.MEMORY ? new OutOfMemoryError() : new StackOverflowError("too\ndeep");
  }
}
