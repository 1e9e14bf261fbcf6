package io.github.boardrules.examples.cli;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.examples.cli.analysis.AnalyseCommand;
import io.github.boardrules.examples.cli.analysis.ArenaCommand;
import io.github.boardrules.examples.cli.analysis.ProveCommand;
import io.github.boardrules.examples.cli.analysis.SolveCommand;
import io.github.boardrules.examples.cli.analysis.TuneCommand;
import io.github.boardrules.examples.cli.games.GamesCommand;
import io.github.boardrules.examples.cli.games.LayoutCommand;
import io.github.boardrules.examples.cli.games.RulesCommand;
import io.github.boardrules.examples.cli.games.VariantsCommand;
import io.github.boardrules.examples.cli.play.PlayCommand;
import io.github.boardrules.examples.cli.position.DivideCommand;
import io.github.boardrules.examples.cli.position.MovesCommand;
import io.github.boardrules.examples.cli.position.PerftCommand;
import io.github.boardrules.examples.cli.position.ReplayCommand;
import io.github.boardrules.examples.cli.position.ShowCommand;
import io.github.boardrules.examples.cli.position.StartCommand;
import io.github.boardrules.examples.cli.position.StatusCommand;
import io.github.boardrules.examples.cli.position.WhyCommand;
import io.github.boardrules.examples.cli.records.CheckCommand;
import io.github.boardrules.examples.cli.records.RandomCommand;
import io.github.boardrules.examples.cli.repository.SparkCommand;
import io.github.boardrules.examples.cli.repository.WebCommand;
import io.github.boardrules.examples.cli.serve.ServeCommand;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.ExitStatus;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.Output;
import io.github.boardrules.examples.cli.shared.Streams;
import io.github.boardrules.examples.cli.shared.Texts;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Parses the arguments, runs the command that they name, and explains errors in them. */
public final class Arguments {
  /** The program of which this is a part. */
  static final CommandSet BOARDRULES =
      new CommandSet(
          "boardrules", "boardrules COMMAND [ARGUMENTS] [--locale LANGUAGE]", commands());

  private static final String LOCALE = "--locale";

  /** Help is never narrower. */
  private static final int MIN_HELP_WIDTH = 55;

  private Arguments() {}

  /**
   * Returns the language that the arguments ask for, known or not. It is found before they are
   * parsed, so that errors in them are reported in that language too.
   */
  static Locale locale(String... arguments) {
    String language = Texts.DEFAULT_LANGUAGE;
    for (int i = 0; i < arguments.length; i++) {
      String value = "";
      if (arguments[i].equals(LOCALE) && i + 1 < arguments.length) {
        value = arguments[i + 1];
      } else if (arguments[i].startsWith(LOCALE + "=")) {
        value = arguments[i].substring(LOCALE.length() + 1);
      }
      language = Texts.isLanguage(value) ? value : language;
    }
    return Locale.forLanguageTag(language);
  }

  static int run(CommandContext context, CommandSet program, String... arguments) {
    String[] given = LayoutOption.replaced(arguments);
    try {
      return run(context, program, parser(context, program, given).parseArgs(given));
    } catch (ParameterException mistake) {
      throw explain(program, mistake);
    }
  }

  /**
   * Returns a parser for these arguments. It knows only the command that they name, so that the
   * program starts faster.
   */
  static CommandLine parser(CommandContext context, CommandSet program, String... arguments) {
    Map<String, Function<CommandContext, Callable<Integer>>> all = program.commands();
    Set<String> wanted =
        Arrays.stream(arguments)
            .filter(all::containsKey)
            .findFirst()
            .map(Set::of)
            .orElse(all.keySet());
    CommandLine parser = new CommandLine(new RootCommand()).setCommandName(program.name());
    parser.getCommandSpec().usageMessage().customSynopsis(program.synopsis());
    Texts texts = context.texts();
    all.forEach(
        (name, command) -> {
          if (wanted.contains(name)) {
            parser.addSubcommand(name, command.apply(context));
          }
        });
    // What follows the name of a job is for the job.
    parser.getSubcommands().values().stream()
        .filter(command -> command.getCommand() instanceof SparkCommand)
        .forEach(command -> command.setStopAtPositional(true));
    // A position or a move may begin with @, which must not be taken for the name of a file.
    parser.setExpandAtFiles(false);
    parser.setResourceBundle(texts.bundle());
    int width = context.output().width().orElse(Streams.DEFAULT_WIDTH);
    parser.setUsageHelpWidth(Math.max(MIN_HELP_WIDTH, width));
    Stream.concat(Stream.of(parser), parser.getSubcommands().values().stream())
        .map(command -> command.getCommandSpec().usageMessage())
        .forEach(usage -> usage.customSynopsis(synopsis(usage, texts)));
    return parser;
  }

