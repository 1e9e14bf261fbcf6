package io.github.boardrules.examples.cli;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * {@code check}: compares files of games and of counts with the rules. Files whose names end in
 * {@code .tsv} hold counts, all others games. At the end there is one line for all games and one
 * for all counts, where there are files of that kind.
 */
@Command(name = "check", customSynopsis = "boardrules check FILE...")
final class CheckCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(index = "0..*", arity = "1..*", paramLabel = "FILE", descriptionKey = "files")
  private List<String> files = List.of();

  CheckCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    LineCheck games = new GameCheck(session);
    LineCheck counts = new CountCheck(session);
    for (String file : files) {
      LineCheck check = file.toLowerCase(Locale.ROOT).endsWith(".tsv") ? counts : games;
      check.use();
      TextFiles.read(file, check::check);
    }
    List<LineCheck> used = Stream.of(games, counts).filter(LineCheck::used).toList();
    used.forEach(check -> session.output().line(check.summary()));
    return used.stream().allMatch(check -> check.disagreements() == 0)
        ? Boardrules.DONE
        : Boardrules.REFUSED;
  }
}
