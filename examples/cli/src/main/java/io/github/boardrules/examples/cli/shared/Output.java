package io.github.boardrules.examples.cli.shared;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * A stream for results or errors. It is buffered, so that a batch is fast; {@link #flush} writes
 * what the buffer holds. It always writes UTF-8 and line feeds, so that the same command has the
 * same result on every machine.
 */
public final class Output {
  private static final int BUFFER = 1 << 16;

  private final Writer writer;
  private final BooleanSupplier isFile;
  private Supplier<OptionalInt> width = OptionalInt::empty;

  /** Thrown when nothing can be written, such as to a closed pipe or a full disk. */
  public static final class Closed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final boolean isReaderGone;

    Closed(IOException cause, boolean isReaderGone) {
      super(String.valueOf(cause.getMessage()), cause);
      this.isReaderGone = isReaderGone;
    }

    /** Returns whether the reader is gone, as in {@code boardrules moves zertz | head -1}. */
    public boolean isReaderGone() {
      return isReaderGone;
    }
  }

  public Output(OutputStream stream) {
    this(stream, () -> {}, () -> false);
  }

  /**
   * Creates an output with what runs before bytes are written. Whether it is a file is asked only
   * if a write has failed, because the message of the error is in the language of the operating
   * system.
   */
  public Output(OutputStream stream, Runnable beforeWriting, BooleanSupplier isFile) {
    OutputStream announced =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            beforeWriting.run();
            stream.write(b);
          }

          @Override
          public void write(byte[] bytes, int from, int count) throws IOException {
            beforeWriting.run();
            stream.write(bytes, from, count);
          }

          @Override
          public void flush() throws IOException {
            stream.flush();
          }
        };
    writer = new BufferedWriter(new OutputStreamWriter(announced, UTF_8), BUFFER);
    this.isFile = isFile;
  }

  /** Writes a line, which may have texts from outside: what could harm a terminal is replaced. */
  public void line(String line) {
    write(Texts.forTerminal(line) + "\n");
  }

  /** Writes a sentence in lines that are no longer than {@link #width}, unless a word is. */
  public void sentence(String sentence) {
    lines(sentence, width().orElse(Integer.MAX_VALUE)).forEach(this::line);
  }

  /** Returns a sentence in lines of a width. */
  public static List<String> lines(String sentence, int most) {
    List<String> lines = new ArrayList<>();
    // An entry of a list continues below its explanation.
    int gap = sentence.startsWith(" ") ? sentence.lastIndexOf("  ") + 2 : 0;
    String indent = " ".repeat(gap > most / 2 ? 0 : gap);
    StringBuilder line = new StringBuilder(sentence.substring(0, gap));
    String space = "";
    for (String word : sentence.substring(gap).split(" ", -1)) {
      if (!space.isEmpty() && length(line) + 1 + length(word) > most) {
        lines.add(line.toString());
        line.setLength(0);
        space = indent;
      }
      line.append(space).append(word);
      space = " ";
    }
    lines.add(line.toString());
    return lines;
  }

  /** Returns a line that is shorter than a width, cut if it is not; so a terminal stays in it. */
  public static String cut(String line, OptionalInt width) {
    int most = width.orElse(Integer.MAX_VALUE) - 1;
    return length(line) <= most
        ? line
        : line.substring(0, line.offsetByCodePoints(0, Math.max(0, most - 1))) + "…";
  }

  private static int length(CharSequence text) {
    return Character.codePointCount(text, 0, text.length());
  }

  /** Sets where sentences are wrapped; asked when the first one is written. */
  public void wrapAt(Supplier<OptionalInt> newWidth) {
    width = newWidth;
  }

  /** Returns how long a line may be; empty if that does not matter. */
  public OptionalInt width() {
    OptionalInt known = width.get();
    width = () -> known;
    return known;
  }

  /** Writes a picture or a question of the program as it is. */
  public void write(String text) {
    try {
      writer.write(text);
    } catch (IOException problem) {
      throw new Closed(problem, !isFile.getAsBoolean());
    }
  }

  /** Writes what the buffer holds. */
  public void flush() {
    try {
      writer.flush();
    } catch (IOException problem) {
      throw new Closed(problem, !isFile.getAsBoolean());
    }
  }

  /** Flushes at the end of the program, where errors can no longer be reported. */
  public void flushIfOpen() {
    try {
      flush();
    } catch (Closed problem) {
      // There is no stream left on which to report it.
    }
  }
}
