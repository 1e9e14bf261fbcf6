package io.github.boardrules.engine;

/** Measures time, for limits of time; a program without a system clock brings its own. */
@FunctionalInterface
public interface EngineClock {

  /**
   * Returns the time since some fixed moment.
   *
   * @return nanoseconds; never less than before
   */
  long nanos();
}
