package io.github.boardrules.examples.arena;

import io.github.boardrules.engine.SearchMethod;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;

/** The settings of a player. All but the limit, that of one move, are for the engine. */
public record PlayerSettings(
    MoveLimit limit,
    Optional<GameClock> clock,
    OptionalInt level,
    Optional<SearchMethod> method,
    int threads,
    int megabytes) {

  /** The time for all moves of a game, and what each adds to it. */
  public record GameClock(Duration time, Duration increment) {}

  /** The default memory in MiB: each worker of a tournament needs that of two players. */
  public static final int DEFAULT_MEGABYTES = 64;

  /** Returns the settings of a player with one thread. */
  public static PlayerSettings of(MoveLimit limit) {
    return new PlayerSettings(
        limit, Optional.empty(), OptionalInt.empty(), Optional.empty(), 1, DEFAULT_MEGABYTES);
  }
}
