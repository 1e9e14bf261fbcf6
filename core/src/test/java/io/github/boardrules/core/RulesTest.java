package io.github.boardrules.core;

import static io.github.boardrules.core.toy.Failures.illegalArgument;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.boardrules.core.grid.Bits;
import io.github.boardrules.core.toy.Counters;
import io.github.boardrules.core.toy.Counters.Position;
import io.github.boardrules.core.toy.Counters.Take;
import io.github.boardrules.core.toy.Hops;
import io.github.boardrules.core.toy.Walk;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The defaults of the contract, plain and packed. */
class RulesTest {
  private static final Step LEFT = Step.cell("l");
  private static final Step RIGHT = Step.cell("r");

  private final Counters counters = new Counters("counters:left=2,right=1");
  private final Position start = counters.start();
  private final Position over = new Position(0, 0, 2);
  private final Walk walk = new Walk();

  private final Counters.Packed packed = new Counters.Packed("counters:left=2,right=1");

  @Test
  void aGameHasTwoPlayersAndNoBoundUnlessItSaysSo() {
    assertThat(walk.players()).isEqualTo(2);
    assertThat(walk.maxPlies()).isEmpty();
    assertThat(walk.playerName(2)).isEmpty();
    assertThat(Rules.requirePlayer(2)).isEqualTo(2);
    illegalArgument(() -> walk.playerName(3), "A player is 1 or 2, not 3.");
  }

  @Test
  void playersAreNumberedUpToTheirNumber() {
    Walk three =
        new Walk() {
          @Override
          public int players() {
            return 3;
          }
        };
    assertThat(three.playerName(3)).isEmpty();
    illegalArgument(() -> three.playerName(4), "A player is 1 to 3, not 4.");
    illegalArgument(() -> three.playerName(0), "A player is 1 to 3, not 0.");
  }

  @Test
  void aMoveThatIsNotLegalIsRefusedAndNamedUnlessTheGameIsOver() {
    Take legal = new Take('l', 2);
    Take illegal = new Take('r', 2);
    Refusal refusal = Refusal.of(MoveReason.ILLEGAL, "move", "r2");

    assertThat(counters.refusal(start, legal)).isEmpty();
    assertThat(counters.isLegal(start, legal)).isTrue();
    assertThat(counters.refusal(start, illegal)).contains(refusal);
    assertThat(counters.isLegal(start, illegal)).isFalse();
    assertThat(counters.refusal(over, legal)).contains(Refusal.of(MoveReason.GAME_OVER));
    IllegalMoveException thrown =
        catchThrowableOfType(IllegalMoveException.class, () -> counters.play(start, illegal));
    assertThat(thrown.refusal()).isEqualTo(refusal);
    assertThat(thrown).hasMessage("illegal: The move r2 is not legal here.");
  }

  @Test
  void legalMovesAreTriedInOrderUntilOnePasses() {
    List<Take> tried = new ArrayList<>();

    boolean found =
        counters.anyLegal(
            start,
            move -> {
              tried.add(move);
              return move.count() == 2;
            });

    assertThat(found).isTrue();
    assertThat(tried).containsExactly(new Take('l', 1), new Take('l', 2));
    assertThat(counters.anyLegal(start, move -> move.count() == 3)).isFalse();
    assertThat(counters.anyLegal(over, move -> true)).isFalse();
  }

  @Test
  void aMoveIsOneWordUnlessTheGameSaysMore() {
    assertThat(walk.moveEntry().steps(walk.start(), Walk.Move.UP)).containsExactly(Step.word("up"));
    assertThat(walk.moveEntry().wordLabel("up")).isEqualTo(Label.of("up"));
    assertThat(walk.moveEntry().wordArrow("up")).isEmpty();
    assertThat(walk.moveEntry().canChooseAnotherPiece()).isTrue();
  }

  @Test
  void theStepsThatFollowAreTheNextOneOfTheWholeMove() {
    Take two = new Take('l', 2);

    assertThat(counters.moveEntry().nextSteps(start, two, List.of())).contains(Set.of(LEFT));
    assertThat(counters.moveEntry().nextSteps(start, two, List.of(LEFT))).contains(Set.of(LEFT));
    assertThat(counters.moveEntry().nextSteps(start, two, List.of(LEFT, LEFT))).contains(Set.of());
    assertThat(counters.moveEntry().nextSteps(start, two, List.of(LEFT, LEFT, LEFT))).isEmpty();
    assertThat(counters.moveEntry().nextSteps(start, two, List.of(RIGHT))).isEmpty();
  }

