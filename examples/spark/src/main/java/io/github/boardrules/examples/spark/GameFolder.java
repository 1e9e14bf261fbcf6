package io.github.boardrules.examples.spark;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.Texts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/**
 * A folder with the games of {@code selfplay}, in blocks. A block is done when Spark has marked it;
 * a job that was stopped goes on with the others. The file {@value #SETTINGS} says which games they
 * are, so that games of other settings are not mixed with them.
 */
final class GameFolder {
  static final String GAMES = "games";
  static final String POSITIONS = "positions";

  private static final String SETTINGS = "selfplay.txt";
  private static final Pattern BLOCKS_LINE = Pattern.compile("(?m)^blocks (\\d{1,9})$");
  private static final String MARK = "_SUCCESS";

  private final String given;
  private final Path path;
  private final FileSystem files;

  private GameFolder(String given, Path path, FileSystem files) {
    this.given = given;
    this.path = path;
    this.files = files;
  }

  /**
   * Returns a folder.
   *
   * @param folder its path, or an address of a file system that Hadoop knows
   * @throws Failure if the text is neither, or the file system does not answer
   */
  static GameFolder at(String folder, Configuration hadoop) {
    try {
      Path path = new Path(folder);
      FileSystem files = path.getFileSystem(hadoop);
      return new GameFolder(folder, files.makeQualified(path), files);
    } catch (IOException | IllegalArgumentException problem) {
      throw unusable(folder, problem);
    }
  }

  /**
   * Opens the folder for games with some settings, and makes it if it is missing.
   *
   * @param settings what determines the games, a line each
   * @param blocks the number of blocks
   * @throws Failure if it has other files or games of other settings
   */
  void open(List<String> settings, int blocks) {
    String wanted = String.join("\n", settings) + "\nblocks " + blocks + "\n";
    try {
      if (files.exists(path) && !files.getFileStatus(path).isDirectory()) {
        throw Failure.of("spark-no-folder", "folder", Texts.quote(given));
      }
      Path file = new Path(path, SETTINGS);
      if (files.exists(file)) {
        requireSame(read(file), wanted);
        return;
      }
      if (files.exists(path) && files.listStatus(path).length > 0) {
        throw Failure.of("spark-folder-full", "folder", Texts.quote(given));
      }
      files.mkdirs(path);
      try (FSDataOutputStream out = files.create(file)) {
        out.write(wanted.getBytes(UTF_8));
      }
    } catch (IOException problem) {
      throw unusable(given, problem);
    }
  }

  /**
   * Returns how many blocks the folder is meant to have.
   *
   * @throws Failure if it is missing, or no folder of {@code selfplay}
   */
  int blocks() {
    Path file = new Path(path, SETTINGS);
    try {
      if (!files.exists(path)) {
        throw Failure.of("folder-missing", "folder", Texts.quote(given));
      }
      Matcher blocks = BLOCKS_LINE.matcher(files.exists(file) ? read(file) : "");
      if (!blocks.find()) {
        throw Failure.of("spark-no-games", "folder", Texts.quote(given));
      }
      return Integer.parseInt(blocks.group(1));
    } catch (IOException problem) {
      throw unusable(given, problem);
    }
  }

  /** Returns the blocks of some that are done or not. */
  List<Integer> blocks(String rows, int all, boolean areDone) {
    return IntStream.range(0, all).filter(block -> isDone(rows, block) == areDone).boxed().toList();
  }

  /** Returns the address of a block. */
  String block(String rows, int block) {
    return blockPath(rows, block).toString();
  }

  private void requireSame(String found, String wanted) {
    if (!found.equals(wanted)) {
      String listed = found.strip().replace("\n", ", ");
      throw Failure.of("spark-other-games", "folder", Texts.quote(given), "found", listed);
    }
  }

  private boolean isDone(String rows, int block) {
    try {
      return files.exists(new Path(blockPath(rows, block), MARK));
    } catch (IOException problem) {
      throw new UncheckedIOException(problem);
    }
  }

  private Path blockPath(String rows, int block) {
    // Spark reads such names as a column.
    return new Path(path, rows + "/block=" + String.format(Locale.ROOT, "%05d", block));
  }

  private String read(Path file) throws IOException {
    try (FSDataInputStream in = files.open(file)) {
      return new String(in.readAllBytes(), UTF_8);
    }
  }

  private static Failure unusable(String folder, Exception problem) {
    return failure("spark-folder-unusable", "folder", folder, problem);
  }

  /** Returns the failure of a file or a folder with a message of Hadoop. */
  static Failure failure(String key, String kind, String name, Exception problem) {
    String message = Texts.inOneLine(String.valueOf(problem.getMessage()));
    return Failure.of(key, kind, Texts.quote(name), "problem", message);
  }
}
