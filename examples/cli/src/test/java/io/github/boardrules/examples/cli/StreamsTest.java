package io.github.boardrules.examples.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.examples.cli.shared.GameSource;
import io.github.boardrules.examples.cli.shared.Output;
import io.github.boardrules.examples.cli.shared.ProgressLine;
import io.github.boardrules.examples.cli.shared.Streams;
import io.github.boardrules.examples.cli.shared.Texts;
import io.github.boardrules.examples.toy.ToyFamily;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Broken streams, defects, answers that arrive at once, and progress. */
class StreamsTest {
  private static final GameSource TOYS = () -> Catalog.of(new ToyFamily());
  private static final InputStream NOTHING = InputStream.nullInputStream();

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final AtomicInteger checks = new AtomicInteger();

  @Test
  void aClosedPipeEndsTheProgramSilentlyAndAtOnce() {
    for (String message : List.of("Broken pipe", "A csővezeték megszakadt", "")) {
      assertThat(run(NOTHING, failing(message), "moves", "heap")).isZero();
    }
    String[] endless = {"random", "heap", "--seed", "1", "--games", "2000000000"};
    assertThat(run(NOTHING, failing("Broken pipe"), endless)).isZero();
    assertThat(err.toString(UTF_8)).isEmpty();
  }

  @Test
  void anInputThatCannotBeReadIsReportedInOneLine() {
    InputStream closed = new PipedInputStream();
    String error = "boardrules: standard input cannot be read: Pipe not connected\n";
    assertThat(run(closed, out, "status", "heap", "--position", "-")).isEqualTo(2);
    assertThat(err.toString(UTF_8)).isEqualTo(error);
    assertThat(run(closed, out, "play", "heap", "--seat2", "human")).isEqualTo(2);
    assertThat(err.toString(UTF_8)).isEqualTo(error + error);
  }

  @Test
  void errorsThatCannotBeWrittenChangeNothing() {
    Boardrules program = new Boardrules(TOYS, NOTHING, out, failing("Broken pipe"), Streams.PIPES);
    assertThat(program.run("nonsense")).isEqualTo(2);
  }

  @Test
  void aDefectIsReportedInOneLineWithoutAStackTrace() {
    Session.check(
        """
        $ start faulty
        ! this is a bug in the program, please report it: java.lang.StackOverflowError: too?deep
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
            "boardrules: this is a bug in the program, please report it:"
                + " java.lang.IllegalStateException: no games\n");
  }

  @Test
  void theInputIsReadAsUtf8AndMayEndWithoutALineEnd() {
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
    String[] arguments = {"status", "heap", "--position", "-"};
    Thread program = new Thread(() -> run(questions, answer, arguments));
    program.start();
    for (int i = 0; i < 3; i++) {
      ask.write("0 1\n".getBytes(UTF_8));
      ask.flush();
      assertThat(new String(answers.readNBytes(17), UTF_8)).isEqualTo("win 2 last-taken\n");
    }
    ask.close();
    program.join();
  }

  @Test
  void onATerminalTheLineIsOverwrittenAndErased() {
    ProgressLine progress = progress(true, 0);
    progress.update("progress-games", 12, 30);
    progress.update("progress-games", 9, 9);
    progress.clear();
    assertThat(err.toString(UTF_8))
        .isEqualTo(
            "\r12 of 30 games played"
                + "\r9 of 9 games played  "
                + "\r"
                + " ".repeat("9 of 9 games played".length())
                + "\r");
    assertThat(checks).hasValue(1);
  }

  @Test
  void withoutATerminalOrInShortWorkNothingIsShown() {
    ProgressLine progress = progress(false, 0);
    progress.update("progress-games", 1, 3);
    progress.update("progress-games", 2, 3);
    progress.clear();
    assertThat(checks).hasValue(1);

    ProgressLine quick = progress(true, Long.MAX_VALUE / 2);
    quick.update("progress-games", 1, 3);
    quick.clear();
    assertThat(checks).hasValue(1);
    assertThat(err.toString(UTF_8)).isEmpty();
  }

  @Test
  void theLineIsErasedBeforeAResultOnTheSameScreen() {
    ByteArrayOutputStream screen = new ByteArrayOutputStream();
    int status =
        new Boardrules(TOYS, NOTHING, screen, screen, streams(true, 0)).run("perft", "heap", "3");
    assertThat(status).isZero();
    String blank = " ".repeat("3 of 3 first moves counted".length());
    assertThat(screen.toString(UTF_8))
        .contains("3 of 3 first moves counted")
        .endsWith("\r" + blank + "\r10\n");
  }

  @Test
  void aTerminalThatIsGoneDoesNotEndTheWork() {
    Output gone = new Output(failing("gone"));
    ProgressLine progress = new ProgressLine(gone, streams(true, 0), new Texts(Locale.ENGLISH));
    progress.update("progress-games", 1, 3);
    progress.update("progress-games", 2, 3);
    assertThat(checks).hasValue(1);
  }

  @Test
  void standardErrorOfTheseTestsIsNoTerminal() {
    assertThat(SystemStreams.ofProcess().isErrorTerminal()).isFalse();
  }

  private int run(InputStream in, OutputStream results, String... arguments) {
    return new Boardrules(TOYS, in, results, err, Streams.PIPES).run(arguments);
  }

  private static OutputStream failing(String message) {
    return new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        throw new IOException(message);
      }
    };
  }

  private ProgressLine progress(boolean terminal, long interval) {
    return new ProgressLine(
        new Output(err), streams(terminal, interval), new Texts(Locale.ENGLISH));
  }

  private Streams streams(boolean terminal, long interval) {
    return new Streams() {
      @Override
      public boolean isErrorTerminal() {
        checks.incrementAndGet();
        return terminal;
      }

      @Override
      public long progressInterval() {
        return interval;
      }
    };
  }
}
