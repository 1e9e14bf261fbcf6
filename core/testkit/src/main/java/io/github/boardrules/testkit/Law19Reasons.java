package io.github.boardrules.testkit;

import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;

/**
 * Law 19: {@link Law#LAW_19_REASONS}. All other laws record the reasons that they see; this one
 * asks for reasons itself, so that it can be checked alone.
 */
final class Law19Reasons {
  private Law19Reasons() {}

  static <S, M> void check(LawTrial<S, M> trial) {
    Rules<S, M> rules = trial.rules();
    S position = trial.position();
    rules.status(position).ending().ifPresent(trial::record);
    for (M move : trial.checked().others()) {
      rules.refusal(position, move).map(Refusal::reason).ifPresent(trial::record);
    }
  }
}
