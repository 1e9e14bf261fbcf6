package io.github.boardrules.examples.cli.play;

import io.github.boardrules.examples.cli.shared.Input;
import io.github.boardrules.examples.cli.shared.Output;
import java.util.Optional;

/** Lines from standard input, for pipes and for terminals without editing. */
record PlainDialogue(Input input, Output output) implements Dialogue {

  @Override
  public Optional<String> command() {
    return answer("> ");
  }

  @Override
  public Optional<String> answer(String question) {
    output.write(question);
    output.flush();
    Optional<String> line = input.line();
    if (line.isEmpty()) {
      output.line("");
    }
    return line;
  }
}
