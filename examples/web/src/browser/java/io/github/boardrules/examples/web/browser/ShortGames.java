package io.github.boardrules.examples.web.browser;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.search.Playout;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.engine.Engine;
import io.github.boardrules.engine.Limit;
import java.util.List;
import java.util.OptionalInt;

/** Whole games that are soon over: the same ones in every run. */
final class ShortGames {
  private static final int GAMES = 40;

  /** In some variants random games need not end. */
  private static final int MAX_PLIES = 300;

  /** Where random games are longer than this, somebody who plays well may need fewer plies. */
  private static final int LONG = 50;

  /** Enough to find the way to an end. */
  private static final int NODES = 2_000;

  private ShortGames() {}

  /** Returns the shortest of some random games, or a shorter one that somebody has played well. */
  static <S, M> Match<S, M> of(Rules<S, M> rules) {
    if (rules.players() == 1) {
      return solved(rules);
    }
    Match<S, M> shortest = Match.of(rules);
    int plies = MAX_PLIES;
    for (int seed = 1; seed <= GAMES; seed++) {
      Match<S, M> game = Playout.randomMatch(rules, rules.start(), new SplitMix64(seed), plies);
      if (game.status().isOver() && (game.ply() < plies || !shortest.status().isOver())) {
        shortest = game;
        plies = game.ply();
      }
    }
    if (plies <= LONG) {
      return shortest;
    }
    Match<S, M> played = againstChance((PackedRules<S, M>) rules);
    return played.ply() < plies ? played : shortest;
  }

  private static <S, M> Match<S, M> solved(Rules<S, M> rules) {
    Match<S, M> match = Match.of(rules);
    for (M move : Solver.ofPuzzle(rules).solve(rules.start()).orElseThrow().moves()) {
      match = match.play(move);
    }
    return match;
  }

  /** Returns a game of the engine, as player 1, against random moves. */
  private static <S, M> Match<S, M> againstChance(PackedRules<S, M> rules) {
    SplitMix64 random = new SplitMix64(1);
    Engine<S, M> engine = Engine.of(rules);
    Match<S, M> match = Match.of(rules);
    while (!match.status().isOver() && match.ply() < MAX_PLIES) {
      List<M> moves = match.legalMoves();
      match =
          match.play(
              match.status().toMove().equals(OptionalInt.of(1))
                  ? engine.analyse(match, Limit.nodes(NODES)).best()
                  : moves.get(random.below(moves.size())));
    }
    return match;
  }
}
