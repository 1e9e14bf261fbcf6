package io.github.boardrules.pylos.plain;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * The rules of one variant: which moves are legal, what they do and how the game ends.
 *
 * @param variant the choices
 * @param board the board of the variant
 */
public record PlainPylos(PlainVariant variant, PlainBoard board) {

  /** The rules of a well-formed variant id. */
  public static PlainPylos of(String id) {
    PlainVariant variant = PlainVariant.parse(id);
    return new PlainPylos(variant, PlainBoard.of(variant.base()));
  }

  /** RULES.md, "Set-up". */
  public PlainPosition start() {
    return new PlainPosition(new TreeMap<>(), 1, 0);
  }

  /** How many stones of a player are not on the board. */
  public int reserve(PlainPosition position, int player) {
    return board.stones() - position.stonesOf(player);
  }

  /** Whether a cell is on level 1 or rests on four stones. */
  public static boolean isSupported(PlainPosition position, PlainCell cell) {
    return PlainBoard.below(cell).stream().allMatch(position::holds);
  }

  /** Whether no stone rests on a cell. */
  public boolean isFree(PlainPosition position, PlainCell cell) {
    return board.above(cell).stream().noneMatch(position::holds);
  }

  /** RULES.md, "End of the game": the status as the page writes it. */
  public String status(PlainPosition position) {
    Optional<Integer> top = position.owner(board.top());
    if (top.isPresent()) {
      return "win " + top.get() + " top";
    }
    if (reserve(position, position.side()) == 0
        && !(variant.stuck() && !raises(position).isEmpty())) {
      return "win " + position.otherSide() + " out-of-stones";
    }
    return variant.limit() != 0 && position.count() == variant.limit()
        ? "draw take-back-limit"
        : "ongoing";
  }

  /** Whether the game is over. */
  public boolean over(PlainPosition position) {
    return !status(position).equals("ongoing");
  }

  /** RULES.md, "A move". */
  public List<PlainMove> legalMoves(PlainPosition position) {
    List<PlainMove> moves = new ArrayList<>();
    if (!over(position)) {
      for (PlainMove move : firstParts(position)) {
        moves.addAll(withTakeBacks(position, move));
      }
    }
    return moves;
  }

  /** RULES.md, "What a move does"; the move is a legal one. */
  public PlainPosition play(PlainPosition position, PlainMove move) {
    PlainPosition next = afterFirstPart(position, move);
    for (PlainCell cell : move.takenBack()) {
      next = next.without(cell);
    }
    boolean counts = variant.limit() != 0 && !move.takenBack().isEmpty();
    return next.at(position.otherSide(), position.count() + (counts ? 1 : 0));
  }

  /** The number of sequences of so many legal moves. */
  public long perft(PlainPosition position, int depth) {
    return depth == 0
        ? 1
        : legalMoves(position).stream()
            .mapToLong(move -> perft(play(position, move), depth - 1))
            .sum();
  }

  /** The position when the stone stands on its target and none has been taken back. */
  public static PlainPosition afterFirstPart(PlainPosition position, PlainMove move) {
    return move.source()
        .map(position::without)
        .orElse(position)
        .with(move.target(), position.side());
  }

  /** Whether the stone placed or raised stands in a completed pattern. */
  public boolean completesPattern(PlainPosition position, PlainMove move) {
    PlainPosition after = afterFirstPart(position, move);
    List<Set<PlainCell>> patterns = new ArrayList<>(board.squares(move.target()));
    if (variant.lines()) {
      patterns.addAll(board.lines(move.target()));
    }
    return patterns.stream()
        .anyMatch(pattern -> pattern.stream().allMatch(cell -> after.isOf(position.side(), cell)));
  }

  /** All places and raises, with nothing taken back. */
  public List<PlainMove> firstParts(PlainPosition position) {
    List<PlainMove> moves = new ArrayList<>();
    if (reserve(position, position.side()) > 0) {
      for (PlainCell target : board.cells()) {
        if (!position.holds(target) && isSupported(position, target)) {
          moves.add(new PlainMove(Optional.empty(), target, List.of()));
        }
      }
    }
    moves.addAll(raises(position));
    return moves;
  }

  private List<PlainMove> raises(PlainPosition position) {
    List<PlainMove> raises = new ArrayList<>();
    for (PlainCell source : ownFree(position)) {
      PlainPosition lifted = position.without(source);
      for (PlainCell target : board.cells()) {
        if (target.level() > source.level()
            && !lifted.holds(target)
            && isSupported(lifted, target)) {
          raises.add(new PlainMove(Optional.of(source), target, List.of()));
        }
      }
    }
    return raises;
  }

  private Set<PlainMove> withTakeBacks(PlainPosition position, PlainMove move) {
    Set<PlainMove> moves = new LinkedHashSet<>();
    boolean earned = !variant.takeBack().equals("none") && completesPattern(position, move);
    if (!earned || variant.takeBack().equals("optional")) {
      moves.add(move);
    }
    if (earned) {
      PlainPosition after = afterFirstPart(position, move);
      for (PlainCell first : ownFree(after)) {
        moves.add(move.taking(List.of(first)));
        for (PlainCell second : ownFree(after.without(first))) {
          moves.add(move.taking(List.of(first, second)));
        }
      }
    }
    return moves;
  }

  private List<PlainCell> ownFree(PlainPosition position) {
    return board.cells().stream()
        .filter(cell -> position.isOf(position.side(), cell) && isFree(position, cell))
        .toList();
  }
}
