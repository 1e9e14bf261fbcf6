package io.github.boardrules.examples.web.site;

/** Says, at the end of a build without a browser, which tests it has left out. */
public final class SkippedTests {
  private SkippedTests() {}

  /** Prints the line. */
  public static void main(String[] arguments) {
    System.out.println(
        "The tests of examples/web in a browser are skipped, as there is no /usr/bin/chromium:"
            + " run them with -Pbrowser -Dchromium=PATH.");
  }
}
