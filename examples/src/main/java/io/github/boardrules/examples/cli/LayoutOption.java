package io.github.boardrules.examples.cli;

import io.github.boardrules.colorfield.ColorfieldOptions;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Refusal;
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
          "start", "moves", "status", "why", "perft", "divide", "solve", "replay", "random", "show",
          "play");

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
    left.add(command + 1, variant(only(files, left.get(command))));
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

  /** Returns the canonical variant id of the layout that a file holds. */
  static String variant(String file) {
    String text = TextFiles.read(file);
    try {
      return ColorfieldOptions.read(text).variant();
    } catch (NotationException problem) {
      throw failure(file, text, problem);
    }
  }

  /** Returns the error in a layout: the line and the column, or the condition that is broken. */
  private static Failure failure(String file, String text, NotationException problem) {
    if (problem.expected().isEmpty()) {
      Refusal condition = new Refusal(problem.reason(), List.of(), problem.facts());
      return Failure.of("unreadable-layout", "place", file, "problem", condition);
    }
    String before = text.substring(0, problem.column() - 1);
    long line = 1 + before.chars().filter(letter -> letter == '\n').count();
    int column = before.length() - before.lastIndexOf('\n');
    return Failure.of(
        "unreadable-layout",
        "place",
        new FileLine(file, line),
        "problem",
        new NotationException(text, column, problem.reason(), problem.facts(), problem.expected()));
  }
}
