import io.github.boardrules.core.Rules
import io.github.boardrules.core.RulesDecorator
import io.github.boardrules.pylos.PylosRules
import io.github.boardrules.testkit.FamilyLaws
import io.github.boardrules.testkit.Law
import io.github.boardrules.testkit.RulesLaws
import matches.Matches
import matches.MatchesFamily
import matches.MatchesOptions
import matches.MatchesReason

/** An error: `by` passes on only the methods without a default, so the others lose their answers. */
class Delegated<S : Any, M : Any>(rules: Rules<S, M>) : Rules<S, M> by rules

/** Rules that wrap others: whatever is not overridden is passed on. */
class Logged<S : Any, M : Any>(rules: Rules<S, M>) : RulesDecorator<S, M>(rules) {
    var plays = 0
        private set

    override fun play(position: S, move: M): S {
        plays++
        return super.play(position, move)
    }
}

/** Checks laws, and returns which one is broken, and by what. */
fun broken(laws: RulesLaws<*, *>): String =
    try {
        laws.check(1)
        "No law is broken."
    } catch (error: AssertionError) {
        val lines = error.message!!.lines()
        lines.first() + "\n" + lines.first { "seen:" in it }.substringAfter("seen:").trim()
    }

fun checkLaws() {
    val pylos = PylosRules.standard()
    println(broken(RulesLaws.of(Logged(pylos)).withOriginal(pylos)))
    val delegated = RulesLaws.of(Delegated(pylos)).withOriginal(pylos)
    println(broken(delegated.withLaws(Law.LAW_23_SAME_ANSWERS)))

    val small = Matches(MatchesOptions.DEFAULT.withSize(7))
    println(broken(RulesLaws.of(small).withReasons(MatchesReason.entries)))
    println(FamilyLaws.of(MatchesFamily()).apply { check() }.variants())
}
