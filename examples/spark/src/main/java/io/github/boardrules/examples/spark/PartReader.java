package io.github.boardrules.examples.spark;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.boardrules.examples.cli.records.ArchiveCheck;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.Path;

/** Reads parts of archives on a worker. */
final class PartReader {
  private PartReader() {}

  /** Returns how many lines begin in a part. */
  static long countLines(ArchivePart part, Configuration hadoop) {
    long count = 0;
    try (PartLines lines = PartLines.of(part, hadoop)) {
      while (lines.skip()) {
        count++;
      }
    } catch (IOException problem) {
      // The part is reported when it is checked.
    }
    return count;
  }

  /** Checks a part. What cannot be read is a finding. */
  static void check(ArchivePart part, Configuration hadoop, ArchiveCheck check) {
    try {
      if (part.format().isByLine()) {
        checkLines(part, hadoop, check);
      } else {
        try (InputStream in = open(part, hadoop, 0)) {
          part.format().check(check, part.name(), in);
        }
      }
    } catch (IOException problem) {
      check.addUnreadable(part.name(), 0, unreadable(part, problem));
    } catch (Failure problem) {
      check.addUnreadable(part.name(), 0, problem);
    }
  }

  private static void checkLines(ArchivePart part, Configuration hadoop, ArchiveCheck check)
      throws IOException {
    try (PartLines lines = PartLines.of(part, hadoop)) {
      for (long line = part.firstLine(); lines.read(); line++) {
        checkLine(part, line, lines.line(), check);
      }
    }
  }

  private static void checkLine(ArchivePart part, long line, byte[] bytes, ArchiveCheck check) {
    try {
      String text = text(part.name() + ":" + line, bytes);
      String end = text.endsWith("\r") ? "\r" : "";
      check.checkLine(part.name(), line, text.substring(0, text.length() - end.length()));
    } catch (Failure problem) {
      check.addUnreadable(part.name(), line, problem);
    }
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

  /** Opens the file of a part at a byte. */
  static InputStream open(ArchivePart part, Configuration hadoop, long at) throws IOException {
    Path path = new Path(part.address());
    FSDataInputStream in = path.getFileSystem(hadoop).open(path);
    in.seek(at);
    return in;
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
