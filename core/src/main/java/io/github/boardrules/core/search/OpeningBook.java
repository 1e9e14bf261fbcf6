package io.github.boardrules.core.search;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Symmetry;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * How to keep a won start: a winning move for each position that may occur while one player follows
 * the book, whatever the other plays. Of symmetric positions one is kept.
 *
 * <p>Its text has little more than a character for each position: the digit of the player who wins,
 * then the numbers of the moves among the legal ones, in the order in which the positions are
 * reached. It stays valid as long as the rules list their moves in the same order, and have the
 * same {@link Rules#toCanonical canonical} positions.
 *
 * <pre>{@code
 * var rules = PylosRules.parse("pylos:base=3,takeback=none");
 * var solution = Solver.of(rules).solve(rules.start());
 * var book = OpeningBook.of(solution, 2);
 * var position = rules.play(rules.start(), PylosMove.parse("1b2"));
 * book.move(position); // ==> Optional[1a2]
 * }</pre>
 *
 * <p>It is immutable and safe for use by many threads.
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public final class OpeningBook<S, M> {
  private static final int RADIX = 36;

  /** A digit after which the number goes on. */
  private static final int OPEN = RADIX - 1;

  private final Rules<S, M> rules;
  private final String text;
  private final Map<S, M> moves;

  private OpeningBook(Rules<S, M> rules, String text, Map<S, M> moves) {
    this.rules = rules;
    this.text = text;
    this.moves = moves;
  }

  /**
   * {@return the book of the player who wins the start; in each position it has the first of the
   * best moves}
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param solution perfect play from the start on
   * @param depth for how many moves of the winner, 0 or more
   * @throws IllegalArgumentException if the start is a draw
   */
  public static <S, M> OpeningBook<S, M> of(Solution<S, M> solution, int depth) {
    Rules<S, M> rules = solution.rules();
    int winner =
        solution
            .gameValue(rules.start())
            .winner()
            .orElseThrow(
                () -> new IllegalArgumentException("Nobody wins the start: it has no book."));
    StringBuilder text = new StringBuilder().append(winner);
    int[] left = {depth};
    Map<S, M> moves =
        moves(
            rules,
            winner,
            () -> left[0]-- > 0,
            position -> {
              M best = solution.bestMoves(position).get(0);
              int number = rules.legalMoves(position).indexOf(best);
              for (; number >= OPEN; number -= OPEN) {
                text.append(Character.forDigit(OPEN, RADIX));
              }
              text.append(Character.forDigit(number, RADIX));
              return best;
            });
    return new OpeningBook<>(rules, text.toString(), moves);
  }

  /**
   * {@return the book of a text} Whether its moves win is not checked.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules the rules of the variant for which it was made
   * @param text what {@link #toString} returned
   * @throws IllegalArgumentException if it is not the text of a book, or not for this variant, as a
   *     move is not legal, or it is too short or long
   */
  public static <S, M> OpeningBook<S, M> parse(Rules<S, M> rules, String text) {
    int[] at = {1};
    int winner = text.isEmpty() ? 0 : Character.digit(text.charAt(0), RADIX);
    requireBook(winner >= 1 && winner <= rules.players(), rules);
    Map<S, M> moves =
        moves(
            rules,
            winner,
            () -> at[0] < text.length(),
            position -> {
              int number = 0;
              int digit = OPEN;
              while (digit == OPEN) {
                requireBook(at[0] < text.length(), rules);
                digit = Character.digit(text.charAt(at[0]++), RADIX);
                number += digit;
              }
              List<M> legal = rules.legalMoves(position);
              requireBook(digit >= 0 && number < legal.size(), rules);
              return legal.get(number);
            });
    requireBook(at[0] >= text.length(), rules);
    return new OpeningBook<>(rules, text, moves);
  }

  /**
   * {@return a move that keeps the win; empty if the position is none of the book, in which the
   * player who has it is to move}
   *
   * @param position a position of the variant
   */
  public Optional<M> move(S position) {
    Symmetry<S, M> toCanonical = rules.toCanonical(position);
    M move = moves.get(toCanonical.position(position));
    return move == null
        ? Optional.empty()
        : rules.legalMoves(position).stream()
            .filter(legal -> toCanonical.move(legal).equals(move))
            .findFirst();
  }

  /** Returns the moves for all positions that are reached in so many rounds as are wanted. */
  private static <S, M> Map<S, M> moves(
      Rules<S, M> rules, int winner, BooleanSupplier isMore, Function<S, M> choice) {
    Map<S, M> moves = new HashMap<>();
    Set<S> due = new LinkedHashSet<>();
    addDecisions(rules, rules.start(), winner, due);
    while (!due.isEmpty() && isMore.getAsBoolean()) {
      Set<S> next = new LinkedHashSet<>();
      for (S position : due) {
        M move = choice.apply(position);
        moves.put(position, move);
        int mover = rules.status(position).toMove().orElseThrow();
        addDecisions(rules, rules.play(position, move), mover, next);
      }
      next.removeAll(moves.keySet());
      due = next;
    }
    return moves;
  }

  /** Adds a position, or those after all moves until the winner is to move. */
  private static <S, M> void addDecisions(
      Rules<S, M> rules, S position, int winner, Set<S> decisions) {
    if (rules.status(position).isOver()) {
      return;
    }
    if (rules.status(position).toMove().orElseThrow() == winner) {
      decisions.add(rules.canonical(position));
      return;
    }
    for (M move : rules.legalMoves(position)) {
      addDecisions(rules, rules.play(position, move), winner, decisions);
    }
  }

  private static void requireBook(boolean isBook, Rules<?, ?> rules) {
    if (!isBook) {
      throw new IllegalArgumentException("This is no opening book of " + rules.variant() + ".");
    }
  }

  /** Returns the text of the book, from which {@link #parse} makes it again. */
  @Override
  public String toString() {
    return text;
  }
}
