package io.github.boardrules.pikkpakk;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.pikkpakk.reference.ReferenceMove;
import io.github.boardrules.pikkpakk.reference.ReferencePikkPakk;
import io.github.boardrules.pikkpakk.reference.ReferencePosition;
import io.github.boardrules.pikkpakk.reference.ReferenceStart;
import io.github.boardrules.pikkpakk.reference.ReferenceVariant;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Constructed positions of one variant, in which what is rare in random games is common: runs at
 * the edges, complete lines, equal lines, a target ball nearly surrounded, lines of four and five,
 * positions that have occurred before.
 */
final class StartingPositions {
  private static final int MAX_LOST = 99;
  private static final int REMEMBERED = 3;

  private final PikkPakkRules rules;
  private final ReferenceVariant variant;
  private final ReferencePikkPakk reference;
  private final Figures figures;
  private final Dice dice;

  StartingPositions(PikkPakkRules rules, Dice dice) {
    this.rules = rules;
    this.dice = dice;
    variant = ReferenceVariant.parse(rules.variant());
    reference = new ReferencePikkPakk(variant);
    figures = new Figures(variant, dice);
  }

  /** Returns a position in any phase. */
  GamePosition any() {
    if (dice.oneIn(15)) {
      return GamePosition.start(rules);
    }
    return !variant.isOf("pushfour") && variant.hasPlacing() && dice.oneIn(3)
        ? placing()
        : pushing();
  }

  /** Returns a position in the place phase with few, many or nearly all balls placed. */
  GamePosition placing() {
    int most = variant.isOf("fivepush") ? 25 : 24;
    int side = dice.between(1, 2);
    // The last ball is placed by player 2; where light places one more, by player 1.
    int dark = most == 25 && side == 2 ? 23 : most == 25 ? 24 : 23;
    dark = dice.oneIn(3) ? dark : dice.between(0, dark);
    SortedMap<String, Character> balls = new TreeMap<>(reference.start().balls());
    List<String> cells = new ArrayList<>(variant.board().block());
    if (variant.isOf("pikkpakk")) {
      balls.values().remove('t');
      balls.put(cells.remove(dice.random().below(cells.size())), 't');
    }
    balls.putAll(figures.placed(dark + side - 1, dark, cells));
    return finished(ReferenceStart.bare(variant, balls, true).at(side, "place"));
  }

  /** Returns a position in the push phase, or of push-four. */
  GamePosition pushing() {
    int player = dice.between(1, 2);
    SortedMap<String, Character> balls =
        switch (variant.game()) {
          case "pikkpakk" -> pikkPakk(player);
          case "pushfour" -> pushFour();
          case "fivepush" -> fivePush();
          case "abalone" -> abalone(player);
          default -> inlay();
        };
    ReferencePosition position = ReferenceStart.bare(variant, balls, variant.isOf("pushfour"));
    return finished(position.at(variant.isPuzzle() ? 1 : player, position.phase()));
  }

  private SortedMap<String, Character> pikkPakk(int player) {
    SortedMap<String, Character> rest =
        switch (variant.way()) {
          case "line" -> dice.oneIn(3) ? figures.streaks("ld") : figures.linesOfSeven();
          case "run" -> figures.streaks("ld");
          default -> figures.full(variant.is("push", "ring") ? "ldn" : "ld");
        };
    return switch (dice.between(0, 11)) {
      case 0, 1, 2 -> {
        // surrounded before one push
        int owner = dice.oneIn(4) ? 3 - player : player;
        SortedMap<String, Character> balls = figures.surrounded(rest, owner);
        yield pushed(ReferenceStart.bare(variant, balls, false).at(owner, "push")).balls();
      }
      case 3, 4, 5 -> figures.equalLine(rest, player);
      case 6 -> figures.surrounded(rest, player);
      case 7, 8, 10 ->
          variant.way().equals("run")
              ? figures.targetAtEdge(rest, player)
              : figures.withTarget(rest);
      case 9 -> figures.withTarget(variant.way().equals("round") ? rest : thinned(rest, player));
      default -> figures.withTarget(rest);
    };
  }

  /** Returns the balls with most of a player's removed. */
  private SortedMap<String, Character> thinned(SortedMap<String, Character> balls, int player) {
    SortedMap<String, Character> changed = new TreeMap<>(balls);
    changed.values().removeIf(ball -> ball == ReferencePosition.letter(player) && !dice.oneIn(8));
    return changed;
  }

