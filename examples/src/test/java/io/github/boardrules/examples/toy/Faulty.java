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
record Faulty(String by) implements Rules<String, String> {
  private static final VariantText VARIANT =
      new VariantText(
          "faulty", List.of(Option.ofWords("by", "depth", List.of("depth", "memory", "vastness"))));

  static Faulty parse(String variant) {
    return new Faulty(VARIANT.parse(variant).word("by"));
  }

  @Override
  public String variant() {
    throw failure();
  }

  @Override
  public String start() {
    if (by.equals("vastness")) {
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
    if (by.equals("vastness")) {
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
    return by.equals("memory") ? new OutOfMemoryError() : new StackOverflowError("too\ndeep");
  }
}
