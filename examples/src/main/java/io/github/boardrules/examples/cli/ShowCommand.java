package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.draw.SvgDrawing;
import io.github.boardrules.core.draw.TextDrawing;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code show}: the position drawn as text with the status, and as a picture in a file. */
@Command(name = "show", customSynopsis = "boardrules show VARIANT [--position P] [--svg FILE]")
final class ShowCommand extends PositionCommand {

  @Option(names = "--svg", paramLabel = "FILE", descriptionKey = "svg")
  private Optional<String> svg = Optional.empty();

  ShowCommand(CommandContext context) {
    super(context);
  }

  @Override
  <S extends Object, M extends Object> Predicate<S> question(Rules<S, M> rules) {
    if (svg.isPresent() && isBatch()) {
      throw Failure.of("one-picture");
    }
    Locale locale = context.texts().locale();
    TextDrawing drawing = context.drawing();
    SvgDrawing picture = SvgDrawing.standard().in(locale).withTitle(rules.variant());
    return position -> {
      Diagram diagram = rules.diagram(position);
      context.output().write(drawing.draw(diagram));
      context.output().line(rules.statusMessage(position, locale));
      svg.ifPresent(file -> TextFiles.write(file, picture.draw(diagram)));
      return true;
    };
  }
}
