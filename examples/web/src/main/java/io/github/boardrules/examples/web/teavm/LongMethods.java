package io.github.boardrules.examples.web.teavm;

/** Methods of {@link Long} that TeaVM lacks. */
final class LongMethods {
  /** No number of so many digits exceeds an unsigned long. */
  private static final int MAX_DIGITS = 19;

  private LongMethods() {}

  /** Returns a number of 1 to 19 digits, which is all that the games ask for. */
  public static long parseUnsignedLong(String digits) {
    long number = 0;
    for (int i = 0; i < digits.length(); i++) {
      int digit = digits.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        throw new NumberFormatException(digits);
      }
      number = 10 * number + digit;
    }
    if (digits.isEmpty() || digits.length() > MAX_DIGITS) {
      throw new NumberFormatException(digits);
    }
    return number;
  }
}
