import io.github.boardrules.core.Status
import io.github.boardrules.pylos.PylosRules

/** Null is not a valid argument. */
fun nullArgument() = PylosRules.parse(null)

/** The branch for a draw is missing. */
fun notEveryStatus(status: Status): String =
    when (status) {
        is Status.Ongoing -> "ongoing"
        is Status.Win -> "win"
    }
