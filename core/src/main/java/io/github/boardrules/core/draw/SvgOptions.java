package io.github.boardrules.core.draw;

import io.github.boardrules.core.Label;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * What a caller wants of a picture, as the methods of {@link SvgDrawing} explain it.
 *
 * @param symbols whether symbols are drawn; empty if they are drawn where they are needed
 * @param status a sentence above the board; empty for none
 */
record SvgOptions(
    Locale locale,
    Label title,
    String status,
    boolean hasNames,
    Optional<Boolean> symbols,
    boolean areLevelsApart,
    boolean areStocksBelow,
    boolean isDarkModeWanted) {

  static final SvgOptions STANDARD =
      new SvgOptions(
          Locale.ENGLISH, DrawingWords.BOARD, "", false, Optional.empty(), false, false, false);

  SvgOptions {
    Objects.requireNonNull(locale);
    Objects.requireNonNull(status);
  }

  /** Returns whether the pieces of a diagram get their symbols. */
  boolean hasSymbols(DiagramIndex index) {
    return symbols.orElseGet(() -> SvgSymbols.areNeeded(index));
  }

  SvgOptions withLocale(Locale newLocale) {
    return new SvgOptions(
        newLocale,
        title,
        status,
        hasNames,
        symbols,
        areLevelsApart,
        areStocksBelow,
        isDarkModeWanted);
  }

  SvgOptions withTitle(Label newTitle) {
    return new SvgOptions(
        locale,
        newTitle,
        status,
        hasNames,
        symbols,
        areLevelsApart,
        areStocksBelow,
        isDarkModeWanted);
  }

  SvgOptions withStatus(String newStatus) {
    return new SvgOptions(
        locale,
        title,
        newStatus,
        hasNames,
        symbols,
        areLevelsApart,
        areStocksBelow,
        isDarkModeWanted);
  }

  SvgOptions withNames(boolean wanted) {
    return new SvgOptions(
        locale, title, status, wanted, symbols, areLevelsApart, areStocksBelow, isDarkModeWanted);
  }

  SvgOptions withSymbols(boolean wanted) {
    return new SvgOptions(
        locale,
        title,
        status,
        hasNames,
        Optional.of(wanted),
        areLevelsApart,
        areStocksBelow,
        isDarkModeWanted);
  }

  SvgOptions withLevelsApart(boolean wanted) {
    return new SvgOptions(
        locale, title, status, hasNames, symbols, wanted, areStocksBelow, isDarkModeWanted);
  }

  SvgOptions withStocksBelow(boolean wanted) {
    return new SvgOptions(
        locale, title, status, hasNames, symbols, areLevelsApart, wanted, isDarkModeWanted);
  }

  SvgOptions withDarkMode(boolean wanted) {
    return new SvgOptions(
        locale, title, status, hasNames, symbols, areLevelsApart, areStocksBelow, wanted);
  }
}
