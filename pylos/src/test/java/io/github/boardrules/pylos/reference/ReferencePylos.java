package io.github.boardrules.pylos.reference;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** The rules of one variant: which moves are legal, what they do and how the game ends. */
public record ReferencePylos(ReferenceVariant variant, ReferenceBoard board) {

  /** The rules of a well-formed variant id. */
  public static ReferencePylos of(String id) {
    ReferenceVariant variant = ReferenceVariant.parse(id);
    return new ReferencePylos(variant, ReferenceBoard.of(variant.base()));
  }

  /** RULES.md, "Set-up". */
  public ReferencePosition start() {
    return new ReferencePosition(new TreeMap<>(), 1, 0);
  }

  /** How many stones of a player are not on the board. */
  public int reserve(ReferencePosition position, int player) {
    return board.stones() - position.stonesOf(player);
  }

  /** Whether a cell is on level 1 or rests on four stones. */
  public static boolean isSupported(ReferencePosition position, ReferenceCell cell) {
    return ReferenceBoard.below(cell).stream().allMatch(position::holds);
  }

  /** Whether no stone rests on a cell. */
  public boolean isFree(ReferencePosition position, ReferenceCell cell) {
    return board.above(cell).stream().noneMatch(position::holds);
  }

  /** RULES.md, "End of the game": the status as the page writes it. */
  public String status(ReferencePosition position) {
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

  public boolean over(ReferencePosition position) {
    return !status(position).equals("ongoing");
  }

  /** RULES.md, "A move". */
  public List<ReferenceMove> legalMoves(ReferencePosition position) {
    List<ReferenceMove> moves = new ArrayList<>();
    if (!over(position)) {
      for (ReferenceMove move : firstParts(position)) {
        moves.addAll(withTakeBacks(position, move));
      }
    }
    return moves;
  }

  /** RULES.md, "What a move does"; the move is a legal one. */
  public ReferencePosition play(ReferencePosition position, ReferenceMove move) {
    ReferencePosition next = afterFirstPart(position, move);
    for (ReferenceCell cell : move.takenBack()) {
      next = next.without(cell);
    }
    boolean counts = variant.limit() != 0 && !move.takenBack().isEmpty();
    return next.at(position.otherSide(), position.count() + (counts ? 1 : 0));
  }

  /** The position when the stone stands on its target and none has been taken back. */
  public static ReferencePosition afterFirstPart(ReferencePosition position, ReferenceMove move) {
    return move.source()
        .map(position::without)
        .orElse(position)
        .with(move.target(), position.side());
  }

  /** Whether the stone placed or raised stands in a completed pattern. */
  public boolean completesPattern(ReferencePosition position, ReferenceMove move) {
    ReferencePosition after = afterFirstPart(position, move);
    List<Set<ReferenceCell>> patterns = new ArrayList<>(board.squares(move.target()));
    if (variant.lines()) {
      patterns.addAll(board.lines(move.target()));
    }
    return patterns.stream()
        .anyMatch(pattern -> pattern.stream().allMatch(cell -> after.isOf(position.side(), cell)));
  }

  /** All places and raises, with nothing taken back. */
  public List<ReferenceMove> firstParts(ReferencePosition position) {
    List<ReferenceMove> moves = new ArrayList<>();
    if (reserve(position, position.side()) > 0) {
      for (ReferenceCell target : board.cells()) {
        if (!position.holds(target) && isSupported(position, target)) {
          moves.add(new ReferenceMove(Optional.empty(), target, List.of()));
        }
      }
    }
    moves.addAll(raises(position));
    return moves;
  }

  private List<ReferenceMove> raises(ReferencePosition position) {
    List<ReferenceMove> raises = new ArrayList<>();
    for (ReferenceCell source : ownFree(position)) {
      ReferencePosition lifted = position.without(source);
      for (ReferenceCell target : board.cells()) {
        if (target.level() > source.level()
            && !lifted.holds(target)
            && isSupported(lifted, target)) {
          raises.add(new ReferenceMove(Optional.of(source), target, List.of()));
        }
      }
    }
    return raises;
  }

  private Set<ReferenceMove> withTakeBacks(ReferencePosition position, ReferenceMove move) {
    Set<ReferenceMove> moves = new LinkedHashSet<>();
    boolean earned = !variant.takeBack().equals("none") && completesPattern(position, move);
    if (!earned || variant.takeBack().equals("optional")) {
      moves.add(move);
    }
    if (earned) {
      ReferencePosition after = afterFirstPart(position, move);
      for (ReferenceCell first : ownFree(after)) {
        moves.add(move.taking(List.of(first)));
        for (ReferenceCell second : ownFree(after.without(first))) {
          moves.add(move.taking(List.of(first, second)));
        }
      }
    }
    return moves;
  }

  private List<ReferenceCell> ownFree(ReferencePosition position) {
    return board.cells().stream()
        .filter(cell -> position.isOf(position.side(), cell) && isFree(position, cell))
        .toList();
  }
}
