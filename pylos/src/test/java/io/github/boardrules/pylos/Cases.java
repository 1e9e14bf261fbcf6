package io.github.boardrules.pylos;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;

/** The cases that the properties try. */
final class Cases {
  private static final int LAST_TURNS = 2;
  private static final int OTHER_TURNS = 5;

  private Cases() {}

  /** Rules of any variant. */
  static final class AnyRules implements ArbitrarySupplier<PylosRules> {
    @Override
    public Arbitrary<PylosRules> get() {
      return Dice.drawn(Cases::rules);
    }
  }

  /** Positions of all variants, played or set up by hand. */
  static final class AnyScene implements ArbitrarySupplier<Scene> {
    @Override
    public Arbitrary<Scene> get() {
      return Dice.drawn(Cases::scene);
    }
  }

  /** The same where the game goes on. */
  static final class OngoingScene implements ArbitrarySupplier<Scene> {
    @Override
    public Arbitrary<Scene> get() {
      return such(Cases::scene, scene -> !scene.over());
    }
  }

  /** The same where a stone can be placed and taken back at once. */
  static final class KeepingScene implements ArbitrarySupplier<Scene> {
    @Override
    public Arbitrary<Scene> get() {
      return such(
          dice -> dice.oneIn(4) ? scene(dice) : new Openings(rules(dice), dice).completing(),
          scene -> scene.legalMoves().stream().anyMatch(Cases::takesOnlyItselfBack));
    }
  }

  /** The same where the player to move has an empty reserve, and the top is empty. */
  static final class EmptyReserve implements ArbitrarySupplier<Scene> {
    @Override
    public Arbitrary<Scene> get() {
      return such(
          dice -> dice.oneIn(4) ? scene(dice) : new Openings(rules(dice), dice).spent(),
          Cases::movesWithoutReserve);
    }
  }

  /** Games of all variants from any opening, played to their end or cut. */
  static final class AnyGame implements ArbitrarySupplier<Game<Scene, PylosMove>> {
    @Override
    public Arbitrary<Game<Scene, PylosMove>> get() {
      return Dice.drawn(dice -> Games.any(rules(dice), dice));
    }
  }

  /** Games of all variants from their start, played to their end or cut. */
  static final class WholeGame implements ArbitrarySupplier<Game<Scene, PylosMove>> {
    @Override
    public Arbitrary<Game<Scene, PylosMove>> get() {
      return Dice.drawn(dice -> Games.whole(rules(dice), dice));
    }
  }

  /** Some moves of one game, its last two among them. */
  static final class SomeTurns implements ArbitrarySupplier<List<Game.Turn<Scene, PylosMove>>> {
    @Override
    public Arbitrary<List<Game.Turn<Scene, PylosMove>>> get() {
      return Dice.drawn(dice -> turns(Games.any(rules(dice), dice).turns(), dice));
    }

    private static List<Game.Turn<Scene, PylosMove>> turns(
        List<Game.Turn<Scene, PylosMove>> turns, Dice dice) {
      int rest = Math.max(0, turns.size() - LAST_TURNS);
      List<Game.Turn<Scene, PylosMove>> others = dice.shuffled(turns.subList(0, rest));
      List<Game.Turn<Scene, PylosMove>> some = new ArrayList<>(turns.subList(rest, turns.size()));
      some.addAll(others.subList(0, Math.min(OTHER_TURNS, rest)));
      return some;
    }
  }

  static PylosRules rules(Dice dice) {
    return PylosRules.of(Games.options(dice));
  }

  static Scene scene(Dice dice) {
    return Games.scene(rules(dice), dice);
  }

  /** Whether a move is {@code XxX}. */
  static boolean takesOnlyItselfBack(PylosMove move) {
    return move instanceof PylosMove.Place && move.takenBack().equals(List.of(move.target()));
  }

  private static boolean movesWithoutReserve(Scene scene) {
    PylosPosition position = scene.position();
    return position.reserve(position.toMove()) == 0 && position.reserve(3 - position.toMove()) > 0;
  }

  private static Arbitrary<Scene> such(Function<Dice, Scene> draw, Predicate<Scene> test) {
    return Dice.drawn(
        dice -> {
          Scene scene;
          do {
            scene = draw.apply(dice);
          } while (!test.test(scene));
          return scene;
        });
  }
}
