package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.tzaar.reference.ReferenceBoard;
import io.github.boardrules.tzaar.reference.ReferenceField;
import io.github.boardrules.tzaar.reference.ReferencePosition;
import io.github.boardrules.tzaar.reference.ReferenceStack;
import io.github.boardrules.tzaar.reference.ReferenceTexts;
import io.github.boardrules.tzaar.reference.ReferenceTzaar;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What every position has (RULES.md, "Invariants", Of a position). */
class PositionProperties {
  private static final int STRANGERS = 30;

  @Property
  void legalMovesExistExactlyWhenTheStatusIsOngoing(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    assertThat(scene.legalMoves().isEmpty()).isEqualTo(!scene.status().equals("ongoing"));
  }

  @Property
  void eachLegalMoveIsListedOnceAndHasNoRefusal(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    assertThat(scene.legalMoves())
        .doesNotHaveDuplicates()
        .allMatch(move -> scene.rules().refusal(scene.position(), move).isEmpty());
  }

  @Property
  void aMoveIsInTheListExactlyWhenItHasNoRefusal(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene, @ForAll long seed) {
    Set<String> legal = new HashSet<>(scene.legal());
    NearMisses strangers = new NearMisses(scene.plain(), new Dice(seed));
    for (int i = 0; i < STRANGERS; i++) {
      TzaarMove move = TzaarMove.parse(ReferenceTexts.format(strangers.next()));

      assertThat(scene.rules().refusal(scene.position(), move).isEmpty())
          .as("%s", move)
          .isEqualTo(legal.contains(move.toString()));
    }
  }

  @Property
  void inPhasePlaceThereAreEmptyFieldsTimesKindsStillHeldMoves(
      @ForAll(supplier = Arbitraries.PlaceScene.class) Scene scene) {
    TzaarPosition position = scene.position();
    int stacks = scene.plain().stacks().size();
    long kinds =
        List.of(Kind.values()).stream()
            .filter(kind -> position.toPlace(position.toMove(), kind) > 0)
            .count();

    assertThat(scene.legalMoves()).hasSize((int) kinds * (60 - stacks));
  }

  @Property
  void inPhasePlaceWhiteHasAsManyPiecesOnTheBoardAsBlackOrOneMore(
      @ForAll(supplier = Arbitraries.PlaceScene.class) Scene scene) {
    ReferencePosition position = scene.plain();

    assertThat(position.stacksOf(1) - position.stacksOf(2)).isEqualTo(position.side() - 1);
  }

  @Property
  void inPhaseOpenThereAreAsManyMovesAsNeighbouringPairsOfDifferentColour(
      @ForAll(supplier = Arbitraries.OpenScene.class) Scene scene) {
    Scene exchanged = Scene.of(scene.rules(), scene.plain().withColoursExchanged(false));

    assertThat(scene.legalMoves())
        .isNotEmpty()
        .hasSize(pairsOfDifferentColour(scene.plain()))
        .hasSameSizeAs(exchanged.legalMoves());
  }

  @Property
  void inPhaseFirstThereAreAtMostSixMovesAStackAndInPhaseSecondThePassBesides(
      @ForAll(supplier = Arbitraries.TurnScene.class) Scene scene) {
    TreeMap<String, Integer> moves = new TreeMap<>();
    scene.legal().forEach(move -> moves.merge(move.substring(0, 2), 1, Integer::sum));

    assertThat(moves.remove("pa")).isEqualTo(scene.phase() == Phase.SECOND ? 1 : null);
    assertThat(moves.values()).allMatch(number -> number <= 6);
  }

  @Property
  void theCapturesInPhaseSecondAreThoseOfPhaseFirst(
      @ForAll(supplier = Arbitraries.TurnOrOverScene.class) Scene scene) {
    int side = scene.position().toMove();

    assertThat(captures(scene.at(side, Phase.SECOND)))
        .isEqualTo(captures(scene.at(side, Phase.FIRST)));
    assertThat(scene.at(side, Phase.FIRST).legal())
        .isEqualTo(captures(scene.at(side, Phase.FIRST)));
  }

