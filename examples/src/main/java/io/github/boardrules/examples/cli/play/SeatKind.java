package io.github.boardrules.examples.cli.play;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.search.PuzzleSolver;
import io.github.boardrules.core.search.SolverLimitException;
import io.github.boardrules.examples.cli.analysis.Solutions;
import io.github.boardrules.examples.cli.shared.Choices;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.Texts;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The kinds of players. A new kind is one more constant and its {@link Seat}. */
enum SeatKind {
  /** A person at the terminal. */
  HUMAN {
    @Override
    <S, M> Optional<Seat<S, M>> seat(SeatTools<S, M> tools, S position) {
      return Optional.empty();
    }
  },
  /** Plays a legal move that is chosen uniformly at random. */
  RANDOM {
    @Override
    <S, M> Optional<Seat<S, M>> seat(SeatTools<S, M> tools, S position) {
      return Optional.of(match -> random(tools.rules(), match.position(), tools.random()));
    }
  },
  /** {@link EngineSeat}. */
  ENGINE {
    @Override
    <S, M> Optional<Seat<S, M>> seat(SeatTools<S, M> tools, S position) {
      return Optional.of(EngineSeat.of(tools));
    }
  },
  /**
   * Plays the first best move in the order of the rules, or is a {@link PathSeat} in a puzzle. The
   * position is solved before the game.
   */
  PERFECT {
    @Override
    <S, M> Optional<Seat<S, M>> seat(SeatTools<S, M> tools, S position) {
      Solutions<S, M> solutions = tools.solutions();
      try {
        Optional<PuzzleSolver<S, M>> puzzleSolver = solutions.puzzleSolver();
        if (puzzleSolver.isPresent()) {
          return Optional.of(PathSeat.of(solutions.rules(), position, puzzleSolver.get()));
        }
        solutions.covering(position);
      } catch (SolverLimitException problem) {
        throw Failure.of("play-too-large", "kind", label(), "limit", problem.limit());
      }
      return Optional.of(
          match -> solutions.covering(match.position()).bestMoves(match.position()).get(0));
    }
  };

  /** Returns the kind of a word; empty if it is no such word. */
  static Optional<SeatKind> find(String word) {
    return Arrays.stream(values()).filter(kind -> kind.word().equals(word)).findFirst();
  }

  static SeatKind read(String option, String text) {
    return Choices.read(option, text, Arrays.asList(values()), SeatKind::word);
  }

  /** Returns the program that plays from a position on, or empty for a person. */
  abstract <S, M> Optional<Seat<S, M>> seat(SeatTools<S, M> tools, S position);

  /** Returns the word of the command line and of records for this kind. */
  final String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the name for people. */
  final Label label() {
    return Texts.label("seat-kind." + word());
  }

  private static <S, M> M random(Rules<S, M> rules, S position, SplitMix64 random) {
    if (rules instanceof PackedRules<S, M> packed) {
      return packed.decode(position, packed.randomLegal(position, random));
    }
    List<M> moves = rules.legalMoves(position);
    return moves.get(random.below(moves.size()));
  }
}
