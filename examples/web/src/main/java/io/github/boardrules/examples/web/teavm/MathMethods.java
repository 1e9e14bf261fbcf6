package io.github.boardrules.examples.web.teavm;

/** Methods of {@link Math} that TeaVM lacks. */
final class MathMethods {
  private static final long LOW = 0xFFFF_FFFFL;

  private MathMethods() {}

  /**
   * Returns the high 64 bits of a product, as {@link Math#multiplyHigh} does; after Henry S.
   * Warren, Hacker's Delight, figure 8-2.
   */
  public static long multiplyHigh(long x, long y) {
    long xHigh = x >> 32;
    long xLow = x & LOW;
    long yHigh = y >> 32;
    long yLow = y & LOW;
    long middle = xHigh * yLow + ((xLow * yLow) >>> 32);
    long carried = (middle & LOW) + xLow * yHigh;
    return xHigh * yHigh + (middle >> 32) + (carried >> 32);
  }
}
