package io.github.boardrules.examples.solved.grid;

import java.nio.LongBuffer;
import java.util.List;

/**
 * A bit for each set of balls, by {@link BallSetNumbering}: 1 if the player to move wins.
 * Sixty-four sets are a word; so many words that their number is a power of two are a part.
 *
 * @param wordsOfPartBits the binary logarithm of the number of words in a part
 * @param parts the parts
 */
record BallSetTables(int wordsOfPartBits, List<LongBuffer> parts) {

  boolean isWin(long number) {
    long word = number >>> 6;
    LongBuffer part = parts.get((int) (word >>> wordsOfPartBits));
    return (part.get((int) word & ((1 << wordsOfPartBits) - 1)) >>> number & 1) != 0;
  }

  /** Returns how many sets of balls are won. */
  long count() {
    long count = 0;
    for (LongBuffer part : parts) {
      for (int word = 0; word < part.limit(); word++) {
        count += Long.bitCount(part.get(word));
      }
    }
    return count;
  }
}
