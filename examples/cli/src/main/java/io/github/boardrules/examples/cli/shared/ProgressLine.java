package io.github.boardrules.examples.cli.shared;

/**
 * Shows the progress of long work on standard error: one line that is overwritten, for the first
 * time after an interval. It shows nothing if standard error is not a terminal, which is checked
 * only when there is something to show.
 */
public final class ProgressLine {
  private final Output errors;
  private final Streams streams;
  private final Texts texts;
  private long due;
  private int shown;
  private boolean isChecked;
  private boolean isSilent;

  public ProgressLine(Output errors, Streams streams, Texts texts) {
    this.errors = errors;
    this.streams = streams;
    this.texts = texts;
    due = System.nanoTime() + streams.progressInterval();
  }

  public void update(String key, long done, long total) {
    show(key, "done", done, "total", total);
  }

  /** Shows a sentence; the facts are names and values in turn. */
  public void show(String key, Object... facts) {
    if (isSilent || System.nanoTime() - due < 0) {
      return;
    }
    if (!isChecked) {
      isChecked = true;
      isSilent = !streams.isErrorTerminal();
    }
    if (!isSilent) {
      overwrite(Output.cut(Texts.forTerminal(texts.text(key, facts)), errors.width()));
    }
    due = System.nanoTime() + streams.progressInterval();
  }

  /** Prints a sentence on a line of its own, on a terminal or not. */
  public void note(String key, Object... facts) {
    clear();
    attempt(() -> errors.sentence(texts.capitalized(texts.text(key, facts))));
  }

  /** Erases the line, if there is one; done before every result, which may be the same screen. */
  public void clear() {
    if (shown > 0) {
      write("\r" + " ".repeat(shown) + "\r");
      shown = 0;
    }
  }

  private void overwrite(String line) {
    write("\r" + line + " ".repeat(Math.max(0, shown - line.length())));
    shown = line.length();
  }

  private void write(String text) {
    attempt(() -> errors.write(text));
  }

  private void attempt(Runnable writing) {
    try {
      writing.run();
      errors.flush();
    } catch (Output.Closed gone) {
      // The results matter, so the work continues.
      isSilent = true;
    }
  }
}
