package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.search.Perft;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.ModelPropertiesContract;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.pikkpakk.reference.ReferencePosition;
import io.github.boardrules.pikkpakk.reference.ReferenceTexts;
import java.util.List;
import java.util.function.Supplier;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The library and a plain model of the rule page agree. */
class ModelProperties extends ModelPropertiesContract<PikkPakkPosition, PikkPakkMove, Scene> {
  private static final int FEW_MOVES = 15;

  ModelProperties() {
    super(ReferenceAdapter::of);
  }

  @Override
  protected PikkPakkRules rules(Dice dice) {
    return Arbitraries.rules(dice);
  }

  @Override
  protected Scene scene(Dice dice) {
    return Arbitraries.scene(dice);
  }

  @Override
  protected PlayedGame<Scene, PikkPakkMove> game(Dice dice) {
    return Games.any(rules(dice), dice);
  }

  @Override
  protected Supplier<String> strangers(Scene scene, Dice dice) {
    NearMisses strangers = new NearMisses(scene, dice);
    return () -> ReferenceTexts.format(strangers.next());
  }

  @Property
  void whatAPositionTellsIsThatOfItsText(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    PikkPakkPosition position = scene.position();
    ReferencePosition plain = scene.plain();
    for (int column = 0; column < 11; column++) {
      for (int row = 0; row < 11; row++) {
        Cell cell = Cell.at(column, row);

        assertThat(position.ball(cell).map(Ball::letter)).isEqualTo(plain.ball(cell.toString()));
      }
    }
    assertThat(position.toMove()).isEqualTo(plain.side());
    assertThat(position.phase().word()).isEqualTo(plain.phase());
    assertThat(List.of(position.lost(1), position.lost(2)))
        .isEqualTo(plain.lost().orElse(List.of(0, 0)));
    assertThat(position.occurrences())
        .isEqualTo(1 + plain.seen().map(seen -> seen.getOrDefault(plain.entry(), 0)).orElse(0));
  }

  @Property
  void countsOfSequencesAreThoseOfThePage(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    int depth = scene.legalMoves().size() <= FEW_MOVES ? 2 : 1;

    assertThat(Perft.count(scene.rules(), scene.position(), depth))
        .isEqualTo(scene.plainRules().perft(scene.plain(), depth));
  }
}
