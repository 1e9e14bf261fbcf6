package io.github.boardrules.examples.engine;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.catalog.Catalog;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Objects;

/** A position in which the player to move can force a win, and in how many moves. */
record ForcedWin(String variant, String position, int distance) {
  /** The collection, one position a line. */
  static final String FILE = "forced-wins.tsv";

  static List<ForcedWin> collection() throws IOException {
    try (InputStream in = ForcedWin.class.getResourceAsStream(FILE)) {
      return new String(Objects.requireNonNull(in).readAllBytes(), UTF_8)
          .lines()
          .map(ForcedWin::parse)
          .toList();
    }
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
    return (PackedRules<Object, Object>) Catalog.installed().packedRules(variant);
  }
}
