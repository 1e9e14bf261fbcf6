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
 *
 * @param games how many games are played; the games 0 and 1 are a pair, and so on
 * @param threads how many of them at a time, 1 or more
 * @param seed the seed of all random numbers
 */
public record Tournament(int games, int threads, long seed) {

  /**
   * Plays the games.
   *
   * @param duels returns the duel of each pair of games, from the seed of the pair; called in the
   *     thread of the caller
   * @param listener receives the score after each game, in the thread of the caller
   * @return the score of the first player
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

  /**
   * Plays one of the games.
   *
   * @param duels returns the duel of each pair of games, from the seed of the pair
   * @param game the number of the game, from 0
   * @return the score of the first player
   */
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
