package io.github.boardrules.nim;

import io.github.boardrules.core.Reason;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.Game;
import io.github.boardrules.testkit.ReasonLedger;
import io.github.boardrules.testkit.RulesLaws;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The laws of the contract in every variant that the family names, and in some others. */
class LawsTest {
  private static final Catalog CATALOG = Catalog.of(new NimFamily());

  private static final List<GridMove> GRID_MOVES =
      Stream.of("a1", "a1+c1", "a1+a2+a3+a4", "a1+b2", "d1", "a1+b1+c1+d1")
          .map(GridMove::parse)
          .toList();

  private static final List<HeapMove> HEAP_MOVES =
      Stream.of("1:1", "1:2", "2:99", "3:3").map(HeapMove::parse).toList();

  /** Texts that break one condition each. */
  private static final List<String> TEXTS =
      List.of(
          "heaps",
          "heaps:sizes=1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1",
          "a9",
          "a1+a1",
          "9:1",
          "1:100",
          "1-1 1",
          "99-99-99 1");

  @ParameterizedTest
  @MethodSource("variants")
  void everyVariantKeepsTheLaws(String variant) {
    laws(CATALOG.rules(variant)).check(1);
  }

  @Test
  void everyReasonOfThePageIsReachedAndNoOther() {
    ReasonLedger ledger = new ReasonLedger();
    for (String position : List.of("oooo/oooo/oooo/.ooo 1", "..../..../..../.... 2")) {
      for (GridRules rules :
          List.of(GridRules.standard(), GridRules.of(GridOptions.DEFAULT.withLast(Last.LOSES)))) {
        laws(rules)
            .withMoves(GRID_MOVES)
            .withLedger(ledger)
            .checkPosition(rules.notation().parsePosition(position));
      }
    }
    HeapRules rules = HeapRules.parse("heaps:sizes=3-4-5,max=2");
    for (String position : List.of("0-1-5 1", "0-0-0 2")) {
      laws(rules)
          .withMoves(HEAP_MOVES)
          .withLedger(ledger)
          .checkPosition(rules.notation().parsePosition(position));
    }

    ledger.assertExactly(reasons());
  }

  /** Why moves and texts are refused and how games end, as the page has it. */
  static List<Reason> reasons() {
    List<Reason> reasons = new ArrayList<>();
    reasons.addAll(List.of(GridReason.values()));
    reasons.addAll(List.of(HeapReason.values()));
    reasons.addAll(List.of(NimEnding.values()));
    reasons.addAll(List.of(NimTextReason.values()));
    return reasons;
  }

  static Stream<String> variants() {
    return Stream.concat(
        CATALOG.games().stream().map(Game::variants).flatMap(List::stream),
        Stream.of(
            "one-two-three:cols=1,rows=1",
            "one-two-three:cols=2,rows=7,max=any,touch=no",
            "one-two-three:cols=6,rows=6,max=any",
            "heaps:sizes=99",
            "heaps:sizes=10-10-2-2-2-10,max=3",
            "triangle:rows=20,max=12"));
  }

  private static <S extends Object, M extends Object> RulesLaws<S, M> laws(Rules<S, M> rules) {
    return RulesLaws.of(rules).withReader(CATALOG::rules).withReasons(reasons()).withTexts(TEXTS);
  }
}
