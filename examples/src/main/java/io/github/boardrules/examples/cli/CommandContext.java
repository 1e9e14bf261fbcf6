package io.github.boardrules.examples.cli;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.draw.TextDrawing;

/**
 * Everything that a command works with.
 *
 * @param games the games
 * @param texts the program's sentences in the chosen language
 * @param input standard input
 * @param output standard output
 * @param progress shows the progress of long work
 * @param streams what the standard streams are
 */
record CommandContext(
    UsedGames games,
    Texts texts,
    Input input,
    Output output,
    ProgressLine progress,
    Streams streams) {

  /** Returns the game whose id was given as an argument. */
  GameInfo game(String id) {
    try {
      return games.game(id);
    } catch (VariantException problem) {
      throw Failure.of("unreadable-game", "problem", problem);
    }
  }

  /** Returns the rules of a variant that was given as an argument. */
  Rules<?, ?> rules(String variant) {
    try {
      return games.rules(variant);
    } catch (VariantException problem) {
      throw Failure.of("unreadable-variant", "problem", problem);
    }
  }

  /** Returns the rules of a variant that was given as an argument, for programs that search. */
  PackedRules<?, ?> packedRules(String variant) {
    try {
      return games.packedRules(variant);
    } catch (VariantException problem) {
      throw Failure.of("unreadable-variant", "problem", problem);
    }
  }

  /** Prints a sentence on a line of its own; the facts are names and values in turn. */
  void say(String key, Object... facts) {
    output.line(texts.capitalized(texts.text(key, facts)));
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
