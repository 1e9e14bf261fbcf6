package io.github.boardrules.testkit;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import java.util.Map;

/** Law 2: {@link Law#LAW_02_OVER}. */
final class Law02Over {
  private Law02Over() {}

  static <S, M> void check(LawTrial<S, M> trial) {
    Rules<S, M> rules = trial.rules;
    Status status = rules.status(trial.position);
    trial.require(
        trial.legal.isEmpty() == status.isOver(),
        "the status is %s with %s legal moves",
        status.text(),
        trial.legal.size());
    trial.require(
        status.equals(rules.status(trial.position)), "the second call returns another status");
    int player = status.toMove().orElseGet(() -> status.winner().orElse(1));
    trial.require(
        player <= rules.players(),
        "the status is about player %s but there are %s",
        player,
        rules.players());
    status.ending().ifPresent(reason -> trial.recordWithSentence(reason, Map.of()));
    status.due().ifPresent(due -> trial.requireSentence("what is due", due::message));
    for (int each = 1; each <= rules.players(); each++) {
      rules
          .playerName(each)
          .ifPresent(name -> trial.requireSentence("the player's name", name::message));
    }
    trial.requireText("the status", locale -> rules.statusMessage(trial.position, locale));
  }
}
