package io.github.boardrules.examples.snippets;

import io.github.boardrules.core.Expected;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.NotationException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What a notation accepts, as its errors tell: each lists all that could stand in a place. */
final class Alternatives {
  /** No text has this character, so it is an error wherever it stands. */
  private static final String NOWHERE = "\0";

  private Alternatives() {}

  /** Returns the texts that may stand in a position behind a beginning of it. */
  static Set<String> inPosition(Notation<?, ?> notation, String beginning) {
    return texts(after(notation::parsePosition, beginning));
  }

  /** Returns the moves that are the name of a cell: those that only put a piece there. */
  static Set<String> cells(Notation<?, ?> notation) {
    Set<String> cells = new TreeSet<>();
    Deque<String> beginnings = new ArrayDeque<>(List.of(""));
    while (!beginnings.isEmpty()) {
      String beginning = beginnings.remove();
      List<Expected> next = after(notation::parseMove, beginning);
      if (next.contains(Expected.END_OF_TEXT) && beginning.matches("\\d?[a-z]\\d+")) {
        cells.add(beginning);
      }
      texts(next).stream()
          .map(beginning::concat)
          .filter(longer -> longer.matches("\\d?[a-z]?|\\d?[a-z]\\d{1,2}"))
          .forEach(beginnings::add);
    }
    return cells;
  }

  /** Returns the words with which a move may end, such as a direction or {@code pass}. */
  static Set<String> lastWords(Notation<?, ?> notation) {
    Set<String> words = new TreeSet<>();
    Set<List<Expected>> known = new HashSet<>();
    Deque<String> beginnings = new ArrayDeque<>(List.of(""));
    while (!beginnings.isEmpty()) {
      String beginning = beginnings.remove();
      for (Expected next : after(notation::parseMove, beginning)) {
        String longer = beginning + next.first();
        List<Expected> behind = after(notation::parseMove, longer);
        if (behind.contains(Expected.END_OF_TEXT) && next.first().matches("[a-z]+")) {
          words.add(next.first());
        }
        if (known.add(behind)) {
          beginnings.add(longer);
        }
      }
    }
    return words;
  }

  private static List<Expected> after(Function<String, ?> parser, String beginning) {
    try {
      var unused = parser.apply(beginning + NOWHERE);
      return List.of();
    } catch (NotationException error) {
      return error.offset() == beginning.length() ? error.expected() : List.of();
    }
  }

  /** Returns the texts that are expected, with every character of a range. */
  private static Set<String> texts(List<Expected> expected) {
    return expected.stream()
        .filter(each -> !each.first().isEmpty())
        .flatMap(
            each ->
                each.first().equals(each.last())
                    ? Stream.of(each.first())
                    : IntStream.rangeClosed(each.first().charAt(0), each.last().charAt(0))
                        .mapToObj(Character::toString))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
