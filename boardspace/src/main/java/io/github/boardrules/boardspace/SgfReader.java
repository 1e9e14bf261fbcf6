package io.github.boardrules.boardspace;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.text.TextCursor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads trees in SGF, the Smart Game Format, version 4 (<a
 * href="https://www.red-bean.com/sgf/sgf4.html">specification</a>): nodes in a row, then the trees
 * that go on from the last of them. Only the syntax is known here. It descends one call for each
 * open parenthesis, so their number is bounded.
 *
 * <p>It differs from the specification in what real files need: names of properties may have small
 * letters, digits and hyphens, and may be repeated in a node.
 */
final class SgfReader {
  /** The length of the longest text that is read, in characters. */
  static final int MAX_LENGTH = 1 << 22;

  /** The number of parentheses that may be open at once. */
  static final int MAX_DEPTH = 100;

  private static final Pattern BEGINNING = Pattern.compile("\\(\\s*;");

  /** A backslash with the line end that it removes, or with the character that it protects. */
  private static final Pattern ESCAPED =
      Pattern.compile("\\\\(?:\r\n|\n\r|\n|\r|(.))", Pattern.DOTALL);

  private final String text;
  private final TextCursor cursor;

  private SgfReader(String text) {
    this.text = text;
    cursor = new TextCursor(text);
  }

  /**
   * Reads a text of one or more trees. Whatever comes before the first tree is skipped, such as the
   * head of a letter.
   *
   * @return the main line of the first tree, at least one node: those of the tree, of its first
   *     variation, and so on
   * @throws NotationException if the text is malformed, {@link SiteReason#TOO_LONG} or {@link
   *     SiteReason#TOO_DEEP}
   */
  static List<SgfNode> mainLine(String text) {
    return new SgfReader(text).trees();
  }

  private List<SgfNode> trees() {
    if (text.length() > MAX_LENGTH) {
      throw broken(text.length() + 1, SiteReason.TOO_LONG, MAX_LENGTH);
    }
    Matcher beginning = BEGINNING.matcher(text);
    if (beginning.find()) {
      for (int i = 0; i < beginning.start(); i++) {
        cursor.acceptRange(Character.MIN_VALUE, Character.MAX_VALUE);
      }
    }
    skipSpace();
    List<SgfNode> first = tree(1);
    while (!cursor.atEnd()) {
      tree(1);
    }
    return first;
  }

  /** Reads a tree; returns its main line. */
  @CanIgnoreReturnValue
  private List<SgfNode> tree(int depth) {
    int column = cursor.offset() + 1;
    expect('(');
    if (depth > MAX_DEPTH) {
      throw broken(column, SiteReason.TOO_DEEP, MAX_DEPTH);
    }
    List<SgfNode> line = new ArrayList<>();
    do {
      expect(';');
      line.add(node());
    } while (cursor.peek(';'));
    for (boolean isMain = true; cursor.peek('('); isMain = false) {
      List<SgfNode> variation = tree(depth + 1);
      line.addAll(isMain ? variation : List.of());
    }
    expect(')');
    return line;
  }

  private SgfNode node() {
    List<SgfNode.Property> properties = new ArrayList<>();
    for (int column = cursor.offset() + 1; ; column = cursor.offset() + 1) {
      String name = name();
      if (name.isEmpty()) {
        return new SgfNode(properties);
      }
      properties.add(new SgfNode.Property(name, value(), column));
      while (cursor.peek('[')) {
        value();
      }
    }
  }

  /** Reads a name and the space behind it; returns an empty text if none comes next. */
  private String name() {
    Optional<Character> letter =
        cursor.acceptRange('A', 'Z').or(() -> cursor.acceptRange('a', 'z'));
    if (letter.isEmpty()) {
      return "";
    }
    String name = letter.get() + cursor.acceptWhile(SgfReader::continuesName);
    skipSpace();
    return name;
  }

  @CanIgnoreReturnValue
  private String value() {
    cursor.expect('[');
    Escapes escapes = new Escapes();
    String written = cursor.acceptWhile(escapes::isInValue);
    expect(']');
    return ESCAPED.matcher(written).replaceAll("$1");
  }

  private void expect(char wanted) {
    cursor.expect(wanted);
    skipSpace();
  }

  private void skipSpace() {
    cursor.acceptWhile(Character::isWhitespace);
  }

  private static boolean continuesName(int c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  }

  private NotationException broken(int column, Reason reason, int most) {
    return NotationException.at(
        text, column, reason, Map.of("most", Integer.toString(most)), List.of());
  }

  /** Finds the bracket that ends a value: the first without a backslash before it. */
  private static final class Escapes {
    private boolean isEscaped;

    boolean isInValue(int c) {
      boolean isInside = isEscaped || c != ']';
      isEscaped = !isEscaped && c == '\\';
      return isInside;
    }
  }
}
