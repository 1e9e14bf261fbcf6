package io.github.boardrules.examples.cli.records;

import io.github.boardrules.core.Messages;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.FileLine;
import io.github.boardrules.examples.cli.shared.FileText;
import io.github.boardrules.examples.cli.shared.TextFiles;
import io.github.boardrules.examples.cli.shared.Texts;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;

/** A record of a match in a file, as {@code save} writes it. */
public record RecordFile(FileText source) {
  /** A header; a JSON list begins differently. */
  private static final Pattern BEGINNING = Pattern.compile("\\[\\s*[A-Za-z]");

  /** How every record begins. */
  private static final String FIRST_HEADER = "[variant \"";

  /** Writes a record. It may replace an older one, but nothing else. */
  public static void write(String file, String record) {
    if (TextFiles.holdsOther(file, FIRST_HEADER)) {
      throw Failure.of("other-file", "file", Texts.quote(file));
    }
    TextFiles.write(file, record);
  }

  static boolean isRecord(String text) {
    return BEGINNING.matcher(Texts.stripped(text)).lookingAt();
  }

  /** Opens the only record of a file, as {@code save} or a game site has written it. */
  public static RecordFile open(String file) {
    return new RecordFile(
        SiteArchive.isArchive(TextFiles.path(file))
            ? SiteArchive.readOne(file)
            : FileText.read(file));
  }

  String variant() {
    try {
      return MatchRecord.variant(source.text());
    } catch (NotationException problem) {
      throw source.failure("unreadable-record", problem);
    }
  }

  /** Returns the match and its headers. The match ends before the first problem. */
  MatchRecord<?, ?> read(Function<String, Rules<?, ?>> rules) {
    try {
      return MatchRecord.read(rules::apply, source.text());
    } catch (NotationException problem) {
      throw source.failure("unreadable-record", problem);
    }
  }

  /** Returns the match and its headers. The match ends before the first problem. */
  public MatchRecord<?, ?> read(CommandContext context) {
    if (!SiteArchive.isRecord(source.file())) {
      return read(context::rules);
    }
    try {
      return context.games().readSiteRecord(source.text());
    } catch (NotationException problem) {
      throw source.failure("unreadable-record", problem);
    }
  }

  /** Returns the line of a problem behind the headers. */
  public FileLine place(MatchRecord.Problem problem) {
    return new FileLine(source.file(), problem.line());
  }

  /** Returns a problem behind the headers: a wrong move, or the status at the end. */
  public Failure failure(MatchRecord.Problem problem) {
    if (problem.refusal().isPresent()) {
      return Failure.of(
          "refused-ply",
          "ply",
          problem.ply(),
          "move",
          Texts.label(
              "placed-move",
              Map.of(
                  "move", Messages.excerpt(problem.text()),
                  "column", Integer.toString(problem.column()))),
          "refusal",
          problem.refusal().get());
    }
    Object malformed = FileText.explained(problem.notation().orElseThrow());
    String line = source.text().lines().skip(problem.line() - 1L).findFirst().orElse("");
    if (Texts.stripped(line).startsWith(FIRST_HEADER)) {
      return Failure.of("second-record");
    }
    if (problem.text().isEmpty() && SiteArchive.isRecord(source.file())) {
      return Failure.of("damaged-site-record", "problem", malformed);
    }
    return problem.text().isEmpty() || problem.text().startsWith("{")
        ? Failure.of("unreadable-status", "problem", malformed)
        : Failure.of(
            "unreadable-ply",
            "ply",
            problem.ply(),
            "move",
            Texts.quote(problem.text()),
            "problem",
            malformed);
  }
}
