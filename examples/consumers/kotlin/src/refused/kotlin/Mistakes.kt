import io.github.boardrules.pylos.PylosRules

/** Null is not a valid argument. */
fun nullArgument() = PylosRules.parse(null)
