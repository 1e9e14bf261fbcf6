package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.search.Progress;
import io.github.boardrules.core.search.PuzzlePath;
import io.github.boardrules.core.search.PuzzleSolver;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.core.search.SolverLimitException;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.game.InlayGame;
import io.github.boardrules.pikkpakk.inlay.InlayBlocks;
import io.github.boardrules.pikkpakk.inlay.InlayCycles;
import io.github.boardrules.pikkpakk.inlay.InlaySearch;
import io.github.boardrules.pikkpakk.inlay.LinePushes;
import io.github.boardrules.pikkpakk.move.MoveCode;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Solves inlay puzzles from any position.
 *
 * <pre>{@code
 * var rules = PikkPakkRules.inlay();
 * var path = InlaySolver.of(rules).limit(10_000).solve(rules.start()).orElseThrow();
 * var match = Match.of(rules).playAll(path.moves());
 * match.status().text(); // ==> win 1 solved
 * path.shortest();       // ==> false
 * }</pre>
 *
 * <p>If a shortest way is found within the limit, it is returned. Otherwise the way is composed of
 * three-cycles, and is not short. From a position with a full block there always is a way, and it
 * is found with any limit. With {@code push=line} balls may stand outside the block; they are
 * brought onto the block first, if that is possible.
 *
 * <p>A position takes about 50 bytes. The solver is immutable and safe for use by many threads.
 */
public final class InlaySolver implements PuzzleSolver<PikkPakkPosition, PikkPakkMove> {
  private final PikkPakkRules rules;
  private final InlayGame game;
  private final int limit;
  private final Progress progress;

  private InlaySolver(PikkPakkRules rules, InlayGame game, int limit, Progress progress) {
    this.rules = rules;
    this.game = game;
    this.limit = limit;
    this.progress = Objects.requireNonNull(progress);
  }

  /**
   * Returns a solver with {@link Solver#DEFAULT_LIMIT} and without a progress listener.
   *
   * @param rules the rules of an inlay puzzle
   * @return the solver
   * @throws IllegalArgumentException if they are the rules of another game
   */
  public static InlaySolver of(PikkPakkRules rules) {
    if (rules.game instanceof InlayGame game) {
      return new InlaySolver(rules, game, Solver.DEFAULT_LIMIT, (done, found) -> {});
    }
    throw new IllegalArgumentException(rules + " is no inlay puzzle.");
  }

  @Override
  public InlaySolver limit(int positions) {
    if (positions < 1) {
      throw new IllegalArgumentException("A limit must be 1 or more, not " + positions + ".");
    }
    return new InlaySolver(rules, game, positions, progress);
  }

  @Override
  public InlaySolver progress(Progress listener) {
    return new InlaySolver(rules, game, limit, listener);
  }

  /**
   * {@inheritDoc} If the block is full, there always is a way, and no limit is too low.
   *
   * @throws IllegalArgumentException if the position belongs to another variant
   */
  @Override
  public Optional<PuzzlePath<PikkPakkMove>> solve(PikkPakkPosition position) {
    if (!BitPosition.of(position).variant().options.equals(game.options)) {
      throw new IllegalArgumentException("This is no position of " + rules + ": " + position);
    }
    BitPosition start = BitPosition.of(position);
    try {
      return InlaySearch.solve(game.pushing, start, List.of(game.goal()), limit, progress)
          .map(word -> new PuzzlePath<>(moves(word), true));
    } catch (SolverLimitException beyond) {
      return byCycles(start);
    }
  }

  private Optional<PuzzlePath<PikkPakkMove>> byCycles(BitPosition position) {
    return InlayBlocks.fill(game.pushing, position, limit, progress)
        .map(
            filling -> {
              int[] cycles =
                  InlayCycles.solve(LinePushes.play(game.pushing, position, filling), game.goal());
              int[] word =
                  LinePushes.shortened(
                      LinePushes.join(filling, cycles), game.onBlock ? Board.BLOCK : 0);
              return new PuzzlePath<>(moves(upToGoal(position, word)), false);
            });
  }

  /** Returns the pushes up to the first time that they reach the goal. */
  private int[] upToGoal(BitPosition position, int[] word) {
    BitPosition last = position;
    for (int i = 0; i < word.length; i++) {
      if (last.hasSameBalls(game.goal())) {
        return Arrays.copyOf(word, i);
      }
      last = LinePushes.play(game.pushing, last, word[i]);
    }
    return word;
  }

  private List<PikkPakkMove> moves(int[] word) {
    return IntStream.of(word)
        .mapToObj(push -> MoveCode.decode(game.board, LinePushes.code(push)))
        .toList();
  }
}
