/**
 * The laws of the contract, checkable from any test framework or from none: for authors of games.
 * Begin with {@link io.github.boardrules.testkit}.
 */
module io.github.boardrules.testkit {
  requires transitive io.github.boardrules.core;
  requires static org.jspecify;

  exports io.github.boardrules.testkit;
}
