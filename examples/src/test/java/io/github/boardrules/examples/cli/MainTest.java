package io.github.boardrules.examples.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** The program in a process of its own, on a machine whose default charset is ASCII. */
class MainTest {

  @Test
  void resultsAreUtf8OnEveryMachine() throws Exception {
    assertThat(start("games").out()).contains("zertz\tZÉRTZ\tKris Burm\tzertz\n");
  }

  @Test
  void theProcessEndsWithTheStatusAndOneLineOfError() throws Exception {
    assertThat(start("why", "zertz", "Wd4", "--locale", "hu").status()).isEqualTo(1);
    assertThat(start("start", "ű", "--locale", "hu"))
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

  private static Run start(String... arguments) throws IOException, InterruptedException {
    Process process = builder(arguments).start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), UTF_8);
    String err = new String(process.getErrorStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
    return new Run(process.exitValue(), out, err);
  }

  private static ProcessBuilder builder(String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home", ""), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-Dfile.encoding=US-ASCII", "-cp"));
    command.add(System.getProperty("java.class.path", ""));
    command.add(Boardrules.class.getName());
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("LC_ALL", "C");
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    builder.environment().remove("JDK_JAVA_OPTIONS");
    return builder;
  }
}