  @Property
  void withCoverLoseAStackMayReinforceAnotherExactlyWhenTheOtherMayReinforceIt(
      @ForAll(supplier = Arbitraries.TurnScene.class) Scene scene) {
    List<String> reinforcements = reinforcements(scene.under(TzaarOptions.CoverRule.LOSE));

    assertThat(reinforcements.stream().map(PositionProperties::inReverse).toList())
        .containsExactlyInAnyOrderElementsOf(reinforcements);
  }

  @Property
  void withCoverForbidTheLegalMovesAreThoseOfCoverLoseLessSomeReinforcements(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    Scene losing = scene.under(TzaarOptions.CoverRule.LOSE);
    Scene forbidding = scene.under(TzaarOptions.CoverRule.FORBID);
    List<String> others =
        losing.legal().stream().filter(move -> !forbidding.legal().contains(move)).toList();

    assertThat(losing.legal()).containsAll(forbidding.legal());
    assertThat(reinforcements(losing)).containsAll(others);
    assertThat(forbidding.status()).isEqualTo(losing.status());
  }

  @Property
  void ofAWhiteAndABlackStackThatSeeEachOtherOneCanCaptureAndBothWhenEquallyHigh(
      @ForAll(supplier = Arbitraries.TurnOrOverScene.class) Scene scene) {
    Scene white = scene.at(1, Phase.SECOND);
    Scene black = scene.at(2, Phase.SECOND);
    Assume.that(!white.over());
    ReferencePosition position = scene.plain();
    Set<String> captures = new HashSet<>(captures(white));
    captures.addAll(captures(black));
    for (ReferenceField from : ReferenceBoard.FIELDS) {
      for (ReferenceField direction : ReferenceBoard.DIRECTIONS) {
        if (position.isOf(1, from)) {
          ReferenceTzaar.met(position, from, direction)
              .filter(to -> position.isOf(2, to))
              .ifPresent(to -> assertOneCanCapture(position, from, to, captures));
        }
      }
    }
  }

  @Property
  void atLeastFiveStacksAreOnTheBoardAfterThePlacingAndSixWhileTheGameGoesOn(
      @ForAll(supplier = Arbitraries.WholeGame.class) PlayedGame<Scene, TzaarMove> game) {
    for (PlayedGame.Turn<Scene, TzaarMove> turn : Games.afterThePlacing(game)) {
      Scene after = turn.after();

      assertThat(stacks(after)).as("%s", turn).isGreaterThanOrEqualTo(after.over() ? 5 : 6);
    }
  }

  private static int stacks(Scene scene) {
    TzaarPosition position = scene.position();
    return List.of(Kind.values()).stream()
        .mapToInt(kind -> position.stacks(1, kind) + position.stacks(2, kind))
        .sum();
  }

  private static void assertOneCanCapture(
      ReferencePosition position, ReferenceField one, ReferenceField other, Set<String> captures) {
    ReferenceStack white = position.stack(one).orElseThrow();
    ReferenceStack black = position.stack(other).orElseThrow();
    String there = ReferenceTexts.format(one) + "x" + ReferenceTexts.format(other);
    String back = inReverse(there);

    assertThat(captures.contains(there) || captures.contains(back)).as(there).isTrue();
    assertThat(captures.contains(there) && captures.contains(back))
        .as(there)
        .isEqualTo(white.height() == black.height());
  }

  private static int pairsOfDifferentColour(ReferencePosition position) {
    int pairs = 0;
    for (ReferenceField field : ReferenceBoard.FIELDS) {
      if (position.isOf(1, field)) {
        pairs +=
            (int)
                ReferenceBoard.neighbours(field).stream()
                    .filter(neighbour -> position.isOf(2, neighbour))
                    .count();
      }
    }
    return pairs;
  }

  private static List<String> captures(Scene scene) {
    return scene.legal().stream().filter(move -> move.contains("x")).toList();
  }

  private static List<String> reinforcements(Scene scene) {
    return scene.legal().stream().filter(move -> move.contains("+")).toList();
  }

  private static String inReverse(String move) {
    return move.substring(3) + move.charAt(2) + move.substring(0, 2);
  }
}
