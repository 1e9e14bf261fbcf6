package io.github.boardrules.examples.cli.repository;

import io.github.boardrules.examples.cli.games.InstalledGames;
import io.github.boardrules.examples.cli.shared.ExitStatus;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.StartedProcess;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The repository to which this program belongs, for commands that build another part of it. */
record CheckoutBuild(Path folder) {

  /** Returns the repository that has a file. */
  static CheckoutBuild with(String file, String key) {
    try {
      Path program =
          Path.of(CheckoutBuild.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      Path folder = program.resolve("../../../..").normalize();
      if (Files.isRegularFile(folder.resolve(file))) {
        return new CheckoutBuild(folder);
      }
    } catch (URISyntaxException problem) {
      // The program is somewhere else, too.
    }
    throw Failure.of(key);
  }

  /** Builds with the Maven wrapper and returns whether that succeeded. */
  boolean build(String... arguments) {
    List<String> command =
        new ArrayList<>(
            File.separatorChar == '\\'
                ? List.of("cmd", "/c", folder.resolve("mvnw.cmd").toString())
                : List.of("sh", folder.resolve("mvnw").toString()));
    command.addAll(List.of("-q", "-B", "-Dmaven.test.skip=true"));
    command.addAll(List.of(arguments));
    try {
      ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
      // The paths may begin at the folder of this process.
      String added =
          InstalledGames.ofProcess().files().stream()
              .map(Path::toString)
              .collect(Collectors.joining(File.pathSeparator));
      builder.environment().put(InstalledGames.VARIABLE, added);
      return run(builder) == 0;
    } catch (IOException problem) {
      // There is no wrapper that can be started.
      return false;
    }
  }

  /** Runs a process with the streams of this one and returns its exit status. */
  static int run(ProcessBuilder builder) throws IOException {
    Process process = StartedProcess.start(builder.inheritIO());
    try {
      return process.waitFor();
    } catch (InterruptedException interrupt) {
      StartedProcess.end(process);
      Thread.currentThread().interrupt();
      return ExitStatus.UNUSABLE;
    }
  }
}
