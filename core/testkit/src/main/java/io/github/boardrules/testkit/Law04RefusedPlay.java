package io.github.boardrules.testkit;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import java.util.Optional;

/** Law 4: {@link Law#LAW_04_REFUSED_PLAY}. */
final class Law04RefusedPlay {
  private Law04RefusedPlay() {}

  static <S, M> void check(LawTrial<S, M> trial) {
    Rules<S, M> rules = trial.rules;
    PositionSnapshot<S> before = PositionSnapshot.of(trial.settings, trial.position);
    for (M move : trial.checked.others) {
      if (!trial.checked.legalSet.contains(move)) {
        Optional<Refusal> refusal = rules.refusal(trial.position, move);
        refused(trial, move, refusal);
        Optional<String> change = before.difference(trial.settings, trial.position);
        trial.require(
            change.isEmpty(),
            "the refused move %s changed the position: %s",
            move,
            change.orElse(""));
      }
    }
  }

  private static <S, M> void refused(LawTrial<S, M> trial, M move, Optional<Refusal> refusal) {
    S played;
    try {
      played = trial.rules.play(trial.position, move);
    } catch (IllegalMoveException e) {
      trial.recordWithSentence(e.refusal());
      trial.require(
          refusal.filter(e.refusal()::equals).isPresent(),
          "%s: play throws %s and refusal returns %s",
          move,
          e.refusal(),
          refusal.map(Refusal::toString).orElse("nothing"));
      return;
    }
    throw trial.broken(null, "play accepts the illegal move %s and returns %s", move, played);
  }
}
