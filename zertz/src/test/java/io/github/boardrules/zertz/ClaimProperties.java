package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.search.Perft;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Claims that must be made and claims that may be (RULES.md, "Invariants", 11 and 16). */
class ClaimProperties {
  private static final long FEW_MOVES = 400;

  @Property
  void invariant11MovesOfAutomaticClaimsAreASubsetOfThoseOfOptionalClaims(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition game) {
    Set<String> unknown = new TreeSet<>(automatic(game).legal());
    unknown.removeAll(new HashSet<>(optional(game).legal()));

    assertThat(unknown).isEmpty();
  }

  @Property
  void invariant11StrippedOfClaimsBothHaveTheSameMoves(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition game) {
    boolean lapsePossible =
        game.rules().options().capture() == ZertzOptions.CaptureRule.RETRACT
            && game.reference().rings().isCapturePossible();
    Set<String> withAll = withoutClaims(automatic(game));
    Set<String> withAny = withoutClaims(optional(game));

    if (lapsePossible) {
      assertThat(withAny.containsAll(withAll)).isTrue();
    } else {
      assertThat(withAny).isEqualTo(withAll);
    }
  }

  @Property
  void invariant11AGameWithAutomaticClaimsCanBePlayedWithOptionalOnes(
      @ForAll(supplier = Arbitraries.AnyRules.class) ZertzRules rules, @ForAll long seed) {
    PlayedGame<GamePosition, ZertzMove> played =
        RandomGames.any(
            rules.options().withClaim(ZertzOptions.ClaimRule.AUTOMATIC), new Dice(seed));
    GamePosition game = optional(played.opening());
    for (PlayedGame.Ply<GamePosition, ZertzMove> turn : played.plies()) {
      assertThat(game.rules().refusal(game.position(), turn.move())).as("%s", turn).isEmpty();

      game = game.after(turn.move());

      assertThat(game.text()).as("%s", turn).isEqualTo(turn.after().text());
    }
  }

  @Property
  void invariant16PerftOfOptionalClaimsIsAtLeastThatOfAutomaticClaims(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition game) {
    GamePosition optional = optional(game);
    GamePosition automatic = automatic(game);
    int deepest = optional.rules().countLegal(optional.position()) <= FEW_MOVES ? 2 : 1;
    for (int depth = 1; depth <= deepest; depth++) {
      assertThat(perft(optional, depth))
          .as("depth %d", depth)
          .isGreaterThanOrEqualTo(perft(automatic, depth));
    }
  }

  private static GamePosition optional(GamePosition game) {
    return game.under(game.rules().options().withClaim(ZertzOptions.ClaimRule.OPTIONAL));
  }

  private static GamePosition automatic(GamePosition game) {
    return game.under(game.rules().options().withClaim(ZertzOptions.ClaimRule.AUTOMATIC));
  }

  private static Set<String> withoutClaims(GamePosition game) {
    return game.legal().stream()
        .map(move -> move.startsWith("x") ? move : move.replaceFirst("x.*", ""))
        .collect(Collectors.toSet());
  }

  private static long perft(GamePosition game, int depth) {
    return Perft.count(game.rules(), game.position(), depth);
  }
}
