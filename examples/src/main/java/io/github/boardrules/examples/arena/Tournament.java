package io.github.boardrules.examples.arena;

import io.github.boardrules.core.grid.Bits;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.LongFunction;

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
    ExecutorService workers =
        Executors.newFixedThreadPool(
            threads,
            work -> {
              Thread worker = new Thread(work, "arena");
              worker.setDaemon(true);
              return worker;
            });
    try {
      CompletionService<Score> results = new ExecutorCompletionService<>(workers);
      for (int game = 0; game < games; game++) {
        submit(results, duels, game);
      }
      Score score = Score.NONE;
      for (int game = 0; game < games; game++) {
        score = score.plus(result(results.take()));
        listener.accept(score);
      }
      return score;
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

  private void submit(
      CompletionService<Score> results, LongFunction<? extends Duel<?, ?>> duels, int game) {
    long pair = Bits.mix(seed, game / 2);
    Duel<?, ?> duel = duels.apply(pair);
    var unused = results.submit(() -> duel.play(pair, game % 2 == 1));
  }

  /** Returns the result of a game; an error in it becomes the caller's. */
  private static Score result(Future<Score> game) throws InterruptedException {
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
