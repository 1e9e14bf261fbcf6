package io.github.boardrules.examples.cli.shared;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.drawing.TextDrawing;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Locale;

/** Everything that a command works with. */
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

  /** Returns whether only the seed of a random set-up is missing in a variant. */
  public boolean isSeedMissing(String variant) {
    try {
      games.rules(variant);
      return false;
    } catch (VariantException problem) {
      return problem.reason().code().equals("seed-missing");
    }
  }

  /** Returns a variant with a seed that is short enough to be typed. */
  public static String withSeed(String variant, SplitMix64 random) {
    return variant + ",seed=" + random.below(1_000_000);
  }

  /** Returns the rules of a variant that was given as an argument, for programs that search. */
  public PackedRules<?, ?> packedRules(String variant) {
    try {
      return games.packedRules(variant);
    } catch (VariantException problem) {
      throw Failure.of("unreadable-variant", "problem", problem);
    }
  }

  /** Prints a sentence on a line of its own; the facts are names and values in turn. */
  public void say(String key, Object... facts) {
    output.line(texts.capitalized(texts.text(key, facts)));
  }

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
