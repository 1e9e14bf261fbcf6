package io.github.boardrules.examples.cli.analysis;

import io.github.boardrules.core.Rules;
import io.github.boardrules.engine.Engine;
import io.github.boardrules.examples.cli.shared.Failure;

/** Engines as this program uses them. */
public final class Engines {
  private Engines() {}

  /** Returns an engine, or fails with the reason why there is none. */
  public static <S, M> Engine<S, M> of(Rules<S, M> rules) {
    if (!canPlay(rules)) {
      throw Failure.of("no-engine", "variant", rules.variant());
    }
    return Engine.of(rules);
  }

  public static boolean canPlay(Rules<?, ?> rules) {
    return rules.players() == 2;
  }
}
