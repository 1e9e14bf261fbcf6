package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Knowledge;
import io.github.boardrules.core.Symmetry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The books that are shipped have an answer to every opening; tables show that it wins. */
class OpeningTest {
  /** For this many moves of player 2, whatever player 1 plays. */
  private static final int MOVES = 4;

  static Stream<PylosRules> rulesWithBooks() {
    ResourceBundle books =
        ResourceBundle.getBundle("io.github.boardrules.pylos.books", Locale.ROOT);
    return books.keySet().stream().sorted().map(PylosRules::parse);
  }

  @ParameterizedTest
  @MethodSource("rulesWithBooks")
  void player2HasAnAnswerToEveryOpening(PylosRules rules) {
    Knowledge<PylosPosition, PylosMove> knowledge = rules.knowledge();
    assertThat(knowledge.winningMove(rules.start())).isEmpty();
    Map<PylosPosition, PylosPosition> due = new LinkedHashMap<>();
    due.put(rules.start(), rules.start());
    for (int round = 0; round < MOVES; round++) {
      Map<PylosPosition, PylosPosition> next = new LinkedHashMap<>();
      for (PylosPosition position : due.values()) {
        for (PylosMove move : rules.legalMoves(position)) {
          PylosPosition after = rules.play(position, move);
          PylosMove answer = knowledge.winningMove(after).orElseThrow();
          PylosPosition answered = rules.play(after, answer);
          next.putIfAbsent(rules.canonical(answered), answered);
        }
      }
      due = next;
    }
    assertThat(due.size()).isGreaterThan(100);
  }

  @Test
  void symmetricPositionsHaveSymmetricAnswers() {
    PylosRules rules = PylosRules.parse("pylos:takeback=none");
    PylosPosition position = rules.play(rules.start(), PylosMove.parse("1b1"));
    PylosMove answer = rules.knowledge().winningMove(position).orElseThrow();

    List<PylosPosition> answered = new ArrayList<>();
    for (Symmetry<PylosPosition, PylosMove> symmetry : rules.symmetries()) {
      PylosPosition image = symmetry.position(position);
      answered.add(rules.play(image, rules.knowledge().winningMove(image).orElseThrow()));
    }

    assertThat(answered)
        .extracting(rules::canonical)
        .containsOnly(rules.canonical(rules.play(position, answer)));
    assertThat(answered).doesNotHaveDuplicates();
  }

  @Test
  void rulesWithoutABookKnowNoWinningMove() {
    PylosRules rules = PylosRules.parse("pylos:base=3");

    assertThat(rules.knowledge().winningMove(rules.start())).isEmpty();
  }
}
