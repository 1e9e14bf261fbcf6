package io.github.boardrules.nim;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Reason;
import io.github.boardrules.fixtures.TestedGame;
import java.util.List;
import java.util.stream.Stream;

/**
 * The games of this module, for the tests that all games share. Grids and heaps have different
 * positions, so each have their own vector files.
 */
final class GameFixture {
  static final TestedGame<GridPosition, GridMove> GRIDS =
      new TestedGame<>(
          "nim-grids",
          GridRules::parse,
          new NimFamily(),
          List.of(GridReason.values()),
          List.of(NimEnding.values()),
          List.of(NimTextReason.NO_SUCH_CELL, NimTextReason.CELL_TWICE));

  static final TestedGame<HeapPosition, HeapMove> HEAPS =
      new TestedGame<>(
          "nim-heaps",
          HeapRules::parse,
          new NimFamily(),
          List.of(HeapReason.values()),
          List.of(NimEnding.values()),
          List.of(
              NimTextReason.SIZES_MISSING,
              NimTextReason.TOO_MANY_HEAPS,
              NimTextReason.NO_SUCH_HEAP,
              NimTextReason.BAD_COUNT,
              NimTextReason.WRONG_HEAPS,
              NimTextReason.HEAP_TOO_LARGE));

  /** All games of the module, for tests that use texts only. */
  static final TestedGame<Object, Object> NIM =
      new TestedGame<>(
          "nim",
          GameFixture::rules,
          new NimFamily(),
          Stream.<Reason>concat(Stream.of(GridReason.values()), Stream.of(HeapReason.values()))
              .toList(),
          List.of(NimEnding.values()),
          List.of(NimTextReason.values()));

  private GameFixture() {}

  /** The rules, with the types of positions and moves erased. */
  @SuppressWarnings("unchecked") // objects are passed only to the rules that created them
  private static PackedRules<Object, Object> rules(String variant) {
    return (PackedRules<Object, Object>) new NimFamily().rules(variant);
  }
}
