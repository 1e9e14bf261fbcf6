package io.github.boardrules.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.MoveReason;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.TextRules;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.play.Termination;
import io.github.boardrules.pikkpakk.PikkPakkRules;
import io.github.boardrules.zertz.ZertzFamily;
import io.github.boardrules.zertz.ZertzMove;
import io.github.boardrules.zertz.ZertzPosition;
import io.github.boardrules.zertz.ZertzRules;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What both Jacksons do with the values of the library. */
abstract class JacksonContract {
  private static final ZertzRules ZERTZ = ZertzRules.standard();
  private static final Match<ZertzPosition, ZertzMove> MATCH = Match.of(ZERTZ).playText("Wd4,d1");
  private static final Catalog HOP = Catalog.of(new HopFamily());

  /** A mapper of one Jackson. */
  interface Mapper {
    String write(Object value) throws Exception;

    <T> T read(String json, Class<T> type) throws Exception;

    <K> Map<K, Integer> readMap(String json, Class<K> keys) throws Exception;
  }

  /** Returns a mapper with modules for some catalogs. */
  abstract Mapper mapper(Catalog... catalogs);

  /** Returns a mapper that writes the type of each value that is not of a final class. */
  abstract Mapper typed();

  /** Returns the object that a mapper stands before. */
  abstract Object object(Mapper mapper);

  /** Returns the mapper that stands before an object. */
  abstract Mapper before(Object object);

  /** Returns the class of what is thrown for values of a wrong form. */
  abstract Class<? extends Exception> mismatch();

  private Mapper mapper() {
    return mapper(Catalog.installed());
  }

  /** As caches and stores of sessions write them. */
  @Test
  void valuesMayHaveTheirTypes() throws Exception {
    Map<Object, String> values = new LinkedHashMap<>();
    values.put(
        MATCH.moves().get(0), "[\"" + MATCH.moves().get(0).getClass().getName() + "\",\"Wd4,d1\"]");
    values.put(ZERTZ, "[\"io.github.boardrules.zertz.ZertzRules\",\"zertz\"]");
    values.put(MoveReason.DEAD_END, "[\"io.github.boardrules.core.MoveReason\",\"dead-end\"]");
    for (var value : values.entrySet()) {
      List<Object> list = new ArrayList<>(List.of(value.getKey()));
      assertThat(typed().write(list)).endsWith("[" + value.getValue() + "]]");
      Object read = typed().read(typed().write(list), List.class).get(0);
      assertThat(read).hasSameClassAs(value.getKey()).hasToString(value.getKey().toString());
    }
    assertThat(typed().write(List.of(MATCH.status()))).contains("Status\",{\"over\":false,");
    assertThat(typed().write(List.of(MATCH)))
        .contains("Match\",", "\"moves\":[\"Wd4,d1\"],", "\"variant\":\"zertz\"");
    assertThat(typed().write(List.of(Refusal.at(MoveReason.ILLEGAL, "d4"))))
        .contains("\"code\":\"illegal\",\"cells\":[\"d4\"],");
  }

  @Test
  void mappersAreSerialized() throws Exception {
    for (Catalog catalog : List.of(Catalog.installed(), HOP)) {
      Mapper mapper = mapper(catalog);
      assertThat(mapper.read("\"cell:d4\"", Step.class)).isEqualTo(Step.cell("d4"));
      Mapper copy = before(copy(object(mapper)));
      assertThat(copy.read("\"cell:d4\"", Step.class)).isEqualTo(Step.cell("d4"));
      assertThat(copy.write(MoveReason.DEAD_END)).isEqualTo("\"dead-end\"");
      assertThat(copy.readMap("{\"cell:d4\":1}", Step.class)).containsKey(Step.cell("d4"));
    }
    assertThat(before(copy(object(mapper(HOP)))).read("\"far2\"", HopFamily.Hop.class))
        .isEqualTo(new HopFamily.Far(2));
    Catalog nameless = Catalog.of(new GameFamily("hop", HOP::rules, HOP.game("hop")) {});
    assertThatThrownBy(() -> copy(object(mapper(nameless))))
        .hasStackTraceContaining(NotSerializableException.class.getName());
  }

