package io.github.boardrules.core;

import static io.github.boardrules.core.toy.Failures.refusedAt;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.toy.Counters;
import io.github.boardrules.core.toy.Hops;
import io.github.boardrules.core.toy.Walk;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextRulesTest {
  private final Counters counters = new Counters.Packed("counters:left=2,right=1");
  private final TextRules rules = TextRules.of(counters);
  private final TextRules walk = TextRules.of(new Walk());

  @Test
  void aGameIsPlayedInStrings() {
    assertThat(rules.rules()).isSameAs(counters);
    assertThat(rules).hasToString("counters:left=2,right=1");
    assertThat(rules.variant()).isEqualTo("counters:left=2,right=1");
    assertThat(rules.players()).isEqualTo(2);
    assertThat(rules.maxPlies()).hasValue(3);
    assertThat(walk.maxPlies()).isEmpty();
    assertThat(rules.start()).isEqualTo("2,1 1");
    assertThat(rules.legalMoves(rules.start())).containsExactly("l1", "l2", "r1");
    assertThat(rules.play("2,1 1", "l2")).isEqualTo("0,1 2");
    assertThat(rules.play("0,1 2", "r1")).isEqualTo("0,0 1");
    assertThat(rules.legalMoves("0,0 1")).isEmpty();
    assertThat(rules.diagram("2,1 1")).isEqualTo(Diagram.ofText("2,1 1"));
    assertThat(rules.isLegal("2,1 1", "l2")).isTrue();
    assertThat(rules.refusal("2,1 1", "l2")).isEmpty();
    assertThat(rules.isLegal("2,1 1", "l3")).isFalse();
    assertThat(rules.refusal("2,1 1", "l3")).contains(Counters.illegal("l3"));
    assertThatThrownBy(() -> rules.play("2,1 1", "l3")).isInstanceOf(IllegalMoveException.class);
  }

  @Test
  void legalMovesAreCountedInBothLayers() {
    assertThat(rules.countLegal("2,1 1")).isEqualTo(3);
    assertThat(rules.countLegal("0,0 1")).isZero();
    assertThat(walk.countLegal("3 1")).isEqualTo(2);
    TextRules knowing =
        TextRules.of(
            new Counters.Packed("counters") {
              @Override
              public long countLegal(Position position) {
                return 1L << 40;
              }
            });

    assertThat(knowing.countLegal("2,1 1")).isEqualTo(1L << 40);
  }

  @Test
  void movesAreEnteredStepByStep() {
    Step left = Step.parse("cell:l");

    assertThat(rules.moveEntry().steps("2,1 1", "l2")).containsExactly(left, left);
    assertThat(rules.draft("2,1 1", List.of()))
        .isEqualTo(Draft.partial(Set.of(left, Step.parse("cell:r")), Counters.PROMPT));
    assertThat(rules.draft("2,1 1", List.of(left)))
        .isEqualTo(Draft.complete(Set.of(left), "l1", "1,1 2", Counters.PROMPT));
    assertThat(rules.draft("2,1 1", List.of(Step.parse("word:pass"))).refusal()).isPresent();
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void theEntryOfMovesIsThatOfTheRulesBehind(boolean canChoose) {
    Hops hops = new Hops(canChoose);
    TextRules texts = TextRules.of(hops);
    String start = texts.start();
    MoveEntry<String, String> entry = texts.moveEntry();

    assertThat(entry.canChooseAnotherPiece()).isEqualTo(canChoose);
    assertThat(entry.candidates(texts, start, List.of())).isEqualTo(texts.legalMoves(start));
    for (Hops.Move move : hops.legalMoves(hops.start())) {
      assertThat(entry.transfers(start, move.text()))
          .isEqualTo(hops.moveEntry().transfers(hops.start(), move));
    }
  }

  @Test
  void symmetriesMapTextsAndTheLeastImageIsCanonical() {
    assertThat(rules.symmetries())
        .extracting(symmetry -> symmetry.position("2,1 1"))
        .containsExactly("2,1 1", "1,2 1", "2,1 2", "1,2 2");
    assertThat(rules.toCanonical("2,1 2").position("2,1 2")).isEqualTo("1,2 1");
    assertThat(rules.toCanonical("2,1 2").move("l1")).isEqualTo("r1");
    assertThat(rules.toCanonical("2,1 2").player(1)).isEqualTo(2);
    assertThat(rules.canonical("2,1 2")).isEqualTo("1,2 1");
  }

  @Test
  void aTextThatCannotBeReadIsRefusedEverywhere() {
    List<Consumer<String>> positions =
        List.of(
            rules::status,
            text -> rules.statusMessage(text, Locale.ENGLISH),
            text -> rules.legalMoves(text),
            rules::countLegal,
            text -> rules.isLegal(text, "l1"),
            text -> rules.refusal(text, "l1"),
            text -> rules.play(text, "l1"),
            text -> rules.moveEntry().steps(text, "l1"),
            text -> rules.draft(text, List.of()),
            rules::canonical,
            rules::toCanonical,
            text -> rules.packed().pack(text),
            text -> rules.changes(text, "l1"),
            rules.notation()::parsePosition,
            rules.symmetries().get(0)::position,
            rules::diagram);
    List<Consumer<String>> moves =
        List.of(
            text -> rules.isLegal("2,1 1", text),
            text -> rules.refusal("2,1 1", text),
            text -> rules.play("2,1 1", text),
            text -> rules.changes("2,1 1", text),
            rules.notation()::parseMove,
            rules.symmetries().get(0)::move,
            text -> rules.moveEntry().steps("2,1 1", text));

    assertThat(positions).allSatisfy(method -> refusedAt(() -> method.accept("2;1 1"), "2;1 1", 2));
    assertThat(moves).allSatisfy(method -> refusedAt(() -> method.accept("lx"), "lx", 2));
  }
}
