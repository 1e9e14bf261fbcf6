package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.colorfield.reference.ReferenceColorfield;
import io.github.boardrules.colorfield.reference.ReferencePosition;
import io.github.boardrules.core.search.Perft;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.ModelPropertiesContract;
import io.github.boardrules.fixtures.PlayedGame;
import java.util.function.Supplier;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The library and a reference model of the rule page agree. */
class ModelProperties
    extends ModelPropertiesContract<ColorfieldPosition, ColorfieldMove, GamePosition> {
  private static final int FEW_MOVES = 12;

  ModelProperties() {
    super(ReferenceAdapter::of);
  }

  @Override
  protected ColorfieldRules rules(Dice dice) {
    return Arbitraries.rules(dice);
  }

  @Override
  protected GamePosition position(Dice dice) {
    return Arbitraries.position(dice);
  }

  @Override
  protected PlayedGame<GamePosition, ColorfieldMove> game(Dice dice) {
    return RandomGames.any(rules(dice), dice);
  }

  @Override
  protected Supplier<String> nearMisses(GamePosition given, Dice dice) {
    return new NearMisses(given, dice)::next;
  }

  @Property
  void piecesTurnCountAndPiecesInPlayAreThoseOfThePage(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given) {
    ColorfieldPosition position = given.position();
    ReferencePosition reference = given.reference();
    ReferenceColorfield rules = given.referenceRules();
    for (String field : rules.layout().fields()) {
      assertThat(position.piece(Field.parse(field)).map(TeamPiece::toString).orElse(""))
          .isEqualTo(reference.holds(field) ? reference.pieces().get(field).toString() : "");
    }
    assertThat(position.piece(Field.parse("zz99"))).isEmpty();
    for (int player = 1; player <= 2; player++) {
      Team team = rules.variant().team(player).equals("full") ? Team.FULL : Team.EMPTY;

      assertThat(position.inPlay(team)).isEqualTo(rules.inPlay(reference, player).size());
    }
    assertThat(position.toMove()).isEqualTo(reference.side());
    assertThat(position.quiet()).isEqualTo(reference.quiet());
  }

  @Property
  void countsOfSequencesAreThoseOfThePage(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given) {
    int depth = given.legalMoves().size() <= FEW_MOVES ? 2 : 1;

    assertThat(Perft.count(given.rules(), given.position(), depth))
        .isEqualTo(given.referenceRules().perft(given.reference(), depth));
  }
}
