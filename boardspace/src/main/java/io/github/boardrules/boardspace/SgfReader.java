package io.github.boardrules.boardspace;

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
 * Reads trees in SGF. It descends one call for each open parenthesis, so their number is bounded.
 */
final class SgfReader {
  private static final Pattern BEGINNING = Pattern.compile("\\(\\s*;");

  /** A backslash with the line end that it removes, or with the character that it protects. */
  private static final Pattern ESCAPED =
      Pattern.compile("\\\\(?:\r\n|\n\r|\n|\r|(.))", Pattern.DOTALL);

  private final String text;
  private final TextCursor cursor;

  SgfReader(String text) {
    this.text = text;
    cursor = new TextCursor(text);
  }

  List<SgfTree> trees() {
    if (text.length() > SgfTree.MAX_LENGTH) {
      throw broken(text.length() + 1, SiteReason.TOO_LONG, SgfTree.MAX_LENGTH);
    }
    Matcher beginning = BEGINNING.matcher(text);
    if (beginning.find()) {
      for (int i = 0; i < beginning.start(); i++) {
        cursor.acceptRange(Character.MIN_VALUE, Character.MAX_VALUE);
      }
    }
    List<SgfTree> trees = new ArrayList<>();
    skipSpace();
    do {
      trees.add(tree(1));
    } while (!cursor.atEnd());
    return List.copyOf(trees);
  }

  private SgfTree tree(int depth) {
    int column = cursor.offset() + 1;
    expect('(');
    if (depth > SgfTree.MAX_DEPTH) {
      throw broken(column, SiteReason.TOO_DEEP, SgfTree.MAX_DEPTH);
    }
    List<SgfNode> nodes = new ArrayList<>();
    do {
      expect(';');
      nodes.add(node());
    } while (cursor.peek(';'));
    List<SgfTree> variations = new ArrayList<>();
    while (cursor.peek('(')) {
      variations.add(tree(depth + 1));
    }
    expect(')');
    return new SgfTree(nodes, variations);
  }

  private SgfNode node() {
    List<SgfNode.Property> properties = new ArrayList<>();
    for (int column = cursor.offset() + 1; ; column = cursor.offset() + 1) {
      String name = name();
      if (name.isEmpty()) {
        return new SgfNode(properties);
      }
      List<String> values = new ArrayList<>();
      do {
        values.add(value());
      } while (cursor.peek('['));
      properties.add(new SgfNode.Property(name, values, column));
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
