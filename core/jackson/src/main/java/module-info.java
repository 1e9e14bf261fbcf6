/** JSON of the library's values. Begin with {@link io.github.boardrules.jackson.BoardrulesModule}. */
module io.github.boardrules.jackson {
  requires static com.google.errorprone.annotations;
  requires static org.jspecify;
  requires static transitive com.fasterxml.jackson.databind;
  requires static transitive tools.jackson.databind;
  requires transitive io.github.boardrules.core;

  exports io.github.boardrules.jackson;

  provides com.fasterxml.jackson.databind.Module with io.github.boardrules.jackson.BoardrulesJackson2Module;
  provides tools.jackson.databind.JacksonModule with io.github.boardrules.jackson.BoardrulesModule;
}
