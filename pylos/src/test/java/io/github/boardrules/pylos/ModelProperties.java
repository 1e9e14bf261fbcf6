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

/** The library and a plain model of the rule page agree. */
class ModelProperties extends ModelPropertiesContract<PylosPosition, PylosMove, Scene> {
  private static final int FEW_MOVES = 8;

  ModelProperties() {
    super(ReferenceAdapter::of);
  }

  @Override
  protected PylosRules rules(Dice dice) {
    return Arbitraries.rules(dice);
  }

  @Override
  protected Scene scene(Dice dice) {
    return Arbitraries.scene(dice);
  }

  @Override
  protected PlayedGame<Scene, PylosMove> game(Dice dice) {
    return Games.any(rules(dice), dice);
  }

  @Override
  protected Supplier<String> strangers(Scene scene, Dice dice) {
    NearMisses strangers = new NearMisses(scene, dice);
    return () -> ReferenceTexts.format(strangers.next());
  }

  @Property
  void ownersReservesTurnAndCountAreThoseOfThePage(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    PylosPosition position = scene.position();
    ReferencePosition plain = scene.reference();
    ReferencePylos rules = scene.referenceRules();
    for (ReferenceCell cell : rules.board().cells()) {
      OptionalInt owner = position.owner(Cell.parse(ReferenceTexts.format(cell)));

      assertThat(owner.isPresent()).isEqualTo(plain.holds(cell));
      plain.owner(cell).ifPresent(due -> assertThat(owner).hasValue(due));
    }
    for (int player = 1; player <= 2; player++) {
      assertThat(position.reserve(player)).isEqualTo(rules.reserve(plain, player));
    }
    assertThat(position.toMove()).isEqualTo(plain.side());
    assertThat(position.takeBackTurns()).isEqualTo(plain.count());
  }

  @Property
  void countsOfSequencesAreThoseOfThePage(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    int depth = scene.legalMoves().size() <= FEW_MOVES ? 2 : 1;

    assertThat(Perft.count(scene.rules(), scene.position(), depth))
        .isEqualTo(scene.referenceRules().perft(scene.reference(), depth));
  }
}
