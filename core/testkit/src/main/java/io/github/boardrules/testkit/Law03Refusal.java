package io.github.boardrules.testkit;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Laws 3 and 4: {@link Law#LAW_03_REFUSAL}, {@link Law#LAW_04_REFUSED_PLAY}. */
@SuppressWarnings("CheckReturnValue") // only what is thrown matters
final class Law03Refusal {
  private Law03Refusal() {}

  static <S, M> void check(LawTrial<S, M> trial) {
    for (M move : trial.someLegal()) {
      asListed(trial, move);
      // An exception from play for a legal move is reported by the caller.
      trial.rules.play(trial.position, move);
    }
    trial.checked.others.forEach(move -> asListed(trial, move));
    inOrder(trial);
    stopsAtFirst(trial);
  }

  private static <S, M> void asListed(LawTrial<S, M> trial, M move) {
    Rules<S, M> rules = trial.rules;
    boolean listed = trial.checked.legalSet.contains(move);
    Optional<Refusal> refusal = rules.refusal(trial.position, move);
    trial.require(
        listed == refusal.isEmpty(),
        "%s%s%s",
        move,
        listed ? " is listed but refused: " : " is not listed and not refused",
        refusal.map(Refusal::toString).orElse(""));
    trial.require(
        listed == rules.isLegal(trial.position, move),
        "%s%s",
        move,
        listed
            ? " is listed but isLegal returns false"
            : " is not listed but isLegal returns true");
    refusal.ifPresent(trial::recordWithSentence);
    if (trial.legal.isEmpty()) {
      trial.require(
          refusal.filter(Refusal.gameOver()::equals).isPresent(),
          "the game is over, but %s is refused with %s",
          move,
          refusal.map(Refusal::toString).orElse("nothing"));
    }
  }

  private static <S, M> void inOrder(LawTrial<S, M> trial) {
    List<M> tried = new ArrayList<>();
    trial.require(
        !trial.rules.anyLegal(trial.position, move -> !tried.add(move)),
        "anyLegal returns true for a test that no move passes");
    trial.require(
        tried.equals(trial.legal), "anyLegal tests other moves than legalMoves lists: %s", tried);
  }

  private static <S, M> void stopsAtFirst(LawTrial<S, M> trial) {
    if (!trial.legal.isEmpty()) {
      int number = 1 + trial.random.below(trial.legal.size());
      List<M> tried = new ArrayList<>();
      trial.require(
          trial.rules.anyLegal(trial.position, move -> tried.add(move) && tried.size() >= number),
          "anyLegal returns false although move %s passes the test",
          number);
      trial.require(
          tried.size() == number,
          "anyLegal tests %s moves although move %s passes",
          tried.size(),
          number);
    }
  }

  /** Checks that playing an illegal move throws its refusal and changes nothing. */
  static <S, M> void checkPlay(LawTrial<S, M> trial) {
    Rules<S, M> rules = trial.rules;
    PositionSnapshot<S> before = PositionSnapshot.of(trial.settings, trial.position);
    for (M move : trial.checked.others) {
      if (!trial.checked.legalSet.contains(move)) {
        Optional<Refusal> refusal = rules.refusal(trial.position, move);
        refused(trial, move, refusal);
        Optional<String> change = before.difference(trial.settings);
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
