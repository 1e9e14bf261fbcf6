package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.Progress;
import io.github.boardrules.core.PuzzlePath;
import io.github.boardrules.core.PuzzleSolver;
import io.github.boardrules.core.SolverLimitException;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.game.InlayGame;
import io.github.boardrules.pikkpakk.inlay.InlayBlocks;
import io.github.boardrules.pikkpakk.inlay.InlayCycles;
import io.github.boardrules.pikkpakk.inlay.InlaySearch;
import io.github.boardrules.pikkpakk.inlay.LinePushes;
import io.github.boardrules.pikkpakk.move.MoveCode;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import io.github.boardrules.pikkpakk.value.PikkPakkPosition;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Solves inlay puzzles from any position. */
record InlaySolver(InlayGame game, int limit, Progress progress)
    implements PuzzleSolver<PikkPakkPosition, PikkPakkMove> {
  static InlaySolver of(InlayGame game) {
    return new InlaySolver(game, Solver.DEFAULT_LIMIT, (done, found) -> {});
  }

  @Override
  public InlaySolver withLimit(int positions) {
    if (positions < 1) {
      throw new IllegalArgumentException("A limit must be 1 or more, not " + positions + ".");
    }
    return new InlaySolver(game, positions, progress);
  }

  @Override
  public InlaySolver withProgress(Progress listener) {
    return new InlaySolver(game, limit, Objects.requireNonNull(listener, "listener"));
  }

  /**
   * {@inheritDoc} If the block is full, there always is a way, and no limit is too low.
   *
   * @throws IllegalArgumentException if the position belongs to another variant
   */
  @Override
  public Optional<PuzzlePath<PikkPakkMove>> solve(PikkPakkPosition position) {
    if (!BitPosition.cast(position).variant().options.equals(game.options)) {
      throw new IllegalArgumentException(
          "This is not a position of " + game.options.variant() + ": " + position);
    }
    BitPosition start = BitPosition.cast(position);
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
    return List.copyOf(
        IntStream.of(word)
            .mapToObj(push -> MoveCode.decode(game.board, LinePushes.code(push)))
            .collect(Collectors.toList()));
  }
}
