import io.github.boardrules.core.IllegalMoveException
import io.github.boardrules.core.NotationException
import io.github.boardrules.core.Refusal
import io.github.boardrules.core.Status
import io.github.boardrules.core.Step
import io.github.boardrules.core.catalog.Catalog
import io.github.boardrules.core.play.Match
import io.github.boardrules.core.play.MatchRecord
import io.github.boardrules.core.play.MoveInput
import io.github.boardrules.pylos.PylosMove
import io.github.boardrules.pylos.PylosRules
import java.util.Locale

fun describe(status: Status): String =
    when {
        !status.isOver -> "player ${status.toMove().asInt} is to move"
        status.isDraw -> "nobody has won: ${status.ending().get().code()}"
        else -> "player ${status.winner().asInt} has won: ${status.ending().get().code()}"
    }

/** The library never returns null: the result is a plain `PylosMove` here, not `PylosMove?`. */
fun first(rules: PylosRules): PylosMove = rules.legalMoves(rules.start()).first()

/** Codes of reasons never change; a later version may have more of them. */
fun hint(refusal: Refusal): String =
    when (refusal.reason().code()) {
        "occupied" -> "Choose another cell than ${refusal.cells().first()}."
        else -> refusal.message()
    }

/** Keeps matches of any installed game, as a server does; moves and positions are strings. */
class Server {
    private val games = Catalog.installed()
    private val matches = mutableMapOf<String, Match<String, String>>()

    fun open(id: String, variant: String) {
        matches[id] = Match.of(games.textRules(variant))
    }

    /** Returns the sentence on the status, or why the move is refused. */
    fun submit(id: String, move: String): String =
        try {
            val match = matches.getValue(id).playText(move)
            matches[id] = match
            match.rules().statusMessage(match.position(), Locale.ENGLISH)
        } catch (illegal: IllegalMoveException) {
            illegal.refusal().message()
        } catch (unreadable: NotationException) {
            unreadable.message
        }

    /** Begins the entry of a move, touch by touch. */
    fun touch(id: String, step: String): MoveInput<String, String> =
        matches.getValue(id).let { MoveInput.of(it.rules(), it.position()).enter(Step.parse(step)) }

    fun saved(id: String): String = MatchRecord.of(matches.getValue(id)).text()

    fun restore(id: String, text: String) {
        matches[id] = MatchRecord.read(games::textRules, text).toMatch()
    }
}

fun main() {
    val rules = PylosRules.parse("pylos:base=3")
    var position = rules.start()
    println(describe(rules.status(position)))
    println(first(rules))

    val move = rules.legalMoves(position).first()
    position = rules.play(position, move)
    val refusal = rules.refusal(position, move).orElse(null)
    println(refusal?.let(::hint) ?: "legal")

    while (!rules.status(position).isOver()) {
        position = rules.play(position, rules.legalMoves(position).first())
    }
    println(describe(rules.status(position)))

    val server = Server()
    server.open("a", "pylos")
    println(server.submit("a", "1a1"))
    println(server.submit("a", "1a1"))
    println(server.submit("a", "1z1"))
    println(server.touch("a", "cell:1b1").move().get())
    server.restore("b", server.saved("a"))
    println(server.submit("b", "1b1"))

    checkLaws()
}
