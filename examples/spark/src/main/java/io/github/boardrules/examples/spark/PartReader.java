package io.github.boardrules.examples.spark;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.boardrules.examples.cli.ArchiveCheck;
import io.github.boardrules.examples.cli.Failure;
import io.github.boardrules.examples.cli.Texts;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.Path;

/**
 * Reads parts of archives on a worker. A line belongs to the part in which it begins, so a part
 * reads on behind its end until its last line is complete.
 */
final class PartReader {
  private static final int BUFFER = 1 << 16;

  private PartReader() {}

  /** Returns how many lines begin in a part. */
  static long countLines(ArchivePart part, Configuration hadoop) {
    long count = 0;
    try (InputStream in = open(part, hadoop)) {
      long at = skipToLine(part, in);
      boolean isLineStart = true;
      while (at < part.to()) {
        int next = in.read();
        if (next < 0) {
          break;
        }
        count += isLineStart ? 1 : 0;
        isLineStart = next == '\n';
        at++;
      }
      return count;
    } catch (IOException problem) {
      // The part is reported when it is checked.
      return count;
    }
  }

  /** Checks a part. What cannot be read is a finding. */
  static void check(ArchivePart part, Configuration hadoop, ArchiveCheck check) {
    try (InputStream in = open(part, hadoop)) {
      if (part.format().isByLine()) {
        checkLines(part, in, check);
      } else {
        part.format().check(check, part.name(), in);
      }
    } catch (IOException problem) {
      check.addUnreadable(part.name(), 0, unreadable(part, problem));
    } catch (Failure problem) {
      check.addUnreadable(part.name(), 0, problem);
    }
  }

  private static void checkLines(ArchivePart part, InputStream in, ArchiveCheck check)
      throws IOException {
    long at = skipToLine(part, in);
    long line = part.firstLine();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    int next = at < part.to() ? in.read() : -1;
    while (next >= 0) {
      at++;
      if (next == '\n') {
        checkLine(part, line, bytes, check);
        line++;
        if (at >= part.to()) {
          return;
        }
      } else {
        bytes.write(next);
      }
      next = in.read();
    }
    if (bytes.size() > 0) {
      checkLine(part, line, bytes, check);
    }
  }

  private static void checkLine(
      ArchivePart part, long line, ByteArrayOutputStream bytes, ArchiveCheck check) {
    try {
      String text = text(part.name() + ":" + line, bytes.toByteArray());
      String end = text.endsWith("\r") ? "\r" : "";
      check.checkLine(part.name(), line, text.substring(0, text.length() - end.length()));
    } catch (Failure problem) {
      check.addUnreadable(part.name(), line, problem);
    }
    bytes.reset();
  }

  /**
   * Returns a text.
   *
   * @throws Failure if it is not UTF-8
   */
  static String text(String place, byte[] bytes) {
    try {
      return UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException problem) {
      throw Failure.of("file-not-text", "file", Texts.quote(place));
    }
  }

  private static InputStream open(ArchivePart part, Configuration hadoop) throws IOException {
    Path path = new Path(part.address());
    FSDataInputStream in = path.getFileSystem(hadoop).open(path);
    // One byte before, to see whether a line begins with the first one.
    in.seek(Math.max(0, part.from() - 1));
    return new BufferedInputStream(in, BUFFER);
  }

  /** Reads on to the first line that begins in a part, and returns where that is. */
  private static long skipToLine(ArchivePart part, InputStream in) throws IOException {
    if (part.from() == 0) {
      return 0;
    }
    long at = part.from() - 1;
    int next = in.read();
    while (next >= 0 && next != '\n') {
      at++;
      next = in.read();
    }
    return at + 1;
  }

  private static Failure unreadable(ArchivePart part, IOException problem) {
    return Failure.of(
        "file-problem",
        "file",
        Texts.quote(part.name()),
        "problem",
        Texts.inOneLine(String.valueOf(problem.getMessage())));
  }
}
