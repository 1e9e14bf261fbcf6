package io.github.boardrules.examples.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A command of a shell: the words of the program {@code boardrules} in it.
 *
 * @param words the arguments of the program, without quotes
 * @param alone whether nothing else is in the line, such as a pipe
 */
record ShellLine(List<String> words, boolean alone) {
  private static final String PROGRAM = "examples/boardrules";
  private static final Pattern WORD =
      Pattern.compile("'([^']*)'|\"([^\"]*)\"|([|<>;&])|([^\\s|<>;&]+)");

  /** Whether a line calls the program. */
  static boolean calls(String line) {
    return line.contains(PROGRAM + " ") || line.endsWith(PROGRAM);
  }

  /** The first call of the program in a line. */
  static ShellLine of(String line) {
    int at = line.indexOf(PROGRAM);
    List<String> words = new ArrayList<>();
    Matcher word = WORD.matcher(line.substring(at + PROGRAM.length()));
    while (word.find()) {
      if (word.group(3) != null) {
        return new ShellLine(words, false);
      }
      words.add(first(word.group(1), word.group(2), word.group(4)));
    }
    return new ShellLine(words, line.substring(0, at).replace("$", "").isBlank());
  }

  private static String first(String... groups) {
    for (String group : groups) {
      if (group != null) {
        return group;
      }
    }
    return "";
  }
}
