package io.github.boardrules.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.examples.toy.ToyFamily;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Runs of the program as they look on a terminal, and the files that they use.
 *
 * <ul>
 *   <li>A command begins with {@code $}; blanks separate its words, except in single quotes.
 *   <li>Its input is behind {@code <}, with {@code ¶} between the lines, or each line has {@code
 *       <}.
 *   <li>Its output is behind {@code >}, or in the lines that follow, without blanks at their ends.
 *       Then comes its error with {@code !} before it. The exit status is 2 after an error, and
 *       otherwise 0, or 1 if {@code = 1} stands there.
 *   <li>{@code …} stands for the rest of a line, or alone for any number of lines.
 *   <li>{@code ./} is the folder; {@code $ cat > ./FILE} writes a file, {@code $ cat ./FILE} shows
 *       it.
 * </ul>
 */
public record Session(Catalog games, Path folder) {
  private static final Pattern COMMAND =
      Pattern.compile(
          "\\$ ((?:cat > )?.*?)(?: < (.*?))?(?: > (.*))?\n((?:<.*\n)*)((?:(?!\\$ ).*\n)*)");

  private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");
  private static final String WRITE = "cat > ./";
  private static final String ANY = "…";

  /** Runs commands with the toy games, and without a folder. */
  public static void check(String session) {
    check(Path.of("no-folder"), session);
  }

  /** Runs commands with the toy games. */
  public static void check(Path folder, String session) {
    new Session(Catalog.of(new ToyFamily()), folder).run(session);
  }

  /** Runs commands with the games of this repository, and without a folder. */
  public static void checkInstalled(String session) {
    new Session(Run.GAMES, Path.of("no-folder")).run(session);
  }

  public void run(String session) {
    List<String> expected = new ArrayList<>();
    List<String> shown = new ArrayList<>();
    for (Matcher found = COMMAND.matcher(session); found.find(); ) {
      String command = found.group(1);
      String input = lines(found.group(2)) + found.group(4).replaceAll("(?m)^< ?", "");
      List<String> wanted = (lines(found.group(3)) + found.group(5)).lines().toList();
      List<String> printed = printed(command, input);
      expected.add(command + "\n" + String.join("\n", wanted));
      shown.add(command + "\n" + String.join("\n", agrees(wanted, printed) ? wanted : printed));
    }
    assertThat(String.join("\n", shown)).isNotEmpty().isEqualTo(String.join("\n", expected));
  }

  private static String lines(@Nullable String inOne) {
    return inOne == null ? "" : inOne.replace('¶', '\n') + "\n";
  }

  private List<String> printed(String command, String input) {
    if (command.startsWith("cat ")) {
      return file(command, input);
    }
    List<String> lines = new ArrayList<>();
    String[] words =
        WORD.matcher(command)
            .results()
            .map(word -> word.group(1) != null ? word.group(1) : word.group(2))
            .map(word -> word.replaceFirst("^(--[\\w:=]+=)?\\./", "$1" + folder + "/"))
            .toArray(String[]::new);
    Run run = Run.with(games, input.replace("save ./", "save " + folder + "/"), words);
    run.out().lines().map(String::stripTrailing).forEach(lines::add);
    run.err().lines().map(line -> line.replaceFirst("^boardrules: ", "! ")).forEach(lines::add);
    if (run.status() != (run.err().isEmpty() ? 0 : 2)) {
      lines.add("= " + run.status());
    }
    String name = folder.toString().replace('\\', '/');
    lines.replaceAll(line -> line.replace('\\', '/').replace(name, "."));
    return lines;
  }

  /** Writes a file, or returns the lines of one. */
  private List<String> file(String command, String input) {
    try {
      if (!command.startsWith(WRITE)) {
        return Files.readAllLines(folder.resolve(command.substring("cat ./".length())));
      }
      Path file = folder.resolve(command.substring(WRITE.length()));
      Files.createDirectories(file.getParent());
      Files.writeString(file, input);
      return List.of();
    } catch (IOException problem) {
      throw new UncheckedIOException(problem);
    }
  }

  private static boolean agrees(List<String> wanted, List<String> printed) {
    if (wanted.isEmpty() || (printed.isEmpty() && !wanted.get(0).equals(ANY))) {
      return wanted.isEmpty() && printed.isEmpty();
    }
    String line = wanted.get(0);
    List<String> rest = wanted.subList(1, wanted.size());
    int size = printed.size();
    if (line.equals(ANY)) {
      return IntStream.rangeClosed(0, size).anyMatch(i -> agrees(rest, printed.subList(i, size)));
    }
    boolean isCut = line.endsWith(ANY) && printed.get(0).startsWith(line.replace(ANY, ""));
    return (isCut || line.equals(printed.get(0))) && agrees(rest, printed.subList(1, size));
  }
}
