package io.github.boardrules.examples.cli.shared;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.draw.TextDrawing;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Locale;

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
public record CommandContext(
    UsedGames games,
    Texts texts,
    Input input,
    Output output,
    ProgressLine progress,
    Streams streams) {

  /** Returns a context in which nothing is read or printed, for work that is shared out. */
  public static CommandContext silent(Catalog games, Locale language) {
    Texts texts = new Texts(language);
    Output nowhere = new Output(OutputStream.nullOutputStream());
    return new CommandContext(
        new UsedGames(games),
        texts,
        new Input(InputStream.nullInputStream(), nowhere),
        nowhere,
        new ProgressLine(nowhere, Streams.PIPES, texts),
        Streams.PIPES);
  }

  /** Returns the game whose id was given as an argument. */
  public GameInfo game(String id) {
    try {
      return games.game(id);
    } catch (VariantException problem) {
      throw Failure.of("unreadable-game", "problem", problem);
    }
  }

  /** Returns the rules of a variant that was given as an argument. */
  public Rules<?, ?> rules(String variant) {
    try {
      return games.rules(variant);
    } catch (VariantException problem) {
      throw Failure.of("unreadable-variant", "problem", problem);
    }
  }

  /**
   * Returns the rules of a variant that was given as an argument, for programs that search.
   *
   * @throws Failure if it is no variant, or its rules are not packed
   */
  public PackedRules<?, ?> packedRules(String variant) {
    try {
      return games.packedRules(variant);
    } catch (VariantException problem) {
      throw Failure.of("unreadable-variant", "problem", problem);
    }
  }

  /**
   * Prints a sentence on a line of its own.
   *
   * @param key names the sentence
   * @param facts the names of its placeholders and their values in turn
   */
  public void say(String key, Object... facts) {
    output.line(texts.capitalized(texts.text(key, facts)));
  }

  /** Prints a line. */
  public void line(String line) {
    output.line(line);
  }

  /** Returns a sentence of the program, see {@link Texts#text}. */
  public String text(String key, Object... facts) {
    return texts.text(key, facts);
  }

  /**
   * Returns the text drawing in the chosen language, in colours if the terminal has them. The
   * output is UTF-8, so letters may be any.
   */
  public TextDrawing drawing() {
    TextDrawing drawing = TextDrawing.plain().withLocale(texts.locale()).withUnicode(true);
    return streams.hasColours() ? drawing.withPainter(TerminalColours::paint) : drawing;
  }
}
