package io.github.boardrules.zertz;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.ModelPropertiesContract;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.zertz.reference.ReferenceTexts;
import java.util.function.Supplier;

/** The library agrees with the reference model of the rule page. */
class ModelProperties extends ModelPropertiesContract<ZertzPosition, ZertzMove, GamePosition> {
  ModelProperties() {
    super(ReferenceAdapter::of);
  }

  @Override
  protected ZertzRules rules(Dice dice) {
    return Arbitraries.rules(dice);
  }

  @Override
  protected GamePosition position(Dice dice) {
    return Arbitraries.position(dice);
  }

  @Override
  protected PlayedGame<GamePosition, ZertzMove> game(Dice dice) {
    return RandomGames.any(RandomGames.options(dice), dice);
  }

  @Override
  protected Supplier<String> nearMisses(GamePosition game, Dice dice) {
    ReferenceTexts texts = game.referenceTexts();
    NearMisses nearMisses = new NearMisses(texts.variant(), game.reference(), dice);
    return () -> texts.format(nearMisses.next());
  }
}
