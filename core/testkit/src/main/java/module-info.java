/**
 * Checks the laws of the contract from any test framework or without one: for authors of games.
 * Start with {@link io.github.boardrules.testkit}.
 */
module io.github.boardrules.testkit {
  requires transitive io.github.boardrules.core;
  requires static com.google.errorprone.annotations;
  requires static org.jspecify;

  exports io.github.boardrules.testkit;
}
