/**
 * The contract between the rules of a board game and the programs that use them, and all that works
 * for every game: matches and their records, drawings, counts, random games, perfect play, and a
 * catalog of the games that are installed. It needs nothing but {@code java.base}. Begin with
 * {@link io.github.boardrules.core}.
 */
@SuppressWarnings("module") // the games below are not there when this is compiled
module io.github.boardrules.core {
  requires static org.jspecify;

  exports io.github.boardrules.core;
  exports io.github.boardrules.core.catalog;
  exports io.github.boardrules.core.draw;
  exports io.github.boardrules.core.grid to
      io.github.boardrules.nim,
      io.github.boardrules.pylos,
      io.github.boardrules.tzaar,
      io.github.boardrules.zertz;
  exports io.github.boardrules.core.play;
  exports io.github.boardrules.core.search;
  exports io.github.boardrules.core.text;

  uses io.github.boardrules.core.catalog.GameFamily;
}
