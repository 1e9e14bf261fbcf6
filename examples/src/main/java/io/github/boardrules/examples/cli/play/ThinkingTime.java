package io.github.boardrules.examples.cli.play;

import io.github.boardrules.engine.Limit;
import io.github.boardrules.examples.cli.shared.NumberArguments;
import io.github.boardrules.examples.cli.shared.TimeArgument;
import java.time.Duration;
import java.util.Optional;

/**
 * How much the engine thinks in a game on the terminal.
 *
 * @param time the longest time
 * @param level how well it plays; empty for its full strength
 */
record ThinkingTime(Duration time, Optional<Integer> level) {

  /** Returns what the options {@code --time} and {@code --level} mean. */
  static ThinkingTime read(String time, Optional<String> level) {
    return new ThinkingTime(
        TimeArgument.read("--time", time),
        level.map(text -> NumberArguments.level("--level", text)));
  }

  /** Returns the limit of a move. */
  Limit forMove() {
    return Limit.level(level.orElse(Limit.MAX_LEVEL), forHint());
  }

  /** Returns the limit of a hint, which is good advice at every level. */
  Limit forHint() {
    return Limit.time(time);
  }
}
