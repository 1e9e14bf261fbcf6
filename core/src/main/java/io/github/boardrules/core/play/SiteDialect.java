package io.github.boardrules.core.play;

import io.github.boardrules.core.NotationException;
import java.util.List;

/**
 * How a game site writes down the matches of one game. A game implements it for each site that it
 * understands; programs ask the game, or {@code Catalog.readSiteRecord}.
 *
 * <p>It is immutable and safe for use by many threads.
 *
 * <pre>{@code
 * SiteDialect<?, ?> dialect = new ZertzFamily().siteDialect("Zertz").orElseThrow();
 * var record = SiteRecord.parse("(;SU[Zertz];P0[0 Start P0];P0[1 Resign])");
 * dialect.start(record).rules().variant(); // ==> zertz:game=tournament,claim=automatic
 * }</pre>
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public interface SiteDialect<S, M> {

  /**
   * Returns the match before its first move.
   *
   * @param record the record, with a set-up of this dialect
   * @return a match without moves
   * @throws NotationException if the record lacks what the start position needs
   */
  Match<S, M> start(SiteRecord record);

  /**
   * Returns the moves that the events of one turn make. They need not be legal: a move that the
   * rules refuse is returned as it was made.
   *
   * @param position the position at the beginning of the turn; the game goes on
   * @param turn what one player did, at least one event; words such as {@code Done} that are the
   *     same in every game are left out
   * @return the moves in their order; none if the events undo each other or only look at pieces
   * @throws NotationException if an event is not known or the events are no move, from {@link
   *     SiteEvent#unknown()} or {@link SiteEvent#noMove()}
   */
  List<M> moves(S position, List<SiteEvent> turn);
}
