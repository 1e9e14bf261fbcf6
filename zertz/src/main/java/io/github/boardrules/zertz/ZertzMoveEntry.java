package io.github.boardrules.zertz;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.MoveChanges.Location;
import io.github.boardrules.core.MoveChanges.Transfer;
import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A placement is entered as colour, ring to fill, ring to remove and, with {@code claim=optional},
 * a cell of each claimed group; a capture as its start and landings; pass and retract as words.
 */
final class ZertzMoveEntry implements MoveEntry<ZertzPosition, ZertzMove> {
  static final ZertzMoveEntry INSTANCE = new ZertzMoveEntry();

  /** The reasons that only say that a move is not complete yet. */
  private static final Set<ZertzReason> NOT_YET =
      Set.of(ZertzReason.MUST_REMOVE, ZertzReason.MUST_CLAIM, ZertzReason.MUST_CONTINUE);

  private static final Messages PROMPTS = Variant.MESSAGES.withPrefix("prompt.");
  private static final Messages WORDS = Variant.MESSAGES.withPrefix("word.");
  private static final Messages WARNINGS = Variant.MESSAGES.withPrefix("warning.");

  private ZertzMoveEntry() {}

  @Override
  public List<Step> steps(ZertzPosition position, ZertzMove move) {
    List<Step> steps = fixed(move);
    if (move instanceof ZertzMove.Place placement) {
      for (long group : claimedGroups(position, placement)) {
        steps.add(cell(position.variant.board.cells(group).get(0)));
      }
    }
    return List.copyOf(steps);
  }

  @Override
  public Optional<Set<Step>> nextSteps(ZertzPosition position, ZertzMove move, List<Step> entered) {
    List<Step> fixed = fixed(move);
    int common = Math.min(fixed.size(), entered.size());
    if (!fixed.subList(0, common).equals(entered.subList(0, common))) {
      return Optional.empty();
    }
    if (common < fixed.size()) {
      return Optional.of(Set.of(fixed.get(common)));
    }
    return move instanceof ZertzMove.Place placement
        ? claimsAfter(position, placement, entered.subList(common, entered.size()))
        : entered.size() == common ? Optional.of(Set.of()) : Optional.empty();
  }

  /** {@inheritDoc} A position can have more than a million captures; few of them are returned. */
  @Override
  public List<ZertzMove> candidates(
      Rules<ZertzPosition, ZertzMove> rules, ZertzPosition position, List<Step> entered) {
    if (Endings.isOver(position) || !position.isCapturePossible()) {
      return rules.legalMoves(position);
    }
    MoveBuffer others = new MoveBuffer();
    MoveGenerator.listBesidesCaptures(position, others);
    return List.copyOf(
        Stream.concat(
                CaptureCandidates.of(position, entered).stream(),
                Arrays.stream(others.toArray()).mapToObj(code -> MoveCode.decode(position, code)))
            .collect(Collectors.toList()));
  }

  @Override
  public Label prompt(ZertzPosition position, List<Step> entered, Set<Step> next) {
    if (entered.isEmpty()) {
      return PROMPTS.label(first(position, next));
    }
    boolean isFirst = entered.size() == 1;
    if (entered.get(0).isCell()) {
      return PROMPTS.label(isFirst ? "jump" : "jump-on");
    }
    boolean isClaim =
        entered.size() > 2 || next.stream().anyMatch(step -> isOccupied(position, entered, step));
    return PROMPTS.label(isFirst ? "to" : isClaim ? "claim" : "remove");
  }

  @Override
  public Optional<Refusal> explainSteps(ZertzPosition position, List<Step> entered) {
    Step last = entered.get(entered.size() - 1);
    if (last.isPiece() && entered.size() > 1) {
      return explainSteps(position, List.of(last)); // a move begins with it
    }
    try {
      Optional<Refusal> refusal =
          attempt(position, entered)
              .flatMap(move -> Refusals.refusal(position, move))
              .filter(why -> !(why.reason() instanceof ZertzReason r && NOT_YET.contains(r)));
      return refusal.isEmpty() && last.isCell() && entered.size() == 1
          ? explainFirst(position, ZertzCell.parse(last.name()))
          : refusal;
    } catch (NotationException noCell) {
      return Optional.empty();
    }
  }

