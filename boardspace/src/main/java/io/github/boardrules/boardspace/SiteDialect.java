package io.github.boardrules.boardspace;

import io.github.boardrules.core.play.Match;
import java.util.List;

/** How the site writes down the matches of one variant. */
interface SiteDialect<S, M> {

  /** Returns the match before its first move; throws if the changes before it are not known. */
  Match<S, M> start(SiteRecord record);

  /** Returns whether the changes by hand before the match belong to its start. */
  default boolean isSetUpByHand() {
    return false;
  }

  /**
   * Returns the moves that the events of one turn make; none if the events undo each other or only
   * look at pieces. They need not be legal: a move that the rules refuse is returned as it was
   * made. It throws {@link SiteEvent#unknown()} or {@link SiteEvent#noMove()}.
   *
   * @param turn what one player did, at least one event, without words such as {@code Done} that
   *     are the same in every game
   */
  List<M> moves(S position, List<SiteEvent> turn);
}
