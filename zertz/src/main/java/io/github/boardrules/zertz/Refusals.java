package io.github.boardrules.zertz;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Refusal;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Checks moves (RULES.md, "Legality"): the checks of the page, in its order. */
final class Refusals {
  private final Board board;
  private final ZertzPosition position;
  private final long vacant;

  private Refusals(ZertzPosition position) {
    this.position = position;
    board = position.variant.board;
    vacant = position.vacant();
  }

  static Optional<Refusal> refusal(ZertzPosition position, ZertzMove move) {
    Objects.requireNonNull(move, "move");
    return Endings.isOver(position)
        ? Optional.of(Refusal.gameOver())
        : new Refusals(position).refusal(move);
  }

  private Optional<Refusal> refusal(ZertzMove move) {
    Optional<ZertzCell> outside = cells(move).filter(cell -> !board.has(cell)).findFirst();
    if (outside.isPresent()) {
      return at(ZertzReason.OFF_BOARD, outside.get());
    }
    if (move instanceof ZertzMove.Place placement) {
      return placement(placement);
    }
    if (move instanceof ZertzMove.Capture capture) {
      return capture(capture);
    }
    if (move instanceof ZertzMove.Pass) {
      return pass();
    }
    return position.lapse == null
        ? Optional.of(Refusal.of(ZertzReason.NOTHING_TO_RETRACT))
        : Optional.empty();
  }

  private Optional<Refusal> pass() {
    if (position.isCapturePossible()) {
      return mustCapture();
    }
    return ZertzMarble.ALL.stream().anyMatch(this::isInSupply)
        ? Optional.of(Refusal.of(ZertzReason.CANNOT_PASS))
        : Optional.empty();
  }

  private Optional<Refusal> capture(ZertzMove.Capture capture) {
    ZertzCell from = capture.from();
    if (!position.hasRing(from)) {
      return at(ZertzReason.NO_RING, from);
    }
    if (position.marble(from).isEmpty()) {
      return at(ZertzReason.NO_MARBLE, from);
    }
    return jumps(capture);
  }

  /** Checks the jumps of a capture (Capture 4 and 5); the first faulty one decides. */
  private Optional<Refusal> jumps(ZertzMove.Capture capture) {
    ZertzCell at = capture.from();
    long nowOccupied = position.occupied() & ~board.set(at);
    long nowVacant = vacant | board.set(at);
    for (ZertzMove.Jump jump : capture.jumps()) {
      ZertzCell to = jump.to();
      int direction = board.jumpDirection(board.bit(at), board.set(to));
      if (direction < 0) {
        return refuse(
            ZertzReason.NOT_A_JUMP,
            List.of(to),
            Map.of("from", at.toString(), "to", to.toString()));
      }
      long over = board.neighbour(board.bit(at), direction);
      String between = join(over);
      Map<String, String> facts =
          Map.of("from", at.toString(), "over", between, "to", to.toString());
      if ((nowOccupied & over) == 0) {
        return refuse(ZertzReason.NOTHING_TO_JUMP, List.of(to), facts);
      }
      if (!position.hasRing(to)) {
        return at(ZertzReason.NO_RING, to);
      }
      if ((nowVacant & board.set(to)) == 0) {
        return refuse(ZertzReason.LANDING_OCCUPIED, List.of(to), facts);
      }
      ZertzMarble there = ZertzMarble.numbered(position.number(over));
      if (there != jump.captured()) {
        return refuse(
            ZertzReason.WRONG_COLOUR,
            board.cells(over),
            Map.of("over", between, ZertzReason.MARBLE, there.toString()));
      }
      nowOccupied &= ~over;
      nowVacant |= over;
      at = to;
    }
    List<ZertzCell> next =
        board.cells(CaptureGenerator.landings(board, board.bit(at), nowOccupied, nowVacant));
    return next.isEmpty()
        ? Optional.empty()
        : refuse(
            ZertzReason.MUST_CONTINUE,
            List.of(at),
            Map.of("cell", at.toString(), "next", next.get(0).toString()));
  }

  private Optional<Refusal> placement(ZertzMove.Place move) {
    ZertzCell to = move.to();
    boolean capture = position.isCapturePossible();
    if (capture && !position.canLapse()) {
      return mustCapture();
    }
    if (!position.hasRing(to)) {
      return at(ZertzReason.NO_RING, to);
    }
    if (position.marble(to).isPresent()) {
      return at(ZertzReason.OCCUPIED, to);
    }
    if (!isInSupply(move.marble())) {
      return Optional.of(
          Refusal.of(ZertzReason.NOT_IN_SUPPLY, ZertzReason.MARBLE, move.marble().toString()));
    }
    return removal(move).or(() -> claims(move)).or(() -> capture ? lapse(move) : Optional.empty());
  }

