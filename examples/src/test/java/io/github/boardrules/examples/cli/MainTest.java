package io.github.boardrules.examples.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
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
    return Run.of(builder(arguments));
  }

  private static ProcessBuilder builder(String... arguments) {
    List<String> options = List.of("-Dfile.encoding=US-ASCII");
    ProcessBuilder builder =
        Run.process(options, System.getProperty("java.class.path", ""), arguments);
    builder.environment().put("LC_ALL", "C");
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    builder.environment().remove("JDK_JAVA_OPTIONS");
    return builder;
  }
}
