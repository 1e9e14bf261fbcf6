package io.github.boardrules.pikkpakk;

import java.util.List;
import java.util.Map;

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
          fewBallsOfAbalone(),
          "pushfour",
          List.of(
              "9/9/2ddd4/9/2l1l4/9/2ddd4/9/9 2 place",
              "9/9/2ddd4/9/2l1l4/2l6/9/9/9 2 place",
              "9/9/9/9/9/9/9/9/9 2 place",
              "9/9/9/9/9/9/9/1l7/9 2 place",
              "9/9/9/9/9/9/9/1d7/9 1 place",
              "9/9/9/9/9/9/9/9/9 1 place",
              "9/9/9/9/9/9/9/1l7/9 1 place",
              "9/9/2lll4/9/2d1d4/2d6/9/9/9 1 place",
              "9/9/2lll4/9/2d1d4/9/2lll4/9/9 1 place"),
          "fivepush",
          placing(),
          "fivepush:majority=no",
          pushing(),
          "pikkpakk",
          List.of(
              "9/4d4/3d1d3/4d4/1dddtddd1/4l4/9/4l4/9 2 push",
              "9/9/9/4l4/3dtl3/4d4/9/9/9 1 push",
              "9/4l4/3l1l3/4l4/1llltlll1/4d4/9/4d4/9 1 push"),
          "pikkpakk:steps=any",
          aroundTheTarget());

  private Ladders() {}

  /** Balls near the middle, side by side, and in danger at the edge. */
  private static List<String> fewBallsOfAbalone() {
    return List.of(
        abalone().light("a1").lost(8, 0).text(),
        abalone().light("a1").dark("a2-a3").toMove(2).text(),
        abalone().light("a1").dark("a2 a4").toMove(2).text(),
        abalone().light("a1").dark("a2 a4").text(),
        abalone().light("a1-a2").text(),
        abalone().light("b2").text(),
        abalone().light("a1-d1").text(),
        abalone().light("c3").text(),
        abalone().light("a2-a3").dark("a1").text(),
        abalone().light("d4").text(),
        abalone().light("e5").text(),
        abalone().light("a1").lost(0, 8).text());
  }

  /** Lines and the middle of the block, before five-then-push has come to its pushes. */
  private static List<String> placing() {
    return List.of(
        "9/9/2dddd3/9/1l1l1l1l1/9/9/1l7/9 2 place",
        placed().light("b2").dark("e5").text(),
        placed().light("b2").toMove(2).text(),
        placed().light("c3").toMove(2).text(),
        placed().text(),
        placed().light("d4").toMove(2).text(),
        placed().light("e5").toMove(2).text(),
        "9/9/2llll3/9/1d1d1d3/9/9/1d7/9 1 place");
  }

  /** Majorities, lines and the turn in the pushes of five-then-push. */
  private static List<String> pushing() {
    return List.of(
        pushed().dark("c3-e3 d6").light("f6").toMove(2).text(),
        pushed().dark("c3-d3").toMove(2).text(),
        pushed().dark("c3").toMove(2).text(),
        pushed().toMove(2).text(),
        pushed().light("c3").toMove(2).text(),
        pushed().dark("c3").text(),
        pushed().dark("c3").light("c6").text(),
        pushed().light("c3").text(),
        pushed().light("c3-d3").text(),
        pushed().light("c3-e3").text());
  }

  /** Balls that touch the target ball or come near it, and lines with a majority. */
  private static List<String> aroundTheTarget() {
    return List.of(
        "9/4d4/3d1d3/4d4/1dddtddd1/4l4/9/4l4/9 2 push",
        target().dark("e4 e6").toMove(2).text(),
        target().dark("d6").toMove(2).text(),
        target().dark("d7").toMove(2).text(),
        target().toMove(2).text(),
        target().text(),
        target().light("d7 b8-g8").text(),
        target().light("d7 g6").text(),
        target().light("d6").text(),
        target().series("b8-h8", "ldldldl").text(),
        target().light("f4 c5").text(),
        target().light("e4 e6").text(),
        Setup.of("pikkpakk:steps=any").series("b6-h6", "llldddl").target("e5").text(),
        Setup.of("pikkpakk:steps=any").series("b5-h5", "llltddl").text(),
        target().series("a8-h8", "llldldll").text(),
        "9/4l4/3l1l3/4l4/1llltlll1/4d4/9/4d4/9 1 push");
  }

  private static Setup abalone() {
    return Setup.of("abalone:side=yes");
  }

  private static Setup placed() {
    return Setup.of("fivepush").phase("place");
  }

  private static Setup pushed() {
    return Setup.of("fivepush:majority=no");
  }

  private static Setup target() {
    return Setup.of("pikkpakk:steps=any").target("e5");
  }
}
