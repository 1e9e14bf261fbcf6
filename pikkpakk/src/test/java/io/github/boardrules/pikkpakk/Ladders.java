package io.github.boardrules.pikkpakk;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Positions by variant, each better for player 1 than the one before: what an evaluation has to
 * tell apart.
 */
final class Ladders {
  static final Map<String, List<String>> ALL =
      Map.of(
          "abalone",
          List.of(
              "ddddddddd/ddddddddd/9/9/9/9/9/lllll4/lllll4 1 push 8-0",
              "ddddddddd/ddddddddd/9/9/9/9/9/llllllll1/lllllllll 1 push 1-0",
              "ddddddddd/ddddddddd/9/9/9/9/9/lllllllll/lllllllll 1 push 0-0",
              "ddddddddd/ddddddddd/9/9/9/2lllll2/2lllll2/2lll4/2lllll2 1 push 0-0",
              "ddddd4/ddddd4/9/9/9/9/9/lllllllll/lllllllll 1 push 0-8"),
          "abalone:side=yes",
          // balls near the middle, side by side, and in danger at the edge
          rows(
              "abalone:side=yes",
              "8-0: a1 l",
              "2: a1 l, a2-a3 d",
              "2: a1 l, a2 a4 d",
              "a1-a2 l",
              "b2 l",
              "c3 l",
              "d4 l",
              "a1-d1 l",
              "e5 l",
              "a2-a3 l, a1 d",
              "0-8: a1 l"),
          "pushfour",
          List.of(
              "9/9/2ddd4/9/2l1l4/9/2ddd4/9/9 2 place",
              "9/9/2ddd4/9/2l1l4/2l6/9/9/9 2 place",
              "9/9/9/9/9/9/9/9/9 2 place",
              "9/9/9/9/9/9/9/9/9 1 place",
              "9/9/2lll4/9/2d1d4/2d6/9/9/9 1 place",
              "9/9/2lll4/9/2d1d4/9/2lll4/9/9 1 place"),
          "fivepush",
          // lines and the middle of the block, before five-then-push has come to its pushes
          rows(
              "fivepush",
              "9/9/2dddd3/9/1l1l1l1l1/9/9/1l7/9 2 place",
              "place: b2 l, e5 d",
              "2 place: b2 l",
              "2 place: c3 l",
              "place:",
              "2 place: d4 l",
              "2 place: e5 l",
              "9/9/2llll3/9/1d1d1d3/9/9/1d7/9 1 place"),
          "fivepush:majority=no",
          // majorities, lines and the turn in the pushes of five-then-push
          rows(
              "fivepush:majority=no",
              "2: c3-e3 d6 d, f6 l",
              "2: c3-d3 d",
              "2: c3 d",
              "c3 d",
              "2:",
              "c3 d, c6 l",
              "2: c3 l",
              "c3 l",
              "c3-d3 l",
              "c3-e3 l"),
          "pikkpakk",
          List.of(
              "9/4d4/3d1d3/4d4/1dddtddd1/4l4/9/4l4/9 2 push",
              "9/9/9/4l4/3dtl3/4d4/9/9/9 1 push",
              "9/4l4/3l1l3/4l4/1llltlll1/4d4/9/4d4/9 1 push"),
          "pikkpakk:steps=any",
          // balls that touch the target ball or come near it, and lines with a majority
          rows(
              "pikkpakk:steps=any",
              "9/4d4/3d1d3/4d4/1dddtddd1/4l4/9/4l4/9 2 push",
              "2: e4 e6 d, e5 t",
              "2: d6 d, e5 t",
              "2: d7 d, e5 t",
              "2: e5 t",
              "e5 t",
              "d7 b8-g8 l, e5 t",
              "d7 g6 l, e5 t",
              "d6 l, e5 t",
              "f4 c5 l, e5 t",
              "e4 e6 l, e5 t",
              "b8-h8 ldldldl, e5 t",
              "b6-h6 llldddl, e5 t",
              "b5-h5 llltddl",
              "a8-h8 llldldll, e5 t",
              "9/4l4/3l1l3/4l4/1llltlll1/4d4/9/4d4/9 1 push"));

  private Ladders() {}

  private static List<String> rows(String variant, String... positions) {
    return Stream.of(positions).map(row -> GamePosition.row(variant, row).text()).toList();
  }
}
