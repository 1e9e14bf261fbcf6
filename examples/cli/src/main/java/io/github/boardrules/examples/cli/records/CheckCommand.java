package io.github.boardrules.examples.cli.records;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.ExitStatus;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.FileLine;
import io.github.boardrules.examples.cli.shared.FileText;
import io.github.boardrules.examples.cli.shared.TextFiles;
import io.github.boardrules.examples.cli.shared.Texts;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * {@code check}: compares files of games and of counts with the rules. Files whose names end in
 * {@code .tsv} hold counts, all others games: one record, a JSON object on each line, or records of
 * game sites, also in zips. Of a folder, all files with games are checked. The output ends with a
 * line for each kind of disagreement, one for all games and one for all counts, if there are files
 * of that kind.
 */
@Command(name = "check", customSynopsis = "boardrules check FILE...")
public final class CheckCommand implements Callable<Integer> {
  private final CommandContext context;

  @Parameters(
      index = "0..*",
      arity = "1..*",
      paramLabel = "${label.file}",
      descriptionKey = "files")
  private List<String> files = List.of();

  public CheckCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    GameCheck games = new GameCheck(context);
    CountCheck counts = new CountCheck(context);
    for (String file : files) {
      Path path = TextFiles.path(file);
      if (Files.isDirectory(path)) {
        games.use();
        ArchiveFolder.files(path, games::damaged).forEach(each -> checkInFolder(each, games));
      } else if (file.toLowerCase(Locale.ROOT).endsWith(".tsv")) {
        counts.use();
        readLines(path, counts);
      } else if (!check(path, games)) {
        throw SiteArchive.noRecords(file);
      }
    }
    List<LineCheck> used = Stream.of(games, counts).filter(LineCheck::isUsed).toList();
    used.forEach(check -> check.kinds().forEach(context::line));
    used.forEach(check -> context.line(check.summary()));
    return used.stream().allMatch(check -> check.disagreements() == 0)
        ? ExitStatus.DONE
        : ExitStatus.REFUSED;
  }

  /** Checks the games of a file; one that cannot be read does not keep others from being read. */
  private static void checkInFolder(Path file, GameCheck games) {
    try {
      check(file, games);
    } catch (Failure problem) {
      games.damaged(file.toString(), problem);
    }
  }

  /** Checks the games of a file; returns whether it may have some. */
  @CanIgnoreReturnValue
  private static boolean check(Path file, GameCheck games) {
    games.use();
    if (!SiteArchive.isArchive(file)) {
      readLines(file, games);
      return true;
    }
    long before = games.games() + games.disagreements();
    SiteArchive.readAll(file, games::checkSite, games::damaged);
    return games.games() + games.disagreements() > before;
  }

  /**
   * Checks every line; of a record of a game, which its first line shows, the whole text. The file
   * is read once, because it may be a pipe.
   */
  private static void readLines(Path path, LineCheck check) {
    String file = path.toString();
    try (BufferedReader reader = TextFiles.reader(path)) {
      String line = reader.readLine();
      int number = 1;
      while (line != null && Texts.stripped(line).isEmpty()) {
        line = reader.readLine();
        number++;
      }
      if (check instanceof GameCheck games && line != null && RecordFile.isRecord(line)) {
        String before = "\n".repeat(number - 1);
        StringWriter rest = new StringWriter();
        reader.transferTo(rest);
        games.check(new RecordFile(new FileText(file, before + line + "\n" + rest)));
        return;
      }
      for (; line != null; number++) {
        check.check(new FileLine(file, number), line);
        line = reader.readLine();
      }
    } catch (IOException problem) {
      throw TextFiles.failure(path, problem);
    }
  }
}
