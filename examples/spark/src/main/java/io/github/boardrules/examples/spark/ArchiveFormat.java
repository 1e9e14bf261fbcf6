package io.github.boardrules.examples.spark;

import io.github.boardrules.examples.cli.records.ArchiveCheck;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import java.util.Optional;

/** A kind of file that an archive may have. */
enum ArchiveFormat {
  /** A record of one match, as a game site writes it. */
  SITE_RECORD {
    @Override
    boolean fits(String name, String beginning) {
      return hasEnding(name, ".sgf");
    }

    @Override
    void check(ArchiveCheck check, String file, InputStream bytes) throws IOException {
      check.checkSiteRecord(file, bytes);
    }
  },
  /** A zip of such records. */
  SITE_ZIP {
    @Override
    boolean fits(String name, String beginning) {
      return hasEnding(name, ".zip");
    }

    @Override
    void check(ArchiveCheck check, String file, InputStream bytes) throws IOException {
      // The list of a zip's files is at its end.
      Path copy = Files.createTempFile("boardrules", ".zip");
      try {
        Files.copy(bytes, copy, StandardCopyOption.REPLACE_EXISTING);
        check.checkSiteRecords(file, copy);
      } finally {
        Files.delete(copy);
      }
    }
  },
  /** A record of one match, as {@code save} writes it. */
  RECORD {
    @Override
    boolean fits(String name, String beginning) {
      return ArchiveCheck.isRecord(beginning);
    }

    @Override
    void check(ArchiveCheck check, String file, InputStream bytes) throws IOException {
      check.checkRecord(file, PartReader.text(file, bytes.readAllBytes()));
    }
  },
  /** A JSON object on each line. */
  LINES {
    @Override
    boolean fits(String name, String beginning) {
      return ArchiveCheck.holdsLines(name, beginning);
    }

    @Override
    void check(ArchiveCheck check, String file, InputStream bytes) {
      throw new UnsupportedOperationException("A file of lines is checked line by line.");
    }
  };

  /** Returns the format of a file: the first that fits; empty if none does. */
  static Optional<ArchiveFormat> of(String name, String beginning) {
    for (ArchiveFormat format : values()) {
      if (format.fits(name, beginning)) {
        return Optional.of(format);
      }
    }
    return Optional.empty();
  }

  /** Returns whether each line is a game, so that a large file can be divided. */
  boolean isByLine() {
    return this == LINES;
  }

  /** Returns whether a file may have this format, by its name and its first characters. */
  abstract boolean fits(String name, String beginning);

  /**
   * Checks a whole file.
   *
   * @throws IOException if it cannot be read
   */
  abstract void check(ArchiveCheck check, String file, InputStream bytes) throws IOException;

  private static boolean hasEnding(String name, String ending) {
    return name.toLowerCase(Locale.ROOT).endsWith(ending);
  }
}
