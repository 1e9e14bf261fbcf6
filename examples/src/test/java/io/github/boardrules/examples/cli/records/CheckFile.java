package io.github.boardrules.examples.cli.records;

import io.github.boardrules.examples.cli.Run;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A file for {@code check}.
 *
 * @param path the path of the file
 */
public record CheckFile(Path path) {

  public static CheckFile of(Path folder, String name, String... lines) {
    Path path = folder.resolve(name);
    try {
      Files.writeString(path, lines.length == 0 ? "" : String.join("\n", lines) + "\n");
    } catch (IOException problem) {
      throw new UncheckedIOException(problem);
    }
    return new CheckFile(path);
  }

  /** Runs {@code check} on it and removes its folder from the output. */
  Run check(String... more) {
    String[] arguments = new String[more.length + 2];
    arguments[0] = "check";
    arguments[1] = path.toString();
    System.arraycopy(more, 0, arguments, 2, more.length);
    Run run = Run.of(arguments);
    String folder = path.getParent() + path.getFileSystem().getSeparator();
    return new Run(run.status(), run.out().replace(folder, ""), run.err().replace(folder, ""));
  }
}
