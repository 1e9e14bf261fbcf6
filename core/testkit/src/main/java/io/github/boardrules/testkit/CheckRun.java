package io.github.boardrules.testkit;

import io.github.boardrules.core.SplitMix64;
import java.util.List;
import java.util.Optional;

/** Plays the games of one seed and puts the laws on trial in them. */
final class CheckRun<S extends Object, M extends Object> {
  private static final int SHORT_GAME = 8;
  private static final int TEXTS = 8;
  private static final int TRIES_PER_NEAR_MISS = 40;

  /** Strangers are checked thoroughly when they cost no more than this part of the budget. */
  private static final int NEAR_MISS_SHARE = 4;

  private final CheckSettings<S, M> setup;
  private final long seed;

  CheckRun(CheckSettings<S, M> setup, long seed) {
    this.setup = setup;
    this.seed = seed;
  }

  void games() {
    SplitMix64 random = new SplitMix64(seed);
    for (int i = 0; i < setup.effort().games(); i++) {
      game(setup.rules().start(), true, random.next(), "seed " + seed + ", game " + i);
      if (!setup.positions().isEmpty()) {
        S given = Sampling.one(setup.positions(), random);
        game(
            given, false, random.next(), "seed " + seed + ", game " + i + " from a given position");
      }
    }
  }

  /** Checks one position alone; the games are only there for moves from elsewhere. */
  void position(S position) {
    List<List<M>> lists =
        List.of(shortGame(setup.rules().start(), true), shortGame(position, false)).stream()
            .flatMap(game -> game.positions().stream())
            .map(CheckedPosition::legal)
            .toList();
    MovePool<M> pool = MovePool.of(setup, lists, new SplitMix64(seed));
    alone(position, Integer.MAX_VALUE, pool, seed, "the position alone");
  }

  private CheckedGame<S, M> shortGame(S from, boolean fromStart) {
    return CheckedGame.play(setup, from, fromStart, SHORT_GAME, seed, "a few moves from it");
  }

  private void game(S from, boolean fromStart, long gameSeed, String where) {
    CheckedGame<S, M> game =
        CheckedGame.play(setup, from, fromStart, setup.effort().maxPlies(), gameSeed, where);
    LawChecks.game(Law.LAW_05_UNCHANGED, game);
    for (CheckedPosition<S, M> scene : game.positions()) {
      LawChecks.position(scene);
    }
    for (Law law : Law.values()) {
      LawChecks.game(law, game);
    }
    nearMisses(game, new SplitMix64(gameSeed), where);
    LawChecks.game(Law.LAW_05_UNCHANGED, game);
  }

  /** Checks positions that a reader accepts though no game need reach them. */
  private void nearMisses(CheckedGame<S, M> game, SplitMix64 random, String where) {
    List<String> texts = game.positions().stream().map(scene -> scene.snapshot().text()).toList();
    TextMutator mutator = new TextMutator(Sampling.of(texts, TEXTS, random), List.of(), random);
    int left = setup.effort().nearMisses();
    int tries = left * TRIES_PER_NEAR_MISS;
    for (int i = 0; i < tries && left > 0; i++) {
      String text = mutator.next();
      Optional<S> stranger = texts.contains(text) ? Optional.empty() : read(text);
      if (stranger.isPresent()) {
        left--;
        alone(
            stranger.get(),
            setup.effort().thoroughUpTo() / NEAR_MISS_SHARE,
            game.positions().get(0).pool(),
            random.next(),
            where + ", a changed position text");
      }
    }
  }

  private Optional<S> read(String text) {
    try {
      return Optional.of(setup.rules().notation().parsePosition(text));
    } catch (RuntimeException e) {
      return Optional.empty();
    }
  }

  /** Checks one position, lightly if it has more legal moves than so many. */
  private void alone(S position, int mostMoves, MovePool<M> pool, long drawn, String where) {
    CheckedGame<S, M> still = CheckedGame.play(setup, position, false, 0, drawn, where);
    CheckedPosition<S, M> plain = still.last();
    CheckDepth depth = plain.legal().size() <= mostMoves ? CheckDepth.FULL : CheckDepth.LIGHT;
    LawChecks.position(
        new CheckedPosition<>(setup, position, plain.legal(), plain.snapshot(), depth, pool, drawn, where));
    LawChecks.game(Law.LAW_05_UNCHANGED, still);
  }
}
