package io.github.boardrules.examples.spark;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.apache.spark.sql.types.DataTypes.DoubleType;
import static org.apache.spark.sql.types.DataTypes.IntegerType;
import static org.apache.spark.sql.types.DataTypes.LongType;
import static org.apache.spark.sql.types.DataTypes.StringType;
import static org.apache.spark.sql.types.DataTypes.createArrayType;
import static org.apache.spark.sql.types.DataTypes.createMapType;

import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.Texts;
import io.github.boardrules.examples.parts.GameRow;
import io.github.boardrules.examples.parts.PositionRow;
import java.io.File;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.MapType;
import org.apache.spark.sql.types.StructType;
import scala.jdk.javaapi.CollectionConverters;

/**
 * A folder with the games of {@code selfplay}, in blocks. A block is done when Spark has marked it;
 * a job that was stopped continues with the others. The file {@value #SETTINGS} says which games
 * they are, so that games of other settings are not mixed with them.
 */
final class GameFolder {
  static final String GAMES = "games";
  static final String POSITIONS = "positions";

  /** Spark's option whether addresses are patterns, which it does not document. */
  static final String PATTERNS = "__globPaths__";

  private static final MapType VISITS = createMapType(StringType, LongType, false);
  private static final StructType GAME =
      new StructType()
          .add("game", LongType, false)
          .add("variant", StringType, false)
          .add("moves", createArrayType(StringType, false), false)
          .add("legal", createArrayType(LongType, false), false)
          .add("values", createArrayType(DoubleType, false), false)
          .add("visits", createArrayType(VISITS, false), false)
          .add("status", StringType, false)
          .add("winner", IntegerType, false)
          .add("ending", StringType, false);
  private static final StructType POSITION =
      new StructType()
          .add("game", LongType, false)
          .add("ply", IntegerType, false)
          .add("position", StringType, false)
          .add("to_move", IntegerType, false)
          .add("legal", LongType, false)
          .add("status", StringType, false)
          .add("move", StringType, false)
          .add("value", DoubleType, false)
          .add("visits", VISITS, false)
          .add("result", IntegerType, false);

  private static final String SETTINGS = "selfplay.txt";
  private static final Pattern BLOCKS_LINE = Pattern.compile("(?m)^blocks (\\d{1,9})$");
  private static final String MARK = "_SUCCESS";

  private final String given;
  private final SparkSession spark;
  private final Path path;
  private final FileSystem files;

  /** Finds a folder by its path, or by an address of a file system that Hadoop knows. */
  GameFolder(String folder, SparkSession spark) {
    given = folder;
    this.spark = spark;
    try {
      Path named = path(folder);
      files = named.getFileSystem(spark.sparkContext().hadoopConfiguration());
      path = files.makeQualified(named);
    } catch (IOException | IllegalArgumentException problem) {
      throw unusable(problem);
    }
  }

  /** Returns the path of an address, or of what is here and only looks like an address. */
  static Path path(String given) {
    File named = new File(given);
    return given.indexOf(':') >= 0 && named.exists() ? new Path(named.toURI()) : new Path(given);
  }

  /** Opens the folder for the games of some settings and no others; makes it if it is missing. */
  void open(List<String> settings, int blocks) {
    String wanted = String.join("\n", settings) + "\nblocks " + blocks + "\n";
    Path file = new Path(path, SETTINGS);
    try {
      if (files.exists(path) && !files.getFileStatus(path).isDirectory()) {
        throw Failure.of("spark-no-folder", "folder", Texts.quote(given));
      }
      if (!files.exists(file)) {
        if (files.exists(path) && files.listStatus(path).length > 0) {
          throw Failure.of("spark-folder-full", "folder", Texts.quote(given));
        }
        try (FSDataOutputStream out = files.create(file)) {
          out.write(wanted.getBytes(UTF_8));
        }
      }
      String found = read(file);
      if (!found.equals(wanted)) {
        String listed = found.strip().replace("\n", ", ");
        throw Failure.of("spark-other-games", "folder", Texts.quote(given), "found", listed);
      }
    } catch (IOException problem) {
      throw unusable(problem);
    }
  }

  /** Returns how many blocks the folder is meant to have, which {@code selfplay} has written. */
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
      throw unusable(problem);
    }
  }

  /** Returns the blocks of some that are done or not. */
  List<Integer> blocks(String rows, int all, boolean areDone) {
    return IntStream.range(0, all).filter(block -> isDone(rows, block) == areDone).boxed().toList();
  }

  /** Writes a block; one that was written in part is replaced. */
  void write(String rows, int block, JavaRDD<Row> values) {
    spark
        .createDataFrame(values, rows.equals(GAMES) ? GAME : POSITION)
        .write()
        .mode(SaveMode.Overwrite)
        .parquet(block(rows, block));
  }

  /** Reads the games of some blocks. */
  JavaRDD<GameRow> games(List<Integer> blocks) {
    String[] addresses = blocks.stream().map(block -> block(GAMES, block)).toArray(String[]::new);
    return spark
        .read()
        .option(PATTERNS, false)
        .schema(GAME)
        .parquet(addresses)
        .javaRDD()
        .map(GameFolder::game);
  }

  static Row row(GameRow game) {
    Object[] moves = game.moves().toArray();
    Object[] legal = game.legal().toArray();
    Object[] values = game.values().toArray();
    Object[] visits = game.visits().stream().map(CollectionConverters::asScala).toArray();
    return RowFactory.create(
        game.game(),
        game.variant(),
        moves,
        legal,
        values,
        visits,
        game.status(),
        game.winner(),
        game.ending());
  }

  static Row row(PositionRow position) {
    return RowFactory.create(
        position.game(),
        position.ply(),
        position.position(),
        position.toMove(),
        position.legal(),
        position.status(),
        position.move(),
        position.value(),
        CollectionConverters.asScala(position.visits()),
        position.result());
  }

  private static GameRow game(Row row) {
    return new GameRow(
        row.getLong(0),
        row.getString(1),
        row.getList(2),
        row.getList(3),
        row.getList(4),
        visits(row.getList(5)),
        row.getString(6),
        row.getInt(7),
        row.getString(8));
  }

  /** Returns the visits before all moves; the maps of Spark's rows are those of Scala. */
  private static List<Map<String, Long>> visits(List<scala.collection.Map<String, Long>> read) {
    return read.stream()
        .<Map<String, Long>>map(found -> new LinkedHashMap<>(CollectionConverters.asJava(found)))
        .toList();
  }

  /** Returns the address of a block. */
  private String block(String rows, int block) {
    // Spark reads such names as a column.
    return new Path(path, rows + "/block=" + String.format(Locale.ROOT, "%05d", block)).toString();
  }

  private boolean isDone(String rows, int block) {
    try {
      return files.exists(new Path(block(rows, block), MARK));
    } catch (IOException problem) {
      throw unusable(problem);
    }
  }

  private String read(Path file) throws IOException {
    try (FSDataInputStream in = files.open(file)) {
      return new String(in.readAllBytes(), UTF_8);
    }
  }

  private Failure unusable(Exception problem) {
    return failure("spark-folder-unusable", "folder", given, problem);
  }

  /** Returns the failure of a file or a folder with a message of Hadoop. */
  static Failure failure(String key, String kind, String name, Exception problem) {
    String message = Texts.inOneLine(String.valueOf(problem.getMessage()));
    return Failure.of(key, kind, Texts.quote(name), "problem", message);
  }
}
