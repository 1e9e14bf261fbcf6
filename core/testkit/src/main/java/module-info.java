/** The laws of the contract, checkable from any test framework. */
module io.github.boardrules.testkit {
  requires transitive io.github.boardrules.core;
  requires static org.jspecify;

  exports io.github.boardrules.testkit;
}
