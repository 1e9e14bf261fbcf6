package io.github.boardrules.pikkpakk.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The rules of one variant: which moves are legal, what they do and how the game ends. */
public record ReferencePikkPakk(ReferenceVariant variant) {

  public static ReferencePikkPakk of(String id) {
    return new ReferencePikkPakk(ReferenceVariant.parse(id));
  }

  /** RULES.md, "Set-up". */
  public ReferencePosition start() {
    return ReferenceStart.of(variant);
  }

  /** RULES.md, "End of the game": the status as the page writes it. */
  public String status(ReferencePosition position) {
    return new ReferenceEndings(this).status(position);
  }

  public boolean isOver(ReferencePosition position) {
    return !status(position).equals("ongoing");
  }

  /** RULES.md, "A move". */
  public List<ReferenceMove> legalMoves(ReferencePosition position) {
    return isOver(position)
        ? List.of()
        : allMoves(position).stream().filter(move -> outcome(position, move).isLegal()).toList();
  }

  /** The moves of the right forms, legal or not, with all numbers of cells. */
  public List<ReferenceMove> allMoves(ReferencePosition position) {
    ReferenceBoard board = variant.board();
    List<ReferenceMove> moves = new ArrayList<>();
    if (position.isPlacing()) {
      board.cells().forEach(cell -> moves.add(new ReferenceMove.Place(cell)));
      return moves;
    }
    for (int cells = 1; cells <= (variant.is("steps", "1") ? 1 : board.size()); cells++) {
      for (char direction : ReferenceBoard.DIRECTIONS) {
        if (variant.way().equals("run")) {
          for (String rear : position.balls().keySet()) {
            moves.add(new ReferenceMove.PushRun(rear, direction, cells));
          }
        } else {
          for (int line = 1; line <= board.size(); line++) {
            String name =
                direction == 'u' || direction == 'd' ? "" + (char) ('a' + line - 1) : "" + line;
            moves.add(new ReferenceMove.PushLine(name, direction, cells));
          }
        }
        if (variant.is("side", "yes")) {
          addSideways(moves, position, direction, cells);
        }
      }
    }
    return moves;
  }

  /** Returns whether there would be a legal move if the game were not over. */
  public boolean canMove(ReferencePosition position) {
    return allMoves(position).stream().anyMatch(move -> outcome(position, move).isLegal());
  }

  /** RULES.md, "Legality". */
  public Optional<String> refusal(ReferencePosition position, ReferenceMove move) {
    return isOver(position) ? Optional.of("game-over") : outcome(position, move).reason();
  }

  /** Returns the outcome of a move, even if the game is over. */
  public ReferenceOutcome outcome(ReferencePosition position, ReferenceMove move) {
    ReferencePushing pushing = new ReferencePushing(variant);
    if (move instanceof ReferenceMove.Place place && position.isPlacing()) {
      return new ReferencePlacing(variant).outcome(position, place.cell());
    }
    if (!position.isPlacing()) {
      boolean runs = variant.way().equals("run");
      if (move instanceof ReferenceMove.PushLine push && !runs) {
        return pushing.line(position, push);
      }
      if (move instanceof ReferenceMove.PushRun push && runs) {
        return pushing.run(position, push);
      }
      if (move instanceof ReferenceMove.Sideways side && variant.is("side", "yes")) {
        return pushing.sideways(position, side);
      }
    }
    return ReferenceOutcome.refused("wrong-kind");
  }

  /** RULES.md, "A move"; the move is legal unless the game is over. */
  public ReferencePosition play(ReferencePosition position, ReferenceMove move) {
    ReferencePosition next = position.with(outcome(position, move).balls());
    if (!position.isPlacing() && next.lost().isPresent()) {
      List<Integer> lost = next.lost().get();
      next =
          next.withLost(
              lost.get(0) + position.count('l') - next.count('l'),
              lost.get(1) + position.count('d') - next.count('d'));
    }
    return turned(remembered(position, next));
  }

  private static void addSideways(
      List<ReferenceMove> moves, ReferencePosition position, char direction, int cells) {
    char along = direction == 'u' || direction == 'd' ? 'r' : 'u';
    for (String first : position.balls().keySet()) {
      List<String> series = ReferenceBoard.series(position.balls(), first, along);
      for (String last : series.subList(1, series.size())) {
        moves.add(new ReferenceMove.Sideways(first, last, direction, cells));
      }
    }
  }

  private ReferencePosition turned(ReferencePosition position) {
    if (variant.isPuzzle()) {
      return position;
    }
    if (position.isPlacing() && isEndOfPlacing(position)) {
      boolean lastPushes = !variant.isOf("fivepush") || variant.is("first", "last");
      return position.at(lastPushes ? position.side() : position.otherSide(), "push");
    }
    return position.at(position.otherSide(), position.phase());
  }

  private boolean isEndOfPlacing(ReferencePosition position) {
    return variant.hasPlacing()
        && position.count('l') == (variant.isOf("fivepush") ? 25 : 24)
        && position.count('d') == 24;
  }

  private static ReferencePosition remembered(ReferencePosition before, ReferencePosition next) {
    SortedMap<String, Integer> seen = new TreeMap<>();
    if (before.seen().isPresent() && before.balls().size() == next.balls().size()) {
      seen.putAll(before.seen().get());
      seen.merge(before.entry(), 1, Integer::sum);
    }
    return next.withSeen(seen);
  }
}
