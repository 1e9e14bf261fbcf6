package io.github.boardrules.core.search;

import java.util.ArrayList;
import java.util.List;

/** A growing list of numbers, kept in chunks: growing never copies the numbers that are there. */
final class IntList {
  private static final int BITS = 16;
  private static final int CHUNK = 1 << BITS;

  private final List<int[]> chunks = new ArrayList<>();
  private int[] last = new int[0];
  private int size;

  void add(int number) {
    int offset = size & (CHUNK - 1);
    if (offset == 0) {
      last = new int[CHUNK];
      chunks.add(last);
    }
    last[offset] = number;
    size++;
  }

  int get(int index) {
    return chunks.get(index >>> BITS)[index & (CHUNK - 1)];
  }

  int size() {
    return size;
  }
}
