package io.github.boardrules.examples.cli.shared;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.util.Optional;

/**
 * Standard input, line by line. Before it waits for a line it flushes all results so far, so that a
 * person sees the prompt, and a program that sends one question at a time gets its answer.
 */
public final class Input {
  private final InputStream stream;
  private final BufferedReader reader;
  private final Output results;

  public Input(InputStream stream, Output results) {
    this.stream = stream;
    reader = new BufferedReader(new InputStreamReader(stream, UTF_8));
    this.results = results;
  }

  /** Returns the bytes of the input, for a command that reads no lines here. */
  public InputStream bytes() {
    return stream;
  }

  /** Returns the next line without its line end, or empty at the end of the input. */
  public Optional<String> line() {
    try {
      if (!reader.ready()) {
        results.flush();
      }
      return Optional.ofNullable(reader.readLine());
    } catch (IOException problem) {
      throw Failure.of("unreadable-input", "problem", String.valueOf(problem.getMessage()));
    }
  }
}
