package io.github.boardrules.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.MoveReason;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.TextRules;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.play.MatchTree;
import io.github.boardrules.core.play.MoveInput;
import io.github.boardrules.core.play.Termination;
import io.github.boardrules.pikkpakk.PikkPakkRules;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import io.github.boardrules.zertz.ZertzFamily;
import io.github.boardrules.zertz.ZertzMove;
import io.github.boardrules.zertz.ZertzPosition;
import io.github.boardrules.zertz.ZertzRules;
import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.exc.InvalidFormatException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.json.JsonMapper;

/** Values of the library in Jackson 3 and Jackson 2, and the types for TypeScript. */
class BoardrulesModuleTest {
  private static final Locale HUNGARIAN = Locale.forLanguageTag("hu");
  private static final ZertzRules ZERTZ = ZertzRules.standard();
  private static final Match<ZertzPosition, ZertzMove> MATCH = Match.of(ZERTZ).playText("Wd4,d1");

  private final JsonMapper mapper = JsonMapper.builder().findAndAddModules().build();
  private final ObjectMapper mapper2 = new ObjectMapper().findAndRegisterModules();

  /** What a program of someone else sends. */
  record Message(
      ZertzPosition position,
      ZertzMove move,
      List<Step> steps,
      Status status,
      Optional<Refusal> why) {}

  private static NotationException unreadable() {
    return catchThrowableOfType(NotationException.class, () -> ZERTZ.notation().parseMove("Wd4,d"));
  }

  private static MoveInput<ZertzPosition, ZertzMove> input(Step... steps) {
    MoveInput<ZertzPosition, ZertzMove> input = MoveInput.of(ZERTZ, MATCH.position());
    for (Step step : steps) {
      input = input.enter(step);
    }
    return input;
  }

  private static MatchTree<ZertzPosition, ZertzMove> noted() {
    return MatchTree.of(MATCH)
        .withMark("!?")
        .withClock(Duration.ofSeconds(90))
        .withComment("first")
        .playText("Gd5,a1")
        .back()
        .playText("Gd5,g1")
        .start()
        .withComment("a match");
  }

  @Test
  void aTreeHasItsVariationsAndNotes() {
    assertThat(mapper.valueToTree(noted()).get("moves"))
        .hasToString(
            "[{\"move\":\"Wd4,d1\",\"mark\":\"!?\",\"clock\":90000,\"comment\":\"first\"},"
                + "{\"move\":\"Gd5,a1\",\"variations\":[[{\"move\":\"Gd5,g1\"}]]}]");
  }

  /** Returns values of all types that have fields, with the names of their interfaces. */
  private static Map<Object, String> values() {
    Step white = Step.piece("white");
    Step cell = Step.cell("c3");
    Map<Object, String> values = new LinkedHashMap<>();
    values.put(MATCH, "Match");
    values.put(noted(), "MatchTree");
    values.put(Termination.TIME.win(1), "Status");
    values.put(GameValue.win(2, 3), "Outcome");
    values.put(MatchRecord.of(MATCH).withTermination(Termination.TIME.win(1)), "MatchRecord");
    MatchRecord<?, ?> torn = MatchRecord.read(ZERTZ, MatchRecord.of(MATCH).text() + "Wd4\n");
    values.put(torn, "MatchRecord");
    values.put(torn.problem().get(), "Problem");
    values.put(unreadable(), "Unreadable");
    values.put(new IllegalMoveException(Refusal.at(MoveReason.ILLEGAL, "d4")), "Refusal");
    values.put(input(white, cell), "MoveInput");
    values.put(input(white, cell, Step.cell("a2")), "MoveInput");
    values.put(input(white, Step.cell("d4")), "MoveInput");
    values.put(ZERTZ.draft(MATCH.position(), List.of(white)), "Draft");
    values.put(ZERTZ.draft(MATCH.position(), List.of(white, cell, Step.cell("a2"))), "Draft");
    values.put(ZERTZ.draft(MATCH.position(), List.of(white, Step.cell("d4"))), "Draft");
    values.put(ZERTZ.changes(ZERTZ.start(), ZertzMove.parse("Wd4,d1")), "Changes");
    values.put(input(white).diagram(), "Diagram");
    values.put(Catalog.installed(), "Game[]");
    var abalone = PikkPakkRules.parse("abalone");
    values.put(MoveInput.of(abalone, abalone.start()).enter(Step.cell("a1")), "MoveInput");
    values.put(abalone.diagram(abalone.start()), "Diagram");
    return values;
  }

  @Test
  void theJsonOfBothJacksonsIsThatOfTheTypes() throws IOException {
    TypeScriptShapes shapes = new TypeScriptShapes();
    for (var value : values().entrySet()) {
      String json = mapper.writeValueAsString(value.getKey());
      shapes.check(value.getValue(), mapper.readTree(json));
      assertThat(mapper2.writeValueAsString(value.getKey())).isEqualTo(json);
    }
    shapes.check("Diagram", mapper.valueToTree(otherBoard()));
    assertThat(shapes.unseen()).isEmpty();
  }

  /** Returns what no game here has. */
  private static Diagram otherBoard() {
    Diagram.Style ground = new Diagram.Style("field", '.', "#ffffff", "#000000");
    Diagram.Style rook = new Diagram.Style("rook", 'r', "#ffffff", "#000000");
    return Diagram.builder()
        .cell("a1", 0, 0, Diagram.Shape.POINTED_HEXAGON, ground)
        .cell("b1", 1, 0, Diagram.Shape.POINTED_HEXAGON, ground)
        .piece(Diagram.Piece.of("a1", rook).withDirection(90))
        .edge("a1", "b1", Diagram.EdgeKind.ARROW)
        .edge("a1", "b1", Diagram.EdgeKind.LEAP)
        .caption("a1", Diagram.CaptionPlace.BELOW, "a")
        .namesAtRowEnds()
        .build();
  }

