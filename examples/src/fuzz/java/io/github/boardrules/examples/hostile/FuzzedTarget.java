package io.github.boardrules.examples.hostile;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** What Jazzer calls: it hands every input to the target that it was started for. */
public final class FuzzedTarget {
  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();
  private static final long SLOW = TimeUnit.SECONDS.toNanos(1);

  private static Optional<Target> target = Optional.empty();

  private FuzzedTarget() {}

  /**
   * Makes the target.
   *
   * @param arguments its name
   */
  public static void fuzzerInitialize(String[] arguments) {
    target = Optional.of(Targets.all().get(arguments[0]).get());
  }

  /**
   * Tries an input.
   *
   * @param input a text in UTF-8; what is not well formed counts as the replacement character
   */
  public static void fuzzerTestOneInput(byte[] input) {
    String text = new String(input, UTF_8);
    if (time(text) >= SLOW) {
      // A collection of garbage or a compiler at work may slow one try down, but hardly two.
      Claim.that(time(text) < SLOW, Claim.quote(text), " keeps the reader busy for a second");
    }
  }

  /** How long a text keeps its reader busy, in nanoseconds of the processor's time. */
  private static long time(String text) {
    long before = CLOCK.getCurrentThreadCpuTime();
    target.orElseThrow().check(text);
    return CLOCK.getCurrentThreadCpuTime() - before;
  }
}
