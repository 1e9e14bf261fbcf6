package io.github.boardrules.examples.cli.analysis;

import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.Texts;
import io.github.boardrules.examples.solved.table.TableCensus;
import io.github.boardrules.examples.solved.table.TableSolution;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * Prints what tables say about a game as a whole, one fact a line.
 *
 * @param context where to
 */
record CensusLines(CommandContext context) {
  private static final int BUFFER = 1 << 20;

  void print(TableSolution<?, ?> solution) {
    TableCensus census = solution.census();
    line("won", census.won());
    line("lost", census.lost());
    line("drawn", census.drawn());
    census.longest().ifPresent(distance -> line("longest", distance));
    line("mutual-zugzwangs", census.mutualZugzwangs());
    solution.file().ifPresent(file -> line("sha256", sha256(file)));
  }

  private void line(String word, Object fact) {
    context.line(word + " " + fact);
  }

  private static String sha256(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      byte[] buffer = new byte[BUFFER];
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        digest.update(buffer, 0, read);
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (IOException problem) {
      throw Failure.of(
          "file-problem",
          "file",
          Texts.quote(file.toString()),
          "problem",
          Texts.inOneLine(problem.toString()));
    } catch (NoSuchAlgorithmException missing) {
      throw new IllegalStateException("Every Java has SHA-256.", missing);
    }
  }
}
