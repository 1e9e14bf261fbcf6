package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.SplitMix64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No public method takes null for an argument. */
@SuppressWarnings({"NullAway", "DataFlowIssue"})
class NullsTest {
  private static final TzaarRules RULES = TzaarRules.fixed();
  private static final TzaarPosition START = RULES.start();
  private static final TzaarMove MOVE = TzaarMove.parse("E4xF4");
  private static final Field FIELD = Field.parse("E4");

  static Stream<Named<ThrowingCallable>> rules() {
    return Stream.of(
        call("of", () -> TzaarRules.of(null)),
        call("parse", () -> TzaarRules.parse(null)),
        call("status", () -> RULES.status(null)),
        call("play position", () -> RULES.play(null, MOVE)),
        call("play move", () -> RULES.play(START, null)),
        call("refusal position", () -> RULES.refusal(null, MOVE)),
        call("refusal move", () -> RULES.refusal(START, null)),
        call("refusal when over", () -> RULES.refusal(over(), null)),
        call("isLegal position", () -> RULES.isLegal(null, MOVE)),
        call("isLegal move", () -> RULES.isLegal(START, null)),
        call("anyLegal position", () -> RULES.anyLegal(null, move -> true)),
        call("anyLegal test", () -> RULES.anyLegal(START, null)),
        call("legalMoves", () -> RULES.legalMoves(null)),
        call("legalMoves position", () -> RULES.legalMoves(null, new MoveBuffer())),
        call("legalMoves buffer", () -> RULES.legalMoves(START, null)),
        call("steps position", () -> RULES.steps(null, MOVE)),
        call("steps move", () -> RULES.steps(START, null)),
        call("stepsAfter position", () -> RULES.stepsAfter(null, MOVE, List.of())),
        call("stepsAfter move", () -> RULES.stepsAfter(START, null, List.of())),
        call("stepsAfter steps", () -> RULES.stepsAfter(START, MOVE, null)),
        call("draft position", () -> RULES.draft(null, List.of())),
        call("draft steps", () -> RULES.draft(START, null)),
        call("canonical", () -> RULES.canonical(null)),
        call("diagram", () -> RULES.diagram(null)),
        call("next", () -> RULES.next(null, RULES.code(START, MOVE))),
        call("code position", () -> RULES.code(null, MOVE)),
        call("code move", () -> RULES.code(START, null)),
        call("move", () -> RULES.move(null, RULES.code(START, MOVE))),
        call("countLegal", () -> RULES.countLegal(null)),
        call("randomLegal position", () -> RULES.randomLegal(null, new SplitMix64(0))),
        call("randomLegal random", () -> RULES.randomLegal(START, null)),
        call("hash", () -> RULES.hash(null)));
  }

  static Stream<Named<ThrowingCallable>> values() {
    Notation<TzaarPosition, TzaarMove> notation = RULES.notation();
    return Stream.of(
        call("format", () -> notation.format(null)),
        call("parseMove", () -> notation.parseMove(null)),
        call("formatPosition", () -> notation.formatPosition(null)),
        call("parsePosition", () -> notation.parsePosition(null)),
        call("move", () -> TzaarMove.parse(null)),
        call("field", () -> Field.parse(null)),
        call("field order", () -> FIELD.compareTo(null)),
        call("options", () -> TzaarOptions.parse(null)),
        call("options cover", () -> TzaarOptions.DEFAULT.withCover(null)),
        call(
            "options setup",
            () -> new TzaarOptions(null, OptionalLong.empty(), TzaarOptions.Cover.LOSE)),
        call(
            "options seed",
            () -> new TzaarOptions(TzaarOptions.Setup.FIXED, null, TzaarOptions.Cover.LOSE)),
        call("place kind", () -> new TzaarMove.Place(null, FIELD)),
        call("place field", () -> new TzaarMove.Place(Kind.TOTT, null)),
        call("capture from", () -> new TzaarMove.Capture(null, FIELD)),
        call("capture to", () -> new TzaarMove.Capture(FIELD, null)),
        call("reinforce from", () -> new TzaarMove.Reinforce(null, FIELD)),
        call("reinforce to", () -> new TzaarMove.Reinforce(FIELD, null)),
        call("stack kind", () -> new Stack(1, null, 1)),
        call("stack on", () -> START.stack(null)),
        call("stacks", () -> START.stacks(1, null)),
        call("toPlace", () -> START.toPlace(1, null)),
        call("family", () -> new TzaarFamily().rules(null)),
        call("reason locale", () -> TzaarReason.GAME_OVER.message(null, Map.of())),
        call("reason facts", () -> TzaarReason.GAME_OVER.message(Locale.ENGLISH, null)),
        call("ending facts", () -> TzaarEnding.NO_CAPTURE.message(Locale.ENGLISH, null)),
        call("text facts", () -> TzaarTextReason.BAD_PLACING.message(Locale.ENGLISH, null)));
  }

  @ParameterizedTest
  @MethodSource({"rules", "values"})
  void nullIsRefused(ThrowingCallable call) {
    assertThatNullPointerException().isThrownBy(call);
  }

  private static TzaarPosition over() {
    return Setup.of("tzaar").with("ZA1 RC1 TG1 zB1 rD1").table().position();
  }

  private static Named<ThrowingCallable> call(String name, ThrowingCallable call) {
    return Named.of(name, call);
  }
}
