package io.github.boardrules.tzaar;

import io.github.boardrules.core.Reason;
import io.github.boardrules.testkit.PerftVectors;
import io.github.boardrules.testkit.ReasonLedger;
import io.github.boardrules.testkit.RulesLaws;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The laws of the contract in the positions of the vectors. */
class LawsTest {
  private static final List<TzaarMove> MOVES =
      Stream.of("pass", "Z@E4", "T@A1", "E4xE5", "A1xA1", "B6xB4", "B1+A1", "C1+C2")
          .map(TzaarMove::parse)
          .toList();

  /** Texts that break one condition each. */
  private static final List<String> TEXTS =
      List.of(
          "tzaar:setup=random",
          "tzaar:seed=1",
          "Z30R../....../......./......../......../......../......./....../..... 1 first",
          "Z2..../....../......./......../......../......../......./....../..... 2 place",
          "ZRTzr/t...../......./......../......../......../......./....../..... 2 open",
          "Z..../....../......./......../......../......../......./....../z.... 1 first",
          "ttttT/TrrrRT/TRzzZRT/TRZtTZRT/TRZTtzrt/trztTzrt/trzZZrt/trRRRt/tTTTT 1 first");

  @Test
  void everyReasonOfThePageIsReachedAndNoOther() {
    ReasonLedger ledger = new ReasonLedger();
    for (Scene scene : scenes()) {
      RulesLaws.of(scene.rules())
          .withLedger(ledger)
          .withReasons(reasons())
          .withReader(TzaarRules::parse)
          .withMoves(MOVES)
          .withTexts(TEXTS)
          .checkPosition(scene.position());
    }

    ledger.assertExactly(reasons());
  }

  /** Why moves and texts are refused and how games end, as the page has it. */
  static List<Reason> reasons() {
    List<Reason> reasons = new ArrayList<>();
    reasons.addAll(List.of(TzaarReason.values()));
    reasons.addAll(List.of(TzaarEnding.values()));
    reasons.addAll(List.of(TzaarTextReason.values()));
    return reasons;
  }

  private static List<Scene> scenes() {
    List<Scene> scenes = new ArrayList<>();
    for (PerftVectors.Row row : PerftVectors.parse(Vectors.lines(Vectors.COUNTS)).rows()) {
      if (row.depth() == 1 && row.position().isPresent()) {
        scenes.add(Scene.of(TzaarRules.parse(row.variant()), row.position().get()));
      }
    }
    return scenes;
  }
}
