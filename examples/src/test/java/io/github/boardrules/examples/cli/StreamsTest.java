package io.github.boardrules.examples.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.examples.cli.shared.GameSource;
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
  private static final GameSource TOYS = () -> Catalog.of(new ToyFamily());
  private static final InputStream NOTHING = InputStream.nullInputStream();
  private static final Streams FILE =
      new Streams() {
        @Override
        public boolean isOutputFile() {
          return true;
        }
      };

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void aClosedPipeEndsTheProgramSilentlyAndAtOnce() {
    for (String message : List.of("Broken pipe", "A csővezeték megszakadt", "")) {
      assertThat(run(Streams.PIPES, NOTHING, failing(message), "moves", "heap")).isZero();
    }
    String[] endless = {"random", "heap", "--seed", "1", "--games", "2000000000"};
    assertThat(run(Streams.PIPES, NOTHING, failing("Broken pipe"), endless)).isZero();
    assertThat(err.toString(UTF_8)).isEmpty();
  }

  @Test
  void aFullDiskIsReportedInOneLine() {
    assertThat(run(FILE, NOTHING, failing("No space left"), "moves", "heap")).isEqualTo(2);
    assertThat(err.toString(UTF_8))
        .isEqualTo("boardrules: standard output cannot be written: No space left\n");
  }

  @Test
  void anInputThatCannotBeReadIsReportedInOneLine() {
    InputStream closed = new PipedInputStream();
    String error = "boardrules: standard input cannot be read: Pipe not connected\n";
    assertThat(run(Streams.PIPES, closed, out, "status", "heap", "--position", "-")).isEqualTo(2);
    assertThat(err.toString(UTF_8)).isEqualTo(error);
    assertThat(run(Streams.PIPES, closed, out, "play", "heap", "--seat2", "human")).isEqualTo(2);
    assertThat(err.toString(UTF_8)).isEqualTo(error + error);
  }

  @Test
  void errorsThatCannotBeWrittenChangeNothing() {
    Boardrules program =
        new Boardrules(TOYS, NOTHING, out, failing("Broken pipe"), Streams.PIPES);
    assertThat(program.run("nonsense")).isEqualTo(2);
  }

  @Test
  void aDefectIsReportedInOneLineWithoutAStackTrace() {
    Session.check(
        """
        $ start faulty
        ! this is a defect of the program, please report it: java.lang.StackOverflowError: too?deep
        """);
    assertThat(Run.of("moves faulty:by=memory --locale hu").err())
        .matches(
            "boardrules: ehhez több memória kell, mint amennyit a Java használhat"
                + " \\([0-9,]+ [MG]B\\); a JDK_JAVA_OPTIONS=-Xmx[1-9][0-9]*g beállítás kétszer"
                + " annyit ad\\.\n");

    GameSource broken =
        () -> {
          throw new IllegalStateException("no games");
        };
    assertThat(new Boardrules(broken, NOTHING, out, err, Streams.PIPES).run("games")).isEqualTo(2);
    assertThat(err.toString(UTF_8))
        .isEqualTo(
            "boardrules: this is a defect of the program, please report it:"
                + " java.lang.IllegalStateException: no games\n");
  }

  @Test
  void theInputIsReadAsUtf8AndMayEndWithoutALineEnd() {
    InputStream in = new ByteArrayInputStream("why ű".getBytes(UTF_8));
    assertThat(run(Streams.PIPES, in, out, "play", "heap", "--seat2", "human")).isZero();
    assertThat(out.toString(UTF_8)).contains("> The move 'ű': character 1:");
  }

  @Test
  @Timeout(value = 20, unit = TimeUnit.SECONDS)
  void aProgramThatSendsOneQuestionAtATimeGetsEachAnswerAtOnce() throws Exception {
    PipedInputStream questions = new PipedInputStream();
    PipedOutputStream ask = new PipedOutputStream(questions);
    PipedInputStream answers = new PipedInputStream();
    PipedOutputStream answer = new PipedOutputStream(answers);
    String[] arguments = {"status", "heap", "--position", "-"};
    Thread program = new Thread(() -> run(Streams.PIPES, questions, answer, arguments));
    program.start();
    for (int i = 0; i < 3; i++) {
      ask.write("0 1\n".getBytes(UTF_8));
      ask.flush();
      assertThat(new String(answers.readNBytes(17), UTF_8)).isEqualTo("win 2 last-taken\n");
    }
    ask.close();
    program.join();
  }

  private int run(Streams streams, InputStream in, OutputStream results, String... arguments) {
    return new Boardrules(TOYS, in, results, err, streams).run(arguments);
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
