package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.pikkpakk.reference.ReferenceTexts;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Texts, lists and refusals (RULES.md, "Invariants", the first line). */
class TextProperties {
  private static final int NEAR_MISSES = 30;

  @Property
  void formattingAndParsingGiveThePositionBack(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given) {
    Notation<PikkPakkPosition, PikkPakkMove> notation = given.rules().notation();
    PikkPakkPosition read = notation.parsePosition(given.text());

    assertThat(notation.formatPosition(read)).isEqualTo(given.text());
    assertThat(read).isEqualTo(given.position()).hasSameHashCodeAs(given.position());
  }

  @Property
  void everyLegalMoveHasOneSpellingAndTheListHoldsNoneTwice(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given) {
    List<PikkPakkMove> moves = given.legalMoves();

    assertThat(new HashSet<>(given.legal())).hasSameSizeAs(moves);
    assertThat(moves).doesNotHaveDuplicates();
    assertThat(moves).allMatch(move -> given.move(move.toString()).equals(move));
    assertThat(moves)
        .allMatch(
            move ->
                ReferenceTexts.format(ReferenceTexts.parseMove(move.toString()))
                    .equals(move.toString()));
  }

  @Property
  void legalMovesAreListedInAsciiOrderOfTheirText(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given) {
    assertThat(given.legal()).isSorted();
  }

  @Property
  void thereAreNoLegalMovesExactlyWhenTheStatusIsNotOngoing(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given) {
    assertThat(given.legalMoves().isEmpty()).isEqualTo(!given.status().equals("ongoing"));
  }

  @Property
  void aMoveIsInTheListExactlyWhenItHasNoRefusal(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given, @ForAll long seed) {
    Set<String> legal = new HashSet<>(given.legal());
    for (String move : nearMisses(given, seed)) {
      assertThat(given.reason(move).equals(GamePosition.LEGAL))
          .as("%s: %s", given, move)
          .isEqualTo(legal.contains(move));
    }
    assertThat(legal).allMatch(move -> given.reason(move).equals(GamePosition.LEGAL));
  }

  @Property
  void aRefusedMoveLeavesThePositionUnchanged(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given, @ForAll long seed) {
    String text = given.text();
    int hash = given.position().hashCode();
    for (String near : nearMisses(given, seed)) {
      PikkPakkMove move = given.move(near);
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
    NearMisses nearMisses = new NearMisses(given, new Dice(seed));
    return Stream.generate(() -> ReferenceTexts.format(nearMisses.next()))
        .limit(NEAR_MISSES)
        .toList();
  }
}
