package io.github.boardrules.examples.cli;

import io.github.boardrules.examples.cli.shared.NumberArguments;
import io.github.boardrules.examples.cli.shared.Streams;
import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/**
 * The standard streams of the process.
 *
 * <p>Java does not say whether one of them is a terminal, so a child process that inherits it tests
 * it. That takes a few milliseconds, on Windows about a hundred, and is done only if it matters.
 */
public record SystemStreams(Map<String, String> environment, boolean isWindows) implements Streams {

  private static final int MAX_WIDTH = 9999;

  public static SystemStreams ofProcess() {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    return new SystemStreams(System.getenv(), system.startsWith("windows"));
  }

  @Override
  public boolean isErrorTerminal() {
    ProcessBuilder test = new ProcessBuilder(isWindows ? powershell("Error") : shell(2));
    return isSuccessful(test.redirectError(Redirect.INHERIT));
  }

  private boolean isOutputTerminal() {
    ProcessBuilder test = new ProcessBuilder(isWindows ? powershell("Output") : shell(1));
    return isSuccessful(test.redirectOutput(Redirect.INHERIT));
  }

  /** {@inheritDoc} Only a file has a position; on Windows that of a pipe is 0. */
  @SuppressWarnings("resource") // standard output is not closed here
  @Override
  public boolean isOutputFile() {
    try {
      long offset = new FileOutputStream(FileDescriptor.out).getChannel().position();
      return !isWindows || offset > 0;
    } catch (IOException noFile) {
      return false;
    }
  }

  @Override
  public boolean hasColours() {
    return wantsColours() && isOutputTerminal();
  }

  /** Returns what the environment says about colours; see no-color.org. */
  public boolean wantsColours() {
    boolean isKnown =
        !isWindows
            || environment.containsKey("WT_SESSION")
            || environment.containsKey("TERM")
            || "ON".equals(environment.get("ConEmuANSI"));
    return isKnown && environment.getOrDefault("NO_COLOR", "").isEmpty() && !isDumb();
  }

  @SuppressWarnings("SystemConsoleNull") // what it means since JDK 22 is asked too
  @Override
  public boolean isDialogue() {
    Console console = System.console();
    return console != null && !isDumb() && isTerminal(console);
  }

  @Override
  public OptionalInt screenWidth() {
    if (isDumb() || !isOutputTerminal()) {
      return OptionalInt.empty();
    }
    try (Terminal terminal = TerminalBuilder.builder().system(true).dumb(false).build()) {
      if (terminal.getWidth() > 0) {
        return OptionalInt.of(terminal.getWidth());
      }
    } catch (IOException | IllegalStateException unknown) {
      // As when standard input is not a terminal.
    }
    return OptionalInt.of(columns().orElse(DEFAULT_WIDTH));
  }

  @Override
  public OptionalInt lineWidth() {
    OptionalInt width = isDumb() ? OptionalInt.empty() : screenWidth();
    if (width.isPresent() || columns().isPresent()) {
      return width.isPresent() ? width : columns();
    }
    return isDumb() && isOutputTerminal() ? OptionalInt.of(DEFAULT_WIDTH) : OptionalInt.empty();
  }

  /** Returns the width that the environment tells; empty if that is not a width. */
  private OptionalInt columns() {
    String columns = environment.getOrDefault("COLUMNS", "");
    return NumberArguments.whole(columns, 1, MAX_WIDTH).stream().mapToInt(n -> (int) n).findFirst();
  }

  private boolean isDumb() {
    return environment.getOrDefault("TERM", "").equals("dumb");
  }

  /** Returns {@code Console.isTerminal}; before JDK 22, which has it, every console is one. */
  private static boolean isTerminal(Console console) {
    try {
      return (boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (ReflectiveOperationException older) {
      return true;
    }
  }

  private static List<String> shell(int descriptor) {
    return List.of("sh", "-c", "test -t " + descriptor);
  }

  private static List<String> powershell(String stream) {
    return List.of(
        "powershell", "-NoProfile", "-Command", "exit [int][Console]::Is" + stream + "Redirected");
  }

  private static boolean isSuccessful(ProcessBuilder test) {
    try {
      Process process = test.start();
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
