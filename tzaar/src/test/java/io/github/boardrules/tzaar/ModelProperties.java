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

/** The library and a plain model of the rule page agree. */
class ModelProperties extends ModelPropertiesContract<TzaarPosition, TzaarMove, Scene> {
  private static final int FEW_MOVES = 12;

  ModelProperties() {
    super(ReferenceAdapter::of);
  }

  @Override
  protected TzaarRules rules(Dice dice) {
    return Arbitraries.rules(dice);
  }

  @Override
  protected Scene scene(Dice dice) {
    return Arbitraries.scene(dice);
  }

  @Override
  protected PlayedGame<Scene, TzaarMove> game(Dice dice) {
    return Games.any(rules(dice), dice);
  }

  @Override
  protected Supplier<String> strangers(Scene scene, Dice dice) {
    NearMisses strangers = new NearMisses(scene.plain(), dice);
    return () -> ReferenceTexts.format(strangers.next());
  }

  @Property
  void stacksAndPiecesInHandAreThoseOfThePage(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    TzaarPosition position = scene.position();
    ReferencePosition plain = scene.plain();
    for (int player = 1; player <= 2; player++) {
      for (Kind kind : Kind.values()) {
        int stacks = plain.stacksOf(player, kind.letter());
        boolean placing = plain.phase().equals("place");

        assertThat(position.stacks(player, kind)).isEqualTo(stacks);
        assertThat(position.toPlace(player, kind))
            .isEqualTo(placing ? ReferenceTzaar.PIECES.get(kind.letter()) - stacks : 0);
      }
    }
    assertThat(position.toMove()).isEqualTo(plain.side());
    assertThat(position.phase().word()).isEqualTo(plain.phase());
  }

  @Property
  void countsOfSequencesAreThoseOfThePage(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    int depth = scene.legalMoves().size() <= FEW_MOVES ? 2 : 1;

    assertThat(Perft.count(scene.rules(), scene.position(), depth))
        .isEqualTo(scene.plainRules().perft(scene.plain(), depth));
  }
}
