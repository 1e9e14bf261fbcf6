package matches

import io.github.boardrules.core.Knowledge
import io.github.boardrules.core.Label
import io.github.boardrules.core.MoveBuffer
import io.github.boardrules.core.MoveEntry
import io.github.boardrules.core.Notation
import io.github.boardrules.core.PackedRules
import io.github.boardrules.core.Refusal
import io.github.boardrules.core.Status
import io.github.boardrules.core.Step
import io.github.boardrules.core.text.TextCursor
import java.util.Optional

/** The matches that are left, and the player to move. */
data class Row(val matches: Int, val player: Int) {
    override fun toString() = "$matches $player"
}

/** A move: one to three matches are taken. */
data class Take(val matches: Int) {
    override fun toString() = "$matches"
}

/** Two players take one, two or three matches in turn; the player who takes the last one wins. */
class Matches(private val options: MatchesOptions) : PackedRules<Row, Take> {
    private val notation =
        Notation.of(Take::toString, ::parseMove, Row::toString) { text -> parsePosition(text) }

    override fun variant(): String = options.variant()

    override fun start() = Row(options.size(), 1)

    override fun status(position: Row): Status =
        if (position.matches > 0) Status.ongoing(position.player)
        else Status.win(3 - position.player, MatchesReason.TOOK_LAST)

    override fun notation(): Notation<Row, Take> = notation

    override fun legalMoves(position: Row, out: MoveBuffer) {
        for (taken in 1..minOf(3, position.matches)) out.add(taken.toLong())
    }

    override fun playUnchecked(position: Row, code: Long) =
        Row(position.matches - code.toInt(), 3 - position.player)

    override fun encodeUnchecked(position: Row, move: Take) = move.matches.toLong()

    override fun decode(position: Row, code: Long) = Take(code.toInt())

    override fun refusal(position: Row, move: Take): Optional<Refusal> =
        when {
            position.matches == 0 -> Optional.of(Refusal.gameOver())
            move.matches <= position.matches -> Optional.empty()
            else -> Optional.of(Refusal.of(MatchesReason.NOT_ENOUGH, "matches", "$position"))
        }

    override fun moveEntry(): MoveEntry<Row, Take> = MatchesEntry

    override fun knowledge(): Knowledge<Row, Take> =
        Knowledge.none<Row, Take>().withEvaluation(::winner)

    private fun parseMove(text: String): Take =
        TextCursor.parse(text) { Take(it.expectRange('1', '3') - '0') }

    private fun parsePosition(text: String): Row =
        TextCursor.parse(text) {
            val matches = it.expectNumber(0, options.size())
            it.expect(' ')
            Row(matches, it.expectOneOf("12") + 1)
        }

    /** The player to move loses if the number of matches is a multiple of four. */
    private fun winner(position: Row): Double =
        if ((position.matches % 4 == 0) == (position.player == 1)) -1.0 else 1.0
}

/** A move is entered by its number, on a button that says more. */
object MatchesEntry : MoveEntry<Row, Take> {
    override fun steps(position: Row, move: Take): List<Step> = listOf(Step.word("$move"))

    override fun wordLabel(word: String): Label = MESSAGES.label("take", mapOf("matches" to word))
}
