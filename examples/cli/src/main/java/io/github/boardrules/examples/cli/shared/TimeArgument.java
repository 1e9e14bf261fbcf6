package io.github.boardrules.examples.cli.shared;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parses times such as {@code 2s}, {@code 0.5s}, {@code 100ms} and {@code 1m}. */
public final class TimeArgument {
  private static final Pattern TIME = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,9})?)(ms|s|m)");
  private static final Duration MIN = Duration.ofMillis(1);
  private static final Duration MAX = Duration.ofDays(1);

  private TimeArgument() {}

  /** Returns the time that a text means, from a millisecond to a day. */
  public static Duration read(String argument, String text) {
    Matcher parts = TIME.matcher(text);
    if (parts.matches()) {
      BigDecimal number = new BigDecimal(parts.group(1));
      Duration time = Duration.ofNanos(number.multiply(nanos(parts.group(2))).longValue());
      if (time.compareTo(MIN) >= 0 && time.compareTo(MAX) <= 0) {
        return time;
      }
    }
    throw Failure.of("wrong-time", "argument", argument, "found", Texts.quote(text));
  }

  private static BigDecimal nanos(String unit) {
    Duration duration =
        switch (unit) {
          case "ms" -> Duration.ofMillis(1);
          case "s" -> Duration.ofSeconds(1);
          default -> Duration.ofMinutes(1);
        };
    return BigDecimal.valueOf(duration.toNanos());
  }
}
