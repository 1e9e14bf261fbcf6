package io.github.boardrules.engine;

/**
 * Measures time, for limits of time; a program without a system clock brings its own.
 *
 * <pre>{@code
 * EngineClock stopped = () -> 42;
 * stopped.nanos(); // ==> 42
 * }</pre>
 */
@FunctionalInterface
public interface EngineClock {

  /**
   * Returns the time since some fixed moment.
   *
   * @return nanoseconds; never less than before
   */
  long nanos();
}
