package io.github.boardrules.examples.cli.games;

import io.github.boardrules.colorfield.ColorfieldOptions;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.ExitStatus;
import io.github.boardrules.examples.cli.shared.FileText;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code layout}: the variant id of a layout of Castle of Mind that a file holds. */
@Command(name = "layout", customSynopsis = "boardrules layout FILE")
public final class LayoutCommand implements Callable<Integer> {
  private final CommandContext context;

  @Parameters(index = "0", paramLabel = "${label.file}", descriptionKey = "layout-file")
  private String file = "";

  public LayoutCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    context.line(variant(file));
    return ExitStatus.DONE;
  }

  /** Returns the canonical variant id of the layout that a file holds. */
  public static String variant(String file) {
    FileText layout = FileText.read(file);
    try {
      return ColorfieldOptions.read(layout.text()).variant();
    } catch (NotationException problem) {
      throw layout.failure("unreadable-layout", problem);
    }
  }
}
