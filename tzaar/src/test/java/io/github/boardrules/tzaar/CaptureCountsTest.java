package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.SplitMix64;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class CaptureCountsTest {
  private static final int GAMES = 20;

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
    TzaarPosition exchanged = position.withColoursExchanged();
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
