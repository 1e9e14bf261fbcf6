package io.github.boardrules.examples.cli;

import io.github.boardrules.core.catalog.Catalog;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * The program {@code boardrules}: it plays every game through the public API.
 *
 * <p>It writes results to standard output, one fact a line, and errors to standard error, one line
 * each. The exit status is 0 for success, 1 when a check found disagreements or a move was refused,
 * and 2 for arguments that cannot be used and texts that cannot be read.
 *
 * @param catalog returns the games; it is called once
 * @param in standard input
 * @param out standard output
 * @param err standard error
 * @param errIsTerminal whether standard error may show progress
 */
public record Boardrules(
    Supplier<Catalog> catalog,
    InputStream in,
    OutputStream out,
    OutputStream err,
    BooleanSupplier errIsTerminal) {

  static final int DONE = 0;
  static final int REFUSED = 1;
  static final int UNUSABLE = 2;

  /**
   * Runs the program and ends the process with its exit status.
   *
   * @param arguments the command and its arguments
   */
  public static void main(String[] arguments) {
    // System.out swallows errors, so a closed pipe would go unnoticed.
    Boardrules program =
        new Boardrules(
            Catalog::installed,
            new FileInputStream(FileDescriptor.in),
            new FileOutputStream(FileDescriptor.out),
            new FileOutputStream(FileDescriptor.err),
            Terminal::isStandardError);
    System.exit(program.run(arguments));
  }

  /**
   * Runs the program and returns its exit status.
   *
   * @param arguments the command and its arguments
   * @return the exit status
   */
  public int run(String... arguments) {
    Texts texts = new Texts(Arguments.locale(arguments));
    Output results = new Output(out);
    Output errors = new Output(err);
    ProgressLine progress = new ProgressLine(errors, errIsTerminal, texts);
    int status;
    String errorMessage = "";
    try {
      Input input = new Input(in, results);
      CommandContext context = new CommandContext(catalog.get(), texts, input, results, progress);
      status = Arguments.run(context, arguments);
      results.flush();
    } catch (RuntimeException | Error problem) {
      status = UNUSABLE;
      errorMessage = errorMessage(problem, texts);
      results.flushIfOpen();
    }
    progress.clear();
    if (!errorMessage.isEmpty()) {
      errors.line("boardrules: " + errorMessage);
      errors.flushIfOpen();
    }
    return status;
  }

  private static String errorMessage(Throwable problem, Texts texts) {
    if (problem instanceof Failure failure) {
      return failure.sentence(texts);
    }
    if (problem instanceof Output.Closed closed) {
      // The reader, such as head -1, has closed the pipe on purpose, so there is nothing to report.
      return closed.isBrokenPipe()
          ? ""
          : texts.text("unwritable-output", "problem", String.valueOf(closed.getMessage()));
    }
    if (problem instanceof OutOfMemoryError) {
      return texts.text("out-of-memory");
    }
    return texts.text("defect", "problem", Texts.quote(problem.toString()));
  }
}
