package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.PuzzlePath;
import io.github.boardrules.core.PuzzleSolver;
import io.github.boardrules.core.Status;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.pikkpakk.base.PikkPakkEnding;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.value.InlayOptions;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import io.github.boardrules.pikkpakk.value.PikkPakkPattern;
import io.github.boardrules.pikkpakk.value.PikkPakkPosition;
import io.github.boardrules.pikkpakk.value.PushRule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Inlay puzzles for the tests of their solver. */
final class InlayPuzzles {
  private static final int CELLS = Board.BLOCK * Board.BLOCK;

  private InlayPuzzles() {}

  static PikkPakkRules rules(PikkPakkPattern from, PushRule push, PikkPakkPattern to) {
    return PikkPakkRules.of(InlayOptions.DEFAULT.withPatterns(from, to).withPush(push));
  }

  /** Returns a position some random pushes away from the goal. */
  static PikkPakkPosition scrambled(PikkPakkRules rules, int pushes, Dice dice) {
    InlayOptions options = (InlayOptions) rules.options();
    // The pushes begin at the goal, where the game is over: so they are made in another puzzle.
    PikkPakkRules free = rules(options.to(), options.push(), exchanged(options.to()));
    PikkPakkPosition position = free.start();
    for (int i = 0; i < pushes && !free.status(position).isOver(); i++) {
      position = free.playUnchecked(position, free.randomLegal(position, dice.random()));
    }
    return rules.notation().parsePosition(position.toString());
  }

  /** Returns balls of random kinds on the block: of a few kinds, or of all. */
  static PikkPakkPattern pattern(Dice dice) {
    List<Character> kinds = dice.shuffled(List.of('l', 'd', 't', 'n'));
    int most = dice.between(0, kinds.size() - 1);
    return pattern(Stream.generate(() -> kinds.get(dice.between(0, most))).limit(CELLS).toList());
  }

  /** Returns the same balls in another order. */
  static PikkPakkPattern shuffled(PikkPakkPattern pattern, Dice dice) {
    return pattern(dice.shuffled(balls(pattern)));
  }

  /** Asserts that a solver's way is legal and leads to the goal, and returns it. */
  static PuzzlePath<PikkPakkMove> assertSolved(
      PikkPakkRules rules,
      PuzzleSolver<PikkPakkPosition, PikkPakkMove> solver,
      PikkPakkPosition position) {
    PuzzlePath<PikkPakkMove> path = solver.solve(position).orElseThrow();
    PikkPakkPosition last = position;
    for (PikkPakkMove move : path.moves()) {
      last = rules.play(last, move);
    }
    assertThat(rules.status(last)).isEqualTo(Status.win(1, PikkPakkEnding.SOLVED));
    return path;
  }

  /** Returns the number of pushes to the goal, found by brute force; at most {@code max}. */
  static int distance(PikkPakkRules rules, PikkPakkPosition position, int max) {
    Set<PikkPakkPosition> layer = Set.of(position);
    int pushes = 0;
    while (pushes < max && layer.stream().noneMatch(node -> rules.status(node).isOver())) {
      Set<PikkPakkPosition> next = new HashSet<>();
      for (PikkPakkPosition node : layer) {
        rules.legalMoves(node).forEach(move -> next.add(rules.play(node, move)));
      }
      layer = next;
      pushes++;
    }
    return pushes;
  }

  /** Returns the pattern with two different balls exchanged, if it has two kinds. */
  private static PikkPakkPattern exchanged(PikkPakkPattern pattern) {
    List<Character> balls = new ArrayList<>(balls(pattern));
    int other = 0;
    while (other < CELLS - 1 && balls.get(other).equals(balls.get(0))) {
      other++;
    }
    Collections.swap(balls, 0, other);
    return pattern(balls);
  }

  private static List<Character> balls(PikkPakkPattern pattern) {
    return pattern.rows().replace("/", "").chars().mapToObj(letter -> (char) letter).toList();
  }

  private static PikkPakkPattern pattern(List<Character> balls) {
    StringBuilder rows = new StringBuilder();
    for (int cell = 0; cell < CELLS; cell++) {
      rows.append(cell > 0 && cell % Board.BLOCK == 0 ? "/" : "").append(balls.get(cell));
    }
    return new PikkPakkPattern(rows.toString());
  }
}
