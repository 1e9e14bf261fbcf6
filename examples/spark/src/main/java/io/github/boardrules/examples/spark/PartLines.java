package io.github.boardrules.examples.spark;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import org.apache.hadoop.conf.Configuration;

/**
 * The lines that begin in a part of a file. The last one may end behind the part.
 *
 * <p>It has a buffer of its own, as streams of the JDK lock for every byte.
 */
final class PartLines implements Closeable {
  private static final int BUFFER = 1 << 16;

  private final InputStream in;
  private final long to;
  private final byte[] buffer = new byte[BUFFER];
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private int next;
  private int limit;

  /** Where in the file the next byte is. */
  private long at;

  private PartLines(InputStream in, long at, long to) {
    this.in = in;
    this.at = at;
    this.to = to;
  }

  static PartLines of(ArchivePart part, Configuration hadoop) throws IOException {
    // One byte before, to see whether a line begins with the first one.
    long from = Math.max(0, part.from() - 1);
    PartLines lines = new PartLines(PartReader.open(part, hadoop, from), from, part.to());
    if (part.from() > 0) {
      lines.skip();
    }
    return lines;
  }

  /** Goes to the next line; returns false if no more begins in the part. */
  boolean read() throws IOException {
    line.reset();
    return advance(true);
  }

  /** Does the same, but the line is not kept. */
  boolean skip() throws IOException {
    return advance(false);
  }

  /** Returns the line that was read, without its end. */
  byte[] line() {
    return line.toByteArray();
  }

  private boolean advance(boolean isKept) throws IOException {
    if (at >= to || !hasByte()) {
      return false;
    }
    boolean isWhole = false;
    while (!isWhole && hasByte()) {
      int end = next;
      while (end < limit && buffer[end] != '\n') {
        end++;
      }
      if (isKept) {
        line.write(buffer, next, end - next);
      }
      isWhole = end < limit;
      int read = end - next + (isWhole ? 1 : 0);
      at += read;
      next += read;
    }
    return true;
  }

  private boolean hasByte() throws IOException {
    if (next == limit) {
      next = 0;
      limit = Math.max(0, in.read(buffer));
    }
    return limit > 0;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