  /** Returns why a move does not begin on a cell that has a ring. */
  private static Optional<Refusal> explainFirst(ZertzPosition position, ZertzCell cell) {
    String name = cell.toString();
    boolean mustCapture = position.isCapturePossible() && !position.canLapse();
    if (position.marble(cell).isPresent()) {
      return Optional.of(
          mustCapture
              ? Refusal.at(ZertzReason.MUST_CAPTURE, name)
              : Refusal.at(ZertzReason.NOTHING_TO_JUMP, "from", name));
    }
    Map<String, String> facts =
        Map.of(ZertzReason.CELL, name, ZertzReason.FIRST, ZertzReason.MARBLE);
    return mustCapture
        ? Refusals.refusal(position, placement(position, ZertzMarble.WHITE, List.of(cell)))
        : Optional.of(Refusal.of(ZertzReason.NO_MARBLE, List.of(name), facts));
  }

  @Override
  public Label wordLabel(String word) {
    return MoveText.isWord(word) ? WORDS.label(word) : Label.of(word);
  }

  @Override
  public Optional<List<Transfer>> transfers(ZertzPosition position, ZertzMove move) {
    Board board = position.variant.board;
    List<Transfer> transfers = new ArrayList<>();
    Location own = Location.inStock(ZertzDiagram.stock(position.toMove()));
    if (move instanceof ZertzMove.Place placement) {
      int supplier = PackedCounts.supplier(position.counts);
      Location stock = Location.inStock(ZertzDiagram.stock(supplier));
      transfers.add(Transfer.of(placement.marble().word(), stock, on(placement.to())));
      for (ZertzMove.Claimed claimed : placement.claimed()) {
        transfers.add(Transfer.of(claimed.marble().word(), on(claimed.cell()), own));
      }
    } else if (move instanceof ZertzMove.Capture capture) {
      String jumper = position.marble(capture.from()).map(ZertzMarble::word).orElse("");
      ZertzCell at = capture.from();
      for (ZertzMove.Jump jump : capture.jumps()) {
        transfers.add(Transfer.of(jumper, on(at), on(jump.to())));
        ZertzCell over = board.cells(board.between(board.bit(at), board.set(jump.to()))).get(0);
        transfers.add(Transfer.of(jump.captured().word(), on(over), own));
        at = jump.to();
      }
    } else if (move instanceof ZertzMove.Retract) {
      return Optional.empty();
    }
    return Optional.of(transfers);
  }

  /** {@inheritDoc} Only the placement that isolates marbles can claim them. */
  @Override
  public Optional<Label> warning(ZertzPosition position, ZertzMove move) {
    if (!(move instanceof ZertzMove.Place placement) || position.variant.hasAutomaticClaims) {
      return Optional.empty();
    }
    long groups = Isolation.groups(position, placement).stream().reduce(0L, Long::sum);
    List<ZertzMove.Claimed> all = Isolation.claims(position, placement.marble(), groups);
    List<String> lost =
        all.stream()
            .filter(claim -> !placement.claimed().contains(claim))
            .map(claim -> claim.cell().toString())
            .collect(Collectors.toList());
    ZertzMove whole = placement.withClaimed(all);
    Map<String, String> facts =
        Map.of("cells", String.join(", ", lost), "move", MoveText.format(whole));
    return lost.isEmpty() ? Optional.empty() : Optional.of(WARNINGS.label("lost-claim", facts));
  }

  private static String first(ZertzPosition position, Set<Step> next) {
    if (position.lapse != null) {
      return "retract";
    }
    if (next.stream().allMatch(Step::isWord)) {
      return "pass";
    }
    boolean canPlace = next.stream().anyMatch(Step::isPiece);
    boolean canCapture = next.stream().anyMatch(Step::isCell);
    return canPlace && canCapture ? "place-or-capture" : canPlace ? "place" : "capture";
  }

  /** Returns whether a step names a marble, the one that is being placed included. */
  private static boolean isOccupied(ZertzPosition position, List<Step> entered, Step step) {
    return entered.contains(step) || position.marble(ZertzCell.parse(step.name())).isPresent();
  }

