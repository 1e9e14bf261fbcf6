package io.github.boardrules.examples.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
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
  void standardErrorOfTheseTestsIsNoTerminal() {
    assertThat(Terminal.isStandardError()).isFalse();
  }

  private ProgressLine progress(boolean terminal, long interval) {
    return new ProgressLine(
        new Output(err),
        () -> {
          checks.incrementAndGet();
          return terminal;
        },
        new Texts(Locale.ENGLISH),
        interval);
  }
}