  private Optional<Refusal> removal(ZertzMove.Place move) {
    long free = board.freeRings(position.rings, vacant) & ~board.set(move.to());
    if (move.removed().isEmpty()) {
      return free == 0
          ? Optional.empty()
          : refuse(ZertzReason.MUST_REMOVE, board.cells(free), Map.of("rings", join(free)));
    }
    ZertzCell removed = move.removed().get();
    if (!position.hasRing(removed)) {
      return at(ZertzReason.NO_RING, removed);
    }
    if (removed.equals(move.to()) || position.marble(removed).isPresent()) {
      return at(ZertzReason.RING_OCCUPIED, removed);
    }
    return (free & board.set(removed)) == 0
        ? at(ZertzReason.RING_NOT_FREE, removed)
        : Optional.empty();
  }

  private Optional<Refusal> claims(ZertzMove.Place move) {
    List<Long> groups = Isolation.groups(position, move);
    long claimed = Isolation.claimed(board, move);
    long wholeGroups = 0;
    long left = 0;
    for (long group : groups) {
      boolean whole = (group & ~claimed) == 0;
      wholeGroups |= whole ? group : 0;
      left |= whole ? 0 : group;
    }
    Map<String, String> facts =
        Map.of("groups", groups.stream().map(this::join).collect(Collectors.joining("; ")));
    if (wholeGroups != claimed || !move.claimed().stream().allMatch(c -> isThere(c, move))) {
      return refuse(ZertzReason.NOT_CLAIMABLE, board.cells(claimed), facts);
    }
    return position.variant.hasAutomaticClaims && left != 0
        ? refuse(ZertzReason.MUST_CLAIM, board.cells(left), facts)
        : Optional.empty();
  }

  private boolean isThere(ZertzMove.Claimed claim, ZertzMove.Place move) {
    Optional<ZertzMarble> marble =
        claim.cell().equals(move.to()) ? Optional.of(move.marble()) : position.marble(claim.cell());
    return marble.equals(Optional.of(claim.marble()));
  }

  private Optional<Refusal> lapse(ZertzMove.Place move) {
    return Endings.isOver(MoveEffects.play(position, MoveCode.encode(position, move)))
        ? mustCapture()
        : Optional.empty();
  }

  private Optional<Refusal> mustCapture() {
    MoveBuffer chains = new MoveBuffer();
    CaptureGenerator.list(position, chains);
    Set<ZertzCell> starts = new TreeSet<>();
    for (int i = 0; i < chains.size(); i++) {
      starts.add(board.cell(MoveCode.start(chains.get(i))));
    }
    String example = MoveCode.decode(position, chains.get(0)).toString();
    return refuse(ZertzReason.MUST_CAPTURE, List.copyOf(starts), Map.of("example", example));
  }

  private static Stream<ZertzCell> cells(ZertzMove move) {
    Stream.Builder<ZertzCell> cells = Stream.builder();
    if (move instanceof ZertzMove.Place placement) {
      cells.add(placement.to());
      placement.removed().ifPresent(cells);
      placement.claimed().forEach(claim -> cells.add(claim.cell()));
    } else if (move instanceof ZertzMove.Capture capture) {
      cells.add(capture.from());
      capture.jumps().forEach(jump -> cells.add(jump.to()));
    }
    return cells.build();
  }

  private boolean isInSupply(ZertzMarble marble) {
    return PackedCounts.hasMarble(
        position.counts, PackedCounts.supplier(position.counts), marble.number());
  }

  private String join(long set) {
    return board.cells(set).stream().map(ZertzCell::toString).collect(Collectors.joining(" "));
  }

  private static Optional<Refusal> at(ZertzReason reason, ZertzCell cell) {
    return Optional.of(Refusal.at(reason, cell.toString()));
  }

  private static Optional<Refusal> refuse(
      ZertzReason reason, List<ZertzCell> cells, Map<String, String> facts) {
    return Optional.of(
        Refusal.of(
            reason, cells.stream().map(ZertzCell::toString).collect(Collectors.toList()), facts));
  }
}
