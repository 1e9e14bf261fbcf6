package io.github.boardrules.core.search;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Symmetry;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * How to keep a won start: a winning move for each position that may occur while the winner follows
 * the book. At first it has every reply of the loser, and then only those that hold out longest,
 * for as many moves again. Of symmetric positions it has one.
 *
 * <p>Its text has a character or little more for each position, in the order in which they are
 * reached: the number of the move among the legal ones, or {@code -} where the book ends. It stays
 * valid as long as the rules list their moves in the same order, and have the same {@link
 * Rules#toCanonical canonical} positions.
 *
 * <pre>{@code
 * var rules = PylosRules.parse("pylos:base=3,takeback=none");
 * var solution = Solver.of(rules).solve(rules.start());
 * var book = OpeningBook.of(solution, 1);
 * var position = rules.play(rules.start(), PylosMove.parse("1b2"));
 * book.move(position); // ==> Optional[1a2]
 * book;                // ==> 2???
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

  private static final char END = '-';

  private final Rules<S, M> rules;
  private final String text;
  private final Map<S, M> moves = new HashMap<>();

  /**
   * {@return the book of the player who wins the start} Its moves are the best ones, and of several
   * the first of those after which it stays small.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param solution perfect play from the start on
   * @param depth for how many moves of the winner it has all replies, 0 or more
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
    Set<S> known = new HashSet<>();
    Set<S> due = decisions(rules, rules.start(), winner);
    for (int round = 0; round < 2 * depth; round++) {
      int least = round < depth ? 0 : longest(solution, due);
      Set<S> next = new LinkedHashSet<>();
      for (S position : due) {
        if (distance(solution, position) < least) {
          text.append(END);
          continue;
        }
        M best =
            solution.bestMoves(position).stream()
                .min(Comparator.comparing(move -> cost(solution, position, move, next)))
                .orElseThrow();
        append(rules.legalMoves(position).indexOf(best), text);
        known.add(position);
        next.addAll(decisionsAfter(rules, position, best));
      }
      next.removeAll(known);
      due = next;
    }
    return parse(rules, text.toString());
  }

  private static void append(int number, StringBuilder text) {
    int rest = number;
    for (; rest >= OPEN; rest -= OPEN) {
      text.append(Character.forDigit(OPEN, RADIX));
    }
    text.append(Character.forDigit(rest, RADIX));
  }

  /** Returns how much the book grows by a move: by long lines first, and then by positions. */
  private static <S, M> long cost(Solution<S, M> solution, S position, M move, Set<S> others) {
    Set<S> added = decisionsAfter(solution.rules(), position, move);
    int longest = longest(solution, added);
    added.removeAll(others);
    long lines = added.stream().filter(one -> distance(solution, one) == longest).count();
    return (lines << Integer.SIZE) + added.size();
  }

  private static <S> int longest(Solution<S, ?> solution, Set<S> positions) {
    return positions.stream().mapToInt(one -> distance(solution, one)).max().orElse(0);
  }

  private static <S> int distance(Solution<S, ?> solution, S position) {
    return solution.gameValue(position).distance().orElse(0);
  }

  /**
   * {@return the book of a text} Whether its moves win is not checked.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules the rules of the variant for which it was made
   * @param text what {@link #toString} returned
   * @throws IllegalArgumentException if it is not the text of a book for these rules: it has
   *     another character, a move that is not legal, or too few or too many moves
   */
  public static <S, M> OpeningBook<S, M> parse(Rules<S, M> rules, String text) {
    return new OpeningBook<>(rules, text);
  }

  private OpeningBook(Rules<S, M> rules, String text) {
    this.rules = rules;
    this.text = Objects.requireNonNull(text);
    int winner = digit(0);
    requireBook(winner >= 1 && winner <= rules.players(), rules);
    int at = 1;
    Set<S> due = decisions(rules, rules.start(), winner);
    while (at < text.length()) {
      requireBook(!due.isEmpty(), rules);
      Set<S> next = new LinkedHashSet<>();
      for (S position : due) {
        if (at < text.length() && text.charAt(at) == END) {
          at++;
          continue;
        }
        int number = 0;
        for (; digit(at) == OPEN; at++) {
          number += OPEN;
        }
        number += digit(at++);
        List<M> legal = rules.legalMoves(position);
        requireBook(number < legal.size(), rules);
        moves.put(position, legal.get(number));
        next.addAll(decisionsAfter(rules, position, legal.get(number)));
      }
      next.removeAll(moves.keySet());
      due = next;
    }
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

  private int digit(int at) {
    int digit = at < text.length() ? Character.digit(text.charAt(at), RADIX) : -1;
    requireBook(digit >= 0, rules);
    return digit;
  }

  /** Returns what the winner has to decide after a move of theirs and all replies. */
  private static <S, M> Set<S> decisionsAfter(Rules<S, M> rules, S position, M move) {
    return decisions(
        rules, rules.play(position, move), rules.status(position).toMove().orElseThrow());
  }

  /** Returns a position if the winner is to move, and otherwise what they decide after all moves. */
  private static <S, M> Set<S> decisions(Rules<S, M> rules, S position, int winner) {
    Status status = rules.status(position);
    Set<S> decisions = new LinkedHashSet<>();
    if (status.isOver()) { return decisions; }
    if (status.toMove().orElseThrow() == winner) {
      decisions.add(rules.canonical(position));
      return decisions;
    }
    for (M move : rules.legalMoves(position)) {
      decisions.addAll(decisions(rules, rules.play(position, move), winner));
    }
    return decisions;
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
