package io.github.boardrules.examples.web;

import io.github.boardrules.core.Rules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A puzzle of the page: the player to move can force a win within some moves and not within fewer,
 * and only one first move does.
 */
record Puzzle(String variant, String position, int moves) {
  /** All puzzles, one a line. */
  static final Path FILE = Path.of("src/main/site/puzzles.tsv");

  static List<Puzzle> all() throws IOException {
    return Files.readAllLines(FILE).stream().map(Puzzle::parse).toList();
  }

  private static Puzzle parse(String line) {
    List<String> fields = List.of(line.split("\t", -1));
    return new Puzzle(fields.get(0), fields.get(1), Integer.parseInt(fields.get(2)));
  }

  String line() {
    return variant + "\t" + position + "\t" + moves;
  }

  /** Returns how hard it is: 1, 2 or 3. */
  int level() {
    return moves <= 4 ? 1 : moves <= 5 ? 2 : 3;
  }

  /** Returns the moves with which the player to move can force the win, and no other. */
  static <S, M> List<M> keys(Rules<S, M> rules, S position, int moves, long limit) {
    int player = rules.status(position).toMove().orElseThrow();
    ShortWin<S, M, ?, ?> search = new ShortWin<>(rules.packed(), player, limit);
    List<M> keys = search.winningMoves(position, moves);
    return search.isComplete() ? keys : List.of();
  }
}
