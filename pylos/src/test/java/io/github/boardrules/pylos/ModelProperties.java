package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.search.Perft;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.ModelPropertiesContract;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.pylos.reference.ReferenceCell;
import io.github.boardrules.pylos.reference.ReferencePosition;
import io.github.boardrules.pylos.reference.ReferencePylos;
import io.github.boardrules.pylos.reference.ReferenceTexts;
import java.util.OptionalInt;
import java.util.function.Supplier;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The library and a reference model of the rule page agree. */
class ModelProperties extends ModelPropertiesContract<PylosPosition, PylosMove, GamePosition> {
  private static final int FEW_MOVES = 8;

  ModelProperties() {
    super(ReferenceAdapter::of);
  }

  @Override
  protected PylosRules rules(Dice dice) {
    return Arbitraries.rules(dice);
  }

  @Override
  protected GamePosition position(Dice dice) {
    return Arbitraries.position(dice);
  }

  @Override
  protected PlayedGame<GamePosition, PylosMove> game(Dice dice) {
    return RandomGames.any(rules(dice), dice);
  }

  @Override
  protected Supplier<String> nearMisses(GamePosition given, Dice dice) {
    NearMisses nearMisses = new NearMisses(given, dice);
    return () -> ReferenceTexts.format(nearMisses.next());
  }

  @Property
  void ownersReservesTurnAndCountAreThoseOfThePage(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given) {
    PylosPosition position = given.position();
    ReferencePosition reference = given.reference();
    ReferencePylos rules = given.referenceRules();
    for (ReferenceCell cell : rules.board().cells()) {
      OptionalInt owner = position.owner(Cell.parse(ReferenceTexts.format(cell)));

      assertThat(owner.isPresent()).isEqualTo(reference.holds(cell));
      reference.owner(cell).ifPresent(due -> assertThat(owner).hasValue(due));
    }
    for (int player = 1; player <= 2; player++) {
      assertThat(position.reserve(player)).isEqualTo(rules.reserve(reference, player));
    }
    assertThat(position.toMove()).isEqualTo(reference.side());
    assertThat(position.takeBackTurns()).isEqualTo(reference.count());
  }

  @Property
  void countsOfSequencesAreThoseOfThePage(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given) {
    int depth = given.legalMoves().size() <= FEW_MOVES ? 2 : 1;

    assertThat(Perft.count(given.rules(), given.position(), depth))
        .isEqualTo(given.referenceRules().perft(given.reference(), depth));
  }
}
