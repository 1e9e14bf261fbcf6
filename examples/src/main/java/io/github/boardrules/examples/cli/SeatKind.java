package io.github.boardrules.examples.cli;

import io.github.boardrules.core.SplitMix64;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Who may play. A new kind of player is one more constant and its {@link Seat}. */
enum SeatKind {
  /** A person at the terminal. */
  HUMAN {
    @Override
    Optional<Seat> seat(SplitMix64 random) {
      return Optional.empty();
    }
  },
  /** {@link RandomSeat}. */
  RANDOM {
    @Override
    Optional<Seat> seat(SplitMix64 random) {
      return Optional.of(new RandomSeat(random));
    }
  };

  static SeatKind read(String option, String text) {
    return Arrays.stream(values())
        .filter(kind -> kind.word().equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                Failure.of(
                    "unknown-word",
                    "argument",
                    option,
                    "found",
                    Texts.quote(text),
                    "words",
                    Arrays.stream(values()).map(SeatKind::word).collect(Collectors.joining(", "))));
  }

  /** The player, or empty for a person. */
  abstract Optional<Seat> seat(SplitMix64 random);

  final String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
