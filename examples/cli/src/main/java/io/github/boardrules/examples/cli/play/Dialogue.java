package io.github.boardrules.examples.cli.play;

import io.github.boardrules.examples.cli.shared.Texts;
import java.util.List;
import java.util.Optional;

/** Where {@code play} gets its lines from. */
interface Dialogue extends AutoCloseable {
  /** Shows the prompt and returns the next command or move; empty at the end of the input. */
  Optional<String> command();

  /** Asks a question and returns the line that answers it; empty at the end of the input. */
  Optional<String> answer(String question);

  /** Asks a question that is answered by yes or no; every other answer counts as no. */
  default boolean isConfirmed(Texts texts, String question, Object... facts) {
    String answer = answer(texts.text(question, facts) + " ").orElse("");
    List<String> yes = List.of(texts.text("play-yes").split(" ", -1));
    return yes.contains(answer.strip().toLowerCase(texts.locale()));
  }

  /** Does work that a person may wait for; Control-C then interrupts its thread. */
  default void interruptibly(Runnable work) {
    work.run();
  }

  @Override
  default void close() {}
}
