package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Reason;
import io.github.boardrules.testkit.ReasonLedger;
import io.github.boardrules.testkit.RulesLaws;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The laws of the contract in random games of every variant, and in positions set up by hand. */
class LawsTest {
  private static final int GAMES = 2;

  /** Moves that are seldom or never legal, on cells that every base has. */
  private static final List<PylosMove> MOVES =
      Stream.of(
              "1a1",
              "2a1",
              "3a1",
              "1b2x1b2",
              "1b2x1b2x1b2",
              "1b2x1a1",
              "1c3x1a1x1c2",
              "1a1-2a1",
              "1a1-1a1",
              "2a1-1c3",
              "1c3-2a1x2a1x1a1",
              "2a1-3a1x3a1",
              "2b2-3a1")
          .map(PylosMove::parse)
          .toList();

  /** Texts that break one condition each. */
  private static final List<String> TEXTS =
      List.of(
          "pylos:takeback=none,lines=no",
          "pylos:limit=0,takeback=none",
          "..../..../..../....|.../.../..1|../..|. 1 0",
          ".../.../...|../.1|. 1 0",
          "1111/1111/1111/1111|.../.../...|../..|. 2 0",
          "111/111/111|../..|. 2 0",
          "..../..../..../....|.../.../...|../..|. 1 999",
          ".../.../...|../..|. 2 201");

  @ParameterizedTest
  @MethodSource("variants")
  void randomGamesKeepTheLaws(String variant) {
    laws(PylosRules.parse(variant)).withGames(GAMES).check(7);
  }

  @Test
  void everyReasonOfThePageIsReachedAndNoOther() {
    ReasonLedger ledger = new ReasonLedger();
    for (String[] scene : scenes()) {
      PylosRules rules = PylosRules.parse(scene[0]);
      laws(rules).withLedger(ledger).checkPosition(rules.notation().parsePosition(scene[1]));
    }

    ledger.assertExactly(reasons());
  }

  @Test
  void everyVariantIsListedOnce() {
    assertThat(variants()).doesNotHaveDuplicates().contains("pylos", "pylos:takeback=must");
  }

  /** Why moves and texts are refused and how games end, as the page has it. */
  static List<Reason> reasons() {
    List<Reason> reasons = new ArrayList<>();
    reasons.addAll(List.of(PylosReason.values()));
    reasons.addAll(List.of(PylosEnding.values()));
    reasons.addAll(List.of(PylosTextReason.values()));
    return reasons;
  }

  static List<String> variants() {
    return new PylosFamily().games().stream().flatMap(game -> game.variants().stream()).toList();
  }

  private static RulesLaws<PylosPosition, PylosMove> laws(PylosRules rules) {
    return RulesLaws.of(rules)
        .withReader(PylosRules::parse)
        .withReasons(reasons())
        .withMoves(MOVES)
        .withTexts(TEXTS);
  }

  /** Variants and positions: every ending, an empty reserve, and squares to be completed. */
  private static List<String[]> scenes() {
    return List.of(
        new String[] {"pylos", "..../..../..../....|.../.../...|../..|. 1 0"},
        new String[] {"pylos:takeback=must", "..../2222/2221/1111|.../.1./11.|../..|. 1 0"},
        new String[] {"pylos:takeback=must", "..../..../12../12.2|.../.../1..|../..|. 2 0"},
        new String[] {"pylos:takeback=must", "...2/..22/11../.1..|.../.../...|../..|. 1 0"},
        new String[] {"pylos:takeback=none", "...2/..22/11../.1..|.../.../...|../..|. 1 0"},
        new String[] {"pylos:lines=yes,limit=3", "..../...2/.22./111.|.../.../...|../..|. 1 2"},
        new String[] {"pylos:limit=3", "..../...2/.22./111.|.../.../...|../..|. 1 3"},
        new String[] {"pylos:base=3", "212/121/212|12/21|1 2 0"},
        new String[] {"pylos:base=3,out=stuck", "111/111/1..|../..|. 1 0"},
        new String[] {"pylos:base=3,out=stuck", "111/122/122|.1/12|. 1 0"});
  }
}
