package io.github.boardrules.zertz;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.ModelPropertiesContract;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.zertz.reference.ReferenceTexts;
import java.util.function.Supplier;

/** The library and a plain model of the rule page agree. */
class ModelProperties extends ModelPropertiesContract<ZertzPosition, ZertzMove, Scene> {
  ModelProperties() {
    super(ReferenceAdapter::of);
  }

  @Override
  protected ZertzRules rules(Dice dice) {
    return Arbitraries.rules(dice);
  }

  @Override
  protected Scene scene(Dice dice) {
    return Arbitraries.scene(dice);
  }

  @Override
  protected PlayedGame<Scene, ZertzMove> game(Dice dice) {
    return Games.any(Games.options(dice), dice);
  }

  @Override
  protected Supplier<String> strangers(Scene scene, Dice dice) {
    ReferenceTexts texts = scene.plainTexts();
    NearMisses strangers = new NearMisses(texts.variant(), scene.plain(), dice);
    return () -> texts.format(strangers.next());
  }
}
