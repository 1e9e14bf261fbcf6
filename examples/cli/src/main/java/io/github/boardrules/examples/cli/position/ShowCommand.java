package io.github.boardrules.examples.cli.position;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.drawing.SvgDrawing;
import io.github.boardrules.core.drawing.TextDrawing;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.TextFiles;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * {@code show}: the position drawn as text with the status, and as a picture in a file. Each option
 * is one of the drawings' own.
 */
@Command(
    name = "show",
    customSynopsis =
        "boardrules show VARIANT [--position P] [--turned] [--names] [--svg FILE [--status]"
            + " [--[no-]symbols] [--levels-apart] [--stocks-below] [--legend]"
            + " [--dark-mode]]")
public final class ShowCommand extends PositionCommand {
  @Option(names = "--turned", descriptionKey = "turned")
  private boolean isTurned;

  @Option(names = "--names", descriptionKey = "names")
  private boolean hasNames;

  @Option(names = "--svg", paramLabel = "${label.file}", descriptionKey = "svg")
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

  @Option(names = "--legend", descriptionKey = "svg-legend")
  private boolean hasLegend;

  @Option(names = "--dark-mode", descriptionKey = "svg-dark-mode")
  private boolean hasDarkMode;

  public ShowCommand(CommandContext context) {
    super(context, false);
  }

  @Override
  protected <S, M> Predicate<S> question(Rules<S, M> rules) {
    if (file.isEmpty()) {
      checkNoPicture();
    } else if (isBatch()) {
      throw Failure.of("one-picture");
    }
    Locale locale = context.texts().locale();
    TextDrawing drawing = context.drawing().withNames(hasNames);
    SvgDrawing picture = SvgDrawing.standard().withLocale(locale).withTitle(rules.variant());
    return position -> {
      Diagram diagram = rules.diagram(position);
      Diagram shown = isTurned ? diagram.withHalfTurn() : diagram;
      String status = rules.statusMessage(position, locale);
      context.output().write(drawing.draw(shown));
      context.sentence(status);
      Diagram drawn = hasLegend ? PieceLegend.beside(shown) : shown;
      file.ifPresent(name -> TextFiles.write(name, styled(picture, status).draw(drawn)));
      return true;
    };
  }

  /** Checks that options of pictures come with a picture. */
  private void checkNoPicture() {
    Map<String, Boolean> given = new LinkedHashMap<>();
    given.put("--status", hasStatus);
    given.put("--symbols", symbols.orElse(false));
    given.put("--no-symbols", !symbols.orElse(true));
    given.put("--levels-apart", hasLevelsApart);
    given.put("--stocks-below", hasStocksBelow);
    given.put("--legend", hasLegend);
    given.put("--dark-mode", hasDarkMode);
    given.forEach(
        (option, isGiven) -> {
          if (isGiven) {
            throw Failure.of("no-picture", "argument", option);
          }
        });
  }

  /** Returns the picture with everything that is wanted; the sentence is that of the status. */
  private SvgDrawing styled(SvgDrawing drawing, String sentence) {
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
