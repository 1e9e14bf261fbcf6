package io.github.boardrules.examples.cli;

import io.github.boardrules.examples.cli.shared.CommandContext;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;

/**
 * The commands of a program.
 *
 * @param name how the program is called, with dots for spaces; the keys of its help begin with it
 * @param synopsis how it is used, in one line
 * @param commands what makes each command, by its name and in the order of the help
 */
public record CommandSet(
    String name,
    String synopsis,
    Map<String, Function<CommandContext, Callable<Integer>>> commands) {

  /** Returns the names of the commands, as messages list them. */
  String names() {
    return String.join(", ", commands.keySet());
  }
}
