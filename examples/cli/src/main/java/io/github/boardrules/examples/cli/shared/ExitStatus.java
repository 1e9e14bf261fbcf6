package io.github.boardrules.examples.cli.shared;

/** What the program returns to the system. */
public final class ExitStatus {
  /** Everything was done. */
  public static final int DONE = 0;

  /** A check found disagreements, or a move was refused. */
  public static final int REFUSED = 1;

  /** Arguments cannot be used, or a text cannot be read. */
  public static final int UNUSABLE = 2;

  private ExitStatus() {}
}
