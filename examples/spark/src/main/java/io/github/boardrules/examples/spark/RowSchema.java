package io.github.boardrules.examples.spark;

import static org.apache.spark.sql.types.DataTypes.IntegerType;
import static org.apache.spark.sql.types.DataTypes.LongType;
import static org.apache.spark.sql.types.DataTypes.StringType;
import static org.apache.spark.sql.types.DataTypes.createArrayType;

import io.github.boardrules.examples.parts.GameRow;
import io.github.boardrules.examples.parts.PositionRow;
import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
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
    return RowFactory.create(
        game.game(),
        game.variant(),
        game.moves().toArray(),
        game.legal().toArray(),
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
        position.result());
  }

  static GameRow game(Row row) {
    List<String> moves = row.getList(row.fieldIndex("moves"));
    List<Long> legal = row.getList(row.fieldIndex("legal"));
    return new GameRow(
        row.getAs("game"),
        row.getAs("variant"),
        moves,
        legal,
        row.getAs("status"),
        row.getAs("winner"),
        row.getAs("ending"));
  }
}
