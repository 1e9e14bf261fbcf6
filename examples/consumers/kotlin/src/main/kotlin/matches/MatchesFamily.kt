package matches

import io.github.boardrules.core.EnumReason
import io.github.boardrules.core.Messages
import io.github.boardrules.core.catalog.GameFamily
import io.github.boardrules.core.catalog.GameInfo
import io.github.boardrules.core.text.GameOptions
import io.github.boardrules.core.text.OptionValues
import io.github.boardrules.core.text.VariantOption
import io.github.boardrules.core.text.VariantText
import java.util.ResourceBundle

/** The sentences, of which `messages.properties` has those in English. */
val MESSAGES = Messages { locale -> ResourceBundle.getBundle("matches.messages", locale) }

/** Why a move is refused, and how a game ends. */
enum class MatchesReason : EnumReason {
    NOT_ENOUGH,
    TOOK_LAST;

    override fun messages() = MESSAGES
}

/** The choices of a variant. A class that is not a data class can get another one later. */
class MatchesOptions private constructor(values: OptionValues) :
    GameOptions<MatchesOptions>(TEXT, values) {

    fun size(): Int = get(SIZE)

    fun withSize(size: Int): MatchesOptions = with(SIZE, size)

    override fun create(values: OptionValues) = MatchesOptions(values)

    companion object {
        private val SIZE = VariantOption.ofNumber("size", 12, 1, 99)
        val TEXT: VariantText = VariantText.of("matches", SIZE)
        val DEFAULT = MatchesOptions(TEXT.defaults())

        fun parse(variant: String) = MatchesOptions(TEXT.parse(variant))
    }
}

/** Makes the game known to the catalog; `META-INF/services` names it. */
class MatchesFamily :
    GameFamily(
        "matches",
        { variant -> Matches(MatchesOptions.parse(variant)) },
        GameInfo.of(MatchesOptions.TEXT, MESSAGES, "standard", "matches")
            .withVariant("long", "matches:size=30"),
    )
