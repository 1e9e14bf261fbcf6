package io.github.boardrules.examples.cli;

/** Compares what the lines of files say with the rules, and counts. */
abstract class LineCheck {
  final Session session;
  private boolean used;
  private long disagreements;

  LineCheck(Session session) {
    this.session = session;
  }

  /**
   * Checks a line.
   *
   * @throws Failure when the line has not the form that it must have
   */
  final void check(Place place, String line) {
    if (!line.isBlank()) {
      Runnable comparison = read(place, line);
      try {
        comparison.run();
      } catch (Failure disagreement) {
        disagreements++;
        session.progress().clear();
        session.output().line(place + ": " + disagreement.sentence(session.texts()));
      }
    }
  }

  /** Notes that there is a file of this kind, be it empty. */
  final void use() {
    used = true;
  }

  final boolean used() {
    return used;
  }

  final long disagreements() {
    return disagreements;
  }

  /** Reads a line; running the answer compares it, and what it throws is the disagreement. */
  abstract Runnable read(Place place, String line);

  /** How many were checked, in the same words in every language. */
  abstract String summary();
}
