package io.github.boardrules.examples.cli;

import java.util.Optional;

/** Where {@code play} gets its lines from. */
interface Dialogue extends AutoCloseable {

  /** Shows the prompt and returns the next command or move; empty at the end of the input. */
  Optional<String> command();

  /** Asks a question and returns the line that answers it; empty at the end of the input. */
  Optional<String> answer(String question);

  @Override
  default void close() {}
}
