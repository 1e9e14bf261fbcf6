package io.github.boardrules.nim;

/**
 * Computes the tables of {@link GridSolution} (RULES.md, "The solver"). A move removes some balls,
 * so it leads to a ball set with a lower number: computed in ascending order, each entry depends on
 * entries that are known already.
 */
final class WinTables {
  private WinTables() {}

  /** Returns the Grundy value of each ball set, which is at most the number of balls, 20. */
  static byte[] grundy(int sets, int[] moves) {
    byte[] values = new byte[sets];
    for (int set = 1; set < sets; set++) {
      int reached = 0;
      for (int move : moves) {
        if ((move & ~set) == 0) {
          reached |= 1 << values[set ^ move];
        }
      }
      values[set] = (byte) Integer.numberOfTrailingZeros(~reached);
    }
    return values;
  }

  /** Returns the win table for Grundy values. */
  static byte[] ofGrundy(byte[] values) {
    byte[] wins = new byte[bytes(values.length)];
    for (int set = 0; set < values.length; set++) {
      if (values[set] != 0) {
        setBit(wins, set);
      }
    }
    return wins;
  }

  /** Returns the win table for games in which the player who takes the last ball loses. */
  static byte[] ofLastLoses(int sets, int[] moves) {
    byte[] wins = new byte[bytes(sets)];
    setBit(wins, 0);
    for (int set = 1; set < sets; set++) {
      if (hasMoveToLoss(set, moves, wins)) {
        setBit(wins, set);
      }
    }
    return wins;
  }

  static boolean isSet(byte[] table, int index) {
    return (table[index >> 3] & (1 << (index & 7))) != 0;
  }

  private static boolean hasMoveToLoss(int set, int[] moves, byte[] wins) {
    for (int move : moves) {
      if ((move & ~set) == 0 && !isSet(wins, set ^ move)) {
        return true;
      }
    }
    return false;
  }

  private static int bytes(int bits) {
    return (bits + 7) / 8;
  }

  private static void setBit(byte[] table, int index) {
    table[index >> 3] |= (byte) (1 << (index & 7));
  }
}
