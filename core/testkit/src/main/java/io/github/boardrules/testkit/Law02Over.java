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
    consistent(trial, status, trial.legal.size(), "");
    trial.require(
        status.equals(rules.status(trial.position)), "the second call returns another status");
    status.ending().ifPresent(reason -> trial.recordWithSentence(reason, Map.of()));
    status.due().ifPresent(due -> trial.requireSentence("what is due", due::message));
    for (int each = 1; each <= rules.players(); each++) {
      rules
          .playerName(each)
          .ifPresent(name -> trial.requireSentence("the player's name", name::message));
    }
    trial.requireText("the status", locale -> rules.statusMessage(trial.position, locale));
    if (trial.isFull()) {
      String own = rules.notation().formatPosition(trial.position);
      for (String text : TextMutator.near(own, trial.random)) {
        trial.settings.position(text).ifPresent(position -> altered(trial, position, text));
      }
    }
  }

  /** What the reader accepts is a position, whether or not a game reaches it. */
  private static <S, M> void altered(LawTrial<S, M> trial, S position, String text) {
    try {
      Status status = trial.rules.status(position);
      consistent(trial, status, trial.rules.legalMoves(position).size(), " in " + text);
    } catch (RuntimeException thrown) {
      throw trial.broken(thrown, "in %s the rules threw %s", text, thrown);
    }
  }

  /**
   * The list is empty exactly if the game is over, and the status is about a player of the game.
   */
  private static void consistent(LawTrial<?, ?> trial, Status status, int moves, String where) {
    trial.require(
        (moves == 0) == status.isOver(),
        "the status is %s with %s legal moves%s",
        status.text(),
        moves,
        where);
    int player = status.toMove().orElseGet(() -> status.winner().orElse(1));
    int players = trial.rules.players();
    trial.require(
        player <= players,
        "the status is about player %s but there are %s%s",
        player,
        players,
        where);
  }
}
