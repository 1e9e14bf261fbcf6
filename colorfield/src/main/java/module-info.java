import io.github.boardrules.colorfield.ColorfieldFamily;
import io.github.boardrules.core.catalog.GameFamily;

/** The rules of Castle of Mind, on any layout. */
module io.github.boardrules.colorfield {
  requires static org.jspecify;
  requires transitive io.github.boardrules.core;

  exports io.github.boardrules.colorfield;

  provides GameFamily with
      ColorfieldFamily;
}
