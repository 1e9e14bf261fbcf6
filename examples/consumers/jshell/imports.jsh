import io.github.boardrules.core.*
import io.github.boardrules.core.catalog.*
import io.github.boardrules.core.play.*
