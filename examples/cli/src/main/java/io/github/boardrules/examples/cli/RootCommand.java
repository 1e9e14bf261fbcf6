package io.github.boardrules.examples.cli;

import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.Texts;
import io.github.boardrules.examples.cli.shared.UsedGames;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The options that all commands share: the language, and help; and the version. */
@Command
final class RootCommand {
  @Option(
      names = "--locale",
      paramLabel = "${label.language}",
      descriptionKey = "locale",
      scope = ScopeType.INHERIT)
  private String locale = Texts.DEFAULT_LANGUAGE;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      descriptionKey = "help",
      scope = ScopeType.INHERIT)
  private boolean help;

  @Option(names = "--version", versionHelp = true, descriptionKey = "version")
  private boolean version;

  /** Returns whether help is wanted, for the program or for the command. */
  boolean isHelpWanted() {
    return help;
  }

  boolean isVersionWanted() {
    return version;
  }

  /** Refuses a language that nobody speaks. */
  void check(UsedGames games) {
    if (!Texts.isLanguage(locale) || !games.areIn(Locale.forLanguageTag(locale))) {
      throw Failure.of(
          "unknown-word",
          "argument",
          "--locale",
          "found",
          Texts.quote(locale),
          "words",
          String.join(", ", games.languages()));
    }
  }
}
