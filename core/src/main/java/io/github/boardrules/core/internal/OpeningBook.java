package io.github.boardrules.core.internal;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Solution;
import io.github.boardrules.core.Symmetry;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;

/**
 * How to keep a won start: a winning move for each position that may occur while the winner follows
 * the book. At first it has every reply of the loser, and then only those that hold out longest,
 * for twice as many moves. Of symmetric positions it has one.
 *
 * <p>Its text has a character or little more for each position, in the order in which they are
 * reached: the number of the move among the legal ones, or {@code -} where the book ends. It stays
 * valid as long as the rules list their moves in the same order, and have the same {@link
 * Rules#toCanonical canonical} positions.
 *
 * <p>It is immutable and safe for use by many threads.
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public final class OpeningBook<S, M> {
  private static final int RADIX = 36;

  /** A digit after which the number continues. */
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
    Map<S, S> due = decisions(rules, rules.start(), winner, rules::legalMoves);
    Set<S> longest = decisions(rules, rules.start(), winner, solution::bestMoves).keySet();
    for (long round = 0; round < 3L * depth && !due.isEmpty(); round++) {
      Map<S, S> next = new LinkedHashMap<>();
      Set<S> longestNext = new HashSet<>();
      for (Map.Entry<S, S> decision : due.entrySet()) {
        boolean isLongest = longest.contains(decision.getKey());
        if (round >= depth && !isLongest) {
          text.append(END);
          continue;
        }
        S position = decision.getValue();
        M best =
            solution.bestMoves(position).stream()
                .min(Comparator.comparing(move -> cost(solution, position, move, next)))
                .orElseThrow();
        append(rules.legalMoves(position).indexOf(best), text);
        known.add(decision.getKey());
        S after = rules.play(position, best);
        decisions(rules, after, winner, rules::legalMoves).forEach(next::putIfAbsent);
        if (isLongest) {
          longestNext.addAll(decisions(rules, after, winner, solution::bestMoves).keySet());
        }
      }
      next.keySet().removeAll(known);
      due = next;
      longest = longestNext;
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

  /** Returns how much the book grows by a move: by the longest lines first, then by all. */
  private static <S, M> long cost(Solution<S, M> solution, S position, M move, Map<S, S> others) {
    Rules<S, M> rules = solution.rules();
    int winner = rules.status(position).toMove().orElseThrow();
    S after = rules.play(position, move);
    Set<S> longest = decisions(rules, after, winner, solution::bestMoves).keySet();
    Set<S> all = decisions(rules, after, winner, rules::legalMoves).keySet();
    longest.removeAll(others.keySet());
    all.removeAll(others.keySet());
    return ((long) longest.size() << Integer.SIZE) + all.size();
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
    this.text = Objects.requireNonNull(text, "text");
    int winner = digit(0);
    requireBook(winner >= 1 && winner <= rules.players(), rules);
    int at = 1;
    Map<S, S> due = decisions(rules, rules.start(), winner, rules::legalMoves);
    while (at < text.length()) {
      requireBook(!due.isEmpty(), rules);
      Map<S, S> next = new LinkedHashMap<>();
      for (Map.Entry<S, S> decision : due.entrySet()) {
        if (at < text.length() && text.charAt(at) == END) {
          at++;
          continue;
        }
        int number = 0;
        for (; digit(at) == OPEN; at++) {
          number += OPEN;
        }
        number += digit(at++);
        S position = decision.getValue();
        List<M> legal = rules.legalMoves(position);
        requireBook(number < legal.size(), rules);
        M move = legal.get(number);
        moves.put(decision.getKey(), rules.toCanonical(position).move(move));
        decisions(rules, rules.play(position, move), winner, rules::legalMoves)
            .forEach(next::putIfAbsent);
      }
      next.keySet().removeAll(moves.keySet());
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

  /**
   * Returns a position if the winner is to move in it, and otherwise what follows by replies: of
   * symmetric positions the first, with the canonical one as key.
   */
  private static <S, M> Map<S, S> decisions(
      Rules<S, M> rules, S position, int winner, Function<S, List<M>> replies) {
    Map<S, S> decisions = new LinkedHashMap<>();
    OptionalInt toMove = rules.status(position).toMove();
    if (toMove.isPresent() && toMove.getAsInt() == winner) {
      decisions.put(rules.canonical(position), position);
    } else if (toMove.isPresent()) {
      for (M reply : replies.apply(position)) {
        decisions(rules, rules.play(position, reply), winner, replies)
            .forEach(decisions::putIfAbsent);
      }
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
