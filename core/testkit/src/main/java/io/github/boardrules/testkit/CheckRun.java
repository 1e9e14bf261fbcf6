package io.github.boardrules.testkit;

import io.github.boardrules.core.SplitMix64;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Plays the games of one seed and checks the laws in them. */
final class CheckRun<S, M> {
  private static final int SHORT_GAME = 8;
  private static final int TEXTS = 8;

  /** How many positions that no game need reach are checked after each game. */
  private static final int NEAR_MISSES = 2;

  private static final int TRIES_PER_NEAR_MISS = 40;

  /** A near miss is checked thoroughly if it costs at most this fraction of the budget. */
  private static final int NEAR_MISS_SHARE = 4;

  private final CheckSettings<S, M> settings;
  private final long seed;

  CheckRun(CheckSettings<S, M> settings, long seed) {
    this.settings = settings;
    this.seed = seed;
  }

  void games() {
    SplitMix64 random = new SplitMix64(seed);
    for (int i = 0; i < settings.games; i++) {
      game(settings.rules.start(), true, random.next(), "seed " + seed + ", game " + i);
      if (!settings.positions.isEmpty()) {
        S given = Sampling.one(settings.positions, random);
        game(
            given, false, random.next(), "seed " + seed + ", game " + i + " from a given position");
      }
    }
  }

  /** Checks one position; the short games only supply moves that are legal elsewhere. */
  void position(S position) {
    List<List<M>> lists =
        List.of(shortGame(settings.rules.start(), true), shortGame(position, false)).stream()
            .flatMap(game -> game.positions().stream())
            .map(checked -> checked.legal)
            .collect(Collectors.toList());
    MovePool<M> pool = MovePool.of(settings, lists, new SplitMix64(seed));
    alone(position, Integer.MAX_VALUE, pool, seed, "a position given by hand");
  }

  private CheckedGame<S, M> shortGame(S from, boolean fromStart) {
    return CheckedGame.play(settings, from, fromStart, SHORT_GAME, seed, "a short game from it");
  }

  private void game(S from, boolean fromStart, long gameSeed, String where) {
    CheckedGame<S, M> game =
        CheckedGame.play(settings, from, fromStart, settings.maxPlies, gameSeed, where);
    LawChecks.game(Law.LAW_05_UNCHANGED, game);
    for (CheckedPosition<S, M> checked : game.positions()) {
      LawChecks.position(checked);
    }
    for (Law law : Law.values()) {
      LawChecks.game(law, game);
    }
    nearMisses(game, new SplitMix64(gameSeed), where);
    LawChecks.game(Law.LAW_05_UNCHANGED, game);
  }

  /** Checks positions that the reader accepts although no game need reach them. */
  private void nearMisses(CheckedGame<S, M> game, SplitMix64 random, String where) {
    List<String> texts =
        game.positions().stream()
            .map(checked -> checked.snapshot.text())
            .collect(Collectors.toList());
    TextMutator mutator = new TextMutator(Sampling.of(texts, TEXTS, random), List.of(), random);
    int left = NEAR_MISSES;
    int tries = left * TRIES_PER_NEAR_MISS;
    for (int i = 0; i < tries && left > 0; i++) {
      String text = mutator.next();
      Optional<S> nearMiss = texts.contains(text) ? Optional.empty() : settings.position(text);
      if (nearMiss.isPresent()) {
        left--;
        alone(
            nearMiss.get(),
            settings.thoroughMoves() / NEAR_MISS_SHARE,
            game.positions().get(0).pool,
            random.next(),
            where + ", an altered position text");
      }
    }
  }

  /** Checks one position, fully if it has few enough legal moves, otherwise lightly. */
  private void alone(S position, int maxMoves, MovePool<M> pool, long positionSeed, String where) {
    CheckedGame<S, M> noMoves = CheckedGame.play(settings, position, false, 0, positionSeed, where);
    CheckedPosition<S, M> plain = noMoves.last();
    CheckDepth depth = plain.legal.size() <= maxMoves ? CheckDepth.FULL : CheckDepth.LIGHT;
    LawChecks.position(
        new CheckedPosition<>(
            settings, plain.snapshot, plain.legal, depth, pool, positionSeed, where));
    LawChecks.game(Law.LAW_05_UNCHANGED, noMoves);
  }
}
