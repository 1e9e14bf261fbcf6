package io.github.boardrules.examples.cli.play;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.play.Match;
import java.util.List;

/**
 * Plays a legal move that is chosen uniformly at random.
 *
 * @param rules the rules
 * @param random the random numbers
 */
record RandomSeat<S, M>(Rules<S, M> rules, SplitMix64 random) implements Seat<S, M> {

  @Override
  public M choose(Match<S, M> match) {
    S position = match.position();
    if (rules instanceof PackedRules<S, M> packed) {
      return packed.decode(position, packed.randomLegal(position, random));
    }
    List<M> moves = rules.legalMoves(position);
    return moves.get(random.below(moves.size()));
  }
}
