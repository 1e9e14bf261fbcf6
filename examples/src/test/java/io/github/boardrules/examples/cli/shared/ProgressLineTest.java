package io.github.boardrules.examples.cli.shared;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.examples.cli.Boardrules;
import io.github.boardrules.examples.cli.SystemStreams;
import io.github.boardrules.examples.toy.ToyFamily;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class ProgressLineTest {
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final AtomicInteger checks = new AtomicInteger();

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
  void withoutATerminalNothingIsShownAndTheCheckIsMadeOnce() {
    ProgressLine progress = progress(false, 0);
    progress.update("progress-games", 1, 3);
    progress.update("progress-games", 2, 3);
    progress.clear();
    assertThat(err.toString(UTF_8)).isEmpty();
    assertThat(checks).hasValue(1);
  }

  @Test
  void shortWorkShowsNothingAndChecksNothing() {
    ProgressLine progress = progress(true, Long.MAX_VALUE / 2);
    progress.update("progress-games", 1, 3);
    progress.clear();
    assertThat(err.toString(UTF_8)).isEmpty();
    assertThat(checks).hasValue(0);
  }

  @Test
  void theLineIsErasedBeforeAResultOnTheSameScreen() {
    ByteArrayOutputStream screen = new ByteArrayOutputStream();
    int status =
        new Boardrules(
                () -> Catalog.of(new ToyFamily()),
                InputStream.nullInputStream(),
                screen,
                screen,
                streams(true, 0))
            .run("perft", "heap", "3");
    assertThat(status).isZero();
    String blank = " ".repeat("3 of 3 first moves counted".length());
    assertThat(screen.toString(UTF_8))
        .contains("3 of 3 first moves counted")
        .endsWith("\r" + blank + "\r10\n");
  }

  @Test
  void aTerminalThatIsGoneDoesNotEndTheWork() {
    Output gone =
        new Output(
            new OutputStream() {
              @Override
              public void write(int b) throws IOException {
                throw new IOException("gone");
              }
            });
    ProgressLine progress = new ProgressLine(gone, streams(true, 0), new Texts(Locale.ENGLISH));
    assertThatCode(() -> progress.update("progress-games", 1, 3)).doesNotThrowAnyException();
    progress.update("progress-games", 2, 3);
    assertThat(checks).hasValue(1);
  }

  @Test
  void standardErrorOfTheseTestsIsNoTerminal() {
    assertThat(SystemStreams.ofProcess().isErrorTerminal()).isFalse();
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
