package io.github.boardrules.examples.spark;

import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.Texts;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** How much Spark says about its work. */
enum LogLevel {
  OFF,
  ERROR,
  WARN,
  INFO,
  DEBUG;

  static LogLevel read(String text) {
    return Arrays.stream(values())
        .filter(level -> level.word().equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                Failure.of(
                    "unknown-word",
                    "argument",
                    "--log",
                    "found",
                    Texts.quote(text),
                    "words",
                    Arrays.stream(values()).map(LogLevel::word).collect(Collectors.joining(", "))));
  }

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
