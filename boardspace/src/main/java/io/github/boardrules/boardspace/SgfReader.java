package io.github.boardrules.boardspace;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.text.TextCursor;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * Reads trees in SGF, the Smart Game Format, version 4 (<a
 * href="https://www.red-bean.com/sgf/sgf4.html">specification</a>): nodes in a row, then the trees
 * that continue from the last of them. It knows only the syntax. It recurses for each open
 * parenthesis, so their number is bounded.
 *
 * <p>It differs from the specification in what real files need: names of properties may have small
 * letters, digits and hyphens, and may be repeated in a node.
 */
final class SgfReader {
  /** The length of the longest text that is read, in characters. */
  static final int MAX_LENGTH = 1 << 22;

  /** The number of parentheses that may be open at once. */
  static final int MAX_DEPTH = 100;

  private static final List<String> LINE_ENDS = List.of("\r\n", "\n\r", "\n", "\r");

  private final String text;
  private final TextCursor cursor;
  private final List<SgfNode> mainLine = new ArrayList<>();

  /**
   * What a text holds: the nodes of the first tree, of its first variation, and so on, at least
   * one; the number of trees; and where the first goes wrong, behind its nodes.
   */
  record Trees(List<SgfNode> mainLine, int trees, Optional<NotationException> problem) {}

  private SgfReader(String text) {
    this.text = text;
    cursor = new TextCursor(text);
  }

  /**
   * Reads a text of one or more trees. Whatever comes before and behind a tree is skipped, such as
   * the head of a letter and its signature. It throws if the text is {@link SiteReason#TOO_LONG},
   * or malformed before the end of the first property.
   */
  static Trees read(String text) {
    return new SgfReader(text).trees();
  }

  private Trees trees() {
    if (text.length() > MAX_LENGTH) {
      throw broken(text.length(), SiteReason.TOO_LONG, MAX_LENGTH);
    }
    skipToTree();
    skipSpace();
    Optional<NotationException> problem = readTree(true);
    if (problem.isPresent() && mainLine.stream().allMatch(node -> node.properties().isEmpty())) {
      throw problem.get();
    }
    int trees = 1;
    for (boolean isWhole = problem.isEmpty(); isWhole && skipToTree(); trees++) {
      isWhole = readTree(false).isEmpty();
    }
    return new Trees(mainLine, trees, problem);
  }

  private Optional<NotationException> readTree(boolean isMain) {
    try {
      tree(1, isMain);
      return Optional.empty();
    } catch (NotationException problem) {
      return Optional.of(problem);
    }
  }

  /** Reads what comes before the next tree; reads nothing and returns false if there is none. */
  @CanIgnoreReturnValue
  private boolean skipToTree() {
    int start = cursor.offset();
    while (start < text.length() && !isTree(start)) {
      start++;
    }
    if (start == text.length()) {
      return false;
    }
    readTo(start);
    return true;
  }

  @CanIgnoreReturnValue
  private String readTo(int end) {
    return cursor.acceptWhile(c -> cursor.offset() < end);
  }

  /** Returns whether a tree begins at an index, and not something such as a face in a letter. */
  private boolean isTree(int index) {
    if (text.charAt(index) != '(') {
      return false;
    }
    int node = skip(index + 1, TextCursor::isSpace);
    int first = skip(node + 1, TextCursor::isSpace);
    int last = skip(skip(first, SgfReader::continuesName), TextCursor::isSpace);
    return isAt(node, ";") && (isAt(first, ";(") || (last > first && isAt(last, "[")));
  }

  private int skip(int index, IntPredicate test) {
    int end = index;
    while (end < text.length() && test.test(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private boolean isAt(int index, String characters) {
    return index < text.length() && characters.indexOf(text.charAt(index)) >= 0;
  }

  /** Reads a tree, and adds its main line if it is part of that of the first. */
  private void tree(int depth, boolean isMain) {
    int offset = cursor.offset();
    expect('(');
    if (depth > MAX_DEPTH) {
      throw broken(offset, SiteReason.TOO_DEEP, MAX_DEPTH);
    }
    do {
      expect(';');
      List<SgfNode.Property> properties = new ArrayList<>();
      if (isMain) {
        mainLine.add(new SgfNode(Collections.unmodifiableList(properties)));
      }
      readNode(properties);
    } while (cursor.peek(';'));
    for (boolean isFirst = true; cursor.peek('('); isFirst = false) {
      tree(depth + 1, isMain && isFirst);
    }
    expect(')');
  }

  private void readNode(List<SgfNode.Property> properties) {
    int offset = cursor.offset();
    for (String name = name(); !name.isEmpty(); name = name()) {
      properties.add(new SgfNode.Property(name, value(), offset));
      while (cursor.peek('[')) {
        value();
      }
      offset = cursor.offset();
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

  /** Reads a value without its backslashes, and the line ends directly behind them. */
  @CanIgnoreReturnValue
  private String value() {
    cursor.expect('[');
    StringBuilder value = new StringBuilder(cursor.acceptWhile(SgfReader::isPlain));
    while (isAt(cursor.offset(), "\\")) {
      readTo(cursor.offset() + 1);
      int lineEnd = lineEnd(cursor.offset());
      String escaped = readTo(cursor.offset() + Math.max(1, lineEnd));
      value.append(lineEnd > 0 ? "" : escaped).append(cursor.acceptWhile(SgfReader::isPlain));
    }
    expect(']');
    return value.toString();
  }

  private static boolean isPlain(int c) {
    return c != ']' && c != '\\';
  }

  /** Returns how many characters the line end at an index has; 0 if there is none. */
  private int lineEnd(int index) {
    return LINE_ENDS.stream()
        .filter(end -> text.startsWith(end, index))
        .findFirst()
        .map(String::length)
        .orElse(0);
  }

  private void expect(char wanted) {
    cursor.expect(wanted);
    skipSpace();
  }

  private void skipSpace() {
    cursor.acceptWhile(TextCursor::isSpace);
  }

  private static boolean continuesName(int c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  }

  private NotationException broken(int offset, Reason reason, int most) {
    return NotationException.at(
        text, offset, reason, Map.of("most", Integer.toString(most)), List.of());
  }
}
