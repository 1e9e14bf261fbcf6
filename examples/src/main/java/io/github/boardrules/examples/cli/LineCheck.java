package io.github.boardrules.examples.cli;

import java.util.function.BiConsumer;

/** Compares the lines of files with the rules, and counts the disagreements. */
abstract class LineCheck {
  final CommandContext context;
  private final BiConsumer<Object, Failure> reports;
  private boolean isUsed;
  private long disagreements;

  /** Creates a check that prints disagreements. */
  LineCheck(CommandContext context) {
    this(
        context,
        (place, found) -> context.output().line(place + ": " + found.sentence(context.texts())));
  }

  /** Creates a check whose disagreements, with their places, somebody else receives. */
  LineCheck(CommandContext context, BiConsumer<Object, Failure> reports) {
    this.context = context;
    this.reports = reports;
  }

  /**
   * Checks a line.
   *
   * @throws Failure if the line is malformed
   */
  final void check(FileLine place, String line) {
    if (!line.isBlank()) {
      Runnable comparison = read(place, line);
      try {
        comparison.run();
      } catch (Failure disagreement) {
        report(place, disagreement);
      }
    }
  }

  /** Counts a disagreement and reports it. */
  final void report(Object place, Failure disagreement) {
    disagreements++;
    reports.accept(place, disagreement);
  }

  /** Notes that there is a file of this kind, even if it is empty. */
  final void use() {
    isUsed = true;
  }

  final boolean isUsed() {
    return isUsed;
  }

  final long disagreements() {
    return disagreements;
  }

  /** Reads a line and returns its comparison, which throws a failure for a disagreement. */
  abstract Runnable read(FileLine place, String line);

  /** Returns how many lines were checked: a text for programs, the same in every language. */
  abstract String summary();
}
