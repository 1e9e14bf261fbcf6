package io.github.boardrules.examples.cli.play;

import io.github.boardrules.core.Rules;
import io.github.boardrules.zertz.ZertzMove.Place;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A claim that a move of ZÉRTZ gives up for ever: only the placement that isolates marbles can
 * claim them.
 *
 * @param cells the marbles that are left
 * @param move the same placement, with all of them claimed
 */
record LostClaim(String cells, String move) {

  /** Returns the claim that a move gives up; empty if it gives up none or is not legal. */
  static <S, M> Optional<LostClaim> of(Rules<S, M> rules, S position, M move) {
    if (!(move instanceof Place placement) || !rules.isLegal(position, move)) {
      return Optional.empty();
    }
    return rules.legalMoves(position).stream()
        .filter(Place.class::isInstance)
        .map(Place.class::cast)
        .filter(other -> isLonger(other, placement))
        .max(Comparator.comparing(other -> other.claimed().size()))
        .map(longest -> of(placement, longest));
  }

  private static LostClaim of(Place move, Place longest) {
    return new LostClaim(
        longest.claimed().stream()
            .filter(claim -> !move.claimed().contains(claim))
            .map(claim -> claim.cell().toString())
            .collect(Collectors.joining(", ")),
        longest.toString());
  }

  private static boolean isLonger(Place longer, Place move) {
    return longer.marble() == move.marble()
        && longer.to().equals(move.to())
        && longer.removed().equals(move.removed())
        && longer.claimed().size() > move.claimed().size()
        && longer.claimed().containsAll(move.claimed());
  }
}
