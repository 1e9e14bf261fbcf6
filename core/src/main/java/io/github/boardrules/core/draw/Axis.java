package io.github.boardrules.core.draw;

import java.util.Arrays;
import java.util.stream.DoubleStream;

/**
 * The columns, or the rows, of a board: its coordinates in one direction, those that are nearly
 * equal taken for one, and their places in whole steps.
 */
final class Axis {
  private static final double NEARLY = 0.12;
  private static final double LEAST_UNIT = 0.4;
  private static final int WIDEST_GAP = 6;

  private final double[] starts;
  private final int[] places;
  private final double unit;

  private Axis(double[] starts, int[] places, double unit) {
    this.starts = starts;
    this.places = places;
    this.unit = unit;
  }

  /** The axis of some coordinates, at least one. */
  static Axis of(DoubleStream coordinates) {
    double[] sorted = coordinates.sorted().toArray();
    double[] starts = new double[sorted.length];
    int size = 0;
    for (double coordinate : sorted) {
      if (size == 0 || coordinate - starts[size - 1] > NEARLY) {
        starts[size++] = coordinate;
      }
    }
    starts = Arrays.copyOf(starts, size);
    double unit = Math.min(1, Math.max(LEAST_UNIT, leastGap(starts)));
    int[] places = new int[size];
    for (int i = 1; i < size; i++) {
      long steps = Math.round((starts[i] - starts[i - 1]) / unit);
      places[i] = places[i - 1] + (int) Math.max(1, Math.min(WIDEST_GAP, steps));
    }
    return new Axis(starts, places, unit);
  }

  int size() {
    return starts.length;
  }

  /** Which column or row a coordinate of this axis belongs to, from 0. */
  int index(double coordinate) {
    int found = Arrays.binarySearch(starts, coordinate);
    return found >= 0 ? found : -found - 2;
  }

  /** How many steps a column or row is from the first. */
  int place(int index) {
    return places[index];
  }

  /** The steps from the first column or row to the last. */
  int span() {
    return places[places.length - 1];
  }

  /** The length of one step, at most the distance of neighbours. */
  double unit() {
    return unit;
  }

  private static double leastGap(double[] starts) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 1; i < starts.length; i++) {
      least = Math.min(least, starts[i] - starts[i - 1]);
    }
    return least;
  }
}
