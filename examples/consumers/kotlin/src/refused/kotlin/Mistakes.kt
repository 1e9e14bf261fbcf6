import io.github.boardrules.core.Status
import io.github.boardrules.pylos.PylosRules

/** Null is never an argument. */
fun nullArgument() = PylosRules.parse(null)

/** A draw is forgotten. */
fun notEveryStatus(status: Status): String =
    when (status) {
        is Status.Ongoing -> "ongoing"
        is Status.Win -> "win"
    }