  /** Returns random balls; sometimes only a few of the player to move, or of both. */
  private SortedMap<String, Character> abalone(int player) {
    if (dice.oneIn(4)) {
      int own = dice.oneIn(4) ? 0 : dice.between(2, 4);
      SortedMap<String, Character> few = figures.onEdge(ReferencePosition.letter(player), own);
      if (dice.oneIn(2)) {
        few.putAll(figures.row(ReferencePosition.letter(3 - player), 2));
      }
      return few;
    }
    SortedMap<String, Character> balls = figures.streaks("ld");
    return dice.oneIn(4) ? thinned(balls, player) : balls;
  }

  private SortedMap<String, Character> pushFour() {
    SortedMap<String, Character> balls =
        switch (dice.between(0, 3)) {
          case 0 -> figures.streaks("ld");
          case 1 -> figures.mixed(0, 1);
          case 2 -> figures.mixed(10, 6);
          default -> figures.mixed(49, 5);
        };
    return withRows(balls, 4);
  }

  private SortedMap<String, Character> fivePush() {
    SortedMap<String, Character> balls =
        switch (dice.between(0, 3)) {
          case 0 -> figures.streaks("ld");
          case 1 -> figures.linesOfSeven();
          case 2 -> figures.mixed(4, 4);
          default -> figures.mixed(49, 5);
        };
    return withRows(balls, 5);
  }

  /** Returns the balls, sometimes with a long row of one player or of both. */
  private SortedMap<String, Character> withRows(SortedMap<String, Character> balls, int length) {
    SortedMap<String, Character> changed = new TreeMap<>(balls);
    boolean both = dice.oneIn(6);
    if (both || dice.oneIn(6)) {
      changed.putAll(figures.row('l', length));
    }
    if (both || dice.oneIn(6)) {
      changed.putAll(figures.row('d', length));
    }
    return changed;
  }

  private SortedMap<String, Character> inlay() {
    List<Character> letters = new ArrayList<>(reference.start().balls().values());
    ReferencePosition goal =
        ReferenceStart.bare(
            variant, ReferenceStart.pattern(variant.value("to"), variant.board()), false);
    if (dice.oneIn(3)) {
      boolean anywhere = variant.way().equals("line") && dice.oneIn(2);
      List<String> cells = anywhere ? variant.area() : variant.board().block();
      List<String> taken = dice.shuffled(cells).subList(0, letters.size());
      SortedMap<String, Character> balls = new TreeMap<>();
      taken.forEach(cell -> balls.put(cell, letters.remove(dice.random().below(letters.size()))));
      return balls;
    }
    ReferencePosition position = dice.oneIn(2) ? goal : reference.start();
    int pushes = dice.oneIn(2) ? dice.between(0, 2) : dice.between(0, 12);
    for (int i = 0; i < pushes; i++) {
      position = pushed(position);
    }
    return position.balls();
  }

  /** Returns the position after a random push, even if the game is over. */
  private ReferencePosition pushed(ReferencePosition position) {
    List<ReferenceMove> moves = NearMisses.possible(reference, position);
    return moves.isEmpty() ? position : reference.play(position, dice.pick(moves));
  }

  private GamePosition finished(ReferencePosition position) {
    return GamePosition.of(rules, withHistory(position.withLost(lost(), lost())));
  }

  private int lost() {
    int win = variant.number("win");
    return switch (dice.between(0, 7)) {
      case 0, 1, 2 -> 0;
      case 3, 4 -> win - 1;
      case 5, 6 -> dice.between(0, win - 1);
      default -> dice.oneIn(2) ? win : dice.between(0, MAX_LOST);
    };
  }

  /**
   * Returns the position with earlier positions: some to which moves lead, or the position itself.
   */
  private ReferencePosition withHistory(ReferencePosition position) {
    int repeat = variant.number("repeat");
    if (repeat == 0 || dice.oneIn(3)) {
      return position;
    }
    SortedMap<String, Integer> history = new TreeMap<>();
    List<ReferenceMove> moves = dice.shuffled(NearMisses.possible(reference, position));
    for (ReferenceMove move : moves.subList(0, Math.min(REMEMBERED, moves.size()))) {
      int times = dice.oneIn(2) ? repeat - 1 : dice.between(1, repeat);
      history.put(reference.play(position, move).entry(), times);
    }
    if (dice.oneIn(3)) {
      history.put(position.entry(), dice.between(1, dice.oneIn(3) ? repeat : repeat - 1));
    }
    return position.withSeen(history);
  }
}
