package io.github.boardrules.examples.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.cli.games.InstalledGames;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The program in a process of its own, also where the default charset is ASCII, and its start
 * script.
 */
@Tag("slow")
class MainTest {
  private static final String MAIN = Boardrules.class.getName();

  @TempDir Path folder;

  @Test
  void resultsAreUtf8OnEveryMachine() throws Exception {
    assertThat(start("games").out()).contains("zertz\tZÉRTZ\tKris Burm\tzertz\n");
  }

  @Test
  void theProcessEndsWithTheStatusAndOneLineOfError() throws Exception {
    assertThat(start("why", "zertz", "Wd4", "--locale", "hu").status()).isEqualTo(1);
    assertThat(start("start", "!", "--locale", "hu"))
        .matches(run -> run.status() == 2 && run.out().isEmpty())
        .extracting(Run::err)
        .asString()
        .matches("boardrules: a változat: 1\\. karakter: itt ez állhat: [^\n]*\n");
  }

  @Test
  void aReaderThatIsGoneEndsTheProcessQuietly() throws Exception {
    Process process = builder("random", "zertz", "--seed=1", "--games=99999").start();
    process.getOutputStream().close();
    assertThat(process.getInputStream().read()).isEqualTo('{');
    process.getInputStream().close();
    assertThat(process.getErrorStream().readAllBytes()).isEmpty();
    assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).isZero();
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aFullDiskIsAnError() throws Exception {
    ProcessBuilder builder = builder("moves", "zertz");
    builder.redirectOutput(new File("/dev/full"));
    Process process = builder.start();
    process.getOutputStream().close();
    assertThat(new String(process.getErrorStream().readAllBytes(), UTF_8))
        .startsWith("boardrules: standard output cannot be written: ");
    assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).isEqualTo(2);
  }

  @Test
  void gamesOfPeopleJoinTheClassPath() throws Exception {
    String jar = folder.toRealPath().resolve("examples/cli/target/boardrules.jar").toString();
    assertThat(arguments(""))
        .containsSubsequence("-cp", jar, MAIN, "play", "race 5")
        .endsWith("race 5");
    assertThat(arguments("my game.jar:classes"))
        .containsSubsequence("-cp", jar + ":my game.jar:classes", MAIN, "play", "race 5");
  }

  /** Its owner may be gone, and its number that of another process. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aLockIsNotWaitedForForEver(boolean hasOwner) throws Exception {
    Path lock = folder.toRealPath().resolve("examples/cli/target/boardrules.lock");
    String owner = Long.toString(ProcessHandle.current().pid());
    Files.createDirectories(lock);
    if (hasOwner) {
      write(lock.resolve("owner"), owner + "\n");
    }
    ProcessBuilder builder = script("#!/bin/sh\necho 'java version \"17\"'\n", "games");
    Files.delete(folder.resolve("examples/cli/target/boardrules.stamp"));
    builder.environment().put("BOARDRULES_PATIENCE", "3");

    assertThat(Run.of(builder))
        .isEqualTo(
            new Run(
                2,
                "",
                """
                boardrules: waiting for another build of the program%s, which has the lock %s ...
                boardrules: it has waited for 3 seconds; if no other build is running, remove the folder %2$s.
                """
                    .formatted(hasOwner ? ", process " + owner : "", lock)));
    assertThat(lock).isDirectory();
  }

  /** The command processor of Windows misreads a script with other line ends. */
  @Test
  void theLinesOfTheScriptForWindowsEndAsItExpects() throws IOException {
    String script = Files.readString(Path.of("../boardrules.cmd"));

    assertThat(script.replace("\r\n", "")).isNotEmpty().doesNotContain("\n", "\r");
  }

  private static Run start(String... arguments) throws IOException, InterruptedException {
    return Run.of(builder(arguments));
  }

  /** Not by the locale C, in which Java finds no class below a folder with another letter. */
  private static ProcessBuilder builder(String... arguments) {
    List<String> options =
        Stream.of("file", "stdout", "stderr").map("-D%s.encoding=US-ASCII"::formatted).toList();
    return Run.process(
        Boardrules.class, options, System.getProperty("java.class.path", ""), arguments);
  }

  private List<String> arguments(String added) throws IOException, InterruptedException {
    ProcessBuilder builder = script("#!/bin/sh\nprintf '%s\\n' \"$@\"\n", "play", "race 5");
    builder.environment().put(InstalledGames.VARIABLE, added);
    Run run = Run.of(builder);
    assertThat(run.err()).isEmpty();
    return run.out().lines().toList();
  }

  /** Returns a run of the script with another program as Java. */
  private ProcessBuilder script(String program, String... arguments) throws IOException {
    Path java = folder.resolve("jdk/bin/java");
    write(java, program);
    write(folder.resolve("examples/cli/target/boardrules.jar"), "");
    write(folder.resolve("examples/cli/target/boardrules.stamp"), java + "\n");
    Path script = folder.resolve("examples/boardrules");
    Files.deleteIfExists(script);
    Files.copy(Path.of("../boardrules"), script);
    assertThat(java.toFile().setExecutable(true)).isTrue();
    List<String> command = new ArrayList<>(List.of("sh", script.toString()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("JAVA_HOME", folder.resolve("jdk").toString());
    return builder;
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
