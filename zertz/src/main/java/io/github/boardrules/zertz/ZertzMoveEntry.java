package io.github.boardrules.zertz;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Step;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * How a person enters a move: a colour from the stock, the ring to fill, the ring to remove; then,
 * with {@code claim=optional}, one place of each group that is claimed, in any order. A capture is
 * the start place and the landings. Pass and retract are words.
 */
final class ZertzMoveEntry {
  /** What only says that a move is not whole yet. */
  private static final Set<ZertzReason> NOT_YET =
      Set.of(ZertzReason.MUST_REMOVE, ZertzReason.MUST_CLAIM, ZertzReason.MUST_CONTINUE);

  private ZertzMoveEntry() {}

  static List<Step> steps(ZertzPosition position, ZertzMove move) {
    List<Step> steps = fixed(move);
    if (move instanceof ZertzMove.Placement placement) {
      for (long group : claimedGroups(position, placement)) {
        steps.add(cell(position.variant.board().places(group).get(0)));
      }
    }
    return List.copyOf(steps);
  }

  static Optional<Set<Step>> nextSteps(ZertzPosition position, ZertzMove move, List<Step> entered) {
    List<Step> fixed = fixed(move);
    int common = Math.min(fixed.size(), entered.size());
    if (!fixed.subList(0, common).equals(entered.subList(0, common))) {
      return Optional.empty();
    }
    if (common < fixed.size()) {
      return Optional.of(Set.of(fixed.get(common)));
    }
    return move instanceof ZertzMove.Placement placement
        ? claimsAfter(position, placement, entered.subList(common, entered.size()))
        : entered.size() == common ? Optional.of(Set.of()) : Optional.empty();
  }

  /** Why the last step of some that lead nowhere does so, where the page has a reason for it. */
  static Optional<Refusal> refusal(ZertzRules rules, ZertzPosition position, List<Step> entered) {
    if (rules.isOver(position)) {
      return Optional.of(Refusal.of(ZertzReason.GAME_OVER));
    }
    try {
      return attempt(position, entered)
          .flatMap(move -> rules.refusal(position, move))
          .filter(refusal -> !(refusal.reason() instanceof ZertzReason r && NOT_YET.contains(r)));
    } catch (NotationException noPlace) {
      return Optional.empty();
    }
  }

  /** The steps before the claims, which come in one order only. */
  private static List<Step> fixed(ZertzMove move) {
    List<Step> steps = new ArrayList<>();
    if (move instanceof ZertzMove.Placement placement) {
      steps.add(new Step.Piece(placement.marble().word()));
      steps.add(cell(placement.ring()));
      placement.removed().ifPresent(place -> steps.add(cell(place)));
    } else if (move instanceof ZertzMove.Capture capture) {
      steps.add(cell(capture.from()));
      capture.jumps().forEach(jump -> steps.add(cell(jump.landing())));
    } else {
      steps.add(new Step.Word(MoveText.format(move)));
    }
    return steps;
  }

  private static Optional<Set<Step>> claimsAfter(
      ZertzPosition position, ZertzMove.Placement move, List<Step> entered) {
    List<Long> left = new ArrayList<>(claimedGroups(position, move));
    for (Step step : entered) {
      if (!left.removeIf(group -> cells(position, group).contains(step))) {
        return Optional.empty();
      }
    }
    Set<Step> next = new HashSet<>();
    left.forEach(group -> next.addAll(cells(position, group)));
    return Optional.of(next);
  }

  /** The groups that a move claims by choice; none where claims are automatic. */
  private static List<Long> claimedGroups(ZertzPosition position, ZertzMove.Placement move) {
    Board board = position.variant.board();
    if (position.variant.automaticClaims() || move.claimed().isEmpty() || !board.has(move.ring())) {
      return List.of();
    }
    Set<Cell> claimed = new HashSet<>();
    move.claimed().forEach(claim -> claimed.add(claim.place()));
    return Isolation.groups(position, move).stream()
        .filter(group -> claimed.containsAll(board.places(group)))
        .toList();
  }

  private static Set<Step> cells(ZertzPosition position, long places) {
    Set<Step> cells = new HashSet<>();
    position.variant.board().places(places).forEach(place -> cells.add(cell(place)));
    return cells;
  }

  private static Step cell(Cell place) {
    return new Step.Cell(place.toString());
  }

  /** A move that the steps could have meant, whose refusal explains them. */
  private static Optional<ZertzMove> attempt(ZertzPosition position, List<Step> entered) {
    Step first = entered.get(0);
    if (first instanceof Step.Word word) {
      return switch (word.name()) {
        case MoveText.PASS -> Optional.of(new ZertzMove.Pass());
        case MoveText.RETRACT -> Optional.of(new ZertzMove.Retract());
        default -> Optional.empty();
      };
    }
    List<Cell> places = new ArrayList<>();
    for (Step step : entered) {
      if (step instanceof Step.Cell cell) {
        places.add(Cell.parse(cell.name()));
      } else if (step != first) {
        return Optional.empty();
      }
    }
    return first instanceof Step.Piece piece
        ? Marble.ALL.stream()
            .filter(marble -> marble.word().equals(piece.name()))
            .findFirst()
            .map(marble -> placement(position, marble, places))
        : capture(position, places);
  }

  private static ZertzMove placement(ZertzPosition position, Marble marble, List<Cell> places) {
    Board board = position.variant.board();
    if (places.isEmpty()) {
      // Any vacant ring will do: what is wrong is the colour, or that a marble is placed at all.
      Cell ring = board.places(position.vacant()).get(0);
      return new ZertzMove.Placement(marble, ring, Optional.empty(), List.of());
    }
    Cell ring = places.get(0);
    List<ZertzMove.Claimed> claimed = new ArrayList<>();
    if (places.size() > 2) {
      Cell last = places.get(places.size() - 1);
      Marble there = last.equals(ring) ? marble : position.marble(last).orElse(marble);
      claimed.add(new ZertzMove.Claimed(there, last));
    }
    Optional<Cell> removed = places.size() > 1 ? Optional.of(places.get(1)) : Optional.empty();
    return new ZertzMove.Placement(marble, ring, removed, claimed);
  }

  private static Optional<ZertzMove> capture(ZertzPosition position, List<Cell> places) {
    Board board = position.variant.board();
    List<ZertzMove.Jump> jumps = new ArrayList<>();
    for (int i = 1; i < places.size(); i++) {
      Cell from = places.get(i - 1);
      long over = board.has(from) ? board.between(board.bit(from), board.set(places.get(i))) : 0;
      Marble captured = Marble.numbered(Math.max(position.number(over), 1));
      jumps.add(new ZertzMove.Jump(captured, places.get(i)));
    }
    if (!jumps.isEmpty()) {
      return Optional.of(new ZertzMove.Capture(places.get(0), jumps));
    }
    // A marble that cannot jump has no reason of its own; a place without a marble has.
    Cell from = places.get(0);
    return position.marble(from).isPresent()
        ? Optional.empty()
        : Optional.of(new ZertzMove.Capture(from, List.of(new ZertzMove.Jump(Marble.WHITE, from))));
  }
}
