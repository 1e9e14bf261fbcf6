package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.Game;
import io.github.boardrules.tzaar.plain.PlainBoard;
import io.github.boardrules.tzaar.plain.PlainField;
import io.github.boardrules.tzaar.plain.PlainPosition;
import io.github.boardrules.tzaar.plain.PlainStack;
import io.github.boardrules.tzaar.plain.PlainTexts;
import io.github.boardrules.tzaar.plain.PlainTzaar;
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
      @ForAll(supplier = Cases.AnyScene.class) Scene scene) {
    assertThat(scene.legalMoves().isEmpty()).isEqualTo(!scene.status().equals("ongoing"));
  }

  @Property
  void eachLegalMoveIsListedOnceAndHasNoRefusal(
      @ForAll(supplier = Cases.AnyScene.class) Scene scene) {
    assertThat(scene.legalMoves())
        .doesNotHaveDuplicates()
        .allMatch(move -> scene.rules().refusal(scene.position(), move).isEmpty());
  }

  @Property
  void aMoveIsInTheListExactlyWhenItHasNoRefusal(
      @ForAll(supplier = Cases.AnyScene.class) Scene scene, @ForAll long seed) {
    Set<String> legal = new HashSet<>(scene.legal());
    Strangers strangers = new Strangers(scene.plain(), new Dice(seed));
    for (int i = 0; i < STRANGERS; i++) {
      TzaarMove move = TzaarMove.parse(PlainTexts.format(strangers.next()));

      assertThat(scene.rules().refusal(scene.position(), move).isEmpty())
          .as("%s", move)
          .isEqualTo(legal.contains(move.toString()));
    }
  }

  @Property
  void inPhasePlaceThereAreEmptyFieldsTimesKindsStillHeldMoves(
      @ForAll(supplier = Cases.PlaceScene.class) Scene scene) {
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
      @ForAll(supplier = Cases.PlaceScene.class) Scene scene) {
    PlainPosition position = scene.plain();

    assertThat(position.stacksOf(1) - position.stacksOf(2)).isEqualTo(position.side() - 1);
  }

  @Property
  void inPhaseOpenThereAreAsManyMovesAsNeighbouringPairsOfDifferentColour(
      @ForAll(supplier = Cases.OpenScene.class) Scene scene) {
    Scene exchanged = Scene.of(scene.rules(), scene.plain().withColoursExchanged(false));

    assertThat(scene.legalMoves())
        .isNotEmpty()
        .hasSize(pairsOfDifferentColour(scene.plain()))
        .hasSameSizeAs(exchanged.legalMoves());
  }

  @Property
  void inPhaseFirstThereAreAtMostSixMovesAStackAndInPhaseSecondThePassBesides(
      @ForAll(supplier = Cases.TurnScene.class) Scene scene) {
    TreeMap<String, Integer> moves = new TreeMap<>();
    scene.legal().forEach(move -> moves.merge(move.substring(0, 2), 1, Integer::sum));

    assertThat(moves.remove("pa")).isEqualTo(scene.phase() == Phase.SECOND ? 1 : null);
    assertThat(moves.values()).allMatch(number -> number <= 6);
  }

  @Property
  void theCapturesInPhaseSecondAreThoseOfPhaseFirst(
      @ForAll(supplier = Cases.TurnOrOverScene.class) Scene scene) {
    int side = scene.position().toMove();

    assertThat(captures(scene.at(side, Phase.SECOND)))
        .isEqualTo(captures(scene.at(side, Phase.FIRST)));
    assertThat(scene.at(side, Phase.FIRST).legal())
        .isEqualTo(captures(scene.at(side, Phase.FIRST)));
  }

  @Property
  void withCoverLoseAStackMayReinforceAnotherExactlyWhenTheOtherMayReinforceIt(
      @ForAll(supplier = Cases.TurnScene.class) Scene scene) {
    List<String> reinforcements = reinforcements(scene.under(TzaarOptions.Cover.LOSE));

    assertThat(reinforcements.stream().map(PositionProperties::inReverse).toList())
        .containsExactlyInAnyOrderElementsOf(reinforcements);
  }

  @Property
  void withCoverForbidTheLegalMovesAreThoseOfCoverLoseLessSomeReinforcements(
      @ForAll(supplier = Cases.AnyScene.class) Scene scene) {
    Scene losing = scene.under(TzaarOptions.Cover.LOSE);
    Scene forbidding = scene.under(TzaarOptions.Cover.FORBID);
    List<String> others =
        losing.legal().stream().filter(move -> !forbidding.legal().contains(move)).toList();

    assertThat(losing.legal()).containsAll(forbidding.legal());
    assertThat(reinforcements(losing)).containsAll(others);
    assertThat(forbidding.status()).isEqualTo(losing.status());
  }

  @Property
  void ofAWhiteAndABlackStackThatSeeEachOtherOneCanCaptureAndBothWhenEquallyHigh(
      @ForAll(supplier = Cases.TurnOrOverScene.class) Scene scene) {
    Scene white = scene.at(1, Phase.SECOND);
    Scene black = scene.at(2, Phase.SECOND);
    Assume.that(!white.over());
    PlainPosition position = scene.plain();
    Set<String> captures = new HashSet<>(captures(white));
    captures.addAll(captures(black));
    for (PlainField from : PlainBoard.FIELDS) {
      for (PlainField direction : PlainBoard.DIRECTIONS) {
        if (position.isOf(1, from)) {
          PlainTzaar.met(position, from, direction)
              .filter(to -> position.isOf(2, to))
              .ifPresent(to -> assertOneCanCapture(position, from, to, captures));
        }
      }
    }
  }

  @Property
  void atLeastFiveStacksAreOnTheBoardAfterThePlacingAndSixWhileTheGameGoesOn(
      @ForAll(supplier = Cases.WholeGame.class) Game<Scene, TzaarMove> game) {
    for (Game.Turn<Scene, TzaarMove> turn : Games.afterThePlacing(game)) {
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
      PlainPosition position, PlainField one, PlainField other, Set<String> captures) {
    PlainStack white = position.stack(one).orElseThrow();
    PlainStack black = position.stack(other).orElseThrow();
    String there = PlainTexts.format(one) + "x" + PlainTexts.format(other);
    String back = inReverse(there);

    assertThat(captures.contains(there) || captures.contains(back)).as(there).isTrue();
    assertThat(captures.contains(there) && captures.contains(back))
        .as(there)
        .isEqualTo(white.height() == black.height());
  }

  private static int pairsOfDifferentColour(PlainPosition position) {
    int pairs = 0;
    for (PlainField field : PlainBoard.FIELDS) {
      if (position.isOf(1, field)) {
        pairs +=
            (int)
                PlainBoard.neighbours(field).stream()
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
