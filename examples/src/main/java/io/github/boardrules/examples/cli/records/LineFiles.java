package io.github.boardrules.examples.cli.records;

import io.github.boardrules.examples.cli.shared.FileLine;
import io.github.boardrules.examples.cli.shared.FileText;
import io.github.boardrules.examples.cli.shared.TextFiles;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads the files that {@code check} compares with the rules. */
final class LineFiles {
  private LineFiles() {}

  /** Passes on every line with its number. */
  static void readLines(String file, BiConsumer<FileLine, String> lines) {
    Path path = TextFiles.path(file);
    try (BufferedReader reader = Files.newBufferedReader(path)) {
      passOn(file, reader, reader.readLine(), lines);
    } catch (IOException problem) {
      throw TextFiles.failure(path, problem);
    }
  }

  /**
   * Passes on every line with its number; of a record, which its first line shows, the whole text.
   * The file is read once, as it may be a pipe.
   */
  static void read(String file, BiConsumer<FileLine, String> lines, Consumer<RecordFile> record) {
    Path path = TextFiles.path(file);
    try (BufferedReader reader = Files.newBufferedReader(path)) {
      String line = reader.readLine();
      if (line != null && RecordFile.isRecord(line)) {
        String rest = reader.lines().map(next -> next + "\n").collect(Collectors.joining());
        record.accept(new RecordFile(new FileText(file, line + "\n" + rest)));
      } else {
        passOn(file, reader, line, lines);
      }
    } catch (IOException problem) {
      throw TextFiles.failure(path, problem);
    } catch (UncheckedIOException problem) {
      throw TextFiles.failure(path, problem.getCause());
    }
  }

  private static void passOn(
      String file,
      BufferedReader reader,
      @Nullable String first,
      BiConsumer<FileLine, String> lines)
      throws IOException {
    String line = first;
    for (long number = 1; line != null; number++) {
      lines.accept(new FileLine(file, number), line);
      line = reader.readLine();
    }
  }
}
