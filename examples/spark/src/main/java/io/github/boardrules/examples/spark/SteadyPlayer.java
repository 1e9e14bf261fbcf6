package io.github.boardrules.examples.spark;

import io.github.boardrules.examples.arena.MoveLimit;
import io.github.boardrules.examples.cli.analysis.PlayerArgument;
import io.github.boardrules.examples.cli.shared.Failure;
import java.io.Serializable;
import java.util.Optional;

/**
 * A player whose moves depend on the seed alone, by an argument and its text. A task that was lost
 * is repeated, and must give the same again.
 *
 * @param nodes how much it may search for a move, unless the text says otherwise
 */
record SteadyPlayer(String argument, String text, long nodes) implements Serializable {
  static final String DEFAULT_NODES = "1000";

  /**
   * Returns the player that the text means; a limit of time, several threads and weights are
   * refused.
   */
  PlayerArgument read() {
    Optional<MoveLimit> shared = Optional.of(new MoveLimit(nodes, MoveLimit.NONE.nanos()));
    PlayerArgument player = PlayerArgument.read(argument, text, shared);
    boolean isTimed = player.settings().limit().nanos() != MoveLimit.NONE.nanos();
    boolean hasClock = player.settings().clock().isPresent();
    if (isTimed || hasClock || player.settings().threads() != 1) {
      String setting = isTimed ? "time" : hasClock ? "clock" : "threads";
      throw Failure.of("spark-unsteady", "argument", argument, "setting", setting);
    }
    if (player.weights().isPresent()) {
      throw Failure.of("spark-weights", "argument", argument);
    }
    return player;
  }
}