  @Test
  void valuesThatHaveTextsAreTheirTexts() throws IOException {
    var message =
        new Message(
            MATCH.position(),
            MATCH.moves().get(0),
            List.of(Step.cell("d4"), Step.word("pass")),
            Termination.TIME.win(1),
            Optional.empty());
    assertThat(mapper.writeValueAsString(message))
        .isEqualTo(
            "{\"position\":\"..../...../....../-..W.../....../...../.... 4,7,9 0,0,0 0,0,0 2\","
                + "\"move\":\"Wd4,d1\",\"steps\":[\"cell:d4\",\"word:pass\"],"
                + "\"status\":{\"over\":true,\"winner\":1,\"ending\":\"time\","
                + "\"sentence\":\"Player 1 wins: the other player's time is up.\"},\"why\":null}");
    assertThat(mapper2.writeValueAsString(List.of(ZERTZ, MoveReason.DEAD_END)))
        .isEqualTo(mapper.writeValueAsString(List.of(ZERTZ, MoveReason.DEAD_END)))
        .isEqualTo("[\"zertz\",\"dead-end\"]");
  }

  @Test
  void sentencesAreInTheLocaleOfTheWriter() throws IOException {
    assertThat(mapper.writer().with(HUNGARIAN).writeValueAsString(Refusal.gameOver()))
        .isEqualTo(mapper2.writer().with(HUNGARIAN).writeValueAsString(Refusal.gameOver()))
        .isEqualTo("{\"code\":\"game-over\",\"cells\":[],\"sentence\":\"A játéknak vége.\"}");
  }

  @Test
  void textsAreReadBack() throws IOException {
    assertThat(mapper.readValue("\"cell:d4\"", Step.class)).isEqualTo(Step.cell("d4"));
    assertThat(mapper.readValue("[\"Wd4,d1\"]", new TypeReference<List<ZertzMove>>() {}))
        .containsExactly(ZertzMove.parse("Wd4,d1"));
    assertThat(mapper2.readValue("\"a4\"", PikkPakkMove.class)).isEqualTo(PikkPakkMove.parse("a4"));
    assertThat(mapper.readValue("\"zertz:rings=48\"", TextRules.class).variant())
        .isEqualTo(mapper2.readValue("\"zertz:rings=48\"", Rules.class).variant())
        .isEqualTo("zertz:rings=48");
    String json = mapper.writeValueAsString(MatchRecord.of(MATCH));
    assertThat(mapper2.readValue(json, MatchRecord.class).text())
        .isEqualTo(mapper.readValue(json, MatchRecord.class).text())
        .isEqualTo(MatchRecord.of(MATCH).text());
  }

  @Test
  void anObjectWithoutATextIsNoRecord() {
    String json = "{\"tree\":{}}";

    assertThatThrownBy(() -> mapper.readValue(json, MatchRecord.class))
        .isInstanceOf(MismatchedInputException.class)
        .hasMessageContaining("the object has no field \"text\" with a text");
    assertThatThrownBy(() -> mapper2.readValue(json, MatchRecord.class))
        .hasMessageContaining("the object has no field \"text\" with a text");
  }

  @Test
  void optionsAreTheIdOfTheirVariant() throws IOException {
    var options = ZERTZ.options().withRings(48);

    assertThat(mapper.writeValueAsString(options))
        .isEqualTo(mapper2.writeValueAsString(options))
        .isEqualTo("\"zertz:rings=48\"");
  }

  @Test
  void onlyTheGamesOfTheCatalogAreRead() {
    Catalog zertz = Catalog.of(new ZertzFamily());
    JsonMapper small = JsonMapper.builder().addModule(new BoardrulesModule(zertz)).build();
    ObjectMapper small2 = new ObjectMapper().registerModule(new BoardrulesJackson2Module(zertz));

    assertThat(small.readValue("\"zertz\"", Rules.class).variant()).isEqualTo("zertz");
    assertThatThrownBy(() -> small.readValue("\"pikkpakk\"", Rules.class))
        .hasCauseInstanceOf(VariantException.class);
    assertThatThrownBy(() -> small2.readValue("\"pikkpakk\"", Rules.class))
        .hasCauseInstanceOf(VariantException.class);
  }

  /** No text is trimmed, and the empty one is no null; the column is that of the text. */
  @ParameterizedTest
  @CsvSource({"Wd, 3", "'', 1", "' Wd4,d1', 1", "'Wd4,d1 ', 7"})
  void aTextThatIsNoMoveIsAWrongValue(String text, int column) {
    String json = "\"" + text + "\"";
    var wrong =
        catchThrowableOfType(
            InvalidFormatException.class, () -> mapper.readValue(json, ZertzMove.class));
    var wrong2 =
        catchThrowableOfType(
            com.fasterxml.jackson.databind.exc.InvalidFormatException.class,
            () -> mapper2.readValue(json, ZertzMove.class));
    assertThat(wrong).hasMessageContaining("character " + column + ":");
    assertThat(wrong.getCause()).isInstanceOf(NotationException.class);
    assertThat(wrong2).hasMessageContaining("character " + column + ":");
    assertThat(wrong2.getCause()).isInstanceOf(NotationException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"{}", "[\"Wd4,d1\"]", "[]"})
  void whatIsNoTextIsAWrongValue(String json) {
    assertThatThrownBy(() -> mapper.readValue(json, ZertzMove.class))
        .isInstanceOf(MismatchedInputException.class);
    assertThatThrownBy(() -> mapper2.readValue(json, ZertzMove.class))
        .isInstanceOf(com.fasterxml.jackson.databind.exc.MismatchedInputException.class);
  }
}
