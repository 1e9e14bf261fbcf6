package io.github.boardrules.examples.cli;

import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * Shows the progress of long work on standard error: one line that is overwritten, for the first
 * time after a second. It shows nothing if standard error is not a terminal, which is checked only
 * when there is something to show.
 */
final class ProgressLine {
  private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

  private final Output errors;
  private final BooleanSupplier isTerminal;
  private final Texts texts;
  private final long interval;
  private long due;
  private int shown;
  private boolean isChecked;
  private boolean isSilent;

  ProgressLine(Output errors, BooleanSupplier isTerminal, Texts texts) {
    this(errors, isTerminal, texts, SECOND);
  }

  ProgressLine(Output errors, BooleanSupplier isTerminal, Texts texts, long interval) {
    this.errors = errors;
    this.isTerminal = isTerminal;
    this.texts = texts;
    this.interval = interval;
    due = System.nanoTime() + interval;
  }

  /** Shows the progress; the key names the sentence. */
  void update(String key, long done, long total) {
    if (isSilent || System.nanoTime() - due < 0) {
      return;
    }
    if (!isChecked) {
      isChecked = true;
      isSilent = !isTerminal.getAsBoolean();
    }
    if (!isSilent) {
      show(texts.text(key, "done", done, "total", total));
    }
    due = System.nanoTime() + interval;
  }

  /** Erases the line, if there is one. */
  void clear() {
    if (shown > 0) {
      errors.write("\r" + " ".repeat(shown) + "\r");
      errors.flush();
      shown = 0;
    }
  }

  private void show(String line) {
    errors.write("\r" + line + " ".repeat(Math.max(0, shown - line.length())));
    errors.flush();
    shown = line.length();
  }
}
