package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.search.Perft;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.ModelPropertiesContract;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.tzaar.reference.ReferencePosition;
import io.github.boardrules.tzaar.reference.ReferenceTexts;
import io.github.boardrules.tzaar.reference.ReferenceTzaar;
import java.util.function.Supplier;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The library and the reference model of the rule page agree. */
class ModelProperties extends ModelPropertiesContract<TzaarPosition, TzaarMove, GamePosition> {
  private static final int FEW_MOVES = 12;

  ModelProperties() {
    super(ReferenceAdapter::of);
  }

  @Override
  protected TzaarRules rules(Dice dice) {
    return Arbitraries.rules(dice);
  }

  @Override
  protected GamePosition position(Dice dice) {
    return Arbitraries.gamePosition(dice);
  }

  @Override
  protected PlayedGame<GamePosition, TzaarMove> game(Dice dice) {
    return RandomGames.any(rules(dice), dice);
  }

  @Override
  protected Supplier<String> nearMisses(GamePosition given, Dice dice) {
    NearMisses nearMisses = new NearMisses(given.reference(), dice);
    return () -> ReferenceTexts.format(nearMisses.next());
  }

  @Property
  void stacksAndPiecesToPlaceAreThoseOfTheReferenceModel(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given) {
    TzaarPosition position = given.position();
    ReferencePosition reference = given.reference();
    for (int player = 1; player <= 2; player++) {
      for (Kind kind : Kind.values()) {
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

  @Property
  void perftCountsAreThoseOfTheReferenceModel(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given) {
    int depth = given.legalMoves().size() <= FEW_MOVES ? 2 : 1;

    assertThat(Perft.count(given.rules(), given.position(), depth))
        .isEqualTo(given.referenceRules().perft(given.reference(), depth));
  }
}