  /** Returns all commands, in the order in which help lists them. */
  static Map<String, Function<CommandContext, Callable<Integer>>> commands() {
    Map<String, Function<CommandContext, Callable<Integer>>> all = new LinkedHashMap<>();
    all.put("games", GamesCommand::new);
    all.put("variants", VariantsCommand::new);
    all.put("rules", RulesCommand::new);
    all.put("layout", LayoutCommand::new);
    all.put("start", StartCommand::new);
    all.put("moves", MovesCommand::new);
    all.put("status", StatusCommand::new);
    all.put("why", WhyCommand::new);
    all.put("perft", PerftCommand::new);
    all.put("divide", DivideCommand::new);
    all.put("solve", SolveCommand::new);
    all.put("prove", ProveCommand::new);
    all.put("replay", ReplayCommand::new);
    all.put("random", RandomCommand::new);
    all.put("check", CheckCommand::new);
    all.put("show", ShowCommand::new);
    all.put("play", PlayCommand::new);
    all.put("analyse", AnalyseCommand::new);
    all.put("arena", ArenaCommand::new);
    all.put("tune", TuneCommand::new);
    all.put("serve", ServeCommand::new);
    all.put("web", WebCommand::new);
    all.put("spark", SparkCommand::new);
    all.put("help", HelpCommand::new);
    return all;
  }

  private static int run(CommandContext context, CommandSet program, ParseResult parsed) {
    List<CommandLine> named = parsed.asCommandLineList();
    CommandLine last = named.get(named.size() - 1);
    RootCommand root = named.get(0).getCommand();
    if (root.isHelpWanted()) {
      printHelp(context, last);
      return ExitStatus.DONE;
    }
    if (root.isVersionWanted()) {
      context.line("boardrules " + Catalog.version());
      return ExitStatus.DONE;
    }
    root.check(context.games());
    if (named.size() == 1) {
      throw Failure.of("no-command", "commands", program.names());
    }
    Callable<Integer> command = last.getCommand();
    try {
      return command.call();
    } catch (RuntimeException problem) {
      throw problem;
    } catch (Exception problem) {
      throw new IllegalStateException(problem);
    }
  }

  /** Returns a usage in the language of the program, in lines that begin behind a heading. */
  private static String[] synopsis(UsageMessageSpec usage, Texts texts) {
    int heading = usage.synopsisHeading().length();
    List<String> lines =
        Output.lines("-".repeat(heading) + texts.withLabels(usage(usage)), usage.width());
    return String.join("\n", lines).substring(heading).split("\n", -1);
  }

  /** Prints the help of the program or of a command, in colours if the terminal has them. */
  static void printHelp(CommandContext context, CommandLine command) {
    Ansi colours = context.streams().hasColours() ? Ansi.ON : Ansi.OFF;
    context.output().write(command.getUsageMessage(colours));
  }

  static Failure unknownCommand(CommandSet program, String word) {
    return Failure.of("unknown-command", "argument", Texts.quote(word), "commands", program.names())
        .insteadOf(word, program.commands().keySet());
  }

  private static Failure explain(CommandSet program, ParameterException mistake) {
    CommandLine command = mistake.getCommandLine();
    if (mistake instanceof MissingParameterException missing) {
      return failure(command, "missing-argument", label(missing.getMissing().get(0)));
    }
    if (mistake instanceof OverwrittenOptionException repeated) {
      return failure(command, "repeated-option", label(repeated.getOverwritten()));
    }
    if (mistake instanceof UnmatchedArgumentException unmatched) {
      String first = unmatched.getUnmatched().get(0);
      if (first.startsWith("-")) {
        return failure(command, "unknown-option", Texts.quote(first))
            .insteadOf(first, command.getCommandSpec().optionsMap().keySet());
      }
      return command.getParent() == null
          ? unknownCommand(program, first)
          : failure(command, "surplus-argument", Texts.quote(first));
    }
    return failure(command, "wrong-argument", Texts.quote(String.valueOf(mistake.getMessage())));
  }

  private static Failure failure(CommandLine command, String key, Object argument) {
    String usage = usage(command.getCommandSpec().usageMessage());
    return Failure.of(key, "argument", argument, "usage", usage);
  }

  private static String label(ArgSpec argument) {
    return argument instanceof OptionSpec option
        ? option.longestName() + " " + option.paramLabel()
        : argument.paramLabel();
  }

  private static String usage(UsageMessageSpec usage) {
    return String.join(" ", usage.customSynopsis());
  }
}
