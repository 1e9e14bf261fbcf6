package io.github.boardrules.examples.spark;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.boardrules.examples.cli.records.ArchiveCheck;
import io.github.boardrules.examples.cli.records.ArchiveFolder;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.Texts;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ObjLongConsumer;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.util.LineReader;

/**
 * A part of an archive: a whole file, whose lines are no games of their own, or the lines that
 * begin in a range of its bytes.
 *
 * @param name the file as messages name it
 * @param address where Hadoop finds it
 * @param to the byte behind the last one
 * @param isLast whether the file ends with it
 * @param firstLine the number of the first line that begins in the range, from 1
 */
record ArchivePart(
    String name,
    String address,
    boolean isWhole,
    long from,
    long to,
    boolean isLast,
    long firstLine)
    implements Serializable {
  private static final int BEGINNING = 64;
  private static final int BUFFER = 1 << 16;

  /**
   * Returns the parts of a file, or of all files with games in a folder and the folders in it,
   * sorted by name, with files of lines in parts of some size. On a disk these are the files that
   * the plain program takes; elsewhere, too, files whose names begin with a dot or an underscore
   * are left out, as Spark does. The numbers of first lines are not known yet.
   *
   * @throws Failure if there is no such file or folder, or no file with games in the folder
   */
  static List<ArchivePart> of(String given, Configuration hadoop, long partBytes) {
    List<ArchivePart> parts = new ArrayList<>();
    try {
      Path path = GameFolder.path(given);
      FileSystem files = path.getFileSystem(hadoop);
      if (files instanceof LocalFileSystem local) {
        File named = new File(given);
        addHere(parts, files, named.exists() ? named : local.pathToFile(path), partBytes);
      } else {
        FileStatus status = files.getFileStatus(path);
        String name = status.isDirectory() ? given.replaceAll("/+$", "") : given;
        add(parts, files, status, name, true, partBytes);
      }
    } catch (FileNotFoundException | NoSuchFileException missing) {
      throw Failure.of("file-missing", "file", Texts.quote(given));
    } catch (IOException | IllegalArgumentException problem) {
      throw GameFolder.failure("file-problem", "file", given, problem);
    }
    if (parts.isEmpty()) {
      throw Failure.of("no-games-in-folder", "folder", Texts.quote(given));
    }
    return parts;
  }

  /** Returns the same part with the number of its first line. */
  ArchivePart startingAt(long line) {
    return new ArchivePart(name, address, isWhole, from, to, isLast, line);
  }

  /** Returns how many lines begin in the part; those before an error that is reported later. */
  long countLines(Configuration hadoop) {
    long[] count = {0};
    try (FSDataInputStream in = open(hadoop)) {
      readLines(in, (line, number) -> count[0]++);
    } catch (IOException problem) {
      // The part is reported when it is checked.
    }
    return count[0];
  }

  /** Checks the games of the part. What cannot be read is a finding. */
  void check(Configuration hadoop, ArchiveCheck check) {
    try (FSDataInputStream in = open(hadoop)) {
      if (isWhole) {
        check.checkWhole(name, in);
      } else {
        readLines(in, (line, number) -> check.checkLine(name, number, line.copyBytes()));
      }
    } catch (IOException problem) {
      check.addUnreadable(GameFolder.failure("file-problem", "file", name, problem));
    }
  }

  /** Adds a file on a disk, or those with games in a folder. What cannot be read is a part too. */
  private static void addHere(List<ArchivePart> parts, FileSystem files, File path, long partBytes)
      throws IOException {
    List<java.nio.file.Path> found = List.of(path.toPath());
    if (path.isDirectory()) {
      found =
          ArchiveFolder.files(
              path.toPath(),
              (name, problem) -> {
                String address = new Path(new File(name).toURI()).toString();
                parts.add(new ArchivePart(name, address, true, 0, 0, true, 1));
              });
    }
    for (java.nio.file.Path file : found) {
      Path address = new Path(file.toUri());
      String beginning = beginning(files, address);
      addFile(parts, file.toString(), address, Files.size(file), beginning, partBytes);
    }
  }

  private static void add(
      List<ArchivePart> parts,
      FileSystem files,
      FileStatus file,
      String name,
      boolean isGiven,
      long partBytes)
      throws IOException {
    if (file.isDirectory()) {
      FileStatus[] inside = files.listStatus(file.getPath());
      Arrays.sort(inside);
      for (FileStatus each : inside) {
        String last = each.getPath().getName();
        if (!last.startsWith(".") && !last.startsWith("_")) {
          add(parts, files, each, name + "/" + last, false, partBytes);
        }
      }
      return;
    }
    String beginning = beginning(files, file.getPath());
    if (isGiven || ArchiveCheck.holdsGames(name, beginning)) {
      addFile(parts, name, file.getPath(), file.getLen(), beginning, partBytes);
    }
  }

  private static void addFile(
      List<ArchivePart> parts,
      String name,
      Path address,
      long size,
      String beginning,
      long partBytes) {
    boolean isWhole = ArchiveCheck.isWhole(name, beginning);
    long step = isWhole ? Math.max(1, size) : partBytes;
    for (long from = 0; from == 0 || from < size; from += step) {
      long to = Math.min(size, from + step);
      parts.add(new ArchivePart(name, address.toString(), isWhole, from, to, to == size, 1));
    }
  }

  private static String beginning(FileSystem files, Path file) {
    try (FSDataInputStream in = open(files, file)) {
      return new String(in.readNBytes(BEGINNING), UTF_8);
    } catch (IOException problem) {
      // It is reported when it is checked, with the rest.
      return "";
    }
  }

  private FSDataInputStream open(Configuration hadoop) throws IOException {
    Path path = new Path(address);
    return open(path.getFileSystem(hadoop), path);
  }

  private static FSDataInputStream open(FileSystem files, Path path) throws IOException {
    // To Hadoop, the file with the checksum of such a file would have no valid name.
    return files instanceof LocalFileSystem local && path.getName().indexOf(':') >= 0
        ? local.getRawFileSystem().open(path)
        : files.open(path);
  }

  /** Passes on the lines that begin in the part; the last one may end behind it. */
  private void readLines(FSDataInputStream in, ObjLongConsumer<Text> lines) throws IOException {
    LineReader reader = new LineReader(in, BUFFER);
    Text line = new Text();
    // One byte before, to see whether a line begins with the first one.
    long at = Math.max(0, from - 1);
    in.seek(at);
    at += from > 0 ? reader.readLine(line) : 0;
    for (long number = firstLine; at < to; number++) {
      int read = reader.readLine(line);
      if (read == 0) {
        return;
      }
      lines.accept(line, number);
      at += read;
    }
  }
}
