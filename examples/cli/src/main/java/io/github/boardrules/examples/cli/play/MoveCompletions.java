package io.github.boardrules.examples.cli.play;

import io.github.boardrules.core.Expected;
import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Step;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How the text of a move may continue. Many texts are shortened to beginnings that they share, so
 * that a person sees a short list and chooses part by part.
 */
record MoveCompletions<S, M>(Rules<S, M> rules) {
  /** The end of a text that is only the beginning of moves. */
  static final String MORE = "…";

  private static final int MAX_LIST = 40;

  /** At least as long as the next part of a move that a sample of moves shows. */
  private static final int STEP = 3;

  private static final int MAX_LEGAL = 20_000;

  /** Returns the moves that begin with a text, or beginnings of them that go on; sorted. */
  List<String> of(S position, String typed) {
    if (rules.status(position).isOver()) {
      return List.of();
    }
    boolean isSample = isSample(position);
    Set<String> moves = near(position, typed);
    moves.removeIf(text -> !MoveTable.begins(text, typed));
    int longest = moves.stream().mapToInt(String::length).max().orElse(0);
    // A sample has every next step, but not all that may come behind it.
    int length = isSample ? Math.min(longest, typed.length() + STEP) : longest;
    Set<String> list = cut(moves, length);
    while (list.size() > MAX_LIST && length > typed.length() + 1) {
      length--;
      list = cut(moves, length);
    }
    return List.copyOf(list);
  }

  /** Returns the texts of the legal moves, or those of very many that are like a text; sorted. */
  Set<String> near(S position, String typed) {
    return (isSample(position) ? sample(position, typed) : texts(rules.legalMoves(position)))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private boolean isSample(S position) {
    return rules.countLegal(position) > MAX_LEGAL;
  }

  /**
   * Returns the problem of a malformed text by what legal moves have where it leaves them; that of
   * another text as it is.
   */
  NotationException explained(Set<String> moves, NotationException problem) {
    String text = problem.text();
    int at = moves.stream().mapToInt(move -> common(move, text)).max().orElse(0);
    if (moves.isEmpty() || problem.expected().isEmpty()) {
      return problem;
    }
    Map<Character, String> next = new TreeMap<>();
    boolean mayEnd = false;
    for (String move : moves) {
      if (common(move, text) == at && move.length() > at) {
        next.merge(move.charAt(at), move.substring(at), MoveCompletions::shared);
      } else {
        mayEnd |= common(move, text) == at;
      }
    }
    List<Expected> expected = new ArrayList<>();
    next.forEach(
        (c, rest) -> {
          int letters = (int) rest.chars().takeWhile(Character::isLetter).count();
          expected.add(Expected.of(letters < STEP ? c.toString() : rest.substring(0, letters)));
        });
    if (mayEnd) {
      expected.add(Expected.END_OF_TEXT);
    }
    return NotationException.malformed(text, at, expected);
  }

  /** Returns the texts, those longer than a length cut there. */
  private static Set<String> cut(Set<String> moves, int length) {
    return moves.stream()
        .map(move -> move.length() > length ? move.substring(0, length) + MORE : move)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /**
   * Returns some moves of a position with very many. The game knows a few that go on from each
   * step; those that agree best with the text lead to the steps that it may mean.
   */
  private Stream<String> sample(S position, String typed) {
    MoveEntry<S, M> entry = rules.moveEntry();
    Set<M> moves = new LinkedHashSet<>(entry.candidates(rules, position, List.of()));
    int known = -1;
    M best = mostLike(moves, typed);
    while (common(best, typed) > known) {
      known = common(best, typed);
      List<Step> steps = entry.steps(position, best);
      for (int entered = 1; entered < steps.size(); entered++) {
        moves.addAll(entry.candidates(rules, position, steps.subList(0, entered)));
      }
      best = mostLike(moves, typed);
    }
    return texts(moves);
  }

  /** Returns the first of the moves whose text agrees with the longest beginning of a text. */
  private M mostLike(Collection<M> moves, String typed) {
    return Collections.max(moves, Comparator.comparing(move -> common(move, typed)));
  }

  private int common(M move, String typed) {
    return common(rules.notation().formatMove(move), typed);
  }

  /** Returns how many letters two texts share from their beginning on, those of either case. */
  private static int common(String text, String typed) {
    int length = 0;
    while (length < typed.length() && text.regionMatches(true, 0, typed, 0, length + 1)) {
      length++;
    }
    return length;
  }

  private static String shared(String text, String other) {
    return text.substring(0, common(text, other));
  }

  private Stream<String> texts(Collection<M> moves) {
    return moves.stream().map(rules.notation()::formatMove);
  }
}
