import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.zertz.ZertzFamily;

/**
 * The rules of ZÉRTZ in every variant. Begin with {@link io.github.boardrules.zertz.ZertzRules};
 * the catalog finds the game as {@code zertz}.
 */
module io.github.boardrules.zertz {
  requires static com.google.errorprone.annotations;
  requires static org.jspecify;
  requires transitive io.github.boardrules.core;

  exports io.github.boardrules.zertz;

  provides GameFamily with ZertzFamily;
}
