import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.pikkpakk.PikkPakkFamily;

/**
 * The rules of the Pikk-Pakk family, with a solver of its puzzles. Begin with {@link
 * io.github.boardrules.pikkpakk.PikkPakkRules}; the catalog finds the games as {@code pikkpakk},
 * {@code pushfour}, {@code fivepush}, {@code abalone} and {@code inlay}.
 */
module io.github.boardrules.pikkpakk {
  requires static com.google.errorprone.annotations;
  requires static org.jspecify;
  requires transitive io.github.boardrules.core;

  exports io.github.boardrules.pikkpakk;
  exports io.github.boardrules.pikkpakk.value;

  provides GameFamily with PikkPakkFamily;
}
