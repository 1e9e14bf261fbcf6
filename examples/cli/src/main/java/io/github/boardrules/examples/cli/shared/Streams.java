package io.github.boardrules.examples.cli.shared;

import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;

/**
 * What the program asks about its standard streams. By default none of them is a terminal, as in
 * tests and pipes.
 */
public interface Streams {
  /** Streams of which none is a terminal. */
  Streams PIPES = new Streams() {};

  /** How many characters a line of a screen of unknown width has. */
  int DEFAULT_WIDTH = 80;

  /** Returns whether standard error may show progress, because it is a terminal. */
  default boolean isErrorTerminal() {
    return false;
  }

  /**
   * Returns whether standard output is a file, so that a failed write is an error: that to a pipe
   * fails when its reader is gone.
   */
  default boolean isOutputFile() {
    return false;
  }

  /**
   * Returns whether standard output may have colours: it is a terminal that has them, and the user
   * has not declined them.
   */
  default boolean hasColours() {
    return false;
  }

  /**
   * Returns whether a person reads and types, so that they may edit and complete their lines, as
   * standard input and output are a terminal.
   */
  default boolean isDialogue() {
    return false;
  }

  /**
   * Returns the width of the screen on which lines may be overwritten, in characters; empty if
   * standard output is not such a terminal.
   */
  default OptionalInt screenWidth() {
    return OptionalInt.empty();
  }

  /**
   * Returns how wide the lines of sentences are: as the screen, or as the environment says; empty
   * if they are not wrapped, as in a pipe.
   */
  default OptionalInt lineWidth() {
    return screenWidth();
  }

  /**
   * Returns how long work continues before its progress is shown, and then between two updates, in
   * nanoseconds.
   */
  default long progressInterval() {
    return TimeUnit.SECONDS.toNanos(1);
  }
}
