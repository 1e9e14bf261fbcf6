import io.github.boardrules.core.Status
import io.github.boardrules.pylos.PylosMove
import io.github.boardrules.pylos.PylosRules

/** Every kind of status has a branch, so no `else` is needed. */
fun describe(status: Status): String =
    when (status) {
        is Status.Ongoing -> "player ${status.player} is to move"
        is Status.Win -> "player ${status.player} has won: ${status.reason.code()}"
        is Status.Draw -> "nobody has won: ${status.reason.code()}"
    }

/** The library never returns null: the result is a plain `PylosMove` here, not `PylosMove?`. */
fun first(rules: PylosRules): PylosMove = rules.legalMoves(rules.start()).first()

fun main() {
    val rules = PylosRules.parse("pylos:base=3")
    var position = rules.start()
    println(describe(rules.status(position)))
    println(first(rules))

    val move = rules.legalMoves(position).first()
    position = rules.play(position, move)
    val refusal = rules.refusal(position, move).orElse(null)
    println(refusal?.message() ?: "legal")

    while (!rules.status(position).isOver()) {
        position = rules.play(position, rules.legalMoves(position).first())
    }
    println(describe(rules.status(position)))
}
