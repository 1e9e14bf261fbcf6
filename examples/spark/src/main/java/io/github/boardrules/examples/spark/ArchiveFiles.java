package io.github.boardrules.examples.spark;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.Texts;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/** Finds the files of an archive and divides them into parts. */
final class ArchiveFiles {
  /** A part of this size takes a worker some seconds. */
  static final long PART_BYTES = 8L << 20;

  private static final int BEGINNING = 64;

  private final Configuration hadoop;
  private final long partBytes;
  private final List<ArchivePart> parts = new ArrayList<>();

  ArchiveFiles(Configuration hadoop, long partBytes) {
    this.hadoop = hadoop;
    this.partBytes = partBytes;
  }

  /**
   * Adds a file, or all files with games in a folder and the folders in it, sorted by name. Files
   * whose names begin with a dot or an underscore are left out, as Spark does.
   *
   * @throws Failure if there is no such file or folder, or no file with games in the folder
   */
  void add(String given) {
    int before = parts.size();
    try {
      Path path = new Path(given);
      FileSystem files = path.getFileSystem(hadoop);
      add(files, files.getFileStatus(path), given, true);
    } catch (FileNotFoundException missing) {
      throw Failure.of("file-missing", "file", Texts.quote(given));
    } catch (IOException | IllegalArgumentException problem) {
      throw Failure.of(
          "file-problem",
          "file",
          Texts.quote(given),
          "problem",
          Texts.inOneLine(String.valueOf(problem.getMessage())));
    }
    if (parts.size() == before) {
      throw Failure.of("no-games-in-folder", "folder", Texts.quote(given));
    }
  }

  /** Returns the parts in their order; the numbers of their first lines are not known yet. */
  List<ArchivePart> parts() {
    return List.copyOf(parts);
  }

  private void add(FileSystem files, FileStatus status, String name, boolean isGiven)
      throws IOException {
    if (status.isDirectory()) {
      FileStatus[] all = files.listStatus(status.getPath());
      List<FileStatus> sorted = new ArrayList<>(List.of(all));
      sorted.sort(Comparator.comparing(file -> file.getPath().getName()));
      for (FileStatus file : sorted) {
        String last = file.getPath().getName();
        if (!last.startsWith(".") && !last.startsWith("_")) {
          add(files, file, name.replaceAll("/+$", "") + "/" + last, false);
        }
      }
      return;
    }
    Optional<ArchiveFormat> format = ArchiveFormat.of(name, beginning(files, status));
    if (format.isPresent() || isGiven) {
      divide(status, name, format.orElse(ArchiveFormat.LINES));
    }
  }

  private void divide(FileStatus status, String name, ArchiveFormat format) {
    String address = status.getPath().toString();
    long size = status.getLen();
    long step = format.isByLine() ? partBytes : Math.max(1, size);
    for (long from = 0; from == 0 || from < size; from += step) {
      long to = Math.min(size, from + step);
      parts.add(new ArchivePart(name, address, format, parts.size(), from, to, 1));
    }
  }

  private static String beginning(FileSystem files, FileStatus status) {
    try (FSDataInputStream in = files.open(status.getPath())) {
      return new String(in.readNBytes(BEGINNING), UTF_8);
    } catch (IOException problem) {
      // It is reported when it is checked, with the rest.
      return "";
    }
  }
}
