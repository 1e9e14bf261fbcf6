package io.github.boardrules.tzaar;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.play.SiteRecord;

/**
 * Reads matches that were played on <a href="https://boardspace.net">Boardspace</a>, from the files
 * in SGF that players download there.
 *
 * <p>The set-ups of the site are
 *
 * <ul>
 *   <li>{@code tzaar} or {@code tzaar-standard}, in small or capital letters: {@code tzaar}, the
 *       fixed layout;
 *   <li>{@code tzaar-random} and a number: {@code tzaar}, from the layout that the site deals by
 *       that number;
 *   <li>{@code tzaar-custom} and a number: {@code tzaar:setup=tournament}.
 * </ul>
 *
 * <p>Who moves first is White here. If that player has the black pieces on the site, the colours
 * are exchanged.
 *
 * <p><b>What this rests on.</b> The words of the events ({@code Pickb}, {@code Dropb}, {@code
 * Dropcap}, {@code Move}, {@code Capture}, {@code OnBoard}, {@code Pass} and others), the names of
 * the fields, the layouts and the deal are known from the site's public sources. The fixed layout
 * is the same in both. No file of the site has been at hand to check the rest, above all the deals.
 *
 * <pre>{@code
 * String sgf = "(;SU[tzaar-standard 0]P0[id \"Anna\"]P1[id \"Bob\"];P0[0 Start P0]"
 *     + ";P0[1 Pickb E 4];P0[2 Dropcap F 4];P0[3 Done];P1[4 Capture F 3 F 4];P1[5 Pass];P1[6 Done])";
 * var record = TzaarSiteRecords.read(sgf);
 * record.match().moves();    // ==> [E4xF4, F3xF4, pass]
 * record.outcome().toMove(); // ==> OptionalInt[1]
 * }</pre>
 */
public final class TzaarSiteRecords {
  private TzaarSiteRecords() {}

  /**
   * Reads a record. Reading stops at the first event that is not understood or not legal; the match
   * up to there is kept.
   *
   * @param sgf any text; {@code SgfTree.decode} makes one of the bytes of a file
   * @return the match, who played, how it ended, and the problem at which reading stopped
   * @throws NotationException if the text is no record of the site, or its set-up is none of the
   *     above
   */
  public static MatchRecord<TzaarPosition, TzaarMove> read(String sgf) {
    SiteRecord record = SiteRecord.parse(sgf);
    return record.replay(TzaarSiteDialect.of(record.setup()).orElseThrow(record::unknownSetup));
  }
}
