package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.zertz.plain.PlainMove;
import io.github.boardrules.zertz.plain.PlainPlace;
import io.github.boardrules.zertz.plain.PlainRings;
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
      @ForAll(supplier = Cases.AnyScene.class) Scene scene) {
    for (PlainMove.Capture chain : chains(scene)) {
      List<PlainPlace> touched = new ArrayList<>(List.of(chain.from()));
      chain.jumps().forEach(jump -> touched.add(jump.landing()));
      List<PlainPlace> jumped = jumped(chain);

      assertThat(touched).allMatch(place -> classOf(place).equals(classOf(chain.from())));
      assertThat(touched).allMatch(place -> (place.column() - chain.from().column()) % 2 == 0);
      assertThat(jumped).noneMatch(place -> classOf(place).equals(classOf(chain.from())));
      assertThat(jumped).doesNotHaveDuplicates().doesNotContainAnyElementsOf(touched);
    }
  }

  @Property
  void invariant6ItMakesNoDifferenceWhetherJumpedMarblesAreLiftedAtTheEnd(
      @ForAll(supplier = Cases.AnyScene.class) Scene scene) {
    Assume.that(!scene.over());
    Set<PlainMove.Capture> liftedAtTheEnd = new HashSet<>();
    PlainRings rings = scene.plain().rings();
    for (PlainPlace from : rings.places()) {
      if (rings.occupied(from)) {
        PlainRings empty = rings.with(from, PlainRings.VACANT);
        goOn(empty, new PlainMove.Capture(from, List.of()), Set.of(), liftedAtTheEnd);
      }
    }

    assertThat(new HashSet<>(chains(scene))).isEqualTo(liftedAtTheEnd);
  }

  @Property
  void invariant6AfterSoManyJumpsSoManyMoreRingsAreVacantAndTheMarbleCannotJumpOn(
      @ForAll(supplier = Cases.AnyScene.class) Scene scene) {
    for (ZertzMove move : scene.legalMoves()) {
      if (move instanceof ZertzMove.Capture capture) {
        PlainRings before = scene.plain().rings();
        PlainRings after = scene.after(move).plain().rings();
        PlainMove.Capture chain =
            (PlainMove.Capture) scene.plainTexts().parseMove(capture.toString());

        assertThat(after.vacancies())
            .as("%s", move)
            .hasSize(before.vacancies().size() + chain.jumps().size());
        assertThat(after.occupied(end(chain))).as("%s", move).isTrue();
        assertThat(after.canJump(end(chain))).as("%s", move).isFalse();
      }
    }
  }

  /** The chains of the legal list, in terms of coordinates. */
  private static List<PlainMove.Capture> chains(Scene scene) {
    return scene.legalMoves().stream()
        .filter(ZertzMove.Capture.class::isInstance)
        .map(move -> (PlainMove.Capture) scene.plainTexts().parseMove(move.toString()))
        .toList();
  }

  /** Which of four classes: both steps of the lattice, (0,+2) and (+1,+1), modulo 2. */
  private static List<Integer> classOf(PlainPlace place) {
    int skewed = Math.floorDiv(place.height() - place.column(), 2);
    return List.of(Math.floorMod(place.column(), 2), Math.floorMod(skewed, 2));
  }

  private static PlainPlace end(PlainMove.Capture chain) {
    return chain.jumps().isEmpty()
        ? chain.from()
        : chain.jumps().get(chain.jumps().size() - 1).landing();
  }

  private static List<PlainPlace> jumped(PlainMove.Capture chain) {
    List<PlainPlace> jumped = new ArrayList<>();
    PlainPlace at = chain.from();
    for (PlainMove.Jump jump : chain.jumps()) {
      jumped.add(at.plus(PlainRings.directionOfJump(at, jump.landing()).orElseThrow()));
      at = jump.landing();
    }
    return jumped;
  }

  private static void goOn(
      PlainRings rings,
      PlainMove.Capture chain,
      Set<PlainPlace> jumped,
      Set<PlainMove.Capture> whole) {
    boolean stuck = true;
    for (PlainPlace direction : PlainPlace.DIRECTIONS) {
      PlainPlace over = end(chain).plus(direction);
      PlainPlace landing = over.plus(direction);
      if (rings.occupied(over) && !jumped.contains(over) && rings.vacant(landing)) {
        stuck = false;
        List<PlainMove.Jump> jumps = new ArrayList<>(chain.jumps());
        jumps.add(new PlainMove.Jump(rings.marble(over), landing));
        Set<PlainPlace> more = new HashSet<>(jumped);
        more.add(over);
        goOn(rings, new PlainMove.Capture(chain.from(), jumps), more, whole);
      }
    }
    if (stuck && !chain.jumps().isEmpty()) {
      whole.add(chain);
    }
  }
}
