package io.github.boardrules.examples.arena;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.grid.Bits;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.Termination;
import java.util.List;
import java.util.function.LongFunction;

/**
 * Two players of a variant, who meet in pairs of games with the same opening and changed colours.
 * Who exceeds a clock loses.
 */
public record Duel<S, M>(
    PackedRules<S, M> rules,
    int opening,
    int maxPlies,
    LongFunction<ArenaPlayer<S, M>> first,
    LongFunction<ArenaPlayer<S, M>> second) {

  /** How often an opening is drawn before it gets shorter. */
  private static final int DRAWS = 100;

  /**
   * Plays a game and returns the score of the first player, who moves second if colours are
   * changed. The same seed gives the same opening.
   */
  public Score play(long seed, boolean isChanged) {
    int changed = isChanged ? 1 : 0;
    List<ArenaPlayer<S, M>> players =
        List.of(
            first.apply(Bits.mix(seed, 1 + changed)), second.apply(Bits.mix(seed, 3 + changed)));
    long[] nodes = new long[2];
    long[] nanos = new long[2];
    Match<S, M> match = opened(new SplitMix64(Bits.mix(seed, 0)));
    boolean isLate = false;
    int mover = 0;
    while (!match.status().isOver() && match.ply() < maxPlies && !isLate) {
      List<M> moves = rules.countLegal(match.position()) == 1 ? match.legalMoves() : List.of();
      if (moves.isEmpty()) {
        mover = match.toMove().orElseThrow();
        int player = (mover - 1) ^ changed;
        long begin = System.nanoTime();
        ArenaPlayer.FoundMove<M> answer = players.get(player).answer(match);
        nanos[player] += System.nanoTime() - begin;
        nodes[player] += answer.nodes();
        isLate = answer.isLate();
        moves = List.of(answer.move());
      }
      match = match.play(moves.get(0));
    }
    Status outcome = match.status();
    if (isLate) {
      outcome = Termination.TIME.win(3 - mover);
    } else if (!outcome.isOver()) {
      outcome = Termination.ADJUDICATION.draw();
    }
    for (ArenaPlayer<S, M> player : players) {
      player.ended(match, outcome);
    }
    int winner = outcome.winner().orElse(0);
    boolean isWon = winner == 1 + changed;
    return new Score(
        isWon ? 1 : 0,
        winner == 0 ? 1 : 0,
        winner != 0 && !isWon ? 1 : 0,
        match.ply(),
        new Work(nodes[0], nanos[0]),
        new Work(nodes[1], nanos[1]));
  }

  /** Returns the match after the opening. An opening that ends the game is drawn again. */
  private Match<S, M> opened(SplitMix64 random) {
    for (int length = opening; length > 0; length--) {
      for (int draw = 0; draw < DRAWS; draw++) {
        Match<S, M> match = Match.of(rules);
        while (!match.status().isOver() && match.ply() < length) {
          long code = rules.randomLegal(match.position(), random);
          match = match.play(rules.decode(match.position(), code));
        }
        if (!match.status().isOver()) {
          return match;
        }
      }
    }
    return Match.of(rules);
  }
}
