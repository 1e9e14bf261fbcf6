/**
 * Matches that were played on the game site Boardspace. {@link BoardspaceRecords} reads the site's
 * own files, which say event by event what the players did, and plays them by the rules.
 *
 * <pre>{@code
 * String sgf = "(;SU[tzaar-standard 0]P0[id \"Anna\"]P1[id \"Bob\"];P0[0 Start P0]"
 *     + ";P0[1 Pickb E 4];P0[2 Dropcap F 4];P0[3 Done];P1[4 Capture F 3 F 4];P1[5 Pass];P1[6 Done])";
 * var record = BoardspaceRecords.readTzaar(sgf);
 * record.toMatch().moves();    // ==> [E4xF4, F3xF4, pass]
 * record.outcome().toMove(); // ==> OptionalInt[1]
 * }</pre>
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.boardspace;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
