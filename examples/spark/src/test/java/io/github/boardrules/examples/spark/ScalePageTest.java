package io.github.boardrules.examples.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands of docs/scale.md succeed one after another. */
class ScalePageTest {
  private static final String COMMAND = "examples/boardrules spark ";

  @TempDir Path folder;

  @Test
  void theCommandsOfThePageSucceed() throws IOException {
    List<String> commands;
    try (Stream<String> lines = Files.lines(Path.of("../../docs/scale.md"))) {
      commands = lines.filter(line -> line.startsWith(COMMAND)).toList();
    }

    assertThat(commands).hasSize(5);
    for (String command : commands) {
      String[] words =
          Stream.of(command.substring(COMMAND.length()).split(" ", -1))
              .map(word -> word.replaceFirst("^target/", folder + "/").replace("examples/", "../"))
              .toArray(String[]::new);
      JobRun run = JobRun.of(words);
      assertThat(run.status()).as(command + "\n" + run.err()).isZero();
      assertThat(run.out()).as(command).isNotBlank();
    }
  }
}
