package io.github.boardrules.boardspace;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.tzaar.TzaarMove;
import io.github.boardrules.tzaar.TzaarPosition;
import io.github.boardrules.zertz.ZertzMove;
import io.github.boardrules.zertz.ZertzPosition;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.Objects;

/**
 * Reads matches of ZÉRTZ and TZAAR that were played on <a
 * href="https://boardspace.net">Boardspace</a>, from the files in SGF that players download there.
 *
 * <p>A {@link MatchRecord} has all that a file says: the match, in which player 1 moved first; the
 * headers {@code player1}, {@code player2}, {@code date} (as {@code 2008-08-17}), {@code site},
 * {@code setup}, {@code event}, {@code result}, {@code time1} and {@code time2}, as far as the file
 * has them; how the match ended if not by the rules; the comments at their moves; and the problem
 * at which reading stopped, with the match up to there. Of several trees, such as the history with
 * all that was taken back, or other games, only the first is read, and the header {@code trees}
 * says how many there are. What stands before and behind the trees is skipped.
 *
 * <pre>{@code
 * String sgf = "(;SU[Zertz]P0[id \"Anna\"]P1[id \"Bob\"]"
 *     + ";P1[0 Start P1];P1[1 RtoB 2 0 D 4];P1[2 R- D 1];P1[3 Done];P0[4 Resign])";
 * var record = BoardspaceRecords.read(sgf);
 * record.toMatch().moves();  // ==> [Wd4,d1]
 * record.headers();        // ==> {player1=Bob, player2=Anna, site=Boardspace, setup=Zertz}
 * record.outcome().text(); // ==> win 1 resignation
 * }</pre>
 *
 * <p>The set-ups of the site, in small or capital letters, are
 *
 * <ul>
 *   <li>{@code Zertz}: {@code zertz:game=tournament,claim=automatic}
 *   <li>{@code Zertz+11}: the same with {@code rings=48}
 *   <li>{@code Zertz+24}: the same with {@code rings=61}
 *   <li>{@code Zertz+H}: the board that the players chose, 48 rings by default, without the rings
 *       and with the marbles that they changed before they began
 *   <li>{@code tzaar} or {@code tzaar-standard}: {@code tzaar}, the fixed layout
 *   <li>{@code tzaar-random} and a number: {@code tzaar}, from the layout that the site deals by
 *       that number
 *   <li>{@code tzaar-custom} and a number: {@code tzaar:setup=tournament}
 * </ul>
 *
 * <p>In TZAAR, the player who moves first is White here. If they have the black pieces on the site,
 * the colours are exchanged.
 *
 * <p>Besides the reasons of the rules and of malformed texts, a problem has one of these codes:
 *
 * <ul>
 *   <li>{@code too-long}, {@code too-deep}: the text has more than {@link #MAX_LENGTH} characters
 *       or too many open parentheses
 *   <li>{@code no-setup}, {@code unknown-setup}: the text names no set-up, or another than these
 *   <li>{@code unknown-event}: an event has a word or cells that are not known
 *   <li>{@code no-move}: the events of a turn are not a move, such as two marbles placed in one
 *       turn; the site has let some pass
 *   <li>{@code turn-order}: a player acts in the other player's turn
 *   <li>{@code edited}: somebody has changed the position by hand, or stopped a game that was not
 *       over to do so
 *   <li>{@code other-winner}: the record names another winner than the rules or its events
 * </ul>
 *
 * <p><b>What this rests on.</b> What the events of ZÉRTZ mean is known from the site's files and
 * its public sources. The words of TZAAR ({@code Pickb}, {@code Dropb}, {@code Dropcap}, {@code
 * Move}, {@code Capture}, {@code OnBoard}, {@code Pass} and others), the names of its fields, its
 * layouts and its deal are known from the public sources only: no file of the site was available to
 * check them.
 */
public final class BoardspaceRecords {
  /** The length of the longest text that is read, in characters. */
  public static final int MAX_LENGTH = SgfReader.MAX_LENGTH;

  private BoardspaceRecords() {}

  /**
   * {@return the record of any of the games that a text holds: the match, who played, how it ended,
   * and the problem at which reading stopped}
   *
   * @param sgf any text
   * @throws NotationException if the text is not a record of the site, or its set-up is none of the
   *     above
   */
  public static MatchRecord<?, ?> read(String sgf) {
    SiteRecord record = SiteRecord.parse(sgf);
    return ZertzDialect.of(record).isPresent() ? zertz(record) : tzaar(record);
  }

  /**
   * {@return as {@link #read(String)}}
   *
   * @param bytes any bytes, read as {@link #decode} does
   * @throws NotationException as by {@link #read(String)}
   */
  public static MatchRecord<?, ?> read(byte[] bytes) {
    return read(decode(bytes));
  }

  /**
   * {@return the record of ZÉRTZ that a text holds, as {@link #read(String)} does}
   *
   * @param sgf any text
   * @throws NotationException if the text is not a record of the site, or its set-up is none of
   *     ZÉRTZ
   */
  public static MatchRecord<ZertzPosition, ZertzMove> readZertz(String sgf) {
    return zertz(SiteRecord.parse(sgf));
  }

  /**
   * {@return the record of TZAAR that a text holds, as {@link #read(String)} does}
   *
   * @param sgf any text
   * @throws NotationException if the text is not a record of the site, or its set-up is none of
   *     TZAAR
   */
  public static MatchRecord<TzaarPosition, TzaarMove> readTzaar(String sgf) {
    return tzaar(SiteRecord.parse(sgf));
  }

  /**
   * {@return the text of a file; all bytes have one} Files do not say their encoding reliably, so
   * bytes that are well-formed UTF-8 are read as such, all others as Latin-1, the default of SGF.
   *
   * @param bytes any bytes
   */
  public static String decode(byte[] bytes) {
    Objects.requireNonNull(bytes, "bytes");
    try {
      return UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException other) {
      return new String(bytes, ISO_8859_1);
    }
  }

  private static MatchRecord<ZertzPosition, ZertzMove> zertz(SiteRecord record) {
    var dialect = ZertzDialect.of(record).orElseThrow(record::unknownSetup);
    return new SiteReplay<>(record, dialect).read();
  }

  private static MatchRecord<TzaarPosition, TzaarMove> tzaar(SiteRecord record) {
    var dialect = TzaarDialect.of(record.setup()).orElseThrow(record::unknownSetup);
    return new SiteReplay<>(record, dialect).read();
  }
}
