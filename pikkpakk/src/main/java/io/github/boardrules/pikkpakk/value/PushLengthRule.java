package io.github.boardrules.pikkpakk.value;

/**
 * How far a push can go (RULES.md, "A move", How far).
 *
 * <pre>{@code
 * PikkPakkOptions.DEFAULT.withSteps(PushLengthRule.ANY).variant(); // ==> pikkpakk:steps=any
 * }</pre>
 */
public enum PushLengthRule {
  /** One cell. */
  ONE("1"),
  /** At most as many cells as there are own balls in what is pushed; one cell always. */
  OWN("own"),
  /** Exactly as many cells as there are own balls in what is pushed, or one. */
  EXACT("exact"),
  /** Any number of cells. */
  ANY("any");

  private final String word;

  PushLengthRule(String word) {
    this.word = word;
  }

  /** Returns the value of the option that stands for the constant. */
  String word() {
    return word;
  }
}