  @Test
  void aDraftIsOpenOrAMoveWhichMayBeginAnotherOrADeadEnd() {
    assertThat(counters.draft(start, List.of()))
        .isEqualTo(Draft.partial(Set.of(LEFT, RIGHT), Counters.PROMPT));
    assertThat(counters.draft(start, List.of(LEFT)))
        .isEqualTo(
            Draft.complete(Set.of(LEFT), new Take('l', 1), new Position(1, 1, 2), Counters.PROMPT));
    assertThat(counters.draft(start, List.of(LEFT, LEFT)))
        .isEqualTo(
            Draft.complete(Set.of(), new Take('l', 2), new Position(0, 1, 2), Draft.COMPLETE));
    assertThat(counters.draft(start, List.of(RIGHT, LEFT)))
        .isEqualTo(Draft.rejected(Refusal.deadEnd(List.of(RIGHT, LEFT))));
    Refusal gameOver = Refusal.of(MoveReason.GAME_OVER);
    assertThat(counters.draft(over, List.of()).refusal()).contains(gameOver);
    assertThat(counters.draft(over, List.of(LEFT)).refusal()).contains(gameOver);
  }

  @Test
  void whatAMoveChangesIsWhatTheGameOrTheDiagramsSay() {
    Hops hops = new Hops(true);
    Hops.Position position = Hops.Position.parse("wb.... 10 00 1");

    assertThat(hops.changes(position, new Hops.Move("a-c")))
        .hasToString(
            "MoveChanges[cells=[a, b, c],"
                + " transfers=[white: cell:a -> cell:c, black: cell:b -> stock:taken]]");
    assertThat(hops.changes(position, new Hops.Move("+f")))
        .hasToString("MoveChanges[cells=[f], transfers=[white: stock:pool -> cell:f]]");
  }

  @Test
  void theCanonicalPositionIsTheLeastImage() {
    assertThat(counters.symmetries())
        .extracting(symmetry -> counters.canonical(symmetry.position(start)))
        .containsOnly(new Position(1, 2, 1));
    Symmetry<Walk.Position, Walk.Move> identity = walk.symmetries().get(0);
    Walk.Position high = new Walk.Position(4, 2);

    assertThat(walk.symmetries()).hasSize(1);
    assertThat(walk.canonical(high)).isSameAs(high);
    assertThat(identity.position(high)).isSameAs(high);
    assertThat(identity.move(Walk.Move.UP)).isEqualTo(Walk.Move.UP);
    assertThat(identity.player(2)).isEqualTo(2);
  }

  @Test
  void aDiagramShowsTheTextWhereTheGameDrawsNothing() {
    assertThat(walk.diagram(walk.start())).isEqualTo(Diagram.ofText("3 1"));
    assertThat(Diagram.ofText("3 1").stocks()).containsExactly(new Diagram.Stock("3 1", List.of()));
  }

  @Test
  void movesAndCodesAreChecked() {
    Take right = new Take('r', 1);

    assertThat(packed.encode(start, right)).isEqualTo(11);
    assertThat(packed.play(start, right)).isEqualTo(new Position(2, 0, 2));
    assertThatThrownBy(() -> packed.encode(start, new Take('r', 2)))
        .isInstanceOf(IllegalMoveException.class);
  }

  @Test
  void theListIsAViewOfTheCodes() {
    List<Take> moves = packed.legalMoves(start);

    assertThat(moves).containsExactly(new Take('l', 1), new Take('l', 2), new Take('r', 1));
    assertThatThrownBy(() -> moves.set(0, new Take('l', 9)))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> moves.get(3)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThat(packed.legalMoves(over)).isEmpty();
    assertThat(packed.countLegal(start)).isEqualTo(3);
    assertThat(packed.countLegal(over)).isZero();
    assertThat(counters.countLegal(start)).isEqualTo(3);
    assertThat(counters.countLegal(over)).isZero();
  }

  @Test
  void everyLegalMoveIsChosenAsOftenAsAnyOther() {
    SplitMix64 random = new SplitMix64(1);
    Map<Long, Integer> chosen = new TreeMap<>();

    for (int i = 0; i < 3_000; i++) {
      chosen.merge(packed.randomLegal(start, random), 1, Integer::sum);
    }

    assertThat(chosen).containsOnlyKeys(1L, 2L, 11L);
    assertThat(chosen.values()).allMatch(count -> 900 < count && count < 1_100);
    assertThatThrownBy(() -> packed.randomLegal(over, new SplitMix64(1)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("The game is over");
  }

  @Test
  void equalPositionsHaveEqualHashesWithTheirBitsMixed() {
    assertThat(packed.hash(new Position(2, 1, 1))).isEqualTo(packed.hash(start));
    assertThat(packed.hash(start)).isEqualTo(Bits.mix(start.hashCode()));
  }
}
