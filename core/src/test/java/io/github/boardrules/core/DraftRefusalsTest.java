package io.github.boardrules.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.toy.Hops;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DraftRefusalsTest {
  private static final Step A1 = Step.cell("a1");

  @Test
  void aDeadEndNamesTheLastStepAndItsCell() {
    assertThat(DraftRefusals.deadEnd(List.of(Step.word("pass"), A1)))
        .isEqualTo(
            new Refusal(MoveReason.DEAD_END, List.of("a1"), Map.of("step", "a1", "number", "2")));
    assertThat(DraftRefusals.deadEnd(List.of(Step.piece("W"))))
        .isEqualTo(new Refusal(MoveReason.DEAD_END, List.of(), Map.of("step", "W", "number", "1")));
    Refusal first = DraftRefusals.deadEnd(List.of(A1));
    Refusal second = DraftRefusals.deadEnd(List.of(A1, A1));

    assertThat(first.message()).isEqualTo("No legal move begins with a1.");
    assertThat(second.message()).isEqualTo("No legal move goes on with a1.");
    assertThat(first.message(Locale.forLanguageTag("hu")))
        .isEqualTo("Egyetlen szabályos lépés sem kezdődik így: a1.");
  }

  @Test
  void ofSeveralRefusalsTheOneWithTheLastReasonCounts() {
    Refusal over = Refusal.of(MoveReason.GAME_OVER);
    Refusal illegal = new Refusal(MoveReason.ILLEGAL, List.of("a1"), Map.of("move", "x"));
    Refusal other = new Refusal(MoveReason.ILLEGAL, List.of("b1"), Map.of("move", "y"));

    assertThat(DraftRefusals.lastReason(List.of(over, illegal, other))).contains(illegal);
    assertThat(DraftRefusals.lastReason(List.of())).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "cell:b, not-yours, b", // of its hops, the refusal with the last reason
    "cell:a cell:b, occupied, b",
    "cell:d, dead-end, d", // no piece
    "cell:a cell:f, dead-end, f",
    "cell:x, dead-end, x",
    "word:a, dead-end, ''",
    "cell:a word:b, dead-end, ''"
  })
  void aPieceThatCannotMoveIsExplainedByTheCellsItCannotReach(
      String steps, String code, String cells) {
    Hops hops = new Hops(true);

    Draft<Hops.Position, Hops.Move> draft =
        hops.draft(
            Hops.Position.parse("wb.x.. 00 00 1"),
            Stream.of(steps.split(" ", -1)).map(Step::parse).toList());

    assertThat(draft.refusal().orElseThrow().reason().code()).isEqualTo(code);
    assertThat(String.join(" ", draft.refusal().orElseThrow().cells())).isEqualTo(cells);
  }
}
