package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.MoveBuffer;
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
  void invariant11TheMovesOfAutomaticClaimsAreAmongThoseOfOptionalOnes(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    Set<String> unknown = new TreeSet<>(automatic(scene).legal());
    unknown.removeAll(new HashSet<>(optional(scene).legal()));

    assertThat(unknown).isEmpty();
  }

  @Property
  void invariant11WithoutTheirClaimsBothHaveTheSameMoves(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    boolean lapsePossible =
        scene.rules().options().capture() == ZertzOptions.CaptureRule.RETRACT
            && scene.plain().rings().captureIsPossible();
    Set<String> withAll = withoutClaims(automatic(scene));
    Set<String> withAny = withoutClaims(optional(scene));

    if (lapsePossible) {
      assertThat(withAny.containsAll(withAll)).isTrue();
    } else {
      assertThat(withAny).isEqualTo(withAll);
    }
  }

  @Property
  void invariant11AGameWithAutomaticClaimsCanBePlayedWithOptionalOnes(
      @ForAll(supplier = Arbitraries.AnyRules.class) ZertzRules rules, @ForAll long seed) {
    PlayedGame<Scene, ZertzMove> game =
        Games.any(rules.options().withClaim(ZertzOptions.ClaimRule.AUTOMATIC), new Dice(seed));
    Scene scene = optional(game.opening());
    for (PlayedGame.Turn<Scene, ZertzMove> turn : game.turns()) {
      assertThat(scene.rules().refusal(scene.position(), turn.move())).as("%s", turn).isEmpty();

      scene = scene.after(turn.move());

      assertThat(scene.text()).as("%s", turn).isEqualTo(turn.after().text());
    }
  }

  @Property
  void invariant16PerftOfOptionalClaimsIsNeverBelowThatOfAutomaticOnes(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    Scene optional = optional(scene);
    Scene automatic = automatic(scene);
    for (int depth = 1; depth <= deepest(optional); depth++) {
      assertThat(perft(optional, depth))
          .as("depth %d", depth)
          .isGreaterThanOrEqualTo(perft(automatic, depth));
    }
  }

  private static Scene optional(Scene scene) {
    return scene.under(scene.rules().options().withClaim(ZertzOptions.ClaimRule.OPTIONAL));
  }

  private static Scene automatic(Scene scene) {
    return scene.under(scene.rules().options().withClaim(ZertzOptions.ClaimRule.AUTOMATIC));
  }

  private static Set<String> withoutClaims(Scene scene) {
    return scene.legal().stream()
        .map(move -> move.startsWith("x") ? move : move.replaceFirst("x.*", ""))
        .collect(Collectors.toSet());
  }

  private static int deepest(Scene scene) {
    long moves = scene.rules().countLegal(scene.position());
    return moves <= FEW_MOVES ? 2 : 1;
  }

  private static long perft(Scene scene, int depth) {
    if (depth == 1) {
      return scene.rules().countLegal(scene.position());
    }
    MoveBuffer codes = new MoveBuffer();
    scene.rules().legalMoves(scene.position(), codes);
    long total = 0;
    for (long code : codes.toArray()) {
      ZertzPosition next = scene.rules().playUnchecked(scene.position(), code);
      total += perft(new Scene(scene.rules(), next), depth - 1);
    }
    return total;
  }
}
