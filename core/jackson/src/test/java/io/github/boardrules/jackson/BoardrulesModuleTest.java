package io.github.boardrules.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.MoveReason;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.play.MatchTree;
import io.github.boardrules.core.play.MoveInput;
import io.github.boardrules.core.play.Termination;
import io.github.boardrules.fixtures.NullArguments;
import io.github.boardrules.pikkpakk.PikkPakkRules;
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
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
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
    assertThat(mapper.writer().with(HUNGARIAN).writeValueAsString(Refusal.gameOver()))
        .isEqualTo(mapper2.writer().with(HUNGARIAN).writeValueAsString(Refusal.gameOver()))
        .isEqualTo("{\"code\":\"game-over\",\"cells\":[],\"sentence\":\"A játéknak vége.\"}");
  }

  @TestFactory
  Stream<DynamicTest> noConstructorAcceptsNull() {
    return NullArguments.of(BoardrulesModule.class).tests();
  }
}
