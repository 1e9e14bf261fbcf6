package io.github.boardrules.examples.cli;

import java.util.function.Function;

/** Arguments that cannot be used or a text that cannot be read: one line for people, status 2. */
final class Failure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Function<Texts, String> sentence;

  private Failure(Function<Texts, String> sentence) {
    super(null, null, false, false);
    this.sentence = sentence;
  }

  /** Returns a failure with a sentence of the program; the facts are names and values in turn. */
  static Failure of(String key, Object... facts) {
    return new Failure(texts -> texts.text(key, facts));
  }

  String sentence(Texts texts) {
    return sentence.apply(texts);
  }
}
