package io.github.boardrules.examples.spark;

import static org.apache.spark.sql.types.DataTypes.IntegerType;
import static org.apache.spark.sql.types.DataTypes.LongType;
import static org.apache.spark.sql.types.DataTypes.StringType;
import static org.apache.spark.sql.types.DataTypes.createArrayType;

import io.github.boardrules.examples.parts.GameRow;
import io.github.boardrules.examples.parts.PositionRow;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.StructType;

/** The columns of the rows that {@code selfplay} writes. */
final class RowSchema {
  static final StructType GAMES =
      new StructType()
          .add("game", LongType, false)
          .add("variant", StringType, false)
          .add("moves", createArrayType(StringType, false), false)
          .add("legal", createArrayType(LongType, false), false)
          .add("status", StringType, false)
          .add("winner", IntegerType, false)
          .add("ending", StringType, false);

  static final StructType POSITIONS =
      new StructType()
          .add("game", LongType, false)
          .add("ply", IntegerType, false)
          .add("position", StringType, false)
          .add("to_move", IntegerType, false)
          .add("legal", LongType, false)
          .add("status", StringType, false)
          .add("move", StringType, false)
          .add("result", IntegerType, false);

  private RowSchema() {}

  static Row row(GameRow game) {
    Object[] moves = game.moves().toArray();
    Object[] legal = game.legal().toArray();
    return RowFactory.create(
        game.game(), game.variant(), moves, legal, game.status(), game.winner(), game.ending());
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
        position.result());
  }

  /** Reads games that were written into some folders. */
  static JavaRDD<GameRow> games(SparkSession spark, String... addresses) {
    return spark.read().schema(GAMES).parquet(addresses).javaRDD().map(RowSchema::game);
  }

  private static GameRow game(Row row) {
    return new GameRow(
        row.getLong(0),
        row.getString(1),
        row.getList(2),
        row.getList(3),
        row.getString(4),
        row.getInt(5),
        row.getString(6));
  }
}
