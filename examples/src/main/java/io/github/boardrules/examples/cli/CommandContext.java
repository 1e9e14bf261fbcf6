package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.draw.TextDrawing;

/**
 * Everything that a command works with.
 *
 * @param catalog the games
 * @param texts the program's sentences in the chosen language
 * @param input standard input
 * @param output standard output
 * @param progress shows the progress of long work
 * @param streams what the standard streams are
 */
record CommandContext(
    Catalog catalog,
    Texts texts,
    Input input,
    Output output,
    ProgressLine progress,
    Streams streams) {

  /** Returns the game whose id was given as an argument. */
  GameInfo game(String id) {
    try {
      return catalog.game(id);
    } catch (VariantException problem) {
      throw Failure.of("unreadable-game", "problem", problem);
    }
  }

  /** Returns the rules of a variant that was given as an argument. */
  Rules<?, ?> rules(String variant) {
    try {
      return catalog.rules(variant);
    } catch (VariantException problem) {
      throw Failure.of("unreadable-variant", "problem", problem);
    }
  }

  /**
   * Returns the text drawing in the chosen language, in colours if the terminal has them. The
   * output is UTF-8, so letters may be any.
   */
  TextDrawing drawing() {
    TextDrawing drawing = TextDrawing.plain().in(texts.locale()).withUnicode(true);
    return streams.hasColours() ? drawing.withPainter(TerminalColours::paint) : drawing;
  }
}
