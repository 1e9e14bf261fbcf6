package io.github.boardrules.core.text;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.TextReason;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A tree of nodes in SGF, the Smart Game Format, version 4 (<a
 * href="https://www.red-bean.com/sgf/sgf4.html">specification</a>): nodes in a row, then the trees
 * that go on from the last of them. Only the syntax is known here. What the properties mean is a
 * matter of the game and of the program that wrote them.
 *
 * <p>It differs from the specification in what real files need: names of properties may have small
 * letters, digits and hyphens, and may be repeated in a node.
 *
 * <pre>{@code
 * var tree = SgfTree.parse("(;GM[22];P0[Done](;C[a \\] b])(;C[other]))").get(0);
 * tree.nodes().size();                 // ==> 2
 * tree.variations().size();            // ==> 2
 * tree.mainLine().get(2).value("C");   // ==> Optional[a ] b]
 * }</pre>
 *
 * @param nodes the nodes in a row, at least one. Unmodifiable
 * @param variations the trees after the last node, the main one first. Unmodifiable
 */
public record SgfTree(List<SgfNode> nodes, List<SgfTree> variations) {
  /** The length of the longest text that is read, in characters. */
  public static final int MAX_LENGTH = 1 << 22;

  /** The number of parentheses that may be open at once. */
  public static final int MAX_DEPTH = 100;

  /**
   * Creates a tree; the lists are copied.
   *
   * @throws IllegalArgumentException if there is no node
   */
  public SgfTree {
    nodes = List.copyOf(nodes);
    variations = List.copyOf(variations);
    if (nodes.isEmpty()) {
      throw new IllegalArgumentException("A tree has at least one node.");
    }
  }

  /**
   * Parses a text of one or more trees. Whatever comes before the first tree is skipped, such as
   * the head of a letter.
   *
   * @param text any text
   * @return the trees, at least one. Unmodifiable
   * @throws NotationException if the text is malformed, has more than {@link #MAX_LENGTH}
   *     characters ({@link TextReason#TOO_LONG}) or more than {@link #MAX_DEPTH} open parentheses
   *     ({@link TextReason#TOO_DEEP})
   */
  public static List<SgfTree> parse(String text) {
    return new SgfReader(text).trees();
  }

  /**
   * Returns the bytes of a file as a text. Files do not say their encoding reliably, so bytes that
   * are well-formed UTF-8 are read as such, all others as Latin-1, the default of the format.
   *
   * @param bytes any bytes
   * @return the text; every sequence of bytes has one
   */
  public static String decode(byte[] bytes) {
    try {
      return UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException other) {
      return new String(bytes, ISO_8859_1);
    }
  }

  /**
   * Returns the nodes of the main line: those of this tree, of its first variation, and so on.
   *
   * @return an unmodifiable list of at least one node
   */
  public List<SgfNode> mainLine() {
    List<SgfNode> line = new ArrayList<>(nodes);
    SgfTree last = this;
    while (!last.variations.isEmpty()) {
      last = last.variations.get(0);
      line.addAll(last.nodes);
    }
    return Collections.unmodifiableList(line);
  }
}
