package io.github.boardrules.testkit;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.DiagramBuilder;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.grid.Bits;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.VariantOption;
import io.github.boardrules.core.text.VariantText;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * A small game that keeps all laws. On a board of 3 × 3 each player has three stones. A move places
 * a stone, or slides one of the player's stones to a vacant adjacent cell (with {@code far=yes} to
 * another one from there), or is a pass if nothing else is possible. Three in a row win; after a
 * number of plies the game is a draw.
 */
class Trio implements PackedRules<TrioPosition, TrioMove> {
  static final int STONES = 3;
  private static final long PASS = 1 << 20;
  static final int[] LINES = {
    0x007, 0x070, 0x700, 0x111, 0x222, 0x444, 0x421, 0x124,
  };
  static final VariantOption<Integer> PLIES = VariantOption.ofNumber("plies", 30, 4, 60);
  static final VariantOption<Boolean> FAR = VariantOption.ofFlag("far", true);
  static final VariantText ID = VariantText.of("trio", PLIES, FAR);

  final int plies;
  private final boolean far;

  static Trio parse(String id) {
    OptionValues values = ID.parse(id);
    return new Trio(values.get(PLIES), values.get(FAR));
  }

  Trio(int plies, boolean far) {
    this.plies = plies;
    this.far = far;
  }

  /** Returns a position as this game represents it; a broken game may return a broken one. */
  TrioPosition made(TrioPosition position) {
    return position;
  }

  @Override
  public String variant() {
    return ID.format(ID.defaults().with(PLIES, plies).with(FAR, far));
  }

  @Override
  public TrioPosition start() {
    return made(new TrioPosition(0, 0, 1, 0));
  }

  @Override
  public Status status(TrioPosition position) {
    return ending(position).orElse(Status.ongoing(position.toMove));
  }

  private Optional<Status> ending(TrioPosition position) {
    for (int player : List.of(3 - position.toMove, position.toMove)) {
      for (int line : LINES) {
        if ((position.stones(player) & line) == line) {
          return Optional.of(Status.win(player, TrioReason.ROW));
        }
      }
    }
    return position.ply >= plies ? Optional.of(Status.draw(TrioReason.TIRED)) : Optional.empty();
  }

  @Override
  public void legalMoves(TrioPosition position, MoveBuffer out) {
    int before = out.size();
    if (ending(position).isPresent()) {
      Objects.requireNonNull(out);
      return;
    }
    for (int cell : TrioCell.BOARD) {
      if (position.inHand(position.toMove) > 0 && position.vacant(cell)) {
        out.add(cell);
      }
      if (position.owns(position.toMove, cell)) {
        slides(position, cell, out);
      }
    }
    if (out.size() == before) {
      out.add(PASS);
    }
  }

  private void slides(TrioPosition position, int from, MoveBuffer out) {
    for (int to : TrioCell.BOARD) {
      if (TrioCell.adjacent(from, to) && position.vacant(to)) {
        out.add(code(TrioMove.of(from, to)));
        for (int further : TrioCell.BOARD) {
          if (far && TrioCell.adjacent(to, further) && position.vacant(further)) {
            out.add(code(TrioMove.of(from, to, further)));
          }
        }
      }
    }
  }

  @Override
  public Optional<Refusal> refusal(TrioPosition position, TrioMove move) {
    Objects.requireNonNull(move);
    if (ending(position).isPresent()) {
      return Optional.of(Refusal.gameOver());
    }
    for (int cell : move.cells()) {
      if (!TrioCell.onBoard(cell)) {
        return refused(TrioReason.OFF_BOARD, cell);
      }
    }
    if (move.isSlide()) {
      return slideRefusal(position, move);
    }
    if (move.isPlacement()) {
      return placementRefusal(position, move.first());
    }
    return canOnlyPass(position)
        ? Optional.empty()
        : Optional.of(Refusal.of(TrioReason.CANNOT_PASS));
  }

  private static boolean canOnlyPass(TrioPosition position) {
    return position.inHand(position.toMove) == 0
        && TrioCell.BOARD.stream()
            .filter(from -> position.owns(position.toMove, from))
            .noneMatch(
                from ->
                    TrioCell.BOARD.stream()
                        .anyMatch(to -> TrioCell.adjacent(from, to) && position.vacant(to)));
  }

  private static Optional<Refusal> placementRefusal(TrioPosition position, int cell) {
    if (position.inHand(position.toMove) == 0) {
      return Optional.of(Refusal.of(TrioReason.EMPTY_HAND));
    }
    return position.vacant(cell) ? Optional.empty() : refused(TrioReason.OCCUPIED, cell);
  }

