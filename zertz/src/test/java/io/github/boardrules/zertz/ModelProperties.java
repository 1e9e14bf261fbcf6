package io.github.boardrules.zertz;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.Game;
import io.github.boardrules.fixtures.ModelPropertiesContract;
import io.github.boardrules.zertz.plain.PlainTexts;
import java.util.function.Supplier;

/** The library and a plain model of the rule page agree. */
class ModelProperties extends ModelPropertiesContract<ZertzPosition, ZertzMove, Scene> {
  ModelProperties() {
    super(Model::of);
  }

  @Override
  protected ZertzRules rules(Dice dice) {
    return Cases.rules(dice);
  }

  @Override
  protected Scene scene(Dice dice) {
    return Cases.scene(dice);
  }

  @Override
  protected Game<Scene, ZertzMove> game(Dice dice) {
    return Games.any(Games.options(dice), dice);
  }

  @Override
  protected Supplier<String> strangers(Scene scene, Dice dice) {
    PlainTexts texts = scene.plainTexts();
    Strangers strangers = new Strangers(texts.variant(), scene.plain(), dice);
    return () -> texts.format(strangers.next());
  }
}
