package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.zertz.reference.ReferenceCell;
import io.github.boardrules.zertz.reference.ReferenceMove;
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
  void invariant6StartAndLandingsAreInOneClassAndJumpedCellsInOthers(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition game) {
    for (ReferenceMove.Capture chain : chains(game)) {
      List<ReferenceCell> touched = new ArrayList<>(List.of(chain.from()));
      chain.jumps().forEach(jump -> touched.add(jump.landing()));
      List<ReferenceCell> jumped = jumped(chain);

      assertThat(touched).allMatch(cell -> classOf(cell).equals(classOf(chain.from())));
      assertThat(touched).allMatch(cell -> (cell.column() - chain.from().column()) % 2 == 0);
      assertThat(jumped).noneMatch(cell -> classOf(cell).equals(classOf(chain.from())));
      assertThat(jumped).doesNotHaveDuplicates().doesNotContainAnyElementsOf(touched);
    }
  }

  @Property
  void invariant6LiftingJumpedMarblesAtTheEndMakesNoDifference(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition game) {
    Assume.that(!game.isOver());
    Set<ReferenceMove.Capture> liftedAtTheEnd = new HashSet<>();
    ReferenceRings rings = game.reference().rings();
    for (ReferenceCell from : rings.cells()) {
      if (rings.isOccupied(from)) {
        ReferenceRings empty = rings.with(from, ReferenceRings.VACANT);
        goOn(empty, new ReferenceMove.Capture(from, List.of()), Set.of(), liftedAtTheEnd);
      }
    }

    assertThat(new HashSet<>(chains(game))).isEqualTo(liftedAtTheEnd);
  }

  @Property
  void invariant6AChainVacatesOneRingPerJumpAndItsMarbleCannotJumpOn(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition game) {
    int vacancies = game.reference().rings().vacancies().size();
    for (ReferenceMove.Capture chain : chains(game)) {
      String move = game.referenceTexts().format(chain);
      ReferenceRings after = game.play(move).reference().rings();

      assertThat(after.vacancies()).as(move).hasSize(vacancies + chain.jumps().size());
      assertThat(after.isOccupied(end(chain))).as(move).isTrue();
      assertThat(after.canJump(end(chain))).as(move).isFalse();
    }
  }

  /** Returns the legal chains in coordinates. */
  private static List<ReferenceMove.Capture> chains(GamePosition game) {
    return game.legalMoves().stream()
        .filter(ZertzMove.Capture.class::isInstance)
        .map(move -> (ReferenceMove.Capture) game.referenceTexts().parseMove(move.toString()))
        .toList();
  }

  /** Returns one of four classes: both steps of the lattice, (0,+2) and (+1,+1), modulo 2. */
  private static List<Integer> classOf(ReferenceCell cell) {
    int skewed = Math.floorDiv(cell.height() - cell.column(), 2);
    return List.of(Math.floorMod(cell.column(), 2), Math.floorMod(skewed, 2));
  }

  private static ReferenceCell end(ReferenceMove.Capture chain) {
    return chain.jumps().isEmpty()
        ? chain.from()
        : chain.jumps().get(chain.jumps().size() - 1).landing();
  }

  private static List<ReferenceCell> jumped(ReferenceMove.Capture chain) {
    List<ReferenceCell> jumped = new ArrayList<>();
    ReferenceCell at = chain.from();
    for (ReferenceMove.Jump jump : chain.jumps()) {
      jumped.add(at.plus(ReferenceRings.directionOfJump(at, jump.landing()).orElseThrow()));
      at = jump.landing();
    }
    return jumped;
  }

  private static void goOn(
      ReferenceRings rings,
      ReferenceMove.Capture chain,
      Set<ReferenceCell> jumped,
      Set<ReferenceMove.Capture> whole) {
    boolean stuck = true;
    for (ReferenceCell direction : ReferenceCell.DIRECTIONS) {
      ReferenceCell over = end(chain).plus(direction);
      ReferenceCell landing = over.plus(direction);
      if (rings.isOccupied(over) && !jumped.contains(over) && rings.isVacant(landing)) {
        stuck = false;
        List<ReferenceMove.Jump> jumps = new ArrayList<>(chain.jumps());
        jumps.add(new ReferenceMove.Jump(rings.marble(over), landing));
        Set<ReferenceCell> more = new HashSet<>(jumped);
        more.add(over);
        goOn(rings, new ReferenceMove.Capture(chain.from(), jumps), more, whole);
      }
    }
    if (stuck && !chain.jumps().isEmpty()) {
      whole.add(chain);
    }
  }
}
