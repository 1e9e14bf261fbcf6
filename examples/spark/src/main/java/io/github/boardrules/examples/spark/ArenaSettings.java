package io.github.boardrules.examples.spark;

import io.github.boardrules.examples.arena.Duel;
import io.github.boardrules.examples.arena.Score;
import io.github.boardrules.examples.arena.Tournament;
import io.github.boardrules.examples.cli.analysis.ArenaPlan;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.Failure;
import java.io.Serializable;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongFunction;

/**
 * What determines the games of {@code arena} in one variant, in texts and numbers that travel to
 * the workers.
 *
 * @param variant the variant id as it was given
 * @param player1 the first player, as it was given
 * @param player2 the second player
 * @param nodes how much a player may search for a move, unless it says otherwise itself
 * @param opening how many moves at the beginning are drawn at random
 * @param maxPlies a longer game is a draw
 */
record ArenaSettings(
    String variant, String player1, String player2, long nodes, int opening, int maxPlies)
    implements Serializable {
  private static final Map<ArenaSettings, LongFunction<Duel<?, ?>>> KNOWN =
      new ConcurrentHashMap<>();

  /**
   * Returns the duel for each pair of games on this machine.
   *
   * @throws Failure if the variant or a player is unknown, they do not go together, or a player may
   *     play otherwise at another time
   */
  LongFunction<Duel<?, ?>> duels() {
    return KNOWN.computeIfAbsent(this, ArenaSettings::made);
  }

  /** Plays a game of a tournament. */
  Score play(long seed, int game) {
    return Tournament.play(duels(), seed, game);
  }

  private LongFunction<Duel<?, ?>> made() {
    ArenaPlan plan =
        new ArenaPlan(
            SteadyPlayer.read("--player1", player1, nodes),
            SteadyPlayer.read("--player2", player2, nodes),
            opening,
            maxPlies);
    return plan.duels(CommandContext.silent(SharedRules.catalog(), Locale.ENGLISH), variant);
  }
}
