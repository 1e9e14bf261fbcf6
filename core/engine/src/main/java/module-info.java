/**
 * An opponent for every game whose rules are packed, and an analysis of its positions. It needs
 * {@code boardrules-core} only. Begin with {@link io.github.boardrules.engine.Engine}.
 */
module io.github.boardrules.engine {
  requires static com.google.errorprone.annotations;
  requires static org.jspecify;
  requires transitive io.github.boardrules.core;

  exports io.github.boardrules.engine;
}
