package io.github.boardrules.examples.cli.shared;

import io.github.boardrules.core.Expected;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.TextReason;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.catalog.VariantInfo;
import io.github.boardrules.core.drawing.TextDrawing;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

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
      throw failure("unreadable-game", problem);
    }
  }

  /** Returns what there is to say about a variant that was given as an argument. */
  public VariantInfo describe(String variant) {
    try {
      return games.describe(variant);
    } catch (VariantException problem) {
      throw failure("unreadable-variant", problem);
    }
  }

  /** Prints how a variant is played, in paragraphs that empty lines separate. */
  public void explainRules(String variant) {
    Locale locale = texts.locale();
    GameInfo game = game(variant);
    String chapter =
        describe(variant)
            .chapter(locale)
            .orElseThrow(() -> Failure.of("no-rules-text", "name", game.name()));
    line(game.name().message(locale));
    chapter
        .lines()
        .forEach(
            paragraph -> {
              line("");
              sentence(paragraph);
            });
  }

  /** Returns the rules of a variant that was given as an argument. */
  public Rules<?, ?> rules(String variant) {
    try {
      return games.rules(variant);
    } catch (VariantException problem) {
      throw failure("unreadable-variant", problem);
    }
  }

  /** Returns whether a variant lacks nothing but what is drawn, such as a random set-up. */
  public boolean isDrawn(String variant) {
    try {
      games.rules(variant);
      return false;
    } catch (VariantException problem) {
      return isComplete(variant);
    }
  }

  private boolean isComplete(String drawn) {
    try {
      games.withDrawn(drawn, 0);
      return true;
    } catch (VariantException problem) {
      return false;
    }
  }

  /** Returns a variant with what is drawn, a number that is short enough to be typed. */
  public String withDrawn(String variant, SplitMix64 random) {
    return games.withDrawn(variant, random.below(1_000_000));
  }

  /** Returns the rules of a variant that was given as an argument, for programs that search. */
  public PackedRules<?, ?> packedRules(String variant) {
    return rules(variant).packed().rules();
  }

  /** Returns why a text is not a variant, with what may have been meant or an example. */
  private Failure failure(String key, VariantException problem) {
    Failure failure = Failure.of(key, "problem", problem);
    Optional<String> named =
        problem.reason() == TextReason.UNKNOWN_GAME
            ? games.named(problem.text())
            : Optional.empty();
    if (named.isPresent()) {
      return failure.insteadOf(named.get());
    }
    Optional<String> example = games.example(problem.text());
    return example.isPresent()
        ? failure.and("variant-example", "variant", example.get())
        : failure.insteadOf(
            problem.facts().getOrDefault("found", ""),
            problem.expected().stream().map(Expected::first).toList());
  }

  /** Prints a sentence on a line of its own; the facts are names and values in turn. */
  public void say(String key, Object... facts) {
    sentence(texts.capitalized(texts.text(key, facts)));
  }

  /** Prints a sentence for people, in as many lines as the screen needs. */
  public void sentence(String sentence) {
    output.sentence(sentence);
  }

  /** Prints why something is not done; the code of the reason is for {@code why}. */
  public void refuse(Refusal refusal) {
    sentence(refusal.message(texts.locale()));
  }

  public void line(String line) {
    output.line(line);
  }

  /** Returns a sentence of the program, see {@link Texts#text}. */
  public String text(String key, Object... facts) {
    return texts.text(key, facts);
  }

  /**
   * Returns the text drawing in the chosen language, as wide as the screen and in colours if it has
   * them. The output is UTF-8, so letters may be any.
   */
  public TextDrawing drawing() {
    TextDrawing standard = TextDrawing.plain().withLocale(texts.locale()).withUnicode(true);
    OptionalInt width = output.width();
    TextDrawing drawing = width.isPresent() ? standard.withWidth(width.getAsInt()) : standard;
    return streams.hasColours() ? drawing.withPainter(TerminalColours::paint) : drawing;
  }
}
