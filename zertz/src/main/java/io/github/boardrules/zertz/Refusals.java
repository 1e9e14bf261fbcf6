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

  /** Returns the first reason against a move; empty for a legal one. */
  static Optional<Refusal> refusal(ZertzPosition position, ZertzMove move) {
    Objects.requireNonNull(move);
    return Endings.isOver(position)
        ? Optional.of(Refusal.gameOver())
        : new Refusals(position).refusal(move);
  }

  private Optional<Refusal> refusal(ZertzMove move) {
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
    return Marble.ALL.stream().anyMatch(this::isInSupply)
        ? Optional.of(Refusal.of(ZertzReason.CANNOT_PASS))
        : Optional.empty();
  }

  private Optional<Refusal> capture(ZertzMove.Capture capture) {
    Cell from = capture.from();
    Stream<Cell> named =
        Stream.concat(Stream.of(from), capture.jumps().stream().map(ZertzMove.Jump::to));
    Optional<Refusal> offBoard = offBoard(named);
    if (offBoard.isPresent()) {
      return offBoard;
    }
    if (!position.hasRing(from)) {
      return at(ZertzReason.NO_RING, from);
    }
    if (position.marble(from).isEmpty()) {
      return at(ZertzReason.NO_MARBLE, from);
    }
    return JumpRefusals.refusal(position, capture);
  }

  private Optional<Refusal> placement(ZertzMove.Place move) {
    Cell to = move.to();
    Optional<Refusal> offBoard =
        offBoard(
            Stream.of(
                    Stream.of(to),
                    move.removed().stream(),
                    move.claimed().stream().map(ZertzMove.Claimed::cell))
                .flatMap(named -> named));
    if (offBoard.isPresent()) {
      return offBoard;
    }
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
    Cell removed = move.removed().get();
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
    long claimed = 0;
    for (ZertzMove.Claimed claim : move.claimed()) {
      claimed |= board.set(claim.cell());
    }
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
    Optional<Marble> marble =
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
    Set<Cell> starts = new TreeSet<>();
    for (int i = 0; i < chains.size(); i++) {
      starts.add(board.cell(MoveCode.start(chains.get(i))));
    }
    String example = MoveCode.decode(position, chains.get(0)).toString();
    return refuse(ZertzReason.MUST_CAPTURE, List.copyOf(starts), Map.of("example", example));
  }

  private Optional<Refusal> offBoard(Stream<Cell> cells) {
    return cells
        .filter(cell -> !board.has(cell))
        .findFirst()
        .flatMap(cell -> at(ZertzReason.OFF_BOARD, cell));
  }

  private boolean isInSupply(Marble marble) {
    return PackedCounts.hasMarble(
        position.counts, PackedCounts.supplier(position.counts), marble.number());
  }

  private String join(long set) {
    return board.cells(set).stream().map(Cell::toString).collect(Collectors.joining(" "));
  }

  static Optional<Refusal> at(ZertzReason reason, Cell cell) {
    return Optional.of(Refusal.at(reason, cell.toString()));
  }

  static Optional<Refusal> refuse(ZertzReason reason, List<Cell> cells, Map<String, String> facts) {
    return Optional.of(new Refusal(reason, cells.stream().map(Cell::toString).toList(), facts));
  }
}
