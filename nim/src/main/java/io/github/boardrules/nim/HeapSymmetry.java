package io.github.boardrules.nim;

import io.github.boardrules.core.Symmetry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A permutation of heaps that are equal at the start: {@code images[i]} is the index to which it
 * maps the heap with index {@code i}.
 *
 * <p><b>Design.</b> Twenty equal heaps have more permutations than a list can hold. Only the first
 * heaps of each size are permuted, as many as keep the list within {@link #MAX_SYMMETRIES}. So the
 * list is complete if it can be (as with six equal heaps, or three pairs), and it is always closed
 * under composition.
 */
final class HeapSymmetry implements Symmetry<HeapPosition, HeapMove> {
  static final int MAX_SYMMETRIES = 720;

  private final int[] images;

  private HeapSymmetry(int[] images) {
    this.images = images;
  }

  /** Returns the symmetries of heaps of some sizes, the identity first. */
  static List<Symmetry<HeapPosition, HeapMove>> all(List<Integer> sizes) {
    List<int[]> maps = new ArrayList<>();
    maps.add(IntStream.range(0, sizes.size()).toArray());
    for (int[] movable : movable(sizes)) {
      List<int[]> more = new ArrayList<>();
      for (int[] map : maps) {
        permute(map, movable, 0, more);
      }
      maps = more;
    }
    return List.copyOf(
        maps.stream()
            .<Symmetry<HeapPosition, HeapMove>>map(HeapSymmetry::new)
            .collect(Collectors.toList()));
  }

  /** Returns the groups of heaps that are permuted: their indices, two or more each, ascending. */
  static List<int[]> movable(List<Integer> sizes) {
    List<int[]> all = new ArrayList<>();
    int left = MAX_SYMMETRIES;
    for (int size : sizes.stream().distinct().collect(Collectors.toList())) {
      int[] equal = IntStream.range(0, sizes.size()).filter(i -> sizes.get(i) == size).toArray();
      int count = 1;
      while (count < equal.length && count + 1 <= left) {
        count++;
        left /= count;
      }
      if (count > 1) {
        all.add(Arrays.copyOf(equal, count));
      }
    }
    return all;
  }

  /** Returns the symmetry that puts the heaps of each group into ascending order. */
  static HeapSymmetry toLeast(List<int[]> movable, HeapPosition position) {
    int[] images = IntStream.range(0, position.heaps()).toArray();
    for (int[] indices : movable) {
      List<Integer> sorted =
          Arrays.stream(indices)
              .boxed()
              .sorted(Comparator.comparing(position::at))
              .collect(Collectors.toList());
      for (int i = 0; i < indices.length; i++) {
        images[sorted.get(i)] = indices[i];
      }
    }
    return new HeapSymmetry(images);
  }

  @Override
  public HeapPosition position(HeapPosition position) {
    List<Integer> mapped = new ArrayList<>(position.balls());
    for (int i = 0; i < images.length; i++) {
      mapped.set(images[i], position.at(i));
    }
    return HeapPosition.of(position.variant, mapped, position.toMove());
  }

  @Override
  public HeapMove move(HeapMove move) {
    return move.heap() > images.length
        ? move
        : new HeapMove(images[move.heap() - 1] + 1, move.count());
  }

  /** Adds the compositions of a map with all permutations of a group, the identity first. */
  private static void permute(int[] map, int[] group, int from, List<int[]> out) {
    if (from == group.length) {
      out.add(map);
      return;
    }
    for (int i = from; i < group.length; i++) {
      int[] swapped = map.clone();
      swapped[group[from]] = map[group[i]];
      swapped[group[i]] = map[group[from]];
      permute(swapped, group, from + 1, out);
    }
  }
}
