package io.github.boardrules.pylos;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.pylos.reference.ReferenceBoard;
import io.github.boardrules.pylos.reference.ReferenceCell;
import io.github.boardrules.pylos.reference.ReferencePosition;
import io.github.boardrules.pylos.reference.ReferencePylos;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * Positions set up by hand, of one variant. Cases that are rare in random games are common here:
 * squares and lines nearly complete, pyramids nearly full, reserves that are empty.
 */
final class StartingPositions {
  private static final int MAX_MISSING = 7;
  private static final int MAX_DENSITY = 8;
  private static final int MAX_KEPT = 4;

  private final PylosRules rules;
  private final ReferenceBoard board;
  private final Dice dice;

  StartingPositions(PylosRules rules, Dice dice) {
    this.rules = rules;
    this.board = ReferenceBoard.of(rules.options().base());
    this.dice = dice;
  }

  /** A position of any kind. */
  GamePosition any() {
    return switch (dice.between(0, 11)) {
      case 0 -> GamePosition.start(rules);
      case 1, 2 -> nearlyFull(dice.between(1, 2));
      case 3 -> spent();
      case 4, 5, 6, 7 -> completing();
      default -> finish(anyhow(dice.between(1, 2)));
    };
  }

  /**
   * A position in which a pattern lacks one stone of the player to move, as far as that player has
   * any.
   */
  GamePosition completing() {
    int mover = dice.between(1, 2);
    ReferencePosition position = anyhow(mover);
    for (ReferenceCell cell : dice.shuffled(board.cells())) {
      if (!position.holds(cell) && ReferencePylos.isSupported(position, cell)) {
        for (Set<ReferenceCell> pattern : patterns(cell)) {
          position = giveAll(position, pattern, mover);
        }
      }
    }
    return finish(position.at(mover, 0));
  }

  /** A position in which the player to move has all their stones on the board. */
  private GamePosition spent() {
    int mover = dice.between(1, 2);
    ReferencePosition position = dice.oneIn(2) ? anyhow(mover) : nearlyFull(mover).reference();
    for (ReferenceCell cell : dice.shuffled(board.cells())) {
      boolean gains = position.holds(cell) || ReferencePylos.isSupported(position, cell);
      if (gains && position.stonesOf(mover) < board.stones() && !cell.equals(board.top())) {
        position = position.with(cell, mover);
      }
    }
    return finish(position.at(mover, 0));
  }

  /** A full pyramid, or one that lacks a few stones. */
  private GamePosition nearlyFull(int mover) {
    ReferencePylos reference = ReferencePylos.of(rules.variant());
    ReferencePosition full = empty();
    for (ReferenceCell cell : board.cells()) {
      full = full.with(cell, mover);
    }
    ReferencePosition pyramid = full;
    int missing = dice.oneIn(4) ? 1 : dice.between(0, MAX_MISSING);
    for (int i = 0; i < missing; i++) {
      ReferencePosition now = pyramid;
      pyramid =
          now.without(
              dice.pick(
                  board.cells().stream()
                      .filter(cell -> now.holds(cell) && reference.isFree(now, cell))
                      .toList()));
    }
    ToIntFunction<ReferenceCell> owner = owners(mover);
    ReferencePosition position = empty();
    for (ReferenceCell cell : dice.shuffled(pyramid.stones().keySet())) {
      position = give(position, cell, owner.applyAsInt(cell), board.stones());
    }
    return finish(position.at(mover, 0));
  }

  /** A supported board with random gaps, on level 1 and above it. */
  private ReferencePosition anyhow(int mover) {
    ReferencePosition position = empty();
    int dense = dice.oneIn(2) ? 1 : dice.between(2, MAX_DENSITY);
    int denser = dice.between(1, MAX_DENSITY);
    int most = board.stones() - dice.between(0, MAX_KEPT);
    ToIntFunction<ReferenceCell> owner = owners(mover);
    for (ReferenceCell cell : board.cells()) {
      int density = cell.level() == 1 ? dense : denser;
      if (ReferencePylos.isSupported(position, cell) && (density == 1 || !dice.oneIn(density))) {
        position = give(position, cell, owner.applyAsInt(cell), most);
      }
    }
    return position.at(mover, 0);
  }

  /** Who owns which stones: random owners, one side of the pyramid each, or one player all. */
  private ToIntFunction<ReferenceCell> owners(int player) {
    int middle = dice.between(1, board.base());
    return switch (dice.between(0, 5)) {
      case 0 -> cell -> cell.column() <= middle ? player : 3 - player;
      case 1 -> cell -> cell.row() <= middle ? player : 3 - player;
      case 2 -> cell -> dice.oneIn(5) ? 3 - player : player;
      case 3 -> cell -> player;
      default -> cell -> dice.between(1, 2);
    };
  }

  /** One or two of the patterns with a cell; none for the top. */
  private List<Set<ReferenceCell>> patterns(ReferenceCell cell) {
    List<Set<ReferenceCell>> patterns = new ArrayList<>(board.squares(cell));
    patterns.addAll(board.lines(cell));
    return patterns.isEmpty()
        ? patterns
        : dice.shuffled(patterns).subList(0, dice.between(1, Math.min(2, patterns.size())));
  }

  /** Gives a player all stones of a pattern as long as there are enough. */
  private ReferencePosition giveAll(
      ReferencePosition position, Set<ReferenceCell> pattern, int player) {
    ReferencePosition next = position;
    for (ReferenceCell cell : new TreeSet<>(pattern)) {
      if (next.holds(cell) && next.stonesOf(player) < board.stones() - 1) {
        next = next.with(cell, player);
      }
    }
    return next;
  }

  /** Puts a stone of a player on a cell, or of the other if there is none left, or no stone. */
  private static ReferencePosition give(
      ReferencePosition position, ReferenceCell cell, int player, int most) {
    return IntStream.of(player, 3 - player)
        .filter(owner -> position.stonesOf(owner) < most)
        .mapToObj(owner -> position.with(cell, owner))
        .findFirst()
        .orElse(position);
  }

  private GamePosition finish(ReferencePosition position) {
    return GamePosition.of(rules, position.at(position.side(), count()));
  }

  private int count() {
    int limit = rules.options().limit();
    List<Integer> counts =
        List.of(limit, Math.max(0, limit - 1), dice.between(0, limit), dice.between(0, limit));
    return dice.oneIn(2) ? 0 : dice.pick(counts);
  }

  private static ReferencePosition empty() {
    return new ReferencePosition(new TreeMap<>(), 1, 0);
  }
}
