package io.github.boardrules.core.draw;

import io.github.boardrules.core.Label;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What a caller wants of a picture, as the methods of {@link SvgDrawing} explain it. Nobody changes
 * it but {@link #with}, before anybody else sees it.
 */
final class SvgOptions {
  static final SvgOptions STANDARD = new SvgOptions();

  Locale locale = Locale.ENGLISH;
  Label title = DrawingWords.BOARD;

  /** A sentence above the board; empty for none. */
  String status = "";

  boolean hasNames;

  /** Whether symbols are drawn; empty if they are drawn where they are needed. */
  Optional<Boolean> symbols = Optional.empty();

  boolean areLevelsApart;
  boolean areStocksBelow;
  boolean isDarkModeWanted;

  private SvgOptions() {}

  /** Returns the same options with a change. */
  SvgOptions with(Consumer<SvgOptions> change) {
    SvgOptions copy = new SvgOptions();
    copy.locale = locale;
    copy.title = title;
    copy.status = status;
    copy.hasNames = hasNames;
    copy.symbols = symbols;
    copy.areLevelsApart = areLevelsApart;
    copy.areStocksBelow = areStocksBelow;
    copy.isDarkModeWanted = isDarkModeWanted;
    change.accept(copy);
    return copy;
  }

  /** Returns whether the pieces of a diagram get their symbols. */
  boolean hasSymbols(DiagramIndex index) {
    return symbols.orElseGet(() -> SvgPieces.needSymbols(index));
  }
}
