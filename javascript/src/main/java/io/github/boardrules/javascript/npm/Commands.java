package io.github.boardrules.javascript.npm;

import java.io.IOException;
import java.nio.file.Path;

/** Runs other programs. */
final class Commands {
  private Commands() {}

  /** Returns whether a program is there and ends without a problem; it prints nothing. */
  static boolean succeeds(Path folder, String... command) throws InterruptedException {
    try {
      return new ProcessBuilder(command)
              .directory(folder.toFile())
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException missing) {
      return false;
    }
  }

  /** Runs a program; if it fails, this one ends with its code. */
  static void require(Path folder, String... command) throws IOException, InterruptedException {
    int code = new ProcessBuilder(command).directory(folder.toFile()).inheritIO().start().waitFor();
    if (code != 0) {
      System.exit(code);
    }
  }
}
