package io.github.boardrules.examples.parts;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.grid.Bits;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.Termination;
import io.github.boardrules.engine.Analysis;
import io.github.boardrules.engine.RatedMove;
import io.github.boardrules.examples.arena.ArenaPlayer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongFunction;

/**
 * Games in which one player has both sides. A game is determined by the seed and its number, so the
 * games of a seed can be played apart.
 *
 * <p>A game of players is stopped when a position occurs for the third time, because it might
 * shuffle to its last ply. Random games go on.
 *
 * <p>It is immutable and safe for use by many threads, if its players are.
 */
public record SelfPlay<S, M>(
    PackedRules<S, M> rules,
    Optional<LongFunction<ArenaPlayer<S, M>>> player,
    int opening,
    int maxPlies,
    boolean hasVisits,
    long seed) {
  private static final int MOST_OCCURRENCES = 3;

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
    return GameRow.of(game, rules.variant(), moves, legal, List.of(), List.of(), status);
  }

  private GameRow played(long game, LongFunction<ArenaPlayer<S, M>> players) {
    long own = seedOf(seed, game);
    SplitMix64 random = new SplitMix64(own);
    List<ArenaPlayer<S, M>> sides =
        List.of(players.apply(Bits.mix(own, 1)), players.apply(Bits.mix(own, 2)));
    List<String> moves = new ArrayList<>();
    List<Long> legal = new ArrayList<>();
    List<Double> values = new ArrayList<>();
    List<Map<String, Long>> visits = new ArrayList<>();
    Map<S, Integer> occurrences = new HashMap<>();
    Match<S, M> match = Match.of(rules);
    while (match.ply() < maxPlies
        && !match.status().isOver()
        && occurrences.merge(match.position(), 1, Integer::sum) < MOST_OCCURRENCES) {
      legal.add(rules.countLegal(match.position()));
      ArenaPlayer.FoundMove<M> answer = answer(match, sides, random);
      moves.add(rules.notation().formatMove(answer.move()));
      values.add(answer.analysis().map(Analysis::valueForMover).orElse(Double.NaN));
      visits.add(hasVisits ? answer.analysis().map(this::visits).orElse(Map.of()) : Map.of());
      match = match.play(answer.move());
    }
    Status outcome = match.status().isOver() ? match.status() : Termination.ADJUDICATION.draw();
    for (ArenaPlayer<S, M> side : sides) {
      side.ended(match, outcome);
    }
    return GameRow.of(game, rules.variant(), moves, legal, values, visits, match.status());
  }

  private ArenaPlayer.FoundMove<M> answer(
      Match<S, M> match, List<ArenaPlayer<S, M>> sides, SplitMix64 random) {
    if (match.ply() < opening) {
      long code = rules.randomLegal(match.position(), random);
      return new ArenaPlayer.FoundMove<>(rules.decode(match.position(), code), 0);
    }
    return sides.get(match.toMove().orElseThrow() - 1).answer(match);
  }

  /** Returns how often each move was visited, in the order of their texts. */
  private Map<String, Long> visits(Analysis<M> analysis) {
    Map<String, Long> visits = new TreeMap<>();
    for (RatedMove<M> rated : analysis.moves()) {
      if (rated.visits() > 0) {
        visits.put(rules.notation().formatMove(rated.move()), rated.visits());
      }
    }
    return visits;
  }
}
