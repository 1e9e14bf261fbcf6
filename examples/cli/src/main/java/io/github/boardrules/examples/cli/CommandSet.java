package io.github.boardrules.examples.cli;

import io.github.boardrules.examples.cli.shared.CommandContext;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;

/** The commands of a program in the order of its help, whose keys begin with the name. */
public record CommandSet(
    String name,
    String synopsis,
    Map<String, Function<CommandContext, Callable<Integer>>> commands) {

  /** Returns the names of the commands, as messages list them. */
  String names() {
    return String.join(", ", commands.keySet());
  }
}
