package io.github.boardrules.javascript.npm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Runs the tests of the package for npm in Node: in that of the machine or, where it cannot run the
 * package, in one that npm installs in the target folder. Where there is neither, a line says so,
 * and nothing fails.
 *
 * <p>Arguments: the target folder, which has the package in {@code package}, the folder of the
 * tests, and the version of Node to install.
 */
public final class NodeTests {
  private static final String CHECK =
      "import {isSupported} from './runtime.js'; process.exit(isSupported() ? 0 : 1)";

  private NodeTests() {}

  /** Tests, or ends with the code of what has failed. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path target = Path.of(arguments[0]).toAbsolutePath();
    Path folder = target.resolve("package");
    Optional<String> node = node(folder, target.resolve("node"), arguments[2]);
    if (node.isEmpty()) {
      System.out.println(
          "The tests of javascript in Node are skipped, because there is neither a Node that runs"
              + " the package nor an npm that can install one.");
      return;
    }
    List<String> command =
        new ArrayList<>(
            List.of(node.orElseThrow(), "--disallow-code-generation-from-strings", "--test"));
    command.add("--test-reporter=dot");
    try (Stream<Path> files = Files.list(Path.of(arguments[1]).toAbsolutePath())) {
      files
          .map(Path::toString)
          .filter(file -> file.endsWith(".test.js"))
          .sorted()
          .forEach(command::add);
    }
    Commands.require(folder, command.toArray(String[]::new));
  }

  /** Returns a Node that runs the package. */
  private static Optional<String> node(Path folder, Path installed, String version)
      throws IOException, InterruptedException {
    String program = installed.resolve("node_modules/node/bin/node").toString();
    for (String node : List.of("node", program)) {
      if (Commands.succeeds(folder, node, "--input-type=module", "--eval", CHECK)) {
        return Optional.of(node);
      }
    }
    Files.createDirectories(installed);
    String prefix = installed.toString();
    return Commands.succeeds(folder, "npm", "install", "--prefix", prefix, "node@" + version)
        ? Optional.of(program)
        : Optional.empty();
  }
}