  private Optional<Refusal> slideRefusal(TrioPosition position, TrioMove slide) {
    int from = slide.first();
    int to = slide.cells().get(1);
    boolean isFar = slide.cells().size() > 2;
    if (!position.owns(position.toMove, from)) {
      return refused(TrioReason.NOT_YOURS, from);
    }
    if (isFar && !far) {
      return Optional.of(Refusal.of(TrioReason.TOO_FAR));
    }
    Optional<Refusal> near = pushRefusal(position, from, to);
    if (near.isPresent() || !isFar) {
      return near;
    }
    return slide.last() == from
        ? Optional.of(Refusal.of(TrioReason.WAY_BACK))
        : pushRefusal(position, to, slide.last());
  }

  private static Optional<Refusal> pushRefusal(TrioPosition position, int from, int to) {
    if (!TrioCell.adjacent(from, to)) {
      return refused(TrioReason.NOT_ADJACENT, to);
    }
    return position.vacant(to) ? Optional.empty() : refused(TrioReason.OCCUPIED, to);
  }

  private static Optional<Refusal> refused(TrioReason reason, int cell) {
    return Optional.of(Refusal.at(reason, TrioCell.name(cell)));
  }

  /** Does not follow from the packed methods, so that broken games may break either. */
  @Override
  public TrioPosition play(TrioPosition position, TrioMove move) {
    requireLegal(position, move);
    return after(position, move);
  }

  @Override
  public TrioPosition playUnchecked(TrioPosition position, long code) {
    return after(position, decode(position, code));
  }

  private TrioPosition after(TrioPosition position, TrioMove move) {
    int stones = position.stones(position.toMove);
    if (move.isSlide()) {
      stones ^= 1 << move.first() | 1 << move.last();
    } else if (move.isPlacement()) {
      stones |= 1 << move.first();
    }
    return made(position.moved(stones));
  }

  @Override
  public long encodeUnchecked(TrioPosition position, TrioMove move) {
    Objects.requireNonNull(position);
    return code(Objects.requireNonNull(move));
  }

  /** Returns five bits for each cell; only those after the first count from 1. */
  private static long code(TrioMove move) {
    long code = move.cells().isEmpty() ? PASS : move.first();
    for (int i = 1; i < move.cells().size(); i++) {
      code |= (move.cells().get(i) + 1L) << (5 * i);
    }
    return code;
  }

  @Override
  public TrioMove decode(TrioPosition position, long code) {
    Objects.requireNonNull(position);
    List<Integer> cells = new ArrayList<>();
    for (long rest = code; code != PASS && (rest > 0 || cells.isEmpty()); rest >>= 5) {
      cells.add((int) (rest & 31) - (cells.isEmpty() ? 0 : 1));
    }
    return new TrioMove(List.copyOf(cells));
  }

  @Override
  public long hash(TrioPosition position) {
    return Bits.mix(
        position.first
            | position.second << 12
            | (long) position.ply << 24
            | (long) position.toMove << 32);
  }

  @Override
  public Notation<TrioPosition, TrioMove> notation() {
    return TrioNotation.of(this);
  }

  @Override
  public OptionalInt maxPlies() {
    return OptionalInt.of(plies);
  }

  @Override
  public MoveEntry<TrioPosition, TrioMove> moveEntry() {
    return this::steps;
  }

  List<Step> steps(TrioPosition position, TrioMove move) {
    Stream<Step> cells = move.cells().stream().map(TrioCell::name).map(Step::cell);
    if (move.isSlide()) {
      return cells.toList();
    }
    Step first =
        move.isPlacement() ? Step.piece(style(position.toMove).name()) : Step.word(move.toString());
    return Stream.concat(Stream.of(first), cells).toList();
  }

  @Override
  public List<Symmetry<TrioPosition, TrioMove>> symmetries() {
    return TrioSymmetry.all(this);
  }

  @Override
  public Diagram diagram(TrioPosition position) {
    Diagram.Style ground = new Diagram.Style("cell", '.', "#eeeeee", "#888888");
    DiagramBuilder diagram = Diagram.builder();
    for (int cell : TrioCell.BOARD) {
      String name = TrioCell.name(cell);
      diagram.cell(name, TrioCell.column(cell), TrioCell.row(cell), Diagram.Shape.SQUARE, ground);
      if (!position.vacant(cell)) {
        diagram.piece(name, style(position.owns(1, cell) ? 1 : 2));
      }
    }
    for (int player = 1; player <= 2; player++) {
      Diagram.Pile pile = new Diagram.Pile(style(player), position.inHand(player));
      diagram.stock(new Diagram.Stock("player " + player, List.of(pile)));
    }
    return diagram.build();
  }

  private static Diagram.Style style(int player) {
    return player == 1
        ? new Diagram.Style("cross", 'x', "#cc0000", "#000000").withOwner(1)
        : new Diagram.Style("nought", 'o', "#0000cc", "#000000").withOwner(2);
  }
}
