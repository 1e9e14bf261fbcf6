package io.github.boardrules.examples.cli.games;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.ExitStatus;
import io.github.boardrules.examples.cli.shared.Failure;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code rules}: how a game is played, in paragraphs that empty lines separate. */
@Command(name = "rules", customSynopsis = "boardrules rules GAME")
public final class RulesCommand implements Callable<Integer> {
  private static final int MAX_WIDTH = 80;

  private final CommandContext context;

  @Parameters(index = "0", paramLabel = "GAME", descriptionKey = "one-game")
  private String game = "";

  public RulesCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    GameInfo found = context.game(game);
    Label rules =
        found.rules().orElseThrow(() -> Failure.of("no-rules-text", "name", found.name()));
    context.line(found.name().text(context.texts().locale()));
    rules
        .text(context.texts().locale())
        .lines()
        .filter(paragraph -> !paragraph.isBlank())
        .forEach(this::printParagraph);
    return ExitStatus.DONE;
  }

  private void printParagraph(String paragraph) {
    StringBuilder line = new StringBuilder();
    context.line("");
    for (String word : paragraph.strip().split(" +", -1)) {
      if (!line.isEmpty() && width(line) + 1 + width(word) > MAX_WIDTH) {
        context.line(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    context.line(line.toString());
  }

  private static int width(CharSequence text) {
    return Character.codePointCount(text, 0, text.length());
  }
}
