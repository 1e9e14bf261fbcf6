package io.github.boardrules.zertz;

import io.github.boardrules.core.Reason;
import io.github.boardrules.testkit.GameLog;
import io.github.boardrules.testkit.PerftVectors;
import io.github.boardrules.testkit.ReasonLedger;
import io.github.boardrules.testkit.RulesLaws;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The laws of the contract in the positions of the vectors. */
class LawsTest {
  private static final List<ZertzMove> MOVES =
      Stream.of("pass", "retract", "Wd4", "Wh1,d4", "xd1Gd3").map(ZertzMove::parse).toList();

  private static final List<String> TEXTS =
      List.of(
          "Wd4,d1xWb1Wa1",
          "..../...../....../......./....../...../.... 5,7,9 0,0,0 0,0,0 1 !",
          "..../...../....../......./....../...../.... 5,7,9 0,0,1 0,0,0 1 -");

  @Test
  void everyReasonOfThePageIsReachedAndNoOther() {
    ReasonLedger ledger = new ReasonLedger();
    for (Scene scene : scenes()) {
      RulesLaws.of(scene.rules())
          .withLedger(ledger)
          .withReasons(reasons())
          .withReader(ZertzRules::parse)
          .withMoves(MOVES)
          .withTexts(TEXTS)
          .checkPosition(scene.position());
    }

    ledger.assertExactly(reasons());
  }

  /** Why moves and texts are refused and how games end, as the page has it. */
  static List<Reason> reasons() {
    List<Reason> reasons = new ArrayList<>();
    reasons.addAll(List.of(ZertzReason.values()));
    reasons.addAll(List.of(ZertzEnding.values()));
    reasons.addAll(List.of(ZertzTextReason.values()));
    return reasons;
  }

  private static List<Scene> scenes() {
    List<Scene> scenes = new ArrayList<>();
    for (PerftVectors.Row row : PerftVectors.parse(Vectors.lines(Vectors.COUNTS)).rows()) {
      if (row.depth() == 1 && row.position().isPresent()) {
        scenes.add(Scene.of(row.variant(), row.position().get()));
      }
    }
    for (GameLog game : Vectors.games()) {
      scenes.add(Scene.of(game.variant(), game.positions().get(game.positions().size() - 1)));
    }
    scenes.add(
        Scene.of(
            "zertz:stall=3", "..../...../....../......./....../...../.... 5,7,9 0,0,0 0,0,0 1 s3"));
    return scenes;
  }
}
