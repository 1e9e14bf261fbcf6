package io.github.boardrules.zertz;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import java.util.List;

/** Random games, played with different habits so that what is rare becomes common. */
final class Games {
  private static final int CANDIDATES = 6;
  private static final int MOST_PLIES = 60;

  /** What a player likes among a few moves drawn by lot. */
  private enum Habit {
    ANYTHING,
    CLAIMING,
    CAPTURING,
    LINGERING,
    LAPSING
  }

  private Games() {}

  /** Options drawn by lot. */
  static ZertzOptions options(Dice dice) {
    return new ZertzOptions(
        dice.pick(List.of(ZertzOptions.GameType.values())),
        dice.pick(List.of(37, 37, 37, 40, 43, 44, 48, 61)),
        dice.pick(List.of(ZertzOptions.ClaimRule.values())),
        dice.pick(List.of(ZertzOptions.CaptureRule.values())),
        dice.pick(List.of(0, 0, 0, 0, 0, 1, 3, 5, 12, 999)));
  }

  static Scene scene(ZertzOptions options, Dice dice) {
    PlayedGame<Scene, ZertzMove> game = any(options, dice);
    return dice.oneIn(2) || game.turns().isEmpty()
        ? game.opening()
        : dice.oneIn(6) ? game.last() : dice.pick(game.turns()).before();
  }

  /** A game from any opening. */
  static PlayedGame<Scene, ZertzMove> any(ZertzOptions options, Dice dice) {
    return play(new StartingPositions(ZertzRules.of(options), dice).any(), MOST_PLIES, dice);
  }

  /** A game from an opening without holes. */
  static PlayedGame<Scene, ZertzMove> whole(ZertzOptions options, Dice dice) {
    return play(new StartingPositions(ZertzRules.of(options), dice).whole(), MOST_PLIES, dice);
  }

  static PlayedGame<Scene, ZertzMove> play(Scene opening, int mostPlies, Dice dice) {
    Habit habit = dice.pick(List.of(Habit.values()));
    return PlayedGame.play(opening, mostPlies, scene -> choose(scene, habit, dice));
  }

  private static ZertzMove choose(Scene scene, Habit habit, Dice dice) {
    if (scene.position().lapse().isPresent() && dice.oneIn(3)) {
      return new ZertzMove.Retract();
    }
    MoveBuffer codes = new MoveBuffer();
    scene.rules().legalMoves(scene.position(), codes);
    ZertzMove best = draw(scene, codes, dice);
    int tries = habit == Habit.ANYTHING ? 0 : CANDIDATES;
    for (int i = 0; i < tries; i++) {
      ZertzMove move = draw(scene, codes, dice);
      if (liking(habit, move) > liking(habit, best)) {
        best = move;
      }
    }
    return best;
  }

  private static ZertzMove draw(Scene scene, MoveBuffer codes, Dice dice) {
    return scene.rules().decode(scene.position(), codes.get(dice.random().below(codes.size())));
  }

  private static int liking(Habit habit, ZertzMove move) {
    return switch (habit) {
      case ANYTHING -> 0;
      case CLAIMING -> move instanceof ZertzMove.Placement claim ? claim.claimed().size() : 0;
      case CAPTURING -> move instanceof ZertzMove.Capture chain ? chain.jumps().size() : 0;
      case LINGERING ->
          move instanceof ZertzMove.Placement one && one.removed().isPresent() ? 0 : 1;
      case LAPSING -> move instanceof ZertzMove.Placement ? 1 : 0;
    };
  }
}
