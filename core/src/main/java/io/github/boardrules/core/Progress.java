package io.github.boardrules.core;

/**
 * Receives reports on the progress of long work, from time to time, in the thread that does it;
 * short work may make none. Listening does not change the result. An exception that a listener
 * throws ends the work and reaches the caller.
 *
 * <pre>{@code
 * var rules = GridRules.parse("one-two-three:cols=2,rows=1");
 * var reports = new ArrayList<String>();
 * Perft.of(rules)
 *     .withProgress((done, total) -> reports.add(done + " of " + total))
 *     .count(rules.start(), 2); // ==> 2
 * reports;                      // ==> [1 of 3, 2 of 3, 3 of 3]
 * }</pre>
 */
@FunctionalInterface
public interface Progress {

  /**
   * Receives one report. {@code Perft} counts first moves, {@code Solver} counts positions.
   *
   * @param done how much has been done, 1 or more; it never decreases
   * @param total how much there is to do as far as is known, {@code done} or more; it may grow
   *     while the work continues
   */
  void advanced(long done, long total);
}
