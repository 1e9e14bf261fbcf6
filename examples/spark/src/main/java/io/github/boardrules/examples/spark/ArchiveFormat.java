package io.github.boardrules.examples.spark;

import io.github.boardrules.examples.cli.ArchiveCheck;

/** A kind of file that an archive may have. */
enum ArchiveFormat {
  /** A record of one match, as {@code save} writes it. */
  RECORD(false) {
    @Override
    boolean fits(String name, String beginning) {
      return ArchiveCheck.isRecord(beginning);
    }

    @Override
    void check(ArchiveCheck check, String file, long line, String text) {
      check.checkRecord(file, text);
    }
  },
  /** A JSON object on each line. */
  LINES(true) {
    @Override
    boolean fits(String name, String beginning) {
      return true;
    }

    @Override
    void check(ArchiveCheck check, String file, long line, String text) {
      check.checkLine(file, line, text);
    }
  };

  private final boolean isByLine;

  ArchiveFormat(boolean isByLine) {
    this.isByLine = isByLine;
  }

  /** Returns the format of a file: the first that fits. */
  static ArchiveFormat of(String name, String beginning) {
    for (ArchiveFormat format : values()) {
      if (format.fits(name, beginning)) {
        return format;
      }
    }
    return LINES;
  }

  /** Returns whether each line is a game, so that a large file can be divided. */
  boolean isByLine() {
    return isByLine;
  }

  /** Returns whether a file may have this format, by its name and its first characters. */
  abstract boolean fits(String name, String beginning);

  /** Checks a line, or the text of a whole file, whose line is 1. */
  abstract void check(ArchiveCheck check, String file, long line, String text);
}
