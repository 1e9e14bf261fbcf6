package io.github.boardrules.examples.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.VariantException;
import io.github.boardrules.zertz.ZertzRules;
import java.util.List;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.MapFunction;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What a program on Spark does with rules and positions. */
class SharedRulesTest {
  private static SparkSession spark;
  private static JavaSparkContext workers;

  @BeforeAll
  static void start() {
    spark = session();
    workers = JavaSparkContext.fromSparkContext(spark.sparkContext());
  }

  @AfterAll
  static void stop() {
    spark.stop();
  }

  static SparkSession session() {
    return SparkSession.builder()
        .master("local[2]")
        .config("spark.ui.enabled", "false")
        .config("spark.sql.shuffle.partitions", "2")
        .getOrCreate();
  }

  @Test
  void aLambdaCapturesSharedRulesAndPositionsAreTexts() {
    SharedRules rules = SharedRules.of("triangle:rows=3");
    String start = rules.texts().start();

    List<String> after =
        workers
            .parallelize(List.of(start, "1-2-3 2", start))
            .distinct()
            .flatMap(
                position ->
                    rules.texts().legalMoves(position).stream()
                        .map(move -> rules.texts().play(position, move))
                        .iterator())
            .distinct()
            .collect();

    assertThat(after).hasSize(12).allMatch(text -> !rules.texts().status(text).isOver());
    MapFunction<String, Long> count = text -> rules.texts().countLegal(text);
    var texts = spark.createDataset(List.of("1-2-3 2"), Encoders.STRING());
    assertThat(texts.map(count, Encoders.LONG()).collectAsList()).containsExactly(6L);
  }

  @Test
  void aVariantIsReadWhereItIsNamed() {
    assertThat(SharedRules.of("zertz:claim=automatic,rings=48").variant())
        .isEqualTo("zertz:rings=48,claim=automatic");
    assertThatThrownBy(() -> SharedRules.of("chess")).isInstanceOf(VariantException.class);
  }

  /** Without the flag for java.io it would hang on JDK 17. */
  @Test
  void aLambdaThatCapturesRulesIsRefusedByName() {
    ZertzRules rules = ZertzRules.standard();

    assertThatThrownBy(
            () -> workers.parallelize(List.of("")).map(text -> rules.variant() + text).collect())
        .hasMessage("Task not serializable")
        .rootCause()
        .hasMessageContaining("io.github.boardrules.zertz.ZertzRules");
  }
}
