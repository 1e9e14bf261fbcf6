package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.zertz.reference.ReferenceMove;
import io.github.boardrules.zertz.reference.ReferencePlace;
import io.github.boardrules.zertz.reference.ReferenceRings;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Chains of jumps (RULES.md, "Invariants", 6). */
class ChainsProperties {

  @Property
  void invariant6StartAndLandingsAreOfOneClassAndTheJumpedPlacesOfOthers(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    for (ReferenceMove.Capture chain : chains(scene)) {
      List<ReferencePlace> touched = new ArrayList<>(List.of(chain.from()));
      chain.jumps().forEach(jump -> touched.add(jump.landing()));
      List<ReferencePlace> jumped = jumped(chain);

      assertThat(touched).allMatch(place -> classOf(place).equals(classOf(chain.from())));
      assertThat(touched).allMatch(place -> (place.column() - chain.from().column()) % 2 == 0);
      assertThat(jumped).noneMatch(place -> classOf(place).equals(classOf(chain.from())));
      assertThat(jumped).doesNotHaveDuplicates().doesNotContainAnyElementsOf(touched);
    }
  }

  @Property
  void invariant6ItMakesNoDifferenceWhetherJumpedMarblesAreLiftedAtTheEnd(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    Assume.that(!scene.over());
    Set<ReferenceMove.Capture> liftedAtTheEnd = new HashSet<>();
    ReferenceRings rings = scene.plain().rings();
    for (ReferencePlace from : rings.places()) {
      if (rings.occupied(from)) {
        ReferenceRings empty = rings.with(from, ReferenceRings.VACANT);
        goOn(empty, new ReferenceMove.Capture(from, List.of()), Set.of(), liftedAtTheEnd);
      }
    }

    assertThat(new HashSet<>(chains(scene))).isEqualTo(liftedAtTheEnd);
  }

  @Property
  void invariant6AfterSoManyJumpsSoManyMoreRingsAreVacantAndTheMarbleCannotJumpOn(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    for (ZertzMove move : scene.legalMoves()) {
      if (move instanceof ZertzMove.Capture capture) {
        ReferenceRings before = scene.plain().rings();
        ReferenceRings after = scene.after(move).plain().rings();
        ReferenceMove.Capture chain =
            (ReferenceMove.Capture) scene.plainTexts().parseMove(capture.toString());

        assertThat(after.vacancies())
            .as("%s", move)
            .hasSize(before.vacancies().size() + chain.jumps().size());
        assertThat(after.occupied(end(chain))).as("%s", move).isTrue();
        assertThat(after.canJump(end(chain))).as("%s", move).isFalse();
      }
    }
  }

  /** The chains of the legal list, in terms of coordinates. */
  private static List<ReferenceMove.Capture> chains(Scene scene) {
    return scene.legalMoves().stream()
        .filter(ZertzMove.Capture.class::isInstance)
        .map(move -> (ReferenceMove.Capture) scene.plainTexts().parseMove(move.toString()))
        .toList();
  }

  /** Which of four classes: both steps of the lattice, (0,+2) and (+1,+1), modulo 2. */
  private static List<Integer> classOf(ReferencePlace place) {
    int skewed = Math.floorDiv(place.height() - place.column(), 2);
    return List.of(Math.floorMod(place.column(), 2), Math.floorMod(skewed, 2));
  }

  private static ReferencePlace end(ReferenceMove.Capture chain) {
    return chain.jumps().isEmpty()
        ? chain.from()
        : chain.jumps().get(chain.jumps().size() - 1).landing();
  }

  private static List<ReferencePlace> jumped(ReferenceMove.Capture chain) {
    List<ReferencePlace> jumped = new ArrayList<>();
    ReferencePlace at = chain.from();
    for (ReferenceMove.Jump jump : chain.jumps()) {
      jumped.add(at.plus(ReferenceRings.directionOfJump(at, jump.landing()).orElseThrow()));
      at = jump.landing();
    }
    return jumped;
  }

  private static void goOn(
      ReferenceRings rings,
      ReferenceMove.Capture chain,
      Set<ReferencePlace> jumped,
      Set<ReferenceMove.Capture> whole) {
    boolean stuck = true;
    for (ReferencePlace direction : ReferencePlace.DIRECTIONS) {
      ReferencePlace over = end(chain).plus(direction);
      ReferencePlace landing = over.plus(direction);
      if (rings.occupied(over) && !jumped.contains(over) && rings.vacant(landing)) {
        stuck = false;
        List<ReferenceMove.Jump> jumps = new ArrayList<>(chain.jumps());
        jumps.add(new ReferenceMove.Jump(rings.marble(over), landing));
        Set<ReferencePlace> more = new HashSet<>(jumped);
        more.add(over);
        goOn(rings, new ReferenceMove.Capture(chain.from(), jumps), more, whole);
      }
    }
    if (stuck && !chain.jumps().isEmpty()) {
      whole.add(chain);
    }
  }
}
