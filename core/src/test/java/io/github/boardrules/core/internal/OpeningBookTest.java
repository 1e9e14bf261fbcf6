package io.github.boardrules.core.internal;

import static io.github.boardrules.core.toy.Failures.illegalArgument;
import static io.github.boardrules.core.toy.Graph.Kind.end;
import static io.github.boardrules.core.toy.Graph.Kind.node;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Knowledge;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Solution;
import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.core.toy.Counters;
import io.github.boardrules.core.toy.Graph;
import io.github.boardrules.core.toy.Graph.Arrow;
import io.github.boardrules.core.toy.Graph.Node;
import io.github.boardrules.core.toy.Walk;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OpeningBookTest {
  private static final String VARIANT = "counters:left=5,right=5";

  /** The players may win, move twice running, and have few or many positions and moves. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        VARIANT,
        "counters:left=9,right=8",
        "counters:left=9,right=8,most=9",
        "counters:left=7,right=9,again=yes",
        "counters:left=8,right=8,again=yes",
        "counters:left=6,right=9,most=2,again=yes",
        "counters:left=1,right=0",
        "counters:left=0,right=0"
      })
  void aPlayerWhoFollowsItKeepsTheWin(String variant) {
    for (Counters rules : List.of(new Counters(variant), new Counters.Packed(variant))) {
      Solution<Counters.Position, Counters.Take> solution = Solver.of(rules).solve(rules.start());
      for (int depth = 0; depth <= 4; depth++) {
        OpeningBook<Counters.Position, Counters.Take> made = OpeningBook.of(solution, depth);
        OpeningBook<Counters.Position, Counters.Take> book =
            OpeningBook.parse(rules, made.toString());

        assertThat(book).hasToString(made.toString());
        follow(book, solution, rules.start(), depth, rules::legalMoves);
        follow(book, solution, rules.start(), 3 * depth, solution::bestMoves);
      }
      assertThat(OpeningBook.of(solution, Integer.MAX_VALUE))
          .hasToString(OpeningBook.of(solution, 99).toString());
    }
  }

  /** Plays for so many moves of the winner what the book says, and all replies. */
  private static <S, M> void follow(
      OpeningBook<S, M> book,
      Solution<S, M> solution,
      S position,
      int moves,
      Function<S, List<M>> replies) {
    Rules<S, M> rules = solution.rules();
    if (moves == 0 || rules.status(position).isOver()) {
      return;
    }
    int toMove = rules.status(position).toMove().orElseThrow();
    if (solution.gameValue(position).isWinFor(toMove)) {
      S next = rules.play(position, book.move(position).orElseThrow());
      assertThat(solution.bestMoves(position)).contains(book.move(position).orElseThrow());
      for (Symmetry<S, M> symmetry : rules.symmetries()) {
        S image = symmetry.position(position);
        assertThat(rules.canonical(rules.play(image, book.move(image).orElseThrow())))
            .isEqualTo(rules.canonical(next));
      }
      follow(book, solution, next, moves - 1, replies);
    } else {
      for (M reply : replies.apply(position)) {
        follow(book, solution, rules.play(position, reply), moves, replies);
      }
    }
  }

  @Test
  void whatIsNoneOfItsPositionsHasNoMove() {
    Counters rules = new Counters(VARIANT);
    var book = OpeningBook.of(Solver.of(rules).solve(rules.start()), 1);

    assertThat(book.move(rules.start())).isEmpty();
    assertThat(book.move(new Counters.Position(1, 1, 1))).isEmpty();
    assertThat(book.move(new Counters.Position(0, 0, 1))).isEmpty();
    assertThat(OpeningBook.parse(rules, "2")).hasToString("2");
  }

  @Test
  void aNumberMayHaveSeveralDigits() {
    Integer[] arrows = new Integer[100];
    Arrays.fill(arrows, 1);
    arrows[99] = 2;
    Graph rules = new Graph(2, List.of(node(1, arrows), end(2), end(1)));

    assertThat(OpeningBook.of(Solver.of(rules).solve(new Node(0)), 1)).hasToString("1zzt");
    assertThat(OpeningBook.parse(rules, "1zzt").move(new Node(0))).contains(new Arrow(99));
  }

  @Test
  void thePathOfAPuzzleIsABook() {
    Graph rules = new Graph(1, List.of(node(1, 0, 1), node(1, 0, 2), node(1, 0, 3), end(1)));
    Solution<Node, Arrow> solution = Solver.of(rules).solve(new Node(0));

    assertThat(OpeningBook.of(solution, 0)).hasToString("1");
    assertThat(OpeningBook.of(solution, 9)).hasToString("1111");
  }

  @Test
  void anotherTextIsRefused() {
    Counters rules = new Counters(VARIANT);
    String text = OpeningBook.of(Solver.of(rules).solve(rules.start()), 2).toString();

    for (String other :
        List.of(
            "",
            "0",
            "3" + text.substring(1),
            "1" + text.substring(1),
            text.substring(0, text.length() - 1),
            text + "0",
            text + "-".repeat(1000),
            text.substring(0, 2) + " " + text.substring(3),
            text.substring(0, 2) + "z",
            text.substring(0, 2) + "y" + text.substring(3))) {
      illegalArgument(
          () -> OpeningBook.parse(rules, other), "This is no opening book of " + VARIANT + ".");
    }
  }

  @Test
  void aDrawHasNoBook() {
    Walk rules = new Walk();
    Solution<Walk.Position, Walk.Move> solution = Solver.of(rules).solve(new Walk.Position(3, 1));
    illegalArgument(() -> OpeningBook.of(solution, 1), "Nobody wins the start: it has no book.");
  }

  @Test
  void knowledgeHasAWinningMoveWhereItsSourceHasOne() {
    Knowledge<Integer, Integer> known =
        Knowledge.<Integer, Integer>none()
            .withWinningMove(position -> Optional.of(position).filter(number -> number > 0));

    assertThat(known.winningMove(0)).isEmpty();
    assertThat(known.withEvaluation(position -> 0).winningMove(7)).contains(7);
    assertThat(known.withSolution(position -> Optional.empty()).winningMove(7)).contains(7);
    assertThat(Knowledge.none().winningMove(7)).isEmpty();
  }
}
