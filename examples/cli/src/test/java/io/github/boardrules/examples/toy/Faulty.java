package io.github.boardrules.examples.toy;

import io.github.boardrules.core.Messages;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.text.VariantOption;
import io.github.boardrules.core.text.VariantText;
import java.util.List;
import java.util.ResourceBundle;

/** A game whose methods always fail. */
record Faulty(Kind by) implements Rules<String, String> {
  private static final VariantOption<Kind> BY = VariantOption.ofEnum("by", Kind.DEPTH);
  private static final VariantText TEXT = VariantText.of("faulty", BY);

  enum Kind {
    DEPTH,
    MEMORY,
    VASTNESS,
    SILENCE
  }

  private static final Messages MESSAGES =
      new Messages(
          locale -> ResourceBundle.getBundle("io.github.boardrules.examples.toy.messages", locale));

  static Faulty parse(String variant) {
    return new Faulty(TEXT.parse(variant).get(BY));
  }

  @Override
  public String variant() {
    throw failure();
  }

  @Override
  public String start() {
    if (by == Kind.VASTNESS || by == Kind.SILENCE) {
      return "";
    }
    throw failure();
  }

  @Override
  public Status status(String position) {
    if (by == Kind.SILENCE) {
      return Status.ongoing(1, MESSAGES.label("a-sentence-that-is-missing"));
    }
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
