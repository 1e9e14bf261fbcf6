package io.github.boardrules.examples.cli;

import io.github.boardrules.examples.cli.games.LayoutCommand;
import io.github.boardrules.examples.cli.shared.Failure;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * {@code --layout FILE}, which may stand wherever a command takes a variant: the file's layout of
 * Castle of Mind is replaced by its variant id before the arguments are parsed.
 */
final class LayoutOption {
  private static final String NAME = "--layout";
  private static final String LABEL = NAME + " FILE";

  /** The commands that take a variant, as their first argument. */
  private static final Set<String> COMMANDS =
      Set.of(
          "start", "moves", "status", "why", "perft", "divide", "solve", "prove", "replay",
          "random", "show", "play");

  private LayoutOption() {}

  /** Returns the arguments, with the option replaced by the variant id of the layout. */
  static String[] replaced(String... arguments) {
    List<String> left = new ArrayList<>();
    List<Optional<String>> files = new ArrayList<>();
    for (int i = 0; i < arguments.length; i++) {
      if (arguments[i].equals(NAME)) {
        i++;
        files.add(i < arguments.length ? Optional.of(arguments[i]) : Optional.empty());
      } else if (arguments[i].startsWith(NAME + "=")) {
        files.add(Optional.of(arguments[i].substring(NAME.length() + 1)));
      } else {
        left.add(arguments[i]);
      }
    }
    int command = 0;
    while (command < left.size() && !Arguments.commands().containsKey(left.get(command))) {
      command++;
    }
    // Other errors in the arguments are reported by their parser.
    if (files.isEmpty() || command == left.size() || !COMMANDS.contains(left.get(command))) {
      return arguments.clone();
    }
    left.add(command + 1, LayoutCommand.variant(only(files, left.get(command))));
    return left.toArray(String[]::new);
  }

  /** Returns the file, which must be given exactly once. */
  private static String only(List<Optional<String>> files, String command) {
    String usage = "boardrules " + command + " " + LABEL + " ...";
    if (files.size() > 1) {
      throw Failure.of("repeated-option", "argument", LABEL, "usage", usage);
    }
    return files
        .get(0)
        .orElseThrow(() -> Failure.of("missing-argument", "argument", LABEL, "usage", usage));
  }
}
