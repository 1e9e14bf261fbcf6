import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.pylos.PylosFamily;

/**
 * The rules of Pylos in every variant. Begin with {@link io.github.boardrules.pylos.PylosRules};
 * the catalog finds the game as {@code pylos}.
 */
module io.github.boardrules.pylos {
  requires static com.google.errorprone.annotations;
  requires static org.jspecify;
  requires transitive io.github.boardrules.core;

  exports io.github.boardrules.pylos;

  provides GameFamily with PylosFamily;
}
