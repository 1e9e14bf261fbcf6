package io.github.boardrules.core.drawing;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * Draws a diagram in letters, for terminals, logs and tests. The same diagram gives the same text
 * on every machine.
 *
 * <p>A piece is drawn as the symbol of its style, followed by its count if that is above 1; a cell
 * without a piece as its label, or else as the symbol of its ground; a cell that has been removed
 * as {@code -}. A ground that matters stands behind a piece or label: {@code W/b} is {@code W} on
 * {@code b}. Of a stack of different pieces the board shows the top one and the height, and a list
 * below it all, from the top. A piece with a direction has one of {@code ^ ^> > v> v v< < ^<}
 * behind it. Of several marks of a cell the one that matters most is drawn: {@code !x!} refused,
 * {@code [x]} entered, {@code (x)} next, {@code *x*} win, {@code <x>} last. The levels of a pyramid
 * are drawn beside each other.
 *
 * <p>Captions stand where the diagram puts them; one inside a cell stands behind the symbol,
 * separated by a colon. Lines are not drawn; those that leap over cells, and arrows, are listed
 * below the board, as {@code a1-c1} and {@code a1->b1}.
 *
 * <pre>{@code
 * var rules = GridRules.parse("one-two-three:cols=3,rows=2");
 * var position = rules.play(rules.start(), GridMove.parse("a1+b1"));
 * System.out.print(TextDrawing.plain().draw(rules.diagram(position)));
 * }</pre>
 *
 * <pre class="output">{@code
 * 2  o  o  o
 * 1  .  .  o
 *    a  b  c
 *
 * o ball   . cell
 * }</pre>
 */
public final class TextDrawing {
  private static final int STANDARD_WIDTH = 100;
  private static final int LEVEL_GAP = 4;
  private static final TextDrawing PLAIN =
      new TextDrawing(false, true, false, STANDARD_WIDTH, Locale.ENGLISH, Optional.empty());

  private final boolean hasNames;
  private final boolean hasLegend;
  private final boolean hasUnicode;
  private final int width;
  private final Locale locale;
  private final Optional<Function<? super Style, String>> painter;

  private TextDrawing(
      boolean hasNames,
      boolean hasLegend,
      boolean hasUnicode,
      int width,
      Locale locale,
      Optional<Function<? super Style, String>> painter) {
    this.hasNames = hasNames;
    this.hasLegend = hasLegend;
    this.hasUnicode = hasUnicode;
    this.width = width;
    this.locale = locale;
    this.painter = painter;
  }

  /** {@return the standard drawing: English, ASCII only, no names in the cells, a legend} */
  public static TextDrawing plain() {
    return PLAIN;
  }

  /**
   * {@return a drawing like this one in another language, which may need {@link #withUnicode}}
   *
   * @param newLocale its language decides; English words stand if there is no translation
   */
  public TextDrawing withLocale(Locale newLocale) {
    Objects.requireNonNull(newLocale, "newLocale");
    return new TextDrawing(hasNames, hasLegend, hasUnicode, width, newLocale, painter);
  }

  /**
   * {@return a drawing like this one with, or without, the names of cells without pieces}
   *
   * @param wanted whether to show them
   */
  public TextDrawing withNames(boolean wanted) {
    return new TextDrawing(wanted, hasLegend, hasUnicode, width, locale, painter);
  }

  /**
   * {@return a drawing like this one with, or without, a list of the symbols and marks}
   *
   * @param wanted whether to list them
   */
  public TextDrawing withLegend(boolean wanted) {
    return new TextDrawing(hasNames, wanted, hasUnicode, width, locale, painter);
  }

  /**
   * {@return a drawing like this one that keeps, or replaces by {@code ?}, what is not ASCII}
   *
   * @param wanted whether to keep them
   */
  public TextDrawing withUnicode(boolean wanted) {
    return new TextDrawing(hasNames, hasLegend, wanted, width, locale, painter);
  }

  /**
   * {@return a drawing like this one for lines of another width} Lists continue on a new line, the
   * levels of a pyramid stand below each other, and columns stand closer; other lines stay longer.
   *
   * @param columns how many characters a line may have, 1 or more; 100 in the standard drawing
   */
  public TextDrawing withWidth(int columns) {
    return new TextDrawing(hasNames, hasLegend, hasUnicode, columns, locale, painter);
  }

  /**
   * {@return a drawing like this one in which a painter writes the symbols of the styles, such as
   * in the colours of a terminal} What it writes is laid out as one character.
   *
   * @param newPainter returns what is written for the symbol of a style
   */
  public TextDrawing withPainter(Function<? super Style, String> newPainter) {
    Objects.requireNonNull(newPainter, "newPainter");
    return new TextDrawing(hasNames, hasLegend, hasUnicode, width, locale, Optional.of(newPainter));
  }

  /**
   * {@return a diagram as lines without spaces at their ends, each ended by a line feed}
   *
   * @param diagram what to draw
   */
  public String draw(Diagram diagram) {
    DiagramIndex index = new DiagramIndex(diagram.withSymbolsOf(locale));
    TextPaint paint = new TextPaint(painter, hasUnicode);
    TextNotes notes = new TextNotes(index, new DrawingWords(locale), paint, width);
    List<List<String>> parts = new ArrayList<>(boards(index, paint));
    parts.add(notes.lists());
    parts.add(notes.stocks());
    if (hasLegend) {
      parts.add(notes.legend());
    }
    StringBuilder text = new StringBuilder();
    for (List<String> part : parts) {
      if (!part.isEmpty() && text.length() > 0) {
        text.append('\n');
      }
      part.forEach(line -> text.append(line.stripTrailing()).append('\n'));
    }
    return paint.painted(text.toString());
  }

  /** Returns the levels, as many beside each other as fit. */
  private List<List<String>> boards(DiagramIndex index, TextPaint paint) {
    List<List<String>> blocks = new ArrayList<>();
    List<String> block = List.of();
    for (int level = 0; level < index.levels.size(); level++) {
      if (index.levels.get(level).isEmpty()) {
        continue;
      }
      List<String> board = new TextBoard(index, level, hasNames, paint).lines(width);
      if (block.isEmpty()) {
        block = board;
      } else if (width(block) + LEVEL_GAP + width(board) <= width) {
        block = beside(block, board);
      } else {
        blocks.add(block);
        block = board;
      }
    }
    blocks.add(block);
    return blocks;
  }

  /** Returns two blocks of lines beside each other, aligned at the bottom. */
  private static List<String> beside(List<String> left, List<String> right) {
    int height = Math.max(left.size(), right.size());
    int indent = width(left) + LEVEL_GAP;
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < height; i++) {
      String start = line(left, i - height + left.size());
      String end = line(right, i - height + right.size());
      lines.add(start + " ".repeat(indent - start.length()) + end);
    }
    return lines;
  }

  private static String line(List<String> lines, int index) {
    return index < 0 ? "" : lines.get(index);
  }

  private static int width(List<String> lines) {
    return lines.stream().mapToInt(String::length).max().orElse(0);
  }
}
