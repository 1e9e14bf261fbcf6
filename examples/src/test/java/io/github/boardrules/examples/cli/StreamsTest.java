package io.github.boardrules.examples.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.examples.cli.shared.Streams;
import io.github.boardrules.examples.toy.ToyFamily;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Broken streams, defects, and answers that arrive at once. */
class StreamsTest {
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void aClosedPipeEndsTheProgramSilently() {
    for (String message : List.of("Broken pipe", "A csővezeték megszakadt", "")) {
      assertThat(run(InputStream.nullInputStream(), failing(message), "moves", "heap")).isZero();
    }
    assertThat(err.toString(UTF_8)).isEmpty();
  }

  @Test
  void aClosedPipeEndsLongWorkAtOnce() {
    assertThat(
            run(
                InputStream.nullInputStream(),
                failing("Broken pipe"),
                "random",
                "heap",
                "--seed",
                "1",
                "--games",
                "2000000000"))
        .isZero();
  }

  @Test
  void aFullDiskIsReportedInOneLine() {
    Streams file =
        new Streams() {
          @Override
          public boolean isOutputFile() {
            return true;
          }
        };
    InputStream in = InputStream.nullInputStream();
    assertThat(run(file, in, failing("No space left"), "moves", "heap")).isEqualTo(2);
    assertThat(err.toString(UTF_8))
        .isEqualTo("boardrules: standard output cannot be written: No space left\n");
  }

  @Test
  void anInputThatCannotBeReadIsReportedInOneLine() {
    InputStream closed = new PipedInputStream();
    String error = "boardrules: standard input cannot be read: Pipe not connected\n";
    OutputStream out = new ByteArrayOutputStream();
    assertThat(run(closed, out, "status", "heap", "--position", "-")).isEqualTo(2);
    assertThat(err.toString(UTF_8)).isEqualTo(error);
    assertThat(run(closed, out, "play", "heap", "--seat2", "human")).isEqualTo(2);
    assertThat(err.toString(UTF_8)).isEqualTo(error + error);
  }

  @Test
  void errorsThatCannotBeWrittenChangeNothing() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Boardrules program =
        new Boardrules(
            () -> Catalog.of(new ToyFamily()),
            InputStream.nullInputStream(),
            out,
            failing("Broken pipe"),
            Streams.PIPES);
    assertThat(program.run("nonsense")).isEqualTo(2);
  }

  @Test
  void aDefectIsReportedInOneLineWithoutAStackTrace() {
    assertThat(Run.of("start faulty"))
        .isEqualTo(
            Run.failed(
                "this is a defect of the program, please report it:"
                    + " java.lang.StackOverflowError: too?deep"));
    assertThat(Run.of("moves faulty:by=memory --locale hu").err())
        .matches(
            "boardrules: ehhez több memória kell, mint amennyit a Java használhat"
                + " \\([0-9,]+ [MG]B\\); a JDK_JAVA_OPTIONS=-Xmx[1-9][0-9]*g beállítás kétszer"
                + " annyit ad\\.\n");
  }

  @Test
  void gamesThatCannotBeLoadedAreADefect() {
    Boardrules program =
        new Boardrules(
            () -> {
              throw new IllegalStateException("no games");
            },
            InputStream.nullInputStream(),
            new ByteArrayOutputStream(),
            err,
            Streams.PIPES);
    assertThat(program.run("games")).isEqualTo(2);
    assertThat(err.toString(UTF_8))
        .isEqualTo(
            "boardrules: this is a defect of the program, please report it:"
                + " java.lang.IllegalStateException: no games\n");
  }

  @Test
  void theInputIsReadAsUtf8AndMayEndWithoutALineEnd() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    InputStream in = new ByteArrayInputStream("why ű".getBytes(UTF_8));
    assertThat(run(in, out, "play", "heap", "--seat2", "human")).isZero();
    assertThat(out.toString(UTF_8)).contains("> The move 'ű': character 1:");
  }

  @Test
  @Timeout(value = 20, unit = TimeUnit.SECONDS)
  void aProgramThatSendsOneQuestionAtATimeGetsEachAnswerAtOnce() throws Exception {
    PipedInputStream questions = new PipedInputStream();
    PipedOutputStream ask = new PipedOutputStream(questions);
    PipedInputStream answers = new PipedInputStream();
    PipedOutputStream answer = new PipedOutputStream(answers);
    Thread program = new Thread(() -> run(questions, answer, "status", "heap", "--position", "-"));
    program.start();
    for (int i = 0; i < 3; i++) {
      ask.write("0 1\n".getBytes(UTF_8));
      ask.flush();
      assertThat(new String(answers.readNBytes(17), UTF_8)).isEqualTo("win 2 last-taken\n");
    }
    ask.close();
    program.join();
  }

  private int run(InputStream in, OutputStream out, String... arguments) {
    return run(Streams.PIPES, in, out, arguments);
  }

  private int run(Streams streams, InputStream in, OutputStream out, String... arguments) {
    return new Boardrules(() -> Catalog.of(new ToyFamily()), in, out, err, streams).run(arguments);
  }

  private static OutputStream failing(String message) {
    return new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        throw new IOException(message);
      }
    };
  }
}
