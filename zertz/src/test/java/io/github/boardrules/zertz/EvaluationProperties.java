package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.EvaluationCounts;
import io.github.boardrules.zertz.reference.ReferenceMarbles;
import io.github.boardrules.zertz.reference.ReferencePosition;
import io.github.boardrules.zertz.reference.ReferenceVariant;
import io.github.boardrules.zertz.reference.ReferenceZertz;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.Assume;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What the weights of the evaluation count, against the reference model. */
class EvaluationProperties {
  private static final Map<String, Character> COLOURS =
      Map.of("white", 'W', "grey", 'G', "black", 'B');

  @Property
  void eachWeightCountsWhatItsNameSays(@ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition given = RandomGames.position(new Dice(seed));
    Assume.that(!given.isOver());
    EvaluationCounts.check(
        given.rules(),
        given.position(),
        counts(given.referenceRules().variant(), given.reference()));
  }

  private static Map<String, Double> counts(ReferenceVariant variant, ReferencePosition position) {
    ReferenceMarbles own = position.held(position.side());
    ReferenceMarbles other = position.held(position.otherSide());
    Map<String, Double> counts = new HashMap<>();
    COLOURS.forEach(
        (name, colour) -> {
          double ownPart = (double) own.of(colour) / variant.goals().of(colour);
          double otherPart = (double) other.of(colour) / variant.goals().of(colour);
          counts.put(name, ownPart - otherPart);
          counts.put(name + "-square", ownPart * ownPart - otherPart * otherPart);
        });
    counts.put("turn", 1.0);
    counts.put("capture", ReferenceZertz.chains(position.rings()).isEmpty() ? 0.0 : 1.0);
    for (int missing : Set.of(1, 2)) {
      counts.put("own-missing-" + missing, missing(variant, own) == missing ? 1.0 : 0.0);
      counts.put("other-missing-" + missing, missing(variant, other) == missing ? -1.0 : 0.0);
    }
    return counts;
  }

  /** Returns how many marbles are missing to the nearest goal. */
  private static int missing(ReferenceVariant variant, ReferenceMarbles held) {
    int ofEach = 0;
    int nearest = Integer.MAX_VALUE;
    for (char colour : ReferenceMarbles.COLOURS) {
      ofEach += Math.max(variant.goalOfEach() - held.of(colour), 0);
      nearest = Math.min(nearest, variant.goals().of(colour) - held.of(colour));
    }
    return Math.min(nearest, ofEach);
  }

  /** A search looks further while a capture is due, for the few moves that are legal then. */
  @Example
  void aCaptureIsDueOnlyIfItCannotBeIgnored() {
    GamePosition free = Setup.of("zertz:capture=retract").with("Wd4 Gd5").game();

    assertThat(isQuiet(free)).isTrue();
    assertThat(isQuiet(free.play("Bg4,a1").play("retract"))).isFalse();
    assertThat(isQuiet(Setup.of("zertz").with("Wd4 Gd5").game())).isFalse();
  }

  private static boolean isQuiet(GamePosition game) {
    return game.rules().knowledge().evaluation().orElseThrow().isQuiet(game.position());
  }
}
