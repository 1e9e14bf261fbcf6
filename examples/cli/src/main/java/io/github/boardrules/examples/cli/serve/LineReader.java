package io.github.boardrules.examples.cli.serve;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.boardrules.examples.cli.shared.Failure;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.Optional;

/** Reads lines of UTF-8. It keeps no more of a line than the longest one that is answered. */
final class LineReader {
  private static final String BYTE_ORDER_MARK = "\uFEFF";
  private static final char REPLACEMENT = '\uFFFD';

  private final InputStream stream;
  private final Runnable beforeWaiting;
  private final int longest;
  private final byte[] buffer = new byte[1 << 16];
  private int next;
  private int end;
  private long number;

  /** A line, or why it cannot be answered. */
  record Line(long number, String text, Optional<Failure> failure) {}

  LineReader(InputStream stream, int longest, Runnable beforeWaiting) {
    this.stream = stream;
    this.longest = longest;
    this.beforeWaiting = beforeWaiting;
  }

  /** Returns the next line without its end, or empty at the end of the input. */
  Optional<Line> line() {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    boolean isTooLong = false;
    int read = 0;
    do {
      if (next == end && !fill()) {
        return read == 0 ? Optional.empty() : Optional.of(line(line, isTooLong));
      }
      int from = next;
      while (next < end && buffer[next] != '\n') {
        next++;
      }
      read++;
      isTooLong |= line.size() + (next - from) > longest;
      if (isTooLong) {
        line.reset();
      } else {
        line.write(buffer, from, next - from);
      }
    } while (next == end);
    next++;
    return Optional.of(line(line, isTooLong));
  }

  private Line line(ByteArrayOutputStream bytes, boolean isTooLong) {
    number++;
    if (isTooLong) {
      return new Line(number, "", Optional.of(Failure.of("serve-too-long", "most", longest)));
    }
    String text = bytes.toString(UTF_8);
    if (text.indexOf(REPLACEMENT) >= 0 && !isUtf8(bytes.toByteArray())) {
      return new Line(number, "", Optional.of(Failure.of("serve-not-utf8")));
    }
    boolean isMarked = number == 1 && text.startsWith(BYTE_ORDER_MARK);
    return new Line(number, isMarked ? text.substring(1) : text, Optional.empty());
  }

  private static boolean isUtf8(byte[] bytes) {
    try {
      UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
      return true;
    } catch (CharacterCodingException problem) {
      return false;
    }
  }

  private boolean fill() {
    beforeWaiting.run();
    try {
      next = 0;
      end = Math.max(0, stream.read(buffer));
      return end > 0;
    } catch (IOException problem) {
      throw Failure.of("unreadable-input", "problem", String.valueOf(problem.getMessage()));
    }
  }
}
