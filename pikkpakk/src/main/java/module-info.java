import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.pikkpakk.PikkPakkFamily;

/** The rules of the Pikk-Pakk family. */
module io.github.boardrules.pikkpakk {
  requires static org.jspecify;
  requires transitive io.github.boardrules.core;

  exports io.github.boardrules.pikkpakk;

  provides GameFamily with
      PikkPakkFamily;
}
