package io.github.boardrules.examples.cli.position;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.draw.SvgDrawing;
import io.github.boardrules.core.draw.TextDrawing;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.TextFiles;
import java.util.Locale;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code show}: the position drawn as text with the status, and as a picture in a file. */
@Command(
    name = "show",
    customSynopsis = "boardrules show VARIANT [--position P] " + PictureOptions.USAGE)
public final class ShowCommand extends PositionCommand {

  @Mixin private final PictureOptions options = new PictureOptions();

  public ShowCommand(CommandContext context) {
    super(context);
  }

  @Override
  protected <S, M> Predicate<S> question(Rules<S, M> rules) {
    options.check();
    if (options.file().isPresent() && isBatch()) {
      throw Failure.of("one-picture");
    }
    Locale locale = context.texts().locale();
    TextDrawing drawing = options.text(context.drawing());
    SvgDrawing picture = SvgDrawing.standard().withLocale(locale).withTitle(rules.variant());
    return position -> {
      Diagram diagram = options.diagram(rules.diagram(position));
      String status = rules.statusMessage(position, locale);
      context.output().write(drawing.draw(diagram));
      context.line(status);
      options
          .file()
          .ifPresent(file -> TextFiles.write(file, options.picture(picture, status).draw(diagram)));
      return true;
    };
  }
}
