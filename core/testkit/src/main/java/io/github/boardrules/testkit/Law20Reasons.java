package io.github.boardrules.testkit;

import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;

/**
 * Law 20: {@link Law#LAW_20_REASONS}. All other laws take note of the reasons that they meet; this
 * one goes and looks for them, so that it can be run alone.
 */
final class Law20Reasons {
  private Law20Reasons() {}

  static <S extends Object, M extends Object> void check(LawTrial<S, M> trial) {
    Rules<S, M> rules = trial.rules();
    S position = trial.position();
    rules.status(position).ending().ifPresent(trial::record);
    for (M move : trial.checked().others()) {
      rules.refusal(position, move).map(Refusal::reason).ifPresent(trial::record);
    }
  }
}
