package io.github.boardrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Step;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class PositionProbeTest {
  private static final Table START = start(Trio.parse("trio"));

  private record Table(Trio rules, TrioPosition position)
      implements PositionProbe<TrioPosition, TrioMove, Table> {
    @Override
    public Table with(TrioPosition position) {
      return new Table(rules, position);
    }
  }

  private static Table start(Trio rules) {
    return new Table(rules, rules.start());
  }

  @Test
  void questionsAndAnswersAreTexts() {
    Table table = START.play("a1", "b2");

    assertThat(table.text()).isEqualTo(table.position().toString());
    assertThat(table.status()).isEqualTo("ongoing");
    assertThat(table.isOver()).isFalse();
    assertThat(table.legal()).contains("c3").doesNotContain("a1");
    assertThat(table.legal("a1-")).isNotEmpty().allMatch(move -> move.startsWith("a1-"));
    assertThat(table.legalMoves()).hasSameSizeAs(table.legal());
    assertThat(table.after(table.move("c3"))).isEqualTo(table.play("c3"));
    assertThat(START.play("a1", "c1", "a2", "c2", "a3").isOver()).isTrue();
  }

  @Test
  void aRefusalHasItsReason() {
    Table table = START.play("a1");

    assertThat(table.reason("a1")).isEqualTo("occupied");
    assertThat(table.reason("b1")).isEqualTo("legal");
    assertThat(table.refusal("a1").cells()).containsExactly("a1");
    assertThatExceptionOfType(AssertionError.class)
        .isThrownBy(() -> table.refusal("b1"))
        .withMessageContaining("b1 is legal");
    assertThatThrownBy(() -> table.play("a1")).isInstanceOf(IllegalMoveException.class);
  }

  @Test
  void stepsAreSeparatedByCommas() {
    assertThat(PositionProbe.steps("")).isEmpty();
    assertThat(PositionProbe.steps("piece:white,cell:d4"))
        .containsExactly(Step.piece("white"), Step.cell("d4"));
    assertThat(START.draft("").next()).isNotEmpty();
  }

  @Test
  void anExpectedRefusalPassesAndAnythingElseFails() {
    Table table = START.play("a1");

    table.assertRefused("a1", "occupied", "a1");
    assertFails(() -> table.assertRefused("b1", "occupied", "b1"), "b1 is legal");
    assertFails(() -> table.assertRefused("a1", "not-yours", "a1"), "reason is occupied");
    assertFails(() -> table.assertRefused("a1", "occupied"), "cells is [a1]");
  }

  @Test
  void methodsThatDisagreeFail() {
    AtomicInteger calls = new AtomicInteger();

    assertDisagree(
        ModifiedTrio.play((position, move) -> ModifiedTrio.CORRECT.playUnchecked(position, 0)),
        "what play throws is Optional.empty");
    assertDisagree(ModifiedTrio.list(moves -> List.of(TrioMove.of(0))), "in the list is true");
    assertDisagree(
        ModifiedTrio.positionTexts(
            position -> "after " + calls.getAndIncrement(), ModifiedTrio.TEXTS::parsePosition),
        "the position afterwards is after ");
    assertDisagree(ModifiedTrio.legal((position, move) -> true), "isLegal is true");
    assertDisagree(ModifiedTrio.encoding((position, move) -> 0), "encode throws is Optional.empty");
    assertDisagree(
        ModifiedTrio.refusal(
            (position, move) ->
                ModifiedTrio.CORRECT
                    .refusal(position, move)
                    .map(found -> Refusal.of(found.reason(), found.cells(), Map.of()))),
        "no placeholder");
  }

  @Test
  void aRefusalIsAskedForInEveryLanguage() {
    Refusal refusal = Refusal.of(new BrokenRest.Spoken("de", "{zelle} ist besetzt."));
    Trio rules =
        ModifiedTrio.refusal(
            (position, move) -> ModifiedTrio.CORRECT.refusal(position, move).map(found -> refusal));
    Table taken = start(rules).play("a1");

    assertFails(() -> taken.assertRefused("a1", "spoken"), "no placeholder in: {zelle}");
  }

  private static void assertDisagree(Trio rules, String message) {
    Table taken = start(rules).play("a1");
    assertFails(() -> taken.assertRefused("a1", "occupied", "a1"), message);
  }

  private static void assertFails(Runnable check, String message) {
    assertThatExceptionOfType(AssertionError.class)
        .isThrownBy(check::run)
        .withMessageContaining(message);
  }
}
