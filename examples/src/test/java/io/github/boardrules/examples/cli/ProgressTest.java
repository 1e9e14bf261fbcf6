package io.github.boardrules.examples.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class ProgressTest {
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final AtomicInteger asked = new AtomicInteger();

  @Test
  void aTerminalShowsALineThatIsWrittenOverAndTakenAway() {
    Progress progress = progress(true, 0);
    progress.tell("progress-games", 12, 30);
    progress.tell("progress-games", 9, 9);
    progress.clear();
    assertThat(err.toString(UTF_8))
        .isEqualTo(
            "\r12 of 30 games played"
                + "\r9 of 9 games played  "
                + "\r"
                + " ".repeat("9 of 9 games played".length())
                + "\r");
    assertThat(asked).hasValue(1);
  }

  @Test
  void whatIsNoTerminalShowsNothingAndIsAskedOnce() {
    Progress progress = progress(false, 0);
    progress.tell("progress-games", 1, 3);
    progress.tell("progress-games", 2, 3);
    progress.clear();
    assertThat(err.toString(UTF_8)).isEmpty();
    assertThat(asked).hasValue(1);
  }

  @Test
  void shortWorkShowsNothingAndAsksNothing() {
    Progress progress = progress(true, Long.MAX_VALUE / 2);
    progress.tell("progress-games", 1, 3);
    progress.clear();
    assertThat(err.toString(UTF_8)).isEmpty();
    assertThat(asked).hasValue(0);
  }

  @Test
  void standardErrorOfTheseTestsIsNoTerminal() {
    assertThat(Terminal.isStandardError()).isFalse();
  }

  private Progress progress(boolean terminal, long interval) {
    return new Progress(
        new Output(err),
        () -> {
          asked.incrementAndGet();
          return terminal;
        },
        new Texts(Locale.ENGLISH),
        interval);
  }
}
