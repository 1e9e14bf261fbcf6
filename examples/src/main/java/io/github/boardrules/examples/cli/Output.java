package io.github.boardrules.examples.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;

/**
 * A stream for results or errors. It is buffered, so that a batch is fast; {@link #flush} writes
 * what the buffer holds. It always writes UTF-8 and line feeds, so that the same command has the
 * same result on every machine.
 */
final class Output {
  private static final int BUFFER = 1 << 16;

  private final Writer writer;

  /** Thrown when nothing can be written, such as to a closed pipe or a full disk. */
  static final class Closed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Closed(IOException cause) {
      super(String.valueOf(cause.getMessage()), cause);
    }

    /** Returns whether the reader is gone, as in {@code boardrules moves zertz | head -1}. */
    boolean isBrokenPipe() {
      return String.valueOf(getMessage()).contains("Broken pipe");
    }
  }

  Output(OutputStream stream) {
    writer = new BufferedWriter(new OutputStreamWriter(stream, UTF_8), BUFFER);
  }

  void line(String line) {
    write(line);
    write("\n");
  }

  void write(String text) {
    try {
      writer.write(text);
    } catch (IOException problem) {
      throw new Closed(problem);
    }
  }

  void flush() {
    try {
      writer.flush();
    } catch (IOException problem) {
      throw new Closed(problem);
    }
  }

  /** Flushes at the end of the program, where errors can no longer be reported. */
  void flushIfOpen() {
    try {
      flush();
    } catch (Closed problem) {
      // There is no stream left on which to report it.
    }
  }
}
