package io.github.boardrules.examples.cli;

import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * Shows on standard error how far long work has come: one line that is written over again, first
 * after a second. Where standard error is no terminal it shows nothing; that is only asked once
 * there is something to show.
 */
final class Progress {
  private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

  private final Output errors;
  private final BooleanSupplier isTerminal;
  private final Texts texts;
  private final long interval;
  private long due;
  private int shown;
  private boolean asked;
  private boolean silent;

  Progress(Output errors, BooleanSupplier isTerminal, Texts texts) {
    this(errors, isTerminal, texts, SECOND);
  }

  Progress(Output errors, BooleanSupplier isTerminal, Texts texts, long interval) {
    this.errors = errors;
    this.isTerminal = isTerminal;
    this.texts = texts;
    this.interval = interval;
    due = System.nanoTime() + interval;
  }

  /** Tells how far the work has come; the key says in which sentence. */
  void tell(String key, long done, long total) {
    if (silent || System.nanoTime() - due < 0) {
      return;
    }
    if (!asked) {
      asked = true;
      silent = !isTerminal.getAsBoolean();
    }
    if (!silent) {
      show(texts.text(key, "done", done, "total", total));
    }
    due = System.nanoTime() + interval;
  }

  /** Takes the line away, if there is one. */
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
