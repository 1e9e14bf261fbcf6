package io.github.boardrules.tzaar;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;

/** The cases that the properties try. */
final class Arbitraries {
  private static final int ALL_PIECES = 60;
  private static final int LAST_TURNS = 2;
  private static final int OTHER_TURNS = 5;

  private Arbitraries() {}

  /** Rules of any variant. */
  static final class AnyRules implements ArbitrarySupplier<TzaarRules> {
    @Override
    public Arbitrary<TzaarRules> get() {
      return Dice.drawn(Arbitraries::rules);
    }
  }

  /** Positions of all variants, played or set up by hand. */
  static final class AnyScene implements ArbitrarySupplier<Scene> {
    @Override
    public Arbitrary<Scene> get() {
      return Dice.drawn(Arbitraries::scene);
    }
  }

  /** The same in the phases first and second, in which the game goes on. */
  static final class TurnScene implements ArbitrarySupplier<Scene> {
    @Override
    public Arbitrary<Scene> get() {
      return such(scene -> scene.inTurns() && !scene.over());
    }
  }

  /** The same in the phases first and second, whether the game goes on or not. */
  static final class TurnOrOverScene implements ArbitrarySupplier<Scene> {
    @Override
    public Arbitrary<Scene> get() {
      return such(Scene::inTurns);
    }
  }

  /** Positions with all pieces on the board, before White's first capture. */
  static final class OpenScene implements ArbitrarySupplier<Scene> {
    @Override
    public Arbitrary<Scene> get() {
      return Dice.drawn(
          dice ->
              dice.oneIn(2)
                  ? new StartingPositions(rules(dice), dice).open()
                  : Games.placed(rules(dice), ALL_PIECES, dice));
    }
  }

  /** Positions in which pieces are placed. */
  static final class PlaceScene implements ArbitrarySupplier<Scene> {
    @Override
    public Arbitrary<Scene> get() {
      return Dice.drawn(
          dice ->
              dice.oneIn(2)
                  ? new StartingPositions(rules(dice), dice).placing()
                  : Games.placed(rules(dice), dice.between(0, ALL_PIECES - 1), dice));
    }
  }

  /** Games of all variants from any opening, played to their end. */
  static final class AnyGame implements ArbitrarySupplier<PlayedGame<Scene, TzaarMove>> {
    @Override
    public Arbitrary<PlayedGame<Scene, TzaarMove>> get() {
      return Dice.drawn(dice -> Games.any(rules(dice), dice));
    }
  }

  /** Games of all variants from their start, played to their end. */
  static final class WholeGame implements ArbitrarySupplier<PlayedGame<Scene, TzaarMove>> {
    @Override
    public Arbitrary<PlayedGame<Scene, TzaarMove>> get() {
      return Dice.drawn(dice -> Games.whole(rules(dice), dice));
    }
  }

  /** Some moves of one game, its last two among them. */
  static final class SomeTurns
      implements ArbitrarySupplier<List<PlayedGame.Turn<Scene, TzaarMove>>> {
    @Override
    public Arbitrary<List<PlayedGame.Turn<Scene, TzaarMove>>> get() {
      return Dice.drawn(dice -> turns(Games.any(rules(dice), dice).turns(), dice));
    }

    private static List<PlayedGame.Turn<Scene, TzaarMove>> turns(
        List<PlayedGame.Turn<Scene, TzaarMove>> turns, Dice dice) {
      int rest = Math.max(0, turns.size() - LAST_TURNS);
      List<PlayedGame.Turn<Scene, TzaarMove>> others = dice.shuffled(turns.subList(0, rest));
      List<PlayedGame.Turn<Scene, TzaarMove>> some =
          new ArrayList<>(turns.subList(rest, turns.size()));
      some.addAll(others.subList(0, Math.min(OTHER_TURNS, rest)));
      return some;
    }
  }

  static TzaarRules rules(Dice dice) {
    return TzaarRules.of(Games.options(dice));
  }

  static Scene scene(Dice dice) {
    return Games.scene(rules(dice), dice);
  }

  private static Arbitrary<Scene> such(Predicate<Scene> test) {
    return Dice.drawn(
        dice -> {
          Scene scene;
          do {
            scene =
                dice.oneIn(2) ? scene(dice) : new StartingPositions(rules(dice), dice).inTurns();
          } while (!test.test(scene));
          return scene;
        });
  }
}
