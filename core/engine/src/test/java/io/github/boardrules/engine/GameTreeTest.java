package io.github.boardrules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

class GameTreeTest {
  private final GameTree tree = new GameTree();

  /** The children of the root have codes 11 and 12, those of the second 21 and 22. */
  private void grow() {
    tree.add(10);
    tree.addChild(0, 11);
    int second = tree.addChild(0, 12);
    tree.addChild(second, 21);
    tree.addChild(second, 22);
    for (int node = 0; node < 5; node++) {
      for (int visit = 0; visit <= node; visit++) {
        tree.visit(node, 0.5 - visit);
      }
      tree.setMover(node, 1 + node % 2);
    }
    tree.setComplete(second);
    tree.prove(4, GameTree.LOSS, 7);
  }

  private static String text(GameTree tree, int node) {
    String children = "";
    for (int child = tree.firstChild(node); child != GameTree.NONE; child = tree.sibling(child)) {
      children += text(tree, child);
    }
    return String.format(
        "(%d %d %s %d %s %d %d %d%s)",
        tree.code(node),
        tree.visits(node),
        tree.mean(node),
        tree.mover(node),
        tree.isComplete(node),
        tree.proof(node),
        tree.distance(node),
        tree.children(node),
        children);
  }

  @Test
  void childrenAreAddedInFrontAndThePartBelowANodeIsATree() {
    grow();
    GameTree below = tree.below(2);

    assertThat(tree.size()).isEqualTo(5);
    assertThat(text(tree, 0))
        .isEqualTo(
            "(10 1 0.5 1 false 0 0 2"
                + "(12 3 -0.5 1 true 0 0 2"
                + "(22 5 -1.5 1 false 2 7 0)"
                + "(21 4 -1.0 2 false 0 0 0))"
                + "(11 2 0.0 2 false 0 0 0))");
    assertThat(below.size()).isEqualTo(3);
    assertThat(text(below, 0)).isEqualTo(text(tree, 2));
    assertThat(text(tree.below(1), 0)).isEqualTo(text(tree, 1));
    assertThat(text(tree.below(4), 0)).isEqualTo(text(tree, 4));
  }

  @Test
  void itGrows() {
    tree.add(0);
    for (int code = 1; code < 5000; code++) {
      int node = tree.addChild(code / 3, code);
      tree.setComplete(node);
      tree.setMover(node, 2);
      tree.prove(node, GameTree.DRAW, code);
      tree.visit(node, 1);
    }

    tree.prove(0, GameTree.WIN, 40_000);

    assertThat(tree.distance(0)).isEqualTo(Short.MAX_VALUE);
    assertThat(tree.size()).isEqualTo(5000);
    assertThat(text(tree, 4999)).isEqualTo("(4999 1 1.0 2 true 3 4999 0)");
    assertThat(text(tree, 1000))
        .startsWith("(1000 1 1.0 2 true 3 1000 3(3002 1 1.0 2 true 3 3002 0)(3001 ");
  }

  @Test
  void winsComeFirstAndLossesLast() {
    assertThat(
            List.of(
                GameTree.rank(2, GameTree.LOSS, 1, 0),
                GameTree.rank(2, GameTree.LOSS, 3, 9),
                GameTree.rank(2, GameTree.OPEN, 0, 5),
                GameTree.rank(2, GameTree.DRAW, 0, 4),
                GameTree.rank(2, GameTree.WIN, 5, 9),
                GameTree.rank(2, GameTree.WIN, 3, 9)))
        .isSortedAccordingTo(Comparator.reverseOrder())
        .doesNotHaveDuplicates();
    assertThat(GameTree.rank(1, GameTree.WIN, 3, 0))
        .isEqualTo(GameTree.rank(2, GameTree.LOSS, 3, 0));
  }
}
