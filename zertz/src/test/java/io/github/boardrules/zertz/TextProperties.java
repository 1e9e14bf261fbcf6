package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.zertz.reference.ReferenceMarbles;
import io.github.boardrules.zertz.reference.ReferencePosition;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Texts and refusals (RULES.md, "Invariants", 14 and 15). */
class TextProperties {
  private static final int NEAR_MISSES = 20;

  @Property
  void invariant14FormattingAParsedPositionGivesItsText(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition game) {
    Notation<ZertzPosition, ZertzMove> notation = game.rules().notation();
    ZertzPosition read = notation.parsePosition(game.text());

    assertThat(notation.formatPosition(read)).isEqualTo(game.text());
    assertThat(read).isEqualTo(game.position()).hasSameHashCodeAs(game.position());
  }

  @Property
  void marblesThatDoNotAddUpAreRejectedAtTheEnd(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition game, @ForAll long seed) {
    char colour = new Dice(seed).pick(ReferenceMarbles.COLOURS);
    ReferencePosition reference = game.reference();
    String text =
        game.referenceTexts().format(reference.withPool(reference.pool().plus(colour, 1)));

    assertThatThrownBy(() -> game.rules().notation().parsePosition(text))
        .isInstanceOfSatisfying(
            NotationException.class,
            problem -> {
              assertThat(problem.reason()).isEqualTo(ZertzTextReason.WRONG_MARBLES);
              assertThat(problem.column()).isEqualTo(text.length() + 1);
            });
  }

  @Property
  void nobodyIsBoundIfNoCaptureIsPossible(
      @ForAll(supplier = Arbitraries.RetractPosition.class) GamePosition game) {
    ReferencePosition bound = game.reference().withLapse(true, Optional.empty());
    String text = game.referenceTexts().format(bound);

    if (bound.rings().isCapturePossible()) {
      assertThat(game.rules().notation().parsePosition(text).isBound()).isTrue();
    } else {
      assertThatThrownBy(() -> game.rules().notation().parsePosition(text))
          .isInstanceOfSatisfying(
              NotationException.class,
              problem ->
                  assertThat(problem.reason()).isEqualTo(ZertzTextReason.NOTHING_TO_CAPTURE));
    }
  }

  @Property
  void invariant14EachLegalMoveHasItsOwnTextAndIsParsedFromIt(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition game) {
    List<ZertzMove> moves = game.legalMoves();

    assertThat(new HashSet<>(game.legal())).hasSameSizeAs(moves);
    assertThat(moves).allMatch(move -> ZertzMove.parse(move.toString()).equals(move));
  }

  @Property
  void invariant15AMoveIsRefusedIfAndOnlyIfItIsNotListed(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition game, @ForAll long seed) {
    Set<String> legal = new HashSet<>(game.legal());
    for (ZertzMove move : nearMisses(game, seed)) {
      assertThat(game.rules().refusal(game.position(), move).isEmpty())
          .as("%s", move)
          .isEqualTo(legal.contains(move.toString()));
    }
  }

  @Property
  void invariant15ARefusedMoveLeavesThePositionUnchanged(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition game, @ForAll long seed) {
    String text = game.text();
    int hash = game.position().hashCode();
    for (ZertzMove move : nearMisses(game, seed)) {
      Optional<Refusal> refusal = game.rules().refusal(game.position(), move);
      if (refusal.isPresent()) {
        assertThatThrownBy(() -> game.after(move))
            .as("%s", move)
            .isInstanceOfSatisfying(
                IllegalMoveException.class,
                thrown -> assertThat(thrown.refusal()).isEqualTo(refusal.get()));
      }
    }

    assertThat(game.text()).isEqualTo(text);
    assertThat(game.position()).hasSameHashCodeAs(hash);
  }

  private static List<ZertzMove> nearMisses(GamePosition game, long seed) {
    NearMisses nearMisses =
        new NearMisses(game.referenceRules().variant(), game.reference(), new Dice(seed));
    return Stream.generate(nearMisses::next)
        .limit(NEAR_MISSES)
        .map(move -> ZertzMove.parse(game.referenceTexts().format(move)))
        .toList();
  }
}
