/**
 * The contract between the rules of a board game and the programs that use them, and everything
 * that works for all games: matches and their records, drawings, perft, random games, solvers, and
 * a catalog of the installed games. It needs {@code java.base} only. Begin with {@link
 * io.github.boardrules.core}.
 */
@SuppressWarnings("module") // the games are not there when core is compiled
module io.github.boardrules.core {
  requires static com.google.errorprone.annotations;
  requires static org.jspecify;

  exports io.github.boardrules.core;
  exports io.github.boardrules.core.catalog;
  exports io.github.boardrules.core.drawing;
  exports io.github.boardrules.core.grid;
  exports io.github.boardrules.core.internal to
      io.github.boardrules.pylos;
  exports io.github.boardrules.core.json;
  exports io.github.boardrules.core.play;
  exports io.github.boardrules.core.search;
  exports io.github.boardrules.core.text;

  uses io.github.boardrules.core.catalog.GameFamily;
}
