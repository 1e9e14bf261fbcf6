package io.github.boardrules.examples.parts;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.grid.Bits;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.examples.arena.ArenaPlayer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;

/**
 * Games in which one player has both sides. A game is determined by the seed and its number, so the
 * games of a seed can be played apart.
 *
 * <p>It is immutable and safe for use by many threads, if its players are.
 */
public record SelfPlay<S, M>(
    PackedRules<S, M> rules,
    Optional<LongFunction<ArenaPlayer<S, M>>> player,
    int opening,
    int maxPlies,
    long seed) {

  public static long seedOf(long seed, long game) {
    return Bits.mix(Bits.mix(seed) + game);
  }

  public GameRow play(long game) {
    return player.isPresent() ? played(game, player.get()) : drawn(game);
  }

  /** Returns a random game: that of {@link io.github.boardrules.core.search.Playout}. */
  private GameRow drawn(long game) {
    SplitMix64 random = new SplitMix64(seedOf(seed, game));
    List<String> moves = new ArrayList<>();
    List<Long> legal = new ArrayList<>();
    S position = rules.start();
    Status status = rules.status(position);
    while (moves.size() < maxPlies && !status.isOver()) {
      long code = rules.randomLegal(position, random);
      legal.add(rules.countLegal(position));
      moves.add(rules.notation().formatMove(rules.decode(position, code)));
      position = rules.playUnchecked(position, code);
      status = rules.status(position);
    }
    return GameRow.of(game, rules.variant(), moves, legal, status);
  }

  private GameRow played(long game, LongFunction<ArenaPlayer<S, M>> players) {
    long own = seedOf(seed, game);
    SplitMix64 random = new SplitMix64(own);
    List<ArenaPlayer<S, M>> sides =
        List.of(players.apply(Bits.mix(own, 1)), players.apply(Bits.mix(own, 2)));
    List<String> moves = new ArrayList<>();
    List<Long> legal = new ArrayList<>();
    Match<S, M> match = Match.of(rules);
    while (match.ply() < maxPlies && !match.status().isOver()) {
      legal.add(rules.countLegal(match.position()));
      M move = move(match, sides, random);
      moves.add(rules.notation().formatMove(move));
      match = match.play(move);
    }
    return GameRow.of(game, rules.variant(), moves, legal, match.status());
  }

  private M move(Match<S, M> match, List<ArenaPlayer<S, M>> sides, SplitMix64 random) {
    if (match.ply() < opening) {
      return rules.decode(match.position(), rules.randomLegal(match.position(), random));
    }
    return sides.get(match.toMove().orElseThrow() - 1).answer(match).move();
  }
}
