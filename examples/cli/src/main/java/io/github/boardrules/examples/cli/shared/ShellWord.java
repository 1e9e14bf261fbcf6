package io.github.boardrules.examples.cli.shared;

/** Words of commands that a person copies into their shell. */
public final class ShellWord {
  private static final String PLAIN = "[A-Za-z0-9_@%+=:,./-]+";
  private static final String PLAIN_ON_WINDOWS = "[A-Za-z0-9_+:./\\\\-]+";

  private ShellWord() {}

  /**
   * Returns a text as one word, in quotes if it has a character that a shell may change. On Windows
   * these are the quotes of {@code cmd} and of PowerShell.
   */
  public static String of(String text, boolean isWindows) {
    if (text.matches(isWindows ? PLAIN_ON_WINDOWS : PLAIN)) {
      return text;
    }
    return isWindows ? '"' + text + '"' : "'" + text.replace("'", "'\\''") + "'";
  }
}
