package io.github.boardrules.testkit;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.play.Match;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A match in whose last position something is known of the outcome, for {@link ClaimLaws}: it
 * receives what a program claims of it, and throws an {@link AssertionError} if that is not true.
 * The message has the variant, the match, the claim and the truth.
 *
 * <pre>{@code
 * var rules = HeapRules.heaps(1, 2);
 * var solution = Solver.of(rules).solve(rules.start());
 * ClaimLaws.of(rules)
 *         .check(1, trial -> trial.outcome(solution.gameValue(trial.toMatch().position())))
 *     > 0; // ==> true
 * }</pre>
 *
 * <p>It belongs to one thread.
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public final class ClaimTrial<S, M> {
  private final Match<S, M> match;
  private final OutcomeSearch<S, M> search;
  private final OutcomeSearch.Outcome known;
  private int claims;

  ClaimTrial(Match<S, M> match, OutcomeSearch<S, M> search) {
    this.match = match;
    this.search = search;
    known = search.outcome(match.position());
  }

  OutcomeSearch.Outcome known() {
    return known;
  }

  int claims() {
    return claims;
  }

  /**
   * {@return the match, with the moves that led to its last position} Its last position is not
   * over, and may have occurred in it before.
   */
  public Match<S, M> toMatch() {
    return match;
  }

  /**
   * Compares a claim about the last position.
   *
   * @param value what is claimed; the distance of a win, if it has one, is claimed to be exact
   * @throws AssertionError if the claim is not true
   */
  public void outcome(GameValue value) {
    Objects.requireNonNull(value, "value");
    compare("the outcome", value, known);
  }

  /**
   * Compares a claim about the position after a move.
   *
   * @param move a legal move
   * @param value what is claimed of the position after it
   * @throws AssertionError if the claim is not true
   */
  public void outcomeAfter(M move, GameValue value) {
    Objects.requireNonNull(value, "value");
    requireLegal(move);
    S next = match.rules().play(match.position(), move);
    compare("the outcome after " + text(move), value, search.outcome(next));
  }

  /**
   * Compares a claim that a move is the best: it does not lose at once, unless all do.
   *
   * @param move the move
   * @throws AssertionError if the move is not legal, or lets the opponent win with the next move
   *     and another move does not
   */
  public void best(M move) {
    requireLegal(move);
    claims++;
    S position = match.position();
    if (search.losesAtOnce(position, move)) {
      for (M other : match.legalMoves()) {
        if (!search.losesAtOnce(position, other)) {
          throw broken(
              "the best move is " + text(move), "it loses at once, and not " + text(other));
        }
      }
    }
  }

  /**
   * Checks a line of moves that is shown beside a claim. Beside a win it ends with that win, after
   * as many moves as the distance says; beside a draw, or if nothing is claimed, it is only a line
   * that may be played, does not come back to a position, and does not end with a win beside a
   * draw.
   *
   * @param moves the moves from the last position of the match on, at least one
   * @param value what is claimed; its distance counts from that position; empty beside an estimate
   * @throws AssertionError if the line is not as it should be
   */
  public void line(List<M> moves, Optional<GameValue> value) {
    Objects.requireNonNull(value, "value");
    claims++;
    Match<S, M> end = match;
    Set<S> seen = new HashSet<>(List.of(match.position()));
    String claim =
        "the line is "
            + moves.stream().map(this::text).collect(Collectors.joining(" "))
            + value.map(proven -> " beside " + proven).orElse("");
    for (M move : moves) {
      if (!end.rules().isLegal(end.position(), move)) {
        throw broken(claim, text(move) + " is not legal there");
      }
      end = end.play(move);
      if (!seen.add(end.position()) && value.isEmpty()) {
        throw broken(claim, text(move) + " leads back to a position of it");
      }
    }
    OptionalInt winner = end.status().winner();
    if (value.isPresent() && !(value.get().isDraw() && !end.status().isOver())) {
      OptionalInt distance = value.get().distance();
      if (!winner.equals(value.get().winner())
          || (distance.isPresent() && distance.getAsInt() != moves.size())) {
        throw broken(claim, "after it: " + end.status().text());
      }
    }
  }

  private void requireLegal(M move) {
    Objects.requireNonNull(move, "move");
    if (!match.rules().isLegal(match.position(), move)) {
      throw broken("a move is " + text(move), "it is not legal");
    }
  }

  private void compare(String what, GameValue value, OutcomeSearch.Outcome truth) {
    claims++;
    boolean isTrue =
        truth
            .value()
            .map(exact -> isTrue(value, exact))
            .orElse(value.distance().isEmpty() || value.distance().getAsInt() > truth.plies());
    if (!isTrue) {
      String open = "nobody can win in " + truth.plies() + " moves";
      throw broken(what + " is " + value, truth.value().map(GameValue::toString).orElse(open));
    }
  }

  private static boolean isTrue(GameValue claimed, GameValue truth) {
    return claimed.winner().equals(truth.winner())
        && (claimed.distance().isEmpty() || claimed.distance().equals(truth.distance()));
  }

  private AssertionError broken(String claim, String truth) {
    Rules<S, M> rules = match.rules();
    return new AssertionError(
        String.join(
            System.lineSeparator(),
            "A claim is not true.",
            "  variant:  " + rules.variant(),
            "  start:    " + rules.notation().formatPosition(match.start()),
            "  moves:    "
                + match.moves().stream().map(this::text).collect(Collectors.joining(" ")),
            "  position: " + rules.notation().formatPosition(match.position()),
            "  claim:    " + claim,
            "  truth:    " + truth));
  }

  private String text(M move) {
    return match.rules().notation().formatMove(move);
  }
}
