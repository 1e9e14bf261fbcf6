import io.github.boardrules.core.Status
import io.github.boardrules.pylos.PylosMove
import io.github.boardrules.pylos.PylosRules

/** Every kind of status is named, so no `else` is needed. */
fun tell(status: Status): String =
    when (status) {
        is Status.Ongoing -> "player ${status.toMove} is to move"
        is Status.Win -> "player ${status.player} has won: ${status.reason.code()}"
        is Status.Draw -> "nobody has won: ${status.reason.code()}"
    }

/** The library never answers null: what it returns is a plain type here, not `PylosMove?`. */
fun first(rules: PylosRules): PylosMove = rules.legalMoves(rules.start()).first()

fun main() {
    val rules = PylosRules.parse("pylos:base=3")
    var position = rules.start()
    println(tell(rules.status(position)))
    println(first(rules))

    val move = rules.legalMoves(position).first()
    position = rules.play(position, move)
    val refusal = rules.refusal(position, move).orElse(null)
    println(refusal?.message() ?: "legal")

    while (!rules.status(position).over()) {
        position = rules.play(position, rules.legalMoves(position).first())
    }
    println(tell(rules.status(position)))
}
