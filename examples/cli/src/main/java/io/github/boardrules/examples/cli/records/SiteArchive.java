package io.github.boardrules.examples.cli.records;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import io.github.boardrules.boardspace.BoardspaceRecords;
import io.github.boardrules.core.Label;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.FileText;
import io.github.boardrules.examples.cli.shared.TextFiles;
import io.github.boardrules.examples.cli.shared.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Records of game sites: an SGF file, or all that are in a folder, in the folders below it, and in
 * zips. A file in a zip is named {@code ZIP!FILE}.
 */
final class SiteArchive {
  private static final String ZIP = ".zip";
  private static final String IN_ZIP = ".zip!";

  private final Consumer<FileText> records;
  private final BiConsumer<String, Failure> damaged;

  private SiteArchive(Consumer<FileText> records, BiConsumer<String, Failure> damaged) {
    this.records = records;
    this.damaged = damaged;
  }

  /** Returns whether a file is named as a record of a game site. */
  static boolean isRecord(String file) {
    return hasEnding(file, ".sgf");
  }

  /** Returns whether a file is named as such a record or as a zip. */
  static boolean isNamed(String file) {
    return isRecord(file) || hasEnding(file, ZIP);
  }

  /** Returns whether a file is such a record, or may hold some. */
  static boolean isArchive(Path path) {
    return isNamed(path.toString()) || Files.isDirectory(path);
  }

  /** Passes on the text of every record, and the files that cannot be read. */
  static void readAll(Path path, Consumer<FileText> records, BiConsumer<String, Failure> damaged) {
    new SiteArchive(records, damaged).read(path);
  }

  /** Returns the failure of a file in which there is no record. */
  static Failure noRecords(String file) {
    return Failure.of("no-site-records", "file", Texts.quote(file));
  }

  /** Returns the only record of a file. */
  static FileText readOne(String file) {
    List<FileText> found = new ArrayList<>();
    readAll(
        TextFiles.path(file),
        found::add,
        (name, problem) -> {
          throw problem;
        });
    if (found.isEmpty()) {
      throw noRecords(file);
    }
    if (found.size() > 1) {
      Label example = Texts.quote(found.get(0).file());
      throw Failure.of(
          "several-records", "file", Texts.quote(file), "count", found.size(), "example", example);
    }
    return found.get(0);
  }

  /** Passes on the text of every record in a zip. */
  static void readZip(
      Path zip, String name, Consumer<FileText> records, BiConsumer<String, Failure> damaged) {
    new SiteArchive(records, damaged).readZip(zip, name, "");
  }

  /** Returns the text of a record; of one that is too long, as much as shows that. */
  static FileText text(String name, InputStream stream) throws IOException {
    byte[] bytes = stream.readNBytes(BoardspaceRecords.MAX_LENGTH + 1);
    boolean isTooLong = bytes.length > BoardspaceRecords.MAX_LENGTH;
    if (!isTooLong) {
      TextFiles.requireText(name, bytes);
    }
    return new FileText(
        name, isTooLong ? new String(bytes, ISO_8859_1) : BoardspaceRecords.decode(bytes));
  }

  private void read(Path path) {
    String file = path.toString();
    int inZip = file.toLowerCase(Locale.ROOT).indexOf(IN_ZIP);
    if (Files.isDirectory(path)) {
      TextFiles.inFolder(path, (each, problem) -> report(each, each.toString(), problem)).stream()
          .filter(each -> isNamed(each.toString()))
          .forEach(this::read);
    } else if (hasEnding(file, ZIP)) {
      readZip(path, file, "");
    } else if (inZip >= 0 && Files.notExists(path)) {
      String entry = file.substring(inZip + IN_ZIP.length());
      String zip = file.substring(0, inZip + ZIP.length());
      readZip(TextFiles.path(zip), zip, entry);
    } else {
      readFile(path);
    }
  }

  private void readFile(Path file) {
    try (InputStream bytes = Files.newInputStream(file)) {
      records.accept(text(file.toString(), bytes));
    } catch (IOException problem) {
      report(file, file.toString(), problem);
    } catch (Failure problem) {
      damaged.accept(file.toString(), problem);
    }
  }

  /** Reads the records of a zip, or only the one with a name. */
  private void readZip(Path zip, String name, String wanted) {
    try (ZipFile entries = new ZipFile(zip.toFile(), ISO_8859_1)) {
      for (ZipEntry entry : entries.stream().toList()) {
        boolean isWanted = wanted.isEmpty() || entry.getName().equals(wanted);
        if (isWanted && !entry.isDirectory() && isRecord(entry.getName())) {
          readEntry(entries, entry, name + "!" + entry.getName());
        }
      }
    } catch (IOException problem) {
      report(zip, name, problem);
    }
  }

  private void readEntry(ZipFile entries, ZipEntry entry, String name) {
    try (InputStream bytes = entries.getInputStream(entry)) {
      records.accept(text(name, bytes));
    } catch (IOException problem) {
      damaged.accept(name, problem(name, problem));
    } catch (Failure problem) {
      damaged.accept(name, problem);
    }
  }

  /** Reports a file; one that is not there ends the program. */
  private void report(Path file, String name, IOException problem) {
    if (Files.notExists(file)) {
      throw TextFiles.failure(file, problem);
    }
    // A zip may be a copy, whose path nobody knows.
    boolean isGiven = name.equals(file.toString());
    damaged.accept(name, isGiven ? TextFiles.failure(file, problem) : problem(name, problem));
  }

  private static Failure problem(String name, IOException problem) {
    return Failure.of(
        "file-problem", "file", Texts.quote(name), "problem", String.valueOf(problem.getMessage()));
  }

  private static boolean hasEnding(String file, String ending) {
    return file.toLowerCase(Locale.ROOT).endsWith(ending);
  }
}
