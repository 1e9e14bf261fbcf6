package io.github.boardrules.examples.cli;

import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.ExitStatus;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code help}: the same as {@code --help} behind a command, or without one. */
@Command(name = "help", customSynopsis = "boardrules help [COMMAND]")
final class HelpCommand implements Callable<Integer> {
  private final CommandContext context;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "${label.command}",
      descriptionKey = "command")
  private Optional<String> name = Optional.empty();

  HelpCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    CommandLine program = Arguments.parser(context, Arguments.BOARDRULES);
    CommandLine explained = name.map(program.getSubcommands()::get).orElse(program);
    if (name.isPresent() && explained == program) {
      throw Arguments.unknownCommand(Arguments.BOARDRULES, name.get());
    }
    Arguments.printHelp(context, explained);
    return ExitStatus.DONE;
  }
}
