package io.github.boardrules.examples.spark;

import io.github.boardrules.examples.arena.MoveLimit;
import io.github.boardrules.examples.cli.analysis.PlayerArgument;
import io.github.boardrules.examples.cli.shared.Failure;
import java.util.Optional;

/**
 * Players whose moves depend on the seed alone. A task that was lost is repeated, and must give the
 * same again.
 */
final class SteadyPlayer {
  /** How much a player may search for a move by default. */
  static final String DEFAULT_NODES = "1000";

  private SteadyPlayer() {}

  /**
   * Returns the player that a text means.
   *
   * @throws Failure if the text means none, or one with a limit of time or several threads
   */
  static PlayerArgument read(String argument, String text, long nodes) {
    Optional<MoveLimit> shared = Optional.of(new MoveLimit(nodes, MoveLimit.NONE.nanos()));
    PlayerArgument player = PlayerArgument.read(argument, text, shared);
    boolean isTimed = player.settings().limit().nanos() != MoveLimit.NONE.nanos();
    if (isTimed || player.settings().threads() != 1) {
      throw Failure.of(
          "spark-unsteady", "argument", argument, "setting", isTimed ? "time" : "threads");
    }
    return player;
  }
}
