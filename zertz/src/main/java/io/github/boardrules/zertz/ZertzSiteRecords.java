package io.github.boardrules.zertz;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.play.SiteRecord;

/**
 * Reads matches that were played on <a href="https://boardspace.net">Boardspace</a>, from the files
 * in SGF that players download there.
 *
 * <p>Three set-ups of the site are variants of this library; all have the marbles and goals of the
 * tournament, and isolated marbles are always claimed.
 *
 * <ul>
 *   <li>{@code Zertz}: {@code zertz:game=tournament,claim=automatic}
 *   <li>{@code Zertz+11}: the same with {@code rings=48}
 *   <li>{@code Zertz+24}: the same with {@code rings=61}
 * </ul>
 *
 * <p>What the events mean is known from the site's files and its public sources. Reading stops
 * where the position was changed by hand, and at turns that are no move: the site has let some pass
 * in its first years, such as two marbles placed in one turn.
 *
 * <pre>{@code
 * String sgf = "(;SU[Zertz]P0[id \"Anna\"]P1[id \"Bob\"]"
 *     + ";P0[0 Start P0];P0[1 RtoB 2 0 D 4];P0[2 R- D 1];P0[3 Done];P1[4 Resign])";
 * var record = ZertzSiteRecords.read(sgf);
 * record.match().moves();         // ==> [Wd4,d1]
 * record.headers().get("player1"); // ==> Anna
 * record.outcome().text();        // ==> win 1 resignation
 * }</pre>
 */
public final class ZertzSiteRecords {
  private ZertzSiteRecords() {}

  /**
   * Reads a record. Reading stops at the first event that is not understood or not legal; the match
   * up to there is kept.
   *
   * @param sgf any text; {@code SgfTree.decode} makes one of the bytes of a file
   * @return the match, who played, how it ended, and the problem at which reading stopped
   * @throws NotationException if the text is no record of the site, or its set-up is none of the
   *     above
   */
  public static MatchRecord<ZertzPosition, ZertzMove> read(String sgf) {
    SiteRecord record = SiteRecord.parse(sgf);
    return record.replay(ZertzSiteDialect.of(record.setup()).orElseThrow(record::unknownSetup));
  }
}
