package io.github.boardrules.examples.spark;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.examples.arena.ArenaPlayer;
import io.github.boardrules.examples.arena.PlayerKind;
import io.github.boardrules.examples.cli.analysis.PlayerArgument;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.parts.SelfPlay;
import java.io.Serializable;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongFunction;

/**
 * What determines the games of {@code selfplay}, in texts and numbers that travel to the workers.
 *
 * @param variant the canonical variant id
 * @param player the player of both sides, as it was given
 * @param nodes how much the player may search for a move, unless it says otherwise itself
 * @param opening how many moves at the beginning are drawn at random
 * @param maxPlies a longer game is stopped
 * @param seed the seed of all random numbers
 */
record SelfPlaySettings(
    String variant, String player, long nodes, int opening, int maxPlies, long seed)
    implements Serializable {
  private static final String ARGUMENT = "--players";

  /** A player that plays perfectly needs its solution, which is found once on each worker. */
  private static final Map<SelfPlaySettings, SelfPlay<?, ?>> KNOWN = new ConcurrentHashMap<>();

  /**
   * Returns the games on this machine.
   *
   * @throws Failure if the player is unknown, cannot play the variant, or may play otherwise at
   *     another time
   */
  SelfPlay<?, ?> games() {
    return KNOWN.computeIfAbsent(this, settings -> settings.of(shared().rules()));
  }

  SharedRules shared() {
    return new SharedRules(variant);
  }

  private <S, M> SelfPlay<S, M> of(PackedRules<S, M> rules) {
    PlayerArgument argument = SteadyPlayer.read(ARGUMENT, player, nodes);
    Optional<LongFunction<ArenaPlayer<S, M>>> players = Optional.empty();
    if (argument.kind() != PlayerKind.RANDOM) {
      if (rules.players() == 1) {
        throw Failure.of("arena-alone", "variant", variant);
      }
      players = Optional.of(argument.players(rules));
    }
    return new SelfPlay<>(rules, players, opening, maxPlies, seed);
  }
}
