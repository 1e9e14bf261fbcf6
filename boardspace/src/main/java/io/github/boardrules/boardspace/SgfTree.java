package io.github.boardrules.boardspace;

import io.github.boardrules.core.NotationException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A tree of nodes in SGF, the Smart Game Format, version 4 (<a
 * href="https://www.red-bean.com/sgf/sgf4.html">specification</a>): nodes in a row, then the trees
 * that go on from the last of them. Only the syntax is known here.
 *
 * <p>It differs from the specification in what real files need: names of properties may have small
 * letters, digits and hyphens, and may be repeated in a node.
 *
 * @param nodes the nodes in a row, at least one. Unmodifiable
 * @param variations the trees after the last node, the main one first. Unmodifiable
 */
record SgfTree(List<SgfNode> nodes, List<SgfTree> variations) {
  /** The length of the longest text that is read, in characters. */
  static final int MAX_LENGTH = 1 << 22;

  /** The number of parentheses that may be open at once. */
  static final int MAX_DEPTH = 100;

  /**
   * Parses a text of one or more trees. Whatever comes before the first tree is skipped, such as
   * the head of a letter.
   *
   * @return the trees, at least one. Unmodifiable
   * @throws NotationException if the text is malformed, {@link SiteReason#TOO_LONG} or {@link
   *     SiteReason#TOO_DEEP}
   */
  static List<SgfTree> parse(String text) {
    return new SgfReader(text).trees();
  }

  /** Returns the nodes of the main line: those of this tree, of its first variation, and so on. */
  List<SgfNode> mainLine() {
    List<SgfNode> line = new ArrayList<>(nodes);
    SgfTree last = this;
    while (!last.variations.isEmpty()) {
      last = last.variations.get(0);
      line.addAll(last.nodes);
    }
    return Collections.unmodifiableList(line);
  }
}
