package io.github.boardrules.examples.hostile;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** The entry point for Jazzer: it passes every input to one target. */
public final class FuzzedTarget {
  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();
  private static final long SLOW = TimeUnit.SECONDS.toNanos(1);

  private static Optional<Target> target = Optional.empty();

  private FuzzedTarget() {}

  /**
   * Creates the target.
   *
   * @param arguments its name
   */
  public static void fuzzerInitialize(String[] arguments) {
    target = Optional.of(Targets.all().get(arguments[0]).get());
  }

  /**
   * Tries an input.
   *
   * @param input a text in UTF-8; malformed bytes are read as the replacement character
   */
  public static void fuzzerTestOneInput(byte[] input) {
    String text = new String(input, UTF_8);
    if (time(text) >= SLOW) {
      // A garbage collection or the JIT compiler may slow down one try, but hardly two.
      Claim.that(time(text) < SLOW, Claim.quote(text), " keeps the reader busy for a second");
    }
  }

  /** Returns the CPU time that a text takes, in nanoseconds. */
  private static long time(String text) {
    long before = CLOCK.getCurrentThreadCpuTime();
    target.orElseThrow().check(text);
    return CLOCK.getCurrentThreadCpuTime() - before;
  }
}
