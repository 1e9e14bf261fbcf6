package io.github.boardrules.examples.cli.play;

import io.github.boardrules.core.Notation;
import io.github.boardrules.core.NotationException;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A move as people type it: with spaces, and with letters of either case where the notation has
 * only one of them.
 */
final class TypedMove {
  private TypedMove() {}

  /**
   * Returns the move that a text means.
   *
   * @throws NotationException if it means none, for the text as far as it could be read
   */
  static <M> M parse(Notation<?, M> notation, String typed) {
    String text = typed.replace(" ", "");
    while (true) {
      try {
        return notation.parseMove(text);
      } catch (NotationException problem) {
        text = repaired(notation, problem).orElseThrow(() -> problem);
      }
    }
  }

  /** Returns the text with letters of the other case where it fails, if it can be read further. */
  private static Optional<String> repaired(Notation<?, ?> notation, NotationException problem) {
    if (problem.expected().isEmpty()) {
      return Optional.empty();
    }
    String start = problem.text().substring(0, problem.offset());
    String rest = problem.text().substring(problem.offset());
    return Stream.of(rest.toLowerCase(Locale.ROOT), rest.toUpperCase(Locale.ROOT))
        .map(start::concat)
        .filter(other -> column(notation, other) > problem.column())
        .findFirst();
  }

  /** Returns where a text goes wrong; behind every place if it does not. */
  private static int column(Notation<?, ?> notation, String text) {
    try {
      var unused = notation.parseMove(text);
      return Integer.MAX_VALUE;
    } catch (NotationException problem) {
      return problem.expected().isEmpty() ? Integer.MAX_VALUE : problem.column();
    }
  }
}
