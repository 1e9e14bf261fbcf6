package io.github.boardrules.examples.arena;

import io.github.boardrules.core.grid.Bits;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.LongFunction;
import java.util.stream.IntStream;

/**
 * Many games between two players, some at the same time. What is played does not depend on the
 * number of threads.
 */
public record Tournament(int games, int threads, long seed) {

  /**
   * Plays the games and returns the score of the first player. Both arguments are called in the
   * thread of the caller: the one with the seed of each pair, the other after each game.
   */
  public Score play(LongFunction<? extends Duel<?, ?>> duels, Consumer<Score> listener) {
    Score[] score = {Score.NONE};
    playEach(
        game -> {
          long pair = Bits.mix(seed, game / 2);
          Duel<?, ?> duel = duels.apply(pair);
          return () -> duel.play(pair, game % 2 == 1);
        },
        result -> {
          score[0] = score[0].plus(result);
          listener.accept(score[0]);
        });
    return score[0];
  }

  /**
   * Plays any games. Both arguments are called in the thread of the caller: the one with the number
   * of each game, from 0, and the other with the result of each, in the order of the numbers.
   */
  public <T> void playEach(IntFunction<Callable<T>> work, Consumer<T> results) {
    ExecutorService workers =
        Executors.newFixedThreadPool(
            threads,
            run -> {
              Thread worker = new Thread(run, "arena");
              worker.setDaemon(true);
              return worker;
            });
    try {
      List<Future<T>> played =
          IntStream.range(0, games).mapToObj(game -> workers.submit(work.apply(game))).toList();
      for (Future<T> game : played) {
        results.accept(result(game));
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("The games were interrupted.", stopped);
    } finally {
      workers.shutdownNow();
    }
  }

  /** Plays the game of a number, from 0; the games 0 and 1 are a pair, and so on. */
  public static Score play(LongFunction<? extends Duel<?, ?>> duels, long seed, int game) {
    long pair = Bits.mix(seed, game / 2);
    return duels.apply(pair).play(pair, game % 2 == 1);
  }

  /** Returns the result of a game; an error in it becomes the caller's. */
  private static <T> T result(Future<T> game) throws InterruptedException {
    try {
      return game.get();
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof RuntimeException problem) {
        throw problem;
      }
      if (failed.getCause() instanceof Error problem) {
        throw problem;
      }
      throw new IllegalStateException(failed);
    }
  }
}
