package io.github.boardrules.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.cli.games.InstalledGames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The start script, with a program that has been built and a Java that prints its arguments. */
@DisabledOnOs(OS.WINDOWS)
class StartScriptTest {
  private static final String MAIN = Boardrules.class.getName();

  @TempDir Path folder;

  @Test
  void gamesOfPeopleJoinTheClassPath() throws Exception {
    String jar = folder.toRealPath().resolve("examples/target/boardrules.jar").toString();
    assertThat(arguments(""))
        .containsSubsequence("-cp", jar, MAIN, "play", "race 5")
        .endsWith("race 5");
    assertThat(arguments("my game.jar:classes"))
        .containsSubsequence("-cp", jar + ":my game.jar:classes", MAIN, "play", "race 5");
  }

  /** The command processor of Windows misreads a script with other line ends. */
  @Test
  void theLinesOfTheScriptForWindowsEndAsItExpects() throws IOException {
    String script = Files.readString(Path.of("boardrules.cmd"));

    assertThat(script.replace("\r\n", "")).isNotEmpty().doesNotContain("\n", "\r");
  }

  /** Returns what the script passes to Java. */
  private List<String> arguments(String added) throws IOException, InterruptedException {
    Path java = folder.resolve("jdk/bin/java");
    write(java, "#!/bin/sh\nprintf '%s\\n' \"$@\"\n");
    write(folder.resolve("examples/target/boardrules.jar"), "");
    write(folder.resolve("examples/target/boardrules.stamp"), java + "\n");
    Path script = folder.resolve("examples/boardrules");
    Files.deleteIfExists(script);
    Files.copy(Path.of("boardrules"), script);
    assertThat(java.toFile().setExecutable(true)).isTrue();
    ProcessBuilder builder = new ProcessBuilder("sh", script.toString(), "play", "race 5");
    builder.environment().put("JAVA_HOME", folder.resolve("jdk").toString());
    builder.environment().put(InstalledGames.VARIABLE, added);
    Run run = Run.of(builder);
    assertThat(run.err()).isEmpty();
    return run.out().lines().toList();
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
