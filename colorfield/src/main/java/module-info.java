import io.github.boardrules.colorfield.ColorfieldFamily;
import io.github.boardrules.core.catalog.GameFamily;

/**
 * The rules of Castle of Mind, on any layout. Begin with {@link
 * io.github.boardrules.colorfield.ColorfieldRules}; the catalog finds the game as {@code
 * colorfield}.
 */
module io.github.boardrules.colorfield {
  requires static com.google.errorprone.annotations;
  requires static org.jspecify;
  requires transitive io.github.boardrules.core;

  exports io.github.boardrules.colorfield;

  provides GameFamily with ColorfieldFamily;
}
