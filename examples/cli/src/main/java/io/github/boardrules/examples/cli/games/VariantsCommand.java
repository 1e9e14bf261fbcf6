package io.github.boardrules.examples.cli.games;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.catalog.VariantInfo;
import io.github.boardrules.core.text.OptionInfo;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.ExitStatus;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * {@code variants}: variants worth trying, of all games or of one, and then the options of that
 * game. A line has the variant's id, its name and what sets it apart, or an option and its
 * sentence; a line that begins with blanks has a word that may be the value of the option above it.
 */
@Command(name = "variants", customSynopsis = "boardrules variants [GAME]")
public final class VariantsCommand implements Callable<Integer> {
  private final CommandContext context;

  @Parameters(index = "0", arity = "0..1", paramLabel = "${label.game}", descriptionKey = "game")
  private Optional<String> game = Optional.empty();

  public VariantsCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    if (game.isEmpty()) {
      context.games().ids().forEach(id -> listVariants(context.game(id)));
      return ExitStatus.DONE;
    }
    GameInfo one = context.game(game.get());
    listVariants(one);
    if (!one.options().isEmpty()) {
      context.line("");
    }
    one.options().forEach(this::listOption);
    return ExitStatus.DONE;
  }

  private void listVariants(GameInfo listed) {
    Locale locale = context.texts().locale();
    for (VariantInfo variant : listed.variants()) {
      String name = variant.name().message(locale);
      context.line(variant.id() + "\t" + name + "\t" + variant.message(locale));
    }
  }

  private void listOption(OptionInfo option) {
    line(option.toString(), option.label());
    for (String word : option.words()) {
      line("  " + word, option.valueLabel(word));
    }
  }

  private void line(String code, Label meaning) {
    context.line(code + "\t" + meaning.message(context.texts().locale()));
  }
}
