package io.github.boardrules.examples.cli;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/**
 * Finds out whether standard error is a terminal. Java reports this for standard input and output
 * at best, and differently from version to version, so a child process that inherits standard error
 * tests it. That takes a few milliseconds, on Windows about a hundred, and is done only after work
 * that has lasted longer.
 */
final class Terminal {
  private static final List<String> ASK_POSIX = List.of("sh", "-c", "test -t 2");
  private static final List<String> ASK_WINDOWS =
      List.of("powershell", "-NoProfile", "-Command", "exit [int][Console]::IsErrorRedirected");

  private Terminal() {}

  static boolean isStandardError() {
    boolean isWindows =
        System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");
    return isSuccessful(isWindows ? ASK_WINDOWS : ASK_POSIX);
  }

  private static boolean isSuccessful(List<String> command) {
    try {
      Process process = new ProcessBuilder(command).redirectError(Redirect.INHERIT).start();
      process.getOutputStream().close();
      return process.waitFor(5, TimeUnit.SECONDS) && process.exitValue() == 0;
    } catch (IOException problem) {
      return false;
    } catch (InterruptedException problem) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
