package io.github.boardrules.examples.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.boardrules.examples.cli.Boardrules;
import io.github.boardrules.examples.cli.Run;
import io.github.boardrules.fixtures.Checkout;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The environment in Python plays every game, where there is a Python. */
@DisabledOnOs(OS.WINDOWS)
@Tag("slow")
class PythonTest {
  private static final Path FOLDER = Checkout.path("examples/consumers/python");

  @TempDir Path folder;

  @Test
  void theEnvironmentPlaysEveryGame() throws IOException, InterruptedException {
    assumeTrue(hasPython(), "There is no python3 here.");
    Run run =
        python(
            "test_env.py",
            "zertz",
            "tzaar",
            "pylos:takeback=must,lines=yes",
            "fivepush",
            "heaps:sizes=3-11");
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .isEqualTo(
            """
            zertz: 42 actions, 47 numbers
            tzaar: 62 actions, 122 numbers
            pylos:takeback=must,lines=yes: 33 actions, 32 numbers
            fivepush: 86 actions, 83 numbers
            heaps:sizes=3-11: 15 actions, 3 numbers
            must-remove
            """);
  }

  @Test
  void theProgramOfThePageRuns() throws IOException, InterruptedException {
    assumeTrue(hasPython(), "There is no python3 here.");
    assertThat(python("random_game.py", "pylos").out()).contains("Player ").hasLineCount(1);
  }

  private static boolean hasPython() throws InterruptedException {
    try {
      return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
    } catch (IOException missing) {
      return false;
    }
  }

  private Run python(String program, String... variants) throws IOException, InterruptedException {
    Path command = folder.resolve("boardrules");
    List<String> java =
        Run.process(Boardrules.class, List.of(), System.getProperty("java.class.path")).command();
    Files.writeString(command, "#!/bin/sh\nexec '" + String.join("' '", java) + "' \"$@\"\n");
    assertThat(command.toFile().setExecutable(true)).isTrue();
    ProcessBuilder builder = new ProcessBuilder("python3", "-B", program, command.toString());
    builder.command().addAll(List.of(variants));
    return Run.of(builder.directory(FOLDER.toFile()));
  }
}