  /** Returns the steps before the claims; their order is fixed. */
  private static List<Step> fixed(ZertzMove move) {
    List<Step> steps = new ArrayList<>();
    if (move instanceof ZertzMove.Place placement) {
      steps.add(Step.piece(placement.marble().word()));
      steps.add(cell(placement.to()));
      placement.removed().ifPresent(removed -> steps.add(cell(removed)));
    } else if (move instanceof ZertzMove.Capture capture) {
      steps.add(cell(capture.from()));
      capture.jumps().forEach(jump -> steps.add(cell(jump.to())));
    } else {
      steps.add(Step.word(MoveText.format(move)));
    }
    return steps;
  }

  private static Optional<Set<Step>> claimsAfter(
      ZertzPosition position, ZertzMove.Place move, List<Step> entered) {
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

  /** Returns the groups that a move claims by choice; none if claims are automatic. */
  private static List<Long> claimedGroups(ZertzPosition position, ZertzMove.Place move) {
    Board board = position.variant.board;
    if (position.variant.hasAutomaticClaims || move.claimed().isEmpty() || !board.has(move.to())) {
      return List.of();
    }
    long claimed = Isolation.claimed(board, move);
    return Isolation.groups(position, move).stream()
        .filter(group -> (group & ~claimed) == 0)
        .collect(Collectors.toList());
  }

  private static Set<Step> cells(ZertzPosition position, long set) {
    Set<Step> steps = new HashSet<>();
    position.variant.board.cells(set).forEach(cell -> steps.add(cell(cell)));
    return steps;
  }

  private static Location on(ZertzCell cell) {
    return Location.onCell(cell.toString());
  }

  private static Step cell(ZertzCell cell) {
    return Step.cell(cell.toString());
  }

  /** Returns a move that the steps could mean, whose refusal explains them. */
  private static Optional<ZertzMove> attempt(ZertzPosition position, List<Step> entered) {
    Step first = entered.get(0);
    if (first.isWord()) {
      return Optional.of(first.name()).filter(MoveText::isWord).map(ZertzMove::parse);
    }
    List<ZertzCell> cells = new ArrayList<>();
    for (Step step : entered.subList(first.isPiece() ? 1 : 0, entered.size())) {
      if (!step.isCell()) {
        return Optional.empty();
      }
      cells.add(ZertzCell.parse(step.name()));
    }
    return first.isPiece()
        ? ZertzMarble.ALL.stream()
            .filter(marble -> marble.word().equals(first.name()))
            .findFirst()
            .map(marble -> placement(position, marble, cells))
        : capture(position, cells);
  }

  private static ZertzMove placement(
      ZertzPosition position, ZertzMarble marble, List<ZertzCell> cells) {
    Board board = position.variant.board;
    if (cells.isEmpty()) {
      // Any vacant ring will do: the colour is wrong, or no marble can be placed at all.
      ZertzCell anywhere = board.cells(position.vacant()).get(0);
      return new ZertzMove.Place(marble, anywhere, Optional.empty(), List.of());
    }
    ZertzCell to = cells.get(0);
    List<ZertzMove.Claimed> claimed = new ArrayList<>();
    if (cells.size() > 2) {
      ZertzCell last = cells.get(cells.size() - 1);
      ZertzMarble there = last.equals(to) ? marble : position.marble(last).orElse(marble);
      claimed.add(new ZertzMove.Claimed(there, last));
    }
    Optional<ZertzCell> removed = cells.size() > 1 ? Optional.of(cells.get(1)) : Optional.empty();
    return new ZertzMove.Place(marble, to, removed, claimed);
  }

  private static Optional<ZertzMove> capture(ZertzPosition position, List<ZertzCell> cells) {
    Board board = position.variant.board;
    List<ZertzMove.Jump> jumps = new ArrayList<>();
    for (int i = 1; i < cells.size(); i++) {
      ZertzCell from = cells.get(i - 1);
      long over = board.has(from) ? board.between(board.bit(from), board.set(cells.get(i))) : 0;
      ZertzMarble captured = ZertzMarble.numbered(Math.max(position.number(over), 1));
      jumps.add(new ZertzMove.Jump(captured, cells.get(i)));
    }
    if (!jumps.isEmpty()) {
      return Optional.of(new ZertzMove.Capture(cells.get(0), jumps));
    }
    // A ring from which nothing can jump has no reason of its own; a cell without a ring has one.
    ZertzCell from = cells.get(0);
    return position.hasRing(from)
        ? Optional.empty()
        : Optional.of(
            new ZertzMove.Capture(from, List.of(new ZertzMove.Jump(ZertzMarble.WHITE, from))));
  }
}
