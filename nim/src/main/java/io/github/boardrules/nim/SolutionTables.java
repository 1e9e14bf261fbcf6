package io.github.boardrules.nim;

/**
 * The solver's tables (RULES.md, "The solver"). A move takes away a subset, so the set that it
 * leaves has a lower number: going up, all sets that are asked for are known.
 */
final class SolutionTables {
  private SolutionTables() {}

  /** The Grundy value of each set; it is at most the number of balls, 20. */
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

  /** The win table that belongs to Grundy values. */
  static byte[] winsOfGrundy(byte[] values) {
    byte[] wins = new byte[bytes(values.length)];
    for (int set = 0; set < values.length; set++) {
      if (values[set] != 0) {
        setBit(wins, set);
      }
    }
    return wins;
  }

  /** The win table where the player who takes the last ball loses. */
  static byte[] winsWhenLastLoses(int sets, int[] moves) {
    byte[] wins = new byte[bytes(sets)];
    setBit(wins, 0);
    for (int set = 1; set < sets; set++) {
      if (hasMoveToLost(set, moves, wins)) {
        setBit(wins, set);
      }
    }
    return wins;
  }

  static boolean isSet(byte[] table, int index) {
    return (table[index >> 3] & (1 << (index & 7))) != 0;
  }

  private static boolean hasMoveToLost(int set, int[] moves, byte[] wins) {
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
