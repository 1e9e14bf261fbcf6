/**
 * Reads matches of ZÉRTZ and TZAAR that were played on Boardspace. Begin with {@link
 * io.github.boardrules.boardspace.BoardspaceRecords}.
 */
module io.github.boardrules.boardspace {
  requires static com.google.errorprone.annotations;
  requires static org.jspecify;
  requires transitive io.github.boardrules.core;
  requires transitive io.github.boardrules.tzaar;
  requires transitive io.github.boardrules.zertz;

  exports io.github.boardrules.boardspace;
}
