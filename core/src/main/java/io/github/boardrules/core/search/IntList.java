package io.github.boardrules.core.search;

import java.util.ArrayList;
import java.util.List;

/**
 * A growing list of numbers. It is kept in pieces, so that growing never copies what is there.
 *
 * <p>It is mutable and belongs to one thread.
 */
final class IntList {
  private static final int BITS = 16;
  private static final int PIECE = 1 << BITS;

  private final List<int[]> pieces = new ArrayList<>();
  private int[] last = new int[0];
  private int size;

  void add(int number) {
    int place = size & (PIECE - 1);
    if (place == 0) {
      last = new int[PIECE];
      pieces.add(last);
    }
    last[place] = number;
    size++;
  }

  int get(int index) {
    return pieces.get(index >>> BITS)[index & (PIECE - 1)];
  }

  int size() {
    return size;
  }
}
