import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.tzaar.TzaarFamily;

/**
 * The rules of TZAAR in every variant. Begin with {@link io.github.boardrules.tzaar.TzaarRules};
 * the catalog finds the game as {@code tzaar}.
 */
module io.github.boardrules.tzaar {
  requires static com.google.errorprone.annotations;
  requires static org.jspecify;
  requires transitive io.github.boardrules.core;

  exports io.github.boardrules.tzaar;

  provides GameFamily with TzaarFamily;
}
