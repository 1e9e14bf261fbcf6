package io.github.boardrules.examples.engine;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.catalog.Catalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A position in which the player to move can force a win, and in how many moves. */
record ForcedWin(String variant, String position, int distance) {
  /** The collection, one position a line. */
  static final String FILE = "forced-wins.tsv";

  static List<ForcedWin> collection() throws IOException {
    Path folder = Path.of("src/test/resources/io/github/boardrules/examples/engine");
    return Files.readAllLines(folder.resolve(FILE)).stream().map(ForcedWin::parse).toList();
  }

  private static ForcedWin parse(String line) {
    List<String> fields = List.of(line.split("\t", -1));
    return new ForcedWin(fields.get(0), fields.get(1), Integer.parseInt(fields.get(2)));
  }

  String line() {
    return variant + "\t" + position + "\t" + distance;
  }

  @SuppressWarnings("unchecked") // the rules get only positions and moves of their own
  static PackedRules<Object, Object> rules(String variant) {
    return (PackedRules<Object, Object>) Catalog.installed().rules(variant).packed().rules();
  }
}
