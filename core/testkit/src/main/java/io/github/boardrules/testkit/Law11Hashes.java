package io.github.boardrules.testkit;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** Law 11: {@link Law#LAW_11_HASHES}. */
final class Law11Hashes {
  /** The positions of a game near which others are sought. */
  private static final int SOURCES = 8;

  private static final int MIN_FOR_BITS = 100;

  /** Well mixed bits deviate so much with a probability below 10<sup>−10</sup>. */
  private static final int DEVIATIONS = 7;

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
    Set<S> different = different(trial, game);
    apart(trial, different);
    mixed(trial, different);
  }

  /** Returns positions of the game, others after a move, and those whose texts differ in little. */
  private static <S, M> Set<S> different(LawTrial<S, M> trial, CheckedGame<S, M> game) {
    Set<S> positions = new LinkedHashSet<>();
    game.positions().forEach(checked -> positions.add(checked.position));
    Set<String> texts = new LinkedHashSet<>();
    String last = game.last().snapshot.text();
    for (CheckedPosition<S, M> checked : Sampling.of(game.positions(), SOURCES, trial.random)) {
      String text = checked.snapshot.text();
      texts.addAll(TextMutator.near(text, trial.random));
      texts.addAll(Law06PositionText.mixedTexts(text, last));
      last = text;
      for (M move : trial.at(checked).someLegal()) {
        positions.add(trial.rules.play(checked.position, move));
      }
    }
    texts.forEach(text -> trial.settings.position(text).ifPresent(positions::add));
    return positions;
  }

  /**
   * One pair may share a hash by chance, because hashes need have only 32 different bits; many do
   * if the hash leaves something out.
   */
  private static <S> void apart(LawTrial<S, ?> trial, Set<S> positions) {
    Map<Long, S> seen = new HashMap<>();
    int pairs = 0;
    for (S position : positions) {
      long hash = Codes.hash(trial.rules, position);
      S other = seen.getOrDefault(hash, position);
      seen.put(hash, position);
      pairs += other.equals(position) ? 0 : 1;
      trial.require(pairs < 2, "the positions %s and %s have one hash", other, position);
    }
  }

  private static <S> void mixed(LawTrial<S, ?> trial, Set<S> positions) {
    int[] ones = new int[Long.SIZE];
    for (S position : positions) {
      long hash = Codes.hash(trial.rules, position);
      for (int bit = 0; bit < Long.SIZE; bit++) {
        ones[bit] += (int) (hash >> bit & 1);
      }
    }
    for (int bit = 0; bit < Long.SIZE && positions.size() >= MIN_FOR_BITS; bit++) {
      trial.require(
          Math.abs(ones[bit] - positions.size() / 2.0)
              <= DEVIATIONS * Math.sqrt(positions.size()) / 2,
          "bit %s of the hash is set in %s of %s positions",
          bit,
          ones[bit],
          positions.size());
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
