package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.tzaar.reference.ReferenceMove;
import io.github.boardrules.tzaar.reference.ReferenceTexts;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Texts and refusals (RULES.md, "Invariants", Of a step, the last line). */
class TextProperties {
  private static final int NEAR_MISSES = 30;

  @Property
  void aPositionRoundTrips(@ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given) {
    Notation<TzaarPosition, TzaarMove> notation = given.rules().notation();
    TzaarPosition read = notation.parsePosition(given.text());

    assertThat(notation.formatPosition(read)).isEqualTo(given.text());
    assertThat(read).isEqualTo(given.position()).hasSameHashCodeAs(given.position());
  }

  @Property
  void eachLegalMoveRoundTripsAndHasItsOwnText(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given) {
    List<TzaarMove> moves = given.legalMoves();

    assertThat(new HashSet<>(given.legal())).hasSameSizeAs(moves);
    assertThat(moves).allMatch(move -> TzaarMove.parse(move.toString()).equals(move));
  }

  @Property
  void eachMoveOfTheGrammarRoundTrips(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given, @ForAll long seed) {
    for (String text : nearMisses(given, seed)) {
      assertThat(TzaarMove.parse(text)).hasToString(text);
    }
  }

  @Property
  void aRefusedMoveLeavesThePositionUnchanged(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given, @ForAll long seed) {
    String text = given.text();
    int hash = given.position().hashCode();
    for (String nearMiss : nearMisses(given, seed)) {
      TzaarMove move = TzaarMove.parse(nearMiss);
      Optional<Refusal> refusal = given.rules().refusal(given.position(), move);
      if (refusal.isPresent()) {
        assertThatThrownBy(() -> given.after(move))
            .as("%s", move)
            .isInstanceOfSatisfying(
                IllegalMoveException.class,
                thrown -> assertThat(thrown.refusal()).isEqualTo(refusal.get()));
      }
    }

    assertThat(given.text()).isEqualTo(text);
    assertThat(given.position().hashCode()).isEqualTo(hash);
  }

  private static List<String> nearMisses(GamePosition given, long seed) {
    NearMisses nearMisses = new NearMisses(given.reference(), new Dice(seed));
    return Stream.<ReferenceMove>generate(nearMisses::next)
        .limit(NEAR_MISSES)
        .map(ReferenceTexts::format)
        .toList();
  }
}
