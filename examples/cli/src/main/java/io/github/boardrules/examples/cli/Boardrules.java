package io.github.boardrules.examples.cli;

import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.examples.cli.games.InstalledGames;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.DataSize;
import io.github.boardrules.examples.cli.shared.ExitStatus;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.GameSource;
import io.github.boardrules.examples.cli.shared.Input;
import io.github.boardrules.examples.cli.shared.Output;
import io.github.boardrules.examples.cli.shared.ProgressLine;
import io.github.boardrules.examples.cli.shared.Streams;
import io.github.boardrules.examples.cli.shared.Texts;
import io.github.boardrules.examples.cli.shared.UsedGames;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The program {@code boardrules}: it plays every game through the public API.
 *
 * <p>It writes results to standard output, one fact a line, and errors to standard error, one line
 * each. The exit status is 0 for success, 1 when a check found disagreements or a move was refused,
 * and 2 for arguments that cannot be used and texts that cannot be read.
 */
public record Boardrules(
    GameSource games, InputStream in, OutputStream out, OutputStream err, Streams streams) {

  /** Runs the program and ends the process with its exit status. */
  public static void main(String[] arguments) {
    System.exit(ofProcess().run(arguments));
  }

  /** Returns the program with the installed games and the streams of this process. */
  public static Boardrules ofProcess() {
    // System.out swallows errors, so a closed pipe would go unnoticed.
    return new Boardrules(
        InstalledGames.ofProcess(),
        new FileInputStream(FileDescriptor.in),
        new FileOutputStream(FileDescriptor.out),
        new FileOutputStream(FileDescriptor.err),
        SystemStreams.ofProcess());
  }

  public int run(String... arguments) {
    return run(Arguments.BOARDRULES, arguments);
  }

  /** Runs a program with commands of its own and returns its exit status. */
  public int run(CommandSet commands, String... arguments) {
    Texts texts = new Texts(Arguments.locale(arguments));
    Output errors = new Output(err);
    errors.wrapAt(() -> streams.isErrorTerminal() ? streams.lineWidth() : OptionalInt.empty());
    ProgressLine progress = new ProgressLine(errors, streams, texts);
    Output results = new Output(out, progress::clear, streams::isOutputFile);
    results.wrapAt(streams::lineWidth);
    int status;
    String errorMessage = "";
    Optional<UsedGames> used = Optional.empty();
    try {
      UsedGames known = new UsedGames(games.catalog());
      used = Optional.of(known);
      games.warning().ifPresent(warning -> printError(errors, warning.message(texts.locale())));
      Input input = new Input(in, results);
      CommandContext context = new CommandContext(known, texts, input, results, progress, streams);
      status = Arguments.run(context, commands, arguments);
      results.flush();
    } catch (Output.Closed closed) {
      // A reader such as head -1 has closed the pipe on purpose, so there is nothing to report.
      status = closed.isReaderGone() ? ExitStatus.DONE : ExitStatus.UNUSABLE;
      errorMessage = closed.isReaderGone() ? "" : unwritable(closed, texts);
    } catch (RuntimeException | Error problem) {
      status = ExitStatus.UNUSABLE;
      errorMessage = errorMessage(problem, texts, used.flatMap(UsedGames::last));
      results.flushIfOpen();
    }
    progress.clear();
    if (!errorMessage.isEmpty()) {
      printError(errors, errorMessage);
    }
    return status;
  }

  private static void printError(Output errors, String sentence) {
    errors.sentence("boardrules: " + sentence);
    errors.flushIfOpen();
  }

  private static String errorMessage(
      Throwable problem, Texts texts, Optional<GameFamily> usedLast) {
    if (problem instanceof Failure failure) {
      return failure.sentence(texts);
    }
    if (problem instanceof OutOfMemoryError) {
      long most = Runtime.getRuntime().maxMemory();
      return texts.text(
          "out-of-memory", "most", new DataSize(most), "gigabytes", Math.max(1, most >> 29));
    }
    if (problem instanceof MissingResourceException missing && usedLast.isPresent()) {
      return texts.text(
          "missing-sentence",
          "family",
          usedLast.get().getClass().getName(),
          "problem",
          Texts.inOneLine(String.valueOf(missing.getMessage())));
    }
    return texts.text("defect", "problem", Texts.inOneLine(problem.toString()));
  }

  private static String unwritable(Output.Closed closed, Texts texts) {
    return texts.text("unwritable-output", "problem", String.valueOf(closed.getMessage()));
  }
}
