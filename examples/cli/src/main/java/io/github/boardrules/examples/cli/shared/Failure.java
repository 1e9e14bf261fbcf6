package io.github.boardrules.examples.cli.shared;

import io.github.boardrules.core.Refusal;
import java.util.Collection;
import java.util.function.Function;

/** Arguments that cannot be used or a text that cannot be read: one line for people, status 2. */
public final class Failure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String kind;
  private final transient Function<Texts, String> sentence;

  private Failure(String kind, Function<Texts, String> sentence) {
    super(null, null, false, false);
    this.kind = kind;
    this.sentence = sentence;
  }

  /** Returns a failure with a sentence of the program; the facts are names and values in turn. */
  public static Failure of(String key, Object... facts) {
    String kind = key;
    for (Object fact : facts) {
      kind = fact instanceof Refusal refusal ? key + " " + refusal.reason().code() : kind;
    }
    return new Failure(kind, texts -> texts.text(key, facts));
  }

  /** Returns the failure with the word that may have been meant by one that is not known. */
  public Failure insteadOf(String typed, Collection<String> words) {
    return Nearest.of(typed, words).map(this::insteadOf).orElse(this);
  }

  /** Returns the failure with the word that was meant. */
  Failure insteadOf(String word) {
    return new Failure(kind, texts -> sentence(texts) + " " + texts.meant(word));
  }

  /**
   * Returns the failure with another sentence behind it; the facts are names and values in turn.
   */
  Failure and(String key, Object... facts) {
    return new Failure(kind, texts -> sentence(texts) + " " + texts.text(key, facts));
  }

  /** Returns the key of the sentence; for a refused move, also the code of the reason. */
  public String kind() {
    return kind;
  }

  public String sentence(Texts texts) {
    return sentence.apply(texts);
  }
}
