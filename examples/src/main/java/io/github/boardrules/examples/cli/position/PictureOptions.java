package io.github.boardrules.examples.cli.position;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.draw.SvgDrawing;
import io.github.boardrules.core.draw.TextDrawing;
import io.github.boardrules.examples.cli.shared.Failure;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** How {@code show} draws a position: each option is one of the drawings' own. */
final class PictureOptions {
  /** The options in the synopsis of the command. */
  static final String USAGE =
      "[--turned] [--names] [--svg FILE [--status] [--[no-]symbols] [--levels-apart]"
          + " [--stocks-below] [--dark-mode]]";

  @Option(names = "--turned", descriptionKey = "turned")
  private boolean isTurned;

  @Option(names = "--names", descriptionKey = "names")
  private boolean hasNames;

  @Option(names = "--svg", paramLabel = "FILE", descriptionKey = "svg")
  private Optional<String> file = Optional.empty();

  @Option(names = "--status", descriptionKey = "svg-status")
  private boolean hasStatus;

  @Option(
      names = "--symbols",
      negatable = true,
      arity = "0",
      fallbackValue = "true",
      descriptionKey = "svg-symbols")
  private Optional<Boolean> symbols = Optional.empty();

  @Option(names = "--levels-apart", descriptionKey = "svg-levels-apart")
  private boolean hasLevelsApart;

  @Option(names = "--stocks-below", descriptionKey = "svg-stocks-below")
  private boolean hasStocksBelow;

  @Option(names = "--dark-mode", descriptionKey = "svg-dark-mode")
  private boolean hasDarkMode;

  /** Returns the file of the picture; empty if none is wanted. */
  Optional<String> file() {
    return file;
  }

  /**
   * Checks that options of pictures come with a picture.
   *
   * @throws Failure if they do not
   */
  void check() {
    Map<String, Boolean> given = new LinkedHashMap<>();
    given.put("--status", hasStatus);
    given.put("--symbols", symbols.orElse(false));
    given.put("--no-symbols", !symbols.orElse(true));
    given.put("--levels-apart", hasLevelsApart);
    given.put("--stocks-below", hasStocksBelow);
    given.put("--dark-mode", hasDarkMode);
    given.forEach(
        (option, isGiven) -> {
          if (isGiven && file.isEmpty()) {
            throw Failure.of("no-picture", "argument", option);
          }
        });
  }

  /** Returns the diagram from the side that is wanted. */
  Diagram diagram(Diagram diagram) {
    return isTurned ? diagram.withHalfTurn() : diagram;
  }

  /** Returns the text drawing with the names that are wanted. */
  TextDrawing text(TextDrawing drawing) {
    return hasNames ? drawing.withNames(true) : drawing;
  }

  /** Returns the picture with everything that is wanted; the sentence is that of the status. */
  SvgDrawing picture(SvgDrawing drawing, String sentence) {
    SvgDrawing picture =
        drawing
            .withNames(hasNames)
            .withStatus(hasStatus ? sentence : "")
            .withLevelsApart(hasLevelsApart)
            .withStocksBelow(hasStocksBelow)
            .withDarkMode(hasDarkMode);
    return symbols.map(picture::withSymbols).orElse(picture);
  }
}
