package io.github.boardrules.examples.cli.play;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.PuzzlePath;
import io.github.boardrules.core.PuzzleSolver;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SolverLimitException;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.search.Playout;
import io.github.boardrules.examples.cli.analysis.Engines;
import io.github.boardrules.examples.cli.analysis.Solutions;
import io.github.boardrules.examples.cli.shared.Choices;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.Texts;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The kinds of players. A program is a function that returns the move to play in a match. */
enum SeatKind {
  /** A person at the terminal. */
  HUMAN,
  /** Plays a legal move that is chosen uniformly at random. */
  RANDOM,
  /** {@link EngineSeat}. */
  ENGINE,
  /** Plays the first best move in the order of the rules, or a path to the goal of a puzzle. */
  PERFECT,
  /** A program of the user's, which {@code SeatedMatch} asks. */
  PROGRAM;

  /** Returns the kind of a word; empty if it is not such a word. */
  static Optional<SeatKind> find(String word) {
    return Arrays.stream(values()).filter(kind -> kind.word().equals(word)).findFirst();
  }

  /** Returns the kind of an argument, whose words may be followed by the command of a program. */
  static SeatKind read(String option, String text) {
    String word = text.startsWith(PROGRAM.word() + ":") ? PROGRAM.word() : text;
    return Choices.read(option, word, Arrays.asList(values()), SeatKind::word);
  }

  /** Returns what plays from a position on, or empty for a person or a program of the user's. */
  <S, M> Optional<Function<Match<S, M>, M>> seat(SeatTools<S, M> tools, S position) {
    return switch (this) {
      case HUMAN, PROGRAM -> Optional.empty();
      case RANDOM -> Optional.of(match -> random(match, tools.random()));
      case ENGINE ->
          Optional.of(
              new EngineSeat<>(
                      Engines.of(tools.rules()).withSeed(tools.random().next()).session(),
                      tools.limit(),
                      tools.progress())
                  ::choose);
      case PERFECT -> Optional.of(perfect(tools.solutions(), position));
    };
  }

  /** Returns the word of the command line and of records for this kind. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  Label label() {
    return Texts.label("seat-kind." + word());
  }

  private static <S, M> M random(Match<S, M> match, SplitMix64 random) {
    return Playout.randomMatch(match.rules(), match.position(), random, 1).lastMove().orElseThrow();
  }

  /** The position is solved before the game. */
  private static <S, M> Function<Match<S, M>, M> perfect(Solutions<S, M> solutions, S position) {
    try {
      Optional<PuzzleSolver<S, M>> puzzleSolver = solutions.puzzleSolver();
      if (puzzleSolver.isPresent()) {
        return path(solutions.rules(), position, puzzleSolver.get());
      }
      solutions.covering(position);
    } catch (SolverLimitException problem) {
      throw Failure.of("play-too-large", "kind", PERFECT.label(), "limit", problem.limit());
    }
    return match -> solutions.covering(match.position()).bestMoves(match.position()).get(0);
  }

  /** Follows a path to the goal; where there is none, every move is as good as another. */
  private static <S, M> Function<Match<S, M>, M> path(
      Rules<S, M> rules, S start, PuzzleSolver<S, M> solver) {
    Map<S, M> moves = new HashMap<>();
    S position = start;
    for (M move : solver.solve(position).map(PuzzlePath::moves).orElse(List.of())) {
      // If the path returns to a position, the later move belongs to the shorter path.
      moves.put(position, move);
      position = rules.play(position, move);
    }
    return match -> {
      M move = moves.get(match.position());
      return move != null ? move : match.legalMoves().get(0);
    };
  }
}