  private static Object copy(Object object) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(object);
    }
    return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
  }

  @Test
  void textsAreKeys() throws Exception {
    Mapper mapper = mapper();
    ZertzMove move = MATCH.moves().get(0);

    assertThat(mapper.write(Map.of(move, 1))).isEqualTo("{\"Wd4,d1\":1}");
    assertThat(mapper.readMap("{\"Wd4,d1\":1}", ZertzMove.class))
        .containsExactly(Map.entry(move, 1));
    assertThat(mapper.readMap(mapper.write(Map.of(Step.cell("d4"), 1)), Step.class))
        .containsExactly(Map.entry(Step.cell("d4"), 1));
    assertThat(mapper.write(Map.of(MoveReason.DEAD_END, 1))).isEqualTo("{\"dead-end\":1}");
    assertThat(mapper.readMap("{\"dead-end\":1}", MoveReason.class))
        .containsExactly(Map.entry(MoveReason.DEAD_END, 1));
    assertThat(mapper.write(Map.of(ZERTZ, 1, "other", 2))).contains("\"zertz\":1");
    // What is no text is a key as without the module.
    assertThat(mapper.write(Map.of(MATCH.status(), 1))).isEqualTo("{\"" + MATCH.status() + "\":1}");
    assertThatThrownBy(() -> mapper.readMap("{\"Wd4,d\":1}", ZertzMove.class))
        .hasMessageContaining("character 6:")
        .hasCauseInstanceOf(NotationException.class);
  }

  @Test
  void recordsAndRulesAreReadBack() throws Exception {
    String record = mapper().write(MatchRecord.of(MATCH));

    assertThat(mapper().read(record, MatchRecord.class).text())
        .isEqualTo(MatchRecord.of(MATCH).text());
    assertThat(mapper().read("\"zertz\"", TextRules.class).variant()).isEqualTo("zertz");
    assertThat(mapper().write(ZERTZ.options().withRings(48))).isEqualTo("\"zertz:rings=48\"");
    assertThatThrownBy(() -> mapper().read("{\"tree\":{}}", MatchRecord.class))
        .isInstanceOf(mismatch())
        .hasMessageContaining("the object has no field \"text\" with a text");
  }

  /** No text is trimmed, and the empty one is no null; the column is that of the text. */
  @ParameterizedTest
  @CsvSource({"Wd, 3", "'', 1", "' Wd4,d1', 1", "'Wd4,d1 ', 7"})
  void aTextThatIsNoMoveIsAWrongValue(String text, int column) {
    assertThatThrownBy(() -> mapper().read("\"" + text + "\"", ZertzMove.class))
        .isInstanceOf(mismatch())
        .hasMessageContaining("character " + column + ":")
        .hasCauseInstanceOf(NotationException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"{}", "[\"Wd4,d1\"]", "[]", "{\"text\":\"Wd4,d1\"}"})
  void whatIsNoTextIsAWrongValue(String json) {
    assertThatThrownBy(() -> mapper().read(json, ZertzMove.class)).isInstanceOf(mismatch());
  }

  @Test
  void reasonsAreReadByTheirCodes() throws Exception {
    Reason ofGame = ZERTZ.refusal(ZERTZ.start(), ZertzMove.parse("xd4Gd6")).orElseThrow().reason();
    for (Reason reason : List.of(MoveReason.DEAD_END, Termination.GIVEN_UP, ofGame)) {
      assertThat(mapper().write(reason)).isEqualTo("\"" + reason.code() + "\"");
      assertThat(mapper().read(mapper().write(reason), reason.getClass())).isEqualTo(reason);
    }
    assertThatThrownBy(() -> mapper().read("\"DEAD_END\"", MoveReason.class))
        .hasMessageContaining("'DEAD_END' cannot stand here");
  }

  @Test
  void subtypesAreRead() throws Exception {
    ZertzMove move = MATCH.moves().get(0);

    assertThat(mapper().read("\"Wd4,d1\"", move.getClass())).isEqualTo(move);
    assertThat(mapper().read("\"zertz:rings=48\"", ZertzRules.class).variant())
        .isEqualTo("zertz:rings=48");
    assertThat(mapper().read("\"zertz\"", PackedRules.class)).isInstanceOf(ZertzRules.class);
    assertThatThrownBy(() -> mapper().read("\"pikkpakk\"", ZertzRules.class))
        .hasMessageContaining("another type: " + PikkPakkRules.class.getName());
    assertThatThrownBy(() -> mapper().readMap("{\"pikkpakk\":1}", ZertzRules.class))
        .hasMessageContaining("another type: " + PikkPakkRules.class.getName());
  }

  @Test
  void movesThatOnlyTheirPackageSeesAreRead() throws Exception {
    Mapper mapper = mapper(HOP);
    HopFamily.Hop far = new HopFamily.Far(2);

    assertThat(mapper.write(far)).isEqualTo("\"far2\"");
    assertThat(mapper.read("\"far2\"", HopFamily.Hop.class)).isEqualTo(far);
    assertThat(mapper.read("\"far2\"", HopFamily.Far.class)).isEqualTo(far);
    assertThat(mapper.readMap("{\"near\":1}", HopFamily.Hop.class))
        .containsKey(new HopFamily.Near());
    assertThatThrownBy(() -> mapper.read("\"far2\"", HopFamily.Near.class))
        .hasMessageContaining("another type");
    assertThatThrownBy(() -> mapper.read("\"far9\"", HopFamily.Hop.class))
        .hasCauseInstanceOf(NotationException.class);
  }

  /** The last one knows the rules; the moves of all are known. */
  @Test
  void modulesOfSeveralCatalogsAreTaken() throws Exception {
    Mapper mapper = mapper(Catalog.of(new ZertzFamily()), HOP);

    assertThatThrownBy(() -> mapper.read("\"pikkpakk\"", Rules.class))
        .hasCauseInstanceOf(VariantException.class);
    assertThat(mapper.read("\"hop\"", Rules.class).variant()).isEqualTo("hop");
    assertThat(mapper.read("\"far2\"", HopFamily.Hop.class)).isEqualTo(new HopFamily.Far(2));
    assertThat(mapper.read("\"Wd4,d1\"", ZertzMove.class)).isEqualTo(MATCH.moves().get(0));
    assertThat(
            mapper(Catalog.of(new ZertzFamily()), HOP, Catalog.of(new ZertzFamily()))
                .read("\"far2\"", HopFamily.Hop.class))
        .isEqualTo(new HopFamily.Far(2));
  }

  @Test
  void aProblemHasItsColumnAndItsOffset() throws Exception {
    String text = MatchRecord.of(MATCH).text().replace("Wd4,d1", "Wd4,d1\nGd4,d1");

    assertThat(mapper().write(MatchRecord.read(ZERTZ, text).problem().orElseThrow()))
        .contains("\"line\":5,\"column\":1,\"offset\":" + text.indexOf("Gd4") + ",\"ply\":2,")
        .contains("line 5, character 1, move 2 (Gd4,d1): ");
  }
}
