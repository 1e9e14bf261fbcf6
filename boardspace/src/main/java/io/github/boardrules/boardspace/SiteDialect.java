package io.github.boardrules.boardspace;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.play.Match;
import java.util.List;

/**
 * How the site writes down the matches of one variant.
 *
 * @param <S> the positions
 * @param <M> the moves
 */
interface SiteDialect<S, M> {

  /**
   * Returns the match before its first move.
   *
   * @throws NotationException if the changes before it cannot be understood
   */
  Match<S, M> start(SiteRecord record);

  /** Returns whether the changes by hand before the match belong to its start. */
  default boolean isSetUpByHand() {
    return false;
  }

  /**
   * Returns the moves that the events of one turn make; none if the events undo each other or only
   * look at pieces. They need not be legal: a move that the rules refuse is returned as it was
   * made.
   *
   * @param position the position at the beginning of the turn; the game continues
   * @param turn what one player did, at least one event; words such as {@code Done} that are the
   *     same in every game are left out
   * @throws NotationException from {@link SiteEvent#unknown()} or {@link SiteEvent#noMove()}
   */
  List<M> moves(S position, List<SiteEvent> turn);
}
