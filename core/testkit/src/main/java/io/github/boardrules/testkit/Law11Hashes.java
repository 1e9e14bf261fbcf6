package io.github.boardrules.testkit;

import java.util.HashMap;
import java.util.Map;

/** Law 11: {@link Law#LAW_11_HASHES}. */
final class Law11Hashes {
  private Law11Hashes() {}

  static <S, M> void check(LawTrial<S, M> trial) {
    S position = trial.position;
    String text = trial.rules.notation().formatPosition(position);
    alike(trial, position, trial.rules.notation().parsePosition(text));
    // Transpositions: different moves, and different ways to play one, may lead to equal positions.
    Map<String, S> seen = new HashMap<>();
    Codes<S, M, ?, ?> codes = Codes.of(trial.rules, position);
    for (M move : trial.someLegal()) {
      S next = trial.rules.play(position, move);
      alike(trial, next, trial.rules.play(position, move));
      S same = seen.put(trial.rules.notation().formatPosition(next), next);
      if (same != null) {
        alike(trial, same, next);
      }
      alike(trial, next, codes.playUnchecked(codes.encode(move)));
    }
  }

  /** Replays the game: all positions have the same hashes the second time. */
  static <S, M> void checkGame(LawTrial<S, M> trial, CheckedGame<S, M> game) {
    S position = game.positions().get(0).position;
    for (int ply = 0; ply < game.moves().size(); ply++) {
      position = trial.rules.play(position, game.moves().get(ply));
      alike(trial, game.positions().get(ply + 1).position, position);
    }
  }

  private static <S, M> void alike(LawTrial<S, M> trial, S one, S other) {
    if (one.equals(other)) {
      trial.require(
          one.hashCode() == other.hashCode(), "equal positions %s have different hash codes", one);
      trial.require(
          Codes.hash(trial.rules, one) == Codes.hash(trial.rules, other),
          "equal positions %s have different hashes",
          one);
    }
  }
}
