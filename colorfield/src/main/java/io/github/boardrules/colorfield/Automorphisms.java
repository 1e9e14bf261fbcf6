package io.github.boardrules.colorfield;

import io.github.boardrules.core.grid.Bits;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Finds the automorphisms of a layout: its maps onto itself, with the teams kept or exchanged.
 *
 * <p><b>Design.</b> First, colour refinement (the one-dimensional <a
 * href="https://en.wikipedia.org/wiki/Weisfeiler_Leman_graph_isomorphism_test">Weisfeiler-Leman
 * algorithm</a>): each field has a mark, which each round combines with the marks of the touching
 * fields. Fields with different marks cannot be images of each other, which settles most boards.
 * Then, backtracking over the fields in breadth-first order tries the images that remain. The
 * search stops if it takes too long or finds too many maps: symmetries are optional, and the
 * identity alone is always correct.
 */
final class Automorphisms {
  private static final int MAX_MAPS = 48;
  private static final int MAX_TRIES = 200_000;

  private final int size;
  private final int[][] touching;
  private final long[] marks;
  private final long[] imageMarks;
  private final int[] order;
  private final int[] images;
  private final boolean[] taken;
  private final List<List<Integer>> found = new ArrayList<>();
  private int tries;

  Automorphisms(Board board, boolean exchanged) {
    size = board.fields.size();
    touching =
        board.fields.stream()
            .map(field -> board.layout.touching(field).stream().mapToInt(board::number).toArray())
            .toArray(int[][]::new);
    marks = marks(board, false, touching);
    imageMarks = marks(board, exchanged, touching);
    order = order(touching, marks);
    images = new int[size];
    Arrays.fill(images, -1);
    taken = new boolean[size];
  }

  /** Returns all maps, each as the list of images by field; empty if there are too many. */
  Optional<List<List<Integer>>> all() {
    extend(0);
    return canContinue() ? Optional.of(List.copyOf(found)) : Optional.empty();
  }

  private void extend(int depth) {
    if (depth == size) {
      found.add(List.copyOf(Arrays.stream(images).boxed().collect(Collectors.toList())));
      return;
    }
    int field = order[depth];
    for (int image = 0; image < size && canContinue(); image++) {
      if (!taken[image] && marks[field] == imageMarks[image] && isConsistent(field, image)) {
        tries++;
        images[field] = image;
        taken[image] = true;
        extend(depth + 1);
        taken[image] = false;
        images[field] = -1;
      }
    }
  }

  private boolean canContinue() {
    return tries <= MAX_TRIES && found.size() <= MAX_MAPS;
  }

  /** Returns whether a field touches exactly those mapped fields whose images touch its image. */
  private boolean isConsistent(int field, int image) {
    int mapped = 0;
    for (int neighbour : touching[field]) {
      if (images[neighbour] >= 0) {
        mapped++;
        if (Arrays.binarySearch(touching[image], images[neighbour]) < 0) {
          return false;
        }
      }
    }
    return mapped == Arrays.stream(touching[image]).filter(neighbour -> taken[neighbour]).count();
  }

  /** Returns the marks of the fields after as many rounds as there are fields, which suffice. */
  private static long[] marks(Board board, boolean exchanged, int[][] touching) {
    long[] marks =
        IntStream.range(0, touching.length)
            .mapToLong(number -> initialMark(board, number, exchanged))
            .toArray();
    for (int round = 0; round < touching.length; round++) {
      long[] before = marks;
      marks = new long[before.length];
      for (int number = 0; number < marks.length; number++) {
        marks[number] = Bits.mix(before[number]);
        for (int neighbour : touching[number]) {
          marks[number] += Bits.mix(~before[neighbour]);
        }
      }
    }
    return marks;
  }

  /** Returns the mark of the first round: the colour, the middle, and whose gate the field is. */
  private static long initialMark(Board board, int number, boolean exchanged) {
    ColorfieldField field = board.field(number);
    int place = board.isMiddle(number) ? 1 : 0;
    if (board.isGate(number)) {
      place = board.layout.gates(ColorfieldTeam.FULL).contains(field) != exchanged ? 2 : 3;
    }
    return 4L * board.colour(field) + place;
  }

  /** Returns the fields with rare marks first, each touching an earlier one where possible. */
  private static int[] order(int[][] touching, long[] marks) {
    Map<Long, Integer> counts = new HashMap<>();
    for (long mark : marks) {
      counts.merge(mark, 1, Integer::sum);
    }
    List<Integer> rareFirst =
        IntStream.range(0, marks.length)
            .boxed()
            .sorted(Comparator.comparing(number -> counts.getOrDefault(marks[number], 0)))
            .collect(Collectors.toList());
    Set<Integer> order = new LinkedHashSet<>();
    Deque<Integer> open = new ArrayDeque<>();
    for (int first : rareFirst) {
      open.add(first);
      while (!open.isEmpty()) {
        int next = open.remove();
        if (order.add(next)) {
          Arrays.stream(touching[next]).forEach(open::add);
        }
      }
    }
    return order.stream().mapToInt(Integer::intValue).toArray();
  }
}
