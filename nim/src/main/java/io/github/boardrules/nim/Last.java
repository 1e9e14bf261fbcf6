package io.github.boardrules.nim;

import io.github.boardrules.core.text.Option;
import java.util.List;
import java.util.Locale;

/**
 * What becomes of the player who takes the last ball (RULES.md, "Variants").
 *
 * <pre>{@code
 * Last.LOSES.word();                                  // ==> loses
 * GridOptions.DEFAULT.withLast(Last.LOSES).variant(); // ==> one-two-three:last=loses
 * }</pre>
 */
public enum Last {
  /** He wins. */
  WINS,
  /** He loses. */
  LOSES;

  /** The key of the option in variant ids. */
  static final String KEY = "last";

  /** The option. */
  static final Option OPTION = Option.ofWords(KEY, WINS.word(), List.of(WINS.word(), LOSES.word()));

  /** The rule that a word stands for. */
  static Last of(String word) {
    return word.equals(WINS.word()) ? WINS : LOSES;
  }

  /**
   * The word that stands for the rule in variant ids.
   *
   * @return {@code wins} or {@code loses}
   */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
