package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

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

/** Properties of every position (RULES.md, "Invariants", Of a position). */
class PositionProperties {
  @Property
  void inPhasePlaceThereIsAMoveForEachEmptyFieldAndEachKindLeft(
      @ForAll(supplier = Arbitraries.PlacePosition.class) GamePosition given) {
    TzaarPosition position = given.position();
    int stacks = given.reference().stacks().size();
    long kinds =
        List.of(TzaarKind.values()).stream()
            .filter(kind -> position.toPlace(position.toMove(), kind) > 0)
            .count();

    assertThat(given.legalMoves()).hasSize((int) kinds * (60 - stacks));
  }

  @Property
  void inPhasePlaceWhiteHasAsManyPiecesOnTheBoardAsBlackOrOneMore(
      @ForAll(supplier = Arbitraries.PlacePosition.class) GamePosition given) {
    ReferencePosition position = given.reference();

    assertThat(position.stacksOf(1) - position.stacksOf(2)).isEqualTo(position.side() - 1);
  }

  @Property
  void inPhaseOpenThereAreAsManyMovesAsNeighbouringPairsOfDifferentColour(
      @ForAll(supplier = Arbitraries.OpenPosition.class) GamePosition given) {
    GamePosition exchanged =
        GamePosition.of(given.rules(), given.reference().withColoursExchanged(false));

    assertThat(given.legalMoves())
        .isNotEmpty()
        .hasSize(pairsOfDifferentColour(given.reference()))
        .hasSameSizeAs(exchanged.legalMoves());
  }

  @Property
  void eachStackHasAtMostSixMovesAndThePassIsLegalInPhaseSecondAlone(
      @ForAll(supplier = Arbitraries.TurnPosition.class) GamePosition given) {
    TreeMap<String, Integer> moves = new TreeMap<>();
    given.legal().forEach(move -> moves.merge(move.substring(0, 2), 1, Integer::sum));

    assertThat(moves.remove("pa")).isEqualTo(given.phase() == TzaarPhase.SECOND ? 1 : null);
    assertThat(moves.values()).allMatch(number -> number <= 6);
  }

  @Property
  void theCapturesInPhaseSecondAreThoseOfPhaseFirst(
      @ForAll(supplier = Arbitraries.TurnOrOverPosition.class) GamePosition given) {
    int side = given.position().toMove();

    assertThat(captures(given.at(side, TzaarPhase.SECOND)))
        .isEqualTo(captures(given.at(side, TzaarPhase.FIRST)));
    assertThat(given.at(side, TzaarPhase.FIRST).legal())
        .isEqualTo(captures(given.at(side, TzaarPhase.FIRST)));
  }

  @Property
  void withCoverLoseAStackMayReinforceAnotherExactlyWhenTheOtherMayReinforceIt(
      @ForAll(supplier = Arbitraries.TurnPosition.class) GamePosition given) {
    List<String> reinforcements = reinforcements(given.under(TzaarOptions.CoverRule.LOSE));

    assertThat(reinforcements.stream().map(PositionProperties::inReverse).toList())
        .containsExactlyInAnyOrderElementsOf(reinforcements);
  }

  @Property
  void withCoverForbidTheLegalMovesAreThoseOfCoverLoseWithoutSomeReinforcements(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given) {
    GamePosition losing = given.under(TzaarOptions.CoverRule.LOSE);
    GamePosition forbidding = given.under(TzaarOptions.CoverRule.FORBID);
    List<String> others =
        losing.legal().stream().filter(move -> !forbidding.legal().contains(move)).toList();

    assertThat(losing.legal()).containsAll(forbidding.legal());
    assertThat(reinforcements(losing)).containsAll(others);
    assertThat(forbidding.status()).isEqualTo(losing.status());
  }

  @Property
  void ofTwoEnemyStacksThatSeeEachOtherTheHigherCanCaptureAndBothIfTheyAreEqual(
      @ForAll(supplier = Arbitraries.TurnOrOverPosition.class) GamePosition given) {
    GamePosition white = given.at(1, TzaarPhase.SECOND);
    GamePosition black = given.at(2, TzaarPhase.SECOND);
    Assume.that(!white.isOver());
    ReferencePosition position = given.reference();
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
  void atLeastFiveStacksAreOnTheBoardAfterThePlacingAndSixWhileTheGameContinues(
      @ForAll(supplier = Arbitraries.CompleteGame.class) PlayedGame<GamePosition, TzaarMove> game) {
    for (PlayedGame.Ply<GamePosition, TzaarMove> turn : RandomGames.afterThePlacing(game.plies())) {
      GamePosition after = turn.after();

      assertThat(after.reference().stacks().size())
          .as("%s", turn)
          .isGreaterThanOrEqualTo(after.isOver() ? 5 : 6);
    }
  }

  @Property
  void stacksAndPiecesToPlaceAreThoseOfTheReferenceModel(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given) {
    TzaarPosition position = given.position();
    ReferencePosition reference = given.reference();
    for (int player = 1; player <= 2; player++) {
      for (TzaarKind kind : TzaarKind.values()) {
        int stacks = reference.stacksOf(player, kind.letter());
        boolean placing = reference.phase().equals("place");

        assertThat(position.stacks(player, kind)).isEqualTo(stacks);
        assertThat(position.toPlace(player, kind))
            .isEqualTo(placing ? ReferenceTzaar.PIECES.get(kind.letter()) - stacks : 0);
      }
    }
    assertThat(position.toMove()).isEqualTo(reference.side());
    assertThat(position.phase().word()).isEqualTo(reference.phase());
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
    return (int)
        ReferenceBoard.FIELDS.stream()
            .filter(field -> position.isOf(1, field))
            .flatMap(field -> ReferenceBoard.neighbours(field).stream())
            .filter(neighbour -> position.isOf(2, neighbour))
            .count();
  }

  private static List<String> captures(GamePosition given) {
    return given.legal().stream().filter(move -> move.contains("x")).toList();
  }

  private static List<String> reinforcements(GamePosition given) {
    return given.legal().stream().filter(move -> move.contains("+")).toList();
  }

  private static String inReverse(String move) {
    return move.substring(3) + move.charAt(2) + move.substring(0, 2);
  }
}
