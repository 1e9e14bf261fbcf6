package io.github.boardrules.testkit;

import io.github.boardrules.core.SplitMix64;
import java.util.List;
import java.util.Optional;

/** Plays the games of one seed and puts the laws on trial in them. */
final class Inspection<S extends Object, M extends Object> {
  private static final int SHORT_GAME = 8;
  private static final int TEXTS = 8;
  private static final int TRIES_FOR_A_STRANGER = 40;

  /** Strangers are checked thoroughly when they cost no more than this part of the budget. */
  private static final int STRANGERS_SHARE = 4;

  private final Setup<S, M> setup;
  private final long seed;

  Inspection(Setup<S, M> setup, long seed) {
    this.setup = setup;
    this.seed = seed;
  }

  void games() {
    SplitMix64 random = new SplitMix64(seed);
    for (int i = 0; i < setup.effort().games(); i++) {
      game(setup.rules().start(), true, random.next(), "seed " + seed + ", game " + i);
      if (!setup.positions().isEmpty()) {
        S given = Sample.one(setup.positions(), random);
        game(
            given, false, random.next(), "seed " + seed + ", game " + i + " from a given position");
      }
    }
  }

  /** Checks one position alone; the games are only there for moves from elsewhere. */
  void position(S position) {
    List<List<M>> lists =
        List.of(shortGame(setup.rules().start(), true), shortGame(position, false)).stream()
            .flatMap(game -> game.scenes().stream())
            .map(Scene::legal)
            .toList();
    Pool<M> pool = Pool.of(setup, lists, new SplitMix64(seed));
    alone(position, Integer.MAX_VALUE, pool, seed, "the position alone");
  }

  private RandomGame<S, M> shortGame(S from, boolean fromStart) {
    return RandomGame.play(setup, from, fromStart, SHORT_GAME, seed, "a few moves from it");
  }

  private void game(S from, boolean fromStart, long gameSeed, String where) {
    RandomGame<S, M> game =
        RandomGame.play(setup, from, fromStart, setup.effort().maxPlies(), gameSeed, where);
    LawBook.game(Law.LAW_05_UNCHANGED, game);
    for (Scene<S, M> scene : game.scenes()) {
      LawBook.position(scene);
    }
    for (Law law : Law.values()) {
      LawBook.game(law, game);
    }
    strangers(game, new SplitMix64(gameSeed), where);
    LawBook.game(Law.LAW_05_UNCHANGED, game);
  }

  /** Checks positions that a reader accepts though no game need reach them. */
  private void strangers(RandomGame<S, M> game, SplitMix64 random, String where) {
    List<String> texts = game.scenes().stream().map(scene -> scene.firstLook().text()).toList();
    Mutator mutator = new Mutator(Sample.of(texts, TEXTS, random), List.of(), random);
    int left = setup.effort().nearMisses();
    int tries = left * TRIES_FOR_A_STRANGER;
    for (int i = 0; i < tries && left > 0; i++) {
      String text = mutator.next();
      Optional<S> stranger = texts.contains(text) ? Optional.empty() : read(text);
      if (stranger.isPresent()) {
        left--;
        alone(
            stranger.get(),
            setup.effort().thoroughUpTo() / STRANGERS_SHARE,
            game.scenes().get(0).pool(),
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
  private void alone(S position, int mostMoves, Pool<M> pool, long drawn, String where) {
    RandomGame<S, M> still = RandomGame.play(setup, position, false, 0, drawn, where);
    Scene<S, M> plain = still.last();
    Depth depth = plain.legal().size() <= mostMoves ? Depth.FULL : Depth.LIGHT;
    LawBook.position(
        new Scene<>(setup, position, plain.legal(), plain.firstLook(), depth, pool, drawn, where));
    LawBook.game(Law.LAW_05_UNCHANGED, still);
  }
}
