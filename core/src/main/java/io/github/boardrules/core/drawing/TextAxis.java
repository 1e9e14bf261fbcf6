package io.github.boardrules.core.drawing;

import java.util.Arrays;
import java.util.stream.DoubleStream;

/**
 * The columns or the rows of a drawing in text. Coordinates that are nearly equal share a column or
 * row, because letters cannot stand closer; the distances between columns or rows are whole steps.
 */
final class TextAxis {
  private static final double TOLERANCE = 0.12;
  private static final double MIN_UNIT = 0.4;
  private static final int MAX_GAP = 6;

  private final double[] starts;

  /** How many steps each column or row is from the first. */
  final int[] offsets;

  /** The length of a step, at most the distance of neighbours. */
  final double unit;

  TextAxis(DoubleStream coordinates) {
    double[] sorted = coordinates.sorted().toArray();
    double[] begun = new double[sorted.length];
    int size = 0;
    for (double coordinate : sorted) {
      if (size == 0 || coordinate - begun[size - 1] > TOLERANCE) {
        begun[size++] = coordinate;
      }
    }
    starts = Arrays.copyOf(begun, size);
    double least = 1;
    for (int i = 1; i < size; i++) {
      least = Math.min(least, starts[i] - starts[i - 1]);
    }
    unit = Math.max(MIN_UNIT, least);
    offsets = new int[size];
    for (int i = 1; i < size; i++) {
      long steps = Math.round((starts[i] - starts[i - 1]) / unit);
      offsets[i] = offsets[i - 1] + (int) Math.max(1, Math.min(MAX_GAP, steps));
    }
  }

  int index(double coordinate) {
    int found = Arrays.binarySearch(starts, coordinate);
    return found >= 0 ? found : -found - 2;
  }

  int span() {
    return offsets[offsets.length - 1];
  }
}
