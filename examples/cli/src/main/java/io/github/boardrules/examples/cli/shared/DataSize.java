package io.github.boardrules.examples.cli.shared;

import java.util.Locale;

/** A number of bytes as people read it, such as 2.7 GB. */
public record DataSize(long bytes) {
  private static final String[] UNITS = {"kB", "MB", "GB"};

  String text(Locale locale) {
    int unit = 0;
    double number = bytes / 1e3;
    while (number >= 1e3 && unit + 1 < UNITS.length) {
      number /= 1e3;
      unit++;
    }
    return String.format(locale, "%.1f %s", number, UNITS[unit]);
  }
}
