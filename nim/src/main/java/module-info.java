import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.nim.NimFamily;

/**
 * The rules of 1, 2, 3 and other Nim games, with perfect play. Begin with {@link
 * io.github.boardrules.nim.GridRules} or {@link io.github.boardrules.nim.HeapRules}; the catalog
 * finds the games as {@code one-two-three}, {@code triangle} and {@code heaps}.
 */
module io.github.boardrules.nim {
  requires static com.google.errorprone.annotations;
  requires static org.jspecify;
  requires transitive io.github.boardrules.core;

  exports io.github.boardrules.nim;

  provides GameFamily with NimFamily;
}
