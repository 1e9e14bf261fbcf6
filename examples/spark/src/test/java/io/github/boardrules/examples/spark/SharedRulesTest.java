package io.github.boardrules.examples.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.VariantException;
import io.github.boardrules.zertz.ZertzRules;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.List;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.MapFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What a program on Spark does with rules and positions. */
class SharedRulesTest {
  private static SparkSession spark;
  private static JavaSparkContext workers;

  /** A result as Spark's encoders for beans want it. */
  public static final class Answer implements Serializable {
    private static final long serialVersionUID = 1L;

    private String position = "";
    private long legal;

    public String getPosition() {
      return position;
    }

    public void setPosition(String position) {
      this.position = position;
    }

    public long getLegal() {
      return legal;
    }

    public void setLegal(long legal) {
      this.legal = legal;
    }
  }

  @BeforeAll
  static void start() {
    spark =
        SparkSession.builder()
            .master("local[2]")
            .config("spark.ui.enabled", "false")
            .config("spark.sql.shuffle.partitions", "2")
            .getOrCreate();
    workers = JavaSparkContext.fromSparkContext(spark.sparkContext());
  }

  @AfterAll
  static void stop() {
    spark.stop();
  }

  @Test
  void aLambdaCapturesSharedRules() {
    SharedRules rules = SharedRules.of("zertz:claim=automatic,rings=48");

    List<Long> counts =
        workers
            .parallelize(rules.start().legalMoves().subList(0, 5))
            .map(move -> rules.start().play(move).countLegal())
            .collect();

    assertThat(rules.variant()).isEqualTo("zertz:rings=48,claim=automatic");
    assertThat(counts)
        .isEqualTo(
            rules.start().legalMoves().stream()
                .limit(5)
                .map(move -> rules.start().play(move).countLegal())
                .toList());
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

  @Test
  void positionsAreElementsThatCanBeCountedAndSent() {
    SharedRules rules = SharedRules.of("triangle:rows=3");

    List<SharedPosition> after =
        workers
            .parallelize(List.of(rules.start(), rules.position("1-2-3 2"), rules.start()))
            .distinct()
            .flatMap(
                position ->
                    position.legalMoves().stream().map(position::play).distinct().iterator())
            .distinct()
            .collect();

    assertThat(after).hasSize(12).doesNotHaveDuplicates();
    assertThat(after).allMatch(position -> !position.status().isOver());
  }

  @Test
  void textsAreADatasetAndResultsABean() {
    SharedRules rules = SharedRules.of("pylos");
    Dataset<String> positions =
        spark.createDataset(List.of(rules.start().text()), Encoders.STRING());
    MapFunction<String, Answer> answer =
        text -> {
          Answer found = new Answer();
          found.setPosition(text);
          found.setLegal(rules.position(text).countLegal());
          return found;
        };

    List<Answer> answers = positions.map(answer, Encoders.bean(Answer.class)).collectAsList();

    assertThat(answers)
        .singleElement()
        .matches(
            found -> found.getLegal() == 16 && found.getPosition().equals(rules.start().text()));
  }

  @Test
  void sharedRulesAndPositionsAreSerializedByTheirTexts() throws Exception {
    SharedRules rules = SharedRules.of("zertz");

    assertThat(copy(rules)).isEqualTo(rules);
    assertThat(copy(rules.start())).isEqualTo(rules.start());
    assertThat(rules.rules()).isSameAs(((SharedRules) copy(rules)).rules());
  }

  @Test
  void anUnknownVariantIsReportedWhereItIsNamed() {
    assertThatThrownBy(() -> SharedRules.of("chess")).isInstanceOf(VariantException.class);
    assertThatThrownBy(() -> SharedRules.of("zertz").position("x"))
        .hasMessageContaining("character 1");
  }

  private static Object copy(Serializable value) throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(value);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      return in.readObject();
    }
  }
}
