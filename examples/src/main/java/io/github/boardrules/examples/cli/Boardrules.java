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
 * <p>Results go to standard output, one fact a line; errors to standard error, one line each. The
 * exit status is 0 when all went well, 1 when a check found disagreements or a move was refused,
 * and 2 for arguments that cannot be used and texts that cannot be read.
 *
 * @param catalog gives the games; it is asked once
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
   * Runs the program and ends the process with its status.
   *
   * @param arguments the command and what belongs to it
   */
  public static void main(String[] arguments) {
    // The print streams of System swallow errors, so that a closed pipe would not be noticed.
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
   * Runs the program.
   *
   * @param arguments the command and what belongs to it
   * @return the exit status
   */
  public int run(String... arguments) {
    Texts texts = new Texts(Arguments.locale(arguments));
    Output results = new Output(out);
    Output errors = new Output(err);
    Progress progress = new Progress(errors, errIsTerminal, texts);
    int status;
    String complaint = "";
    try {
      Input input = new Input(in, results);
      Session session = new Session(catalog.get(), texts, input, results, progress);
      status = Arguments.run(session, arguments);
      results.flush();
    } catch (RuntimeException | Error problem) {
      status = UNUSABLE;
      complaint = complaint(problem, texts);
      results.flushIfOpen();
    }
    progress.clear();
    if (!complaint.isEmpty()) {
      errors.line("boardrules: " + complaint);
      errors.flushIfOpen();
    }
    return status;
  }

  private static String complaint(Throwable problem, Texts texts) {
    if (problem instanceof Failure failure) {
      return failure.sentence(texts);
    }
    if (problem instanceof Output.Closed closed) {
      // Whoever has closed the pipe, such as head -1, knows it and wants to hear no more.
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
