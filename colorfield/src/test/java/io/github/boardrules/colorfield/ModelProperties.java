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

/** The library and a plain model of the rule page agree. */
class ModelProperties extends ModelPropertiesContract<ColorfieldPosition, ColorfieldMove, Scene> {
  private static final int FEW_MOVES = 12;

  ModelProperties() {
    super(ReferenceAdapter::of);
  }

  @Override
  protected ColorfieldRules rules(Dice dice) {
    return Arbitraries.rules(dice);
  }

  @Override
  protected Scene scene(Dice dice) {
    return Arbitraries.scene(dice);
  }

  @Override
  protected PlayedGame<Scene, ColorfieldMove> game(Dice dice) {
    return Games.any(rules(dice), dice);
  }

  @Override
  protected Supplier<String> strangers(Scene scene, Dice dice) {
    return new NearMisses(scene, dice)::next;
  }

  @Property
  void piecesTurnCountAndPiecesInPlayAreThoseOfThePage(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    ColorfieldPosition position = scene.position();
    ReferencePosition plain = scene.plain();
    ReferenceColorfield rules = scene.plainRules();
    for (String field : rules.layout().fields()) {
      assertThat(position.piece(Field.parse(field)).map(Piece::toString).orElse(""))
          .isEqualTo(plain.holds(field) ? plain.pieces().get(field).toString() : "");
    }
    assertThat(position.piece(Field.parse("zz99"))).isEmpty();
    for (int player = 1; player <= 2; player++) {
      Team team = rules.variant().team(player).equals("full") ? Team.FULL : Team.EMPTY;

      assertThat(position.inPlay(team)).isEqualTo(rules.inPlay(plain, player).size());
    }
    assertThat(position.toMove()).isEqualTo(plain.side());
    assertThat(position.quiet()).isEqualTo(plain.quiet());
  }

  @Property
  void countsOfSequencesAreThoseOfThePage(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    int depth = scene.legalMoves().size() <= FEW_MOVES ? 2 : 1;

    assertThat(Perft.count(scene.rules(), scene.position(), depth))
        .isEqualTo(scene.plainRules().perft(scene.plain(), depth));
  }
}
