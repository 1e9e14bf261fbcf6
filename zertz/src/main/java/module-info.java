import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.zertz.ZertzFamily;

/** The rules of ZÉRTZ. */
module io.github.boardrules.zertz {
  requires static org.jspecify;
  requires transitive io.github.boardrules.core;

  exports io.github.boardrules.zertz;

  provides GameFamily with
      ZertzFamily;
}
