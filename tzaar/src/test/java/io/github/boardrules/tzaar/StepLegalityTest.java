package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.SplitMix64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * RULES.md, "Legality", captures and reinforcements: every reason, and the order of them;
 * "Decisions", 6 and 9.
 */
class StepLegalityTest {
  private static final String FORBID = "tzaar:cover=forbid";
  private static final int GAMES = 20;

  /**
   * The stack on E4 sees t on G4 (before z on H4), r3 on F3, R on E3 and T on D4; D3 C2 B1 are
   * empty, and t stands on E5 behind the hole. A1 sees D4 alone, E3 sees E4 and F3.
   */
  private static GamePosition crossing(String variant, String phase) {
    return Setup.of(variant).with("Z2E4 RE3 TD4 TA1 tG4 zH4 r3F3 tE5").phase(phase).position();
  }

  @Test
  void theMovesThatTheOtherTestsVaryAreLegal() {
    assertThat(crossing("tzaar", "first").legal()).containsExactly("E4xG4");
    assertThat(crossing("tzaar", "second").legal())
        .containsExactlyInAnyOrder(
            "E4xG4", "E4+E3", "E4+D4", "E3+E4", "D4+E4", "D4+A1", "A1+D4", "pass");
    assertThat(crossing(FORBID, "first").legal()).containsExactly("E4xG4");
    assertThat(crossing(FORBID, "second").legal())
        .containsExactlyInAnyOrder("E4xG4", "E4+D4", "D4+A1", "A1+D4", "pass");
  }

  @ParameterizedTest
  @CsvSource({
    // the field of departure is checked first: out of line, across the hole, blocked, no enemy
    // there
    "C1xC2, empty-source, C1",
    "G4xE4, not-yours, G4",
    // the line is checked before the stacks on it
    "E4xG3, not-in-line, G3",
    "E4xE5, across-centre, E5",
    // the first stack in the way is named
    "E4xH4, blocked, G4",
    "D4xE4, own-target, E4",
    "E4xD3, empty-target, D3",
    "E4xF3, too-weak, F3",
  })
  void aCaptureIsRefusedForTheFirstReasonThatApplies(String move, String reason, String cell) {
    for (String variant : List.of("tzaar", FORBID)) {
      for (String phase : List.of("first", "second")) {
        crossing(variant, phase).assertRefused(move, reason, cell);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "C1+C2, empty-source, C1",
    "G4+E4, not-yours, G4",
    "E4+E4, not-in-line, E4",
    "E4+E5, across-centre, E5",
    "D4+F3, blocked, E4",
    "E4+D3, empty-target, D3",
    "E4+G4, enemy-target, G4",
  })
  void aReinforcementIsRefusedForTheFirstReasonThatApplies(
      String move, String reason, String cell) {
    crossing("tzaar", "second").assertRefused(move, reason, cell);
    crossing(FORBID, "second").assertRefused(move, reason, cell);
  }

  @ParameterizedTest
  @CsvSource({"E4+E3, E3, R", "E3+E4, E4, Z", "D4+E4, E4, Z"})
  void theOnlyStackOfAKindMustNotBeCoveredByAnotherKind(String move, String cell, String kind) {
    GamePosition forbid = crossing(FORBID, "second");

    assertThat(crossing("tzaar", "second").reason(move)).isEqualTo("legal");
    forbid.assertRefused(move, "covers-last", cell);
    assertThat(forbid.refusal(move).facts()).isEqualTo(Map.of("to", cell, "kind", kind));
  }

  @Test
  void theFactsHoldWhatTheSentencesNeed() {
    GamePosition given = crossing("tzaar", "second");

    assertThat(given.refusal("C1xC2").facts()).isEqualTo(Map.of("from", "C1"));
    assertThat(given.refusal("E4xG3").facts()).isEqualTo(Map.of("from", "E4", "to", "G3"));
    assertThat(given.refusal("E4xH4").facts())
        .isEqualTo(Map.of("from", "E4", "to", "H4", "field", "G4"));
    assertThat(given.refusal("E4xD3").facts()).isEqualTo(Map.of("to", "D3"));
    assertThat(given.refusal("E4xF3").facts())
        .isEqualTo(Map.of("from", "E4", "to", "F3", "height", "2", "due", "3"));
    assertThat(given.refusal("E4xF3").message())
        .isEqualTo("The stack on E4, 2 high, cannot capture the one on F3, which is 3 high.");
    assertThat(crossing(FORBID, "second").refusal("E4+E3").message(new Locale("hu")))
        .contains("E3", "Tzarnó");
  }

  @Test
  void capturesAreThoseThatThePlayersHaveWhenTheirTurnsBegin() {
    boolean hasMetHighStacks = false;
    for (int seed = 0; seed < GAMES; seed++) {
      TzaarRules rules = TzaarRules.parse("tzaar:setup=random,seed=" + seed);
      SplitMix64 random = new SplitMix64(seed);
      TzaarPosition position = rules.start();
      while (!rules.status(position).isOver()) {
        position = rules.playUnchecked(position, rules.randomLegal(position, random));
        if (position.phase() == TzaarPhase.FIRST && !rules.status(position).isOver()) {
          check(rules, position);
          hasMetHighStacks |= position.highHeights.all() != 0;
        }
      }
    }
    assertThat(hasMetHighStacks).isTrue();
  }

  private static void check(TzaarRules rules, TzaarPosition position) {
    CaptureCounts counts = new CaptureCounts(position);
    TzaarPosition exchanged = GamePosition.withColoursExchanged(position);
    boolean isWhite = position.toMove() == 1;
    TzaarPosition opponents = position.with(position.phaseAndPlayer ^ 1, position.black);

    assertThat(isWhite ? counts.ofWhite : counts.ofBlack).isEqualTo(rules.countLegal(position));
    assertThat(isWhite ? counts.ofBlack : counts.ofWhite).isEqualTo(rules.countLegal(opponents));
    assertThat(counts.attacked).isEqualTo(targets(rules, position) | targets(rules, opponents));
    assertThat(new CaptureCounts(exchanged).attacked).isEqualTo(counts.attacked);
  }

  private static long targets(TzaarRules rules, TzaarPosition position) {
    Set<TzaarField> fields =
        rules.legalMoves(position).stream()
            .map(move -> ((TzaarMove.Capture) move).to())
            .collect(Collectors.toSet());
    return fields.stream().mapToLong(Board::set).reduce(0, (one, other) -> one | other);
  }
}
