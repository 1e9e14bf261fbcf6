package io.github.boardrules.examples.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** What all commands share: the language, and help. */
@Command(name = "boardrules", customSynopsis = "boardrules COMMAND [ARGUMENTS] [--locale en|hu]")
final class RootCommand {
  @Option(
      names = "--locale",
      paramLabel = "LANGUAGE",
      descriptionKey = "locale",
      scope = ScopeType.INHERIT)
  private String locale = Texts.LANGUAGES.get(0);

  @Option(names = "--help", usageHelp = true, descriptionKey = "help", scope = ScopeType.INHERIT)
  private boolean help;

  /** Whether help is wanted, of the whole program or of the command that is named. */
  boolean wantsHelp() {
    return help;
  }

  /** Refuses a language that the program does not speak. */
  void check() {
    if (!Texts.LANGUAGES.contains(locale)) {
      throw Failure.of(
          "unknown-word",
          "argument",
          "--locale",
          "found",
          Texts.quote(locale),
          "words",
          String.join(", ", Texts.LANGUAGES));
    }
  }
}
