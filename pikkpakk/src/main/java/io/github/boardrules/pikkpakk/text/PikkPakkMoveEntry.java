package io.github.boardrules.pikkpakk.text;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.MoveChanges.Transfer;
import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Step;
import io.github.boardrules.pikkpakk.base.PikkPakkReason;
import io.github.boardrules.pikkpakk.base.Sentences;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.Directions;
import io.github.boardrules.pikkpakk.board.Variant;
import io.github.boardrules.pikkpakk.move.MoveCode;
import io.github.boardrules.pikkpakk.move.MoveGenerator;
import io.github.boardrules.pikkpakk.move.Refusals;
import io.github.boardrules.pikkpakk.move.RunPush;
import io.github.boardrules.pikkpakk.value.PikkPakkCell;
import io.github.boardrules.pikkpakk.value.PikkPakkDirection;
import io.github.boardrules.pikkpakk.value.PikkPakkLine;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import io.github.boardrules.pikkpakk.value.PikkPakkPosition;
import io.github.boardrules.pikkpakk.value.PushFourOptions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How people enter moves: they touch a ball and choose its direction, once for every cell. Any ball
 * of a line stands for the line; a series is entered by its two ends, in either order.
 */
public final class PikkPakkMoveEntry implements MoveEntry<PikkPakkPosition, PikkPakkMove> {
  private static final Messages PROMPTS = Sentences.MESSAGES.withPrefix("prompt.");
  private static final Messages WORDS = Sentences.MESSAGES.withPrefix("word.");

  private static final Map<String, String> ARROWS = Map.of("d", "↓", "l", "←", "r", "→", "u", "↑");

  @Override
  public List<Step> steps(PikkPakkPosition position, PikkPakkMove move) {
    return ways(BitPosition.cast(position), move).get(0);
  }

  @Override
  public Optional<Set<Step>> nextSteps(
      PikkPakkPosition position, PikkPakkMove move, List<Step> entered) {
    int steps = entered.size();
    List<List<Step>> begun =
        ways(BitPosition.cast(position), move).stream()
            .filter(way -> steps <= way.size() && way.subList(0, steps).equals(entered))
            .collect(Collectors.toList());
    return begun.isEmpty()
        ? Optional.empty()
        : Optional.of(
            begun.stream()
                .filter(way -> steps < way.size())
                .map(way -> way.get(steps))
                .collect(Collectors.toSet()));
  }

  @Override
  public Label prompt(PikkPakkPosition position, List<Step> entered, Set<Step> next) {
    if (entered.isEmpty()) {
      Variant variant = BitPosition.cast(position).variant();
      return PROMPTS.label(
          BitPosition.cast(position).isPushing()
              ? variant.pushing instanceof RunPush ? "ball" : "line"
              : variant.options instanceof PushFourOptions ? "entering" : "placing");
    }
    boolean canBeSeries = next.stream().anyMatch(Step::isCell);
    return PROMPTS.label(
        entered.get(entered.size() - 1).isWord()
            ? "further"
            : canBeSeries ? "direction-or-series" : "direction");
  }

  @Override
  public Optional<Refusal> explainSteps(PikkPakkPosition position, List<Step> entered) {
    Optional<Refusal> refusal = refusals(position, entered).stream().findFirst();
    Step last = entered.get(entered.size() - 1);
    if (entered.size() > 1 && last.isCell()) {
      // No series ends there, and unless a move begins there, it can be explained alone.
      return refusal
          .or(() -> explainBalls(position, entered))
          .or(
              () ->
                  canBegin(BitPosition.cast(position), last)
                      ? Optional.empty()
                      : explainSteps(position, List.of(last)));
    }
    return entered.size() == 1
        ? refusal
            .filter(it -> !isAboutDirection(it))
            .or(() -> explainEmpty(position, last))
            .or(() -> explainBalls(position, entered))
        : refusal;
  }

  private static boolean canBegin(BitPosition position, Step step) {
    MoveBuffer moves = new MoveBuffer();
    MoveGenerator.list(position, moves);
    return Arrays.stream(moves.toArray())
        .mapToObj(code -> MoveCode.decode(position.variant().board, code))
        .anyMatch(move -> ways(position, move).stream().anyMatch(way -> way.get(0).equals(step)));
  }

  /** Returns that there is no ball on the cell of a step, if balls are pushed and there is none. */
  private static Optional<Refusal> explainEmpty(PikkPakkPosition position, Step step) {
    BitPosition bits = BitPosition.cast(position);
    try {
      PikkPakkCell cell = PikkPakkCell.parse(step.name());
      boolean isEmpty = bits.variant().board.has(cell) && bits.ball(cell).isEmpty();
      return step.isCell() && isEmpty && bits.isPushing()
          ? Refusals.of(PikkPakkReason.NO_BALL, cell)
          : Optional.empty();
    } catch (NotationException noCell) {
      return Optional.empty();
    }
  }

  /** Returns why balls cannot be pushed in the direction that comes nearest to a push. */
  private Optional<Refusal> explainBalls(PikkPakkPosition position, List<Step> balls) {
    return Directions.ALL.stream()
        .flatMap(direction -> refusals(position, way(balls, direction, 1)).stream())
        .filter(refusal -> refusal.reason() instanceof PikkPakkReason)
        .max(Comparator.comparing(refusal -> (PikkPakkReason) refusal.reason()));
  }

  private List<Refusal> refusals(PikkPakkPosition position, List<Step> entered) {
    try {
      return attempts(position, entered).stream()
          .flatMap(move -> Refusals.refusal(BitPosition.cast(position), move).stream())
          .filter(refusal -> refusal.reason() != PikkPakkReason.WRONG_KIND)
          .collect(Collectors.toList());
    } catch (NotationException noCell) {
      return List.of();
    }
  }

  @Override
  public Label wordLabel(String word) {
    return ARROWS.containsKey(word) ? WORDS.label(word) : Label.of(word);
  }

  @Override
  public Optional<String> wordArrow(String word) {
    return Optional.ofNullable(ARROWS.get(word));
  }

  @Override
  public Optional<List<Transfer>> transfers(PikkPakkPosition position, PikkPakkMove move) {
    return Optional.of(BallTransfers.of(BitPosition.cast(position), move));
  }

  /** Returns whether a refusal may be due to a direction that has not been entered yet. */
  private static boolean isAboutDirection(Refusal refusal) {
    return refusal.reason() instanceof PikkPakkReason reason
        && reason.compareTo(PikkPakkReason.NO_BALL) > 0;
  }

  /** Returns the moves that steps could have meant; their refusals explain the steps. */
  private static List<PikkPakkMove> attempts(PikkPakkPosition position, List<Step> entered) {
    List<PikkPakkCell> cells =
        entered.stream()
            .filter(Step::isCell)
            .map(step -> PikkPakkCell.parse(step.name()))
            .collect(Collectors.toList());
    List<Step> ways = entered.subList(cells.size(), entered.size());
    Optional<PikkPakkDirection> way = direction(ways);
    if (cells.size() == 1 && ways.isEmpty()) {
      return List.of(
          new PikkPakkMove.Place(cells.get(0)),
          new PikkPakkMove.PushRun(cells.get(0), PikkPakkDirection.UP, 1));
    }
    if (way.isEmpty() || ways.size() > Board.ELEVEN.size) {
      return List.of();
    }
    PikkPakkDirection direction = way.get();
    return switch (cells.size()) {
      case 1 -> pushes(position, cells.get(0), direction, ways.size());
      case 2 -> sideways(cells.get(0), cells.get(1), direction, ways.size());
      default -> List.of();
    };
  }

  private static List<PikkPakkMove> pushes(
      PikkPakkPosition position, PikkPakkCell cell, PikkPakkDirection direction, int cells) {
    List<PikkPakkMove> pushes = new ArrayList<>();
    pushes.add(new PikkPakkMove.PushRun(cell, direction, cells));
    if (position.ball(cell).isPresent()) {
      boolean column = direction.isVertical();
      PikkPakkLine line =
          new PikkPakkLine(column, column ? Board.columnIndex(cell) + 1 : cell.row());
      pushes.add(new PikkPakkMove.PushLine(line, direction, cells));
    }
    return pushes;
  }

  /** Returns the move of the series between two cells; none if they are not a series. */
  private static List<PikkPakkMove> sideways(
      PikkPakkCell one, PikkPakkCell other, PikkPakkDirection direction, int cells) {
    boolean inLine =
        direction.isVertical() ? one.row() == other.row() : one.column() == other.column();
    if (!inLine || one.equals(other)) {
      return List.of();
    }
    boolean inOrder = one.column() < other.column() || one.row() < other.row();
    return List.of(
        PikkPakkMove.Sideways.of(inOrder ? one : other, inOrder ? other : one, direction, cells));
  }

  /** Returns the direction that all of some steps name, if there is one. */
  private static Optional<PikkPakkDirection> direction(List<Step> steps) {
    return Directions.ALL.stream()
        .filter(direction -> !steps.isEmpty())
        .filter(direction -> steps.stream().allMatch(Step.word(direction.toString())::equals))
        .findFirst();
  }

  /** Returns all ways to enter a move, at least one. */
  private static List<List<Step>> ways(BitPosition position, PikkPakkMove move) {
    if (move instanceof PikkPakkMove.Place place) {
      return List.of(List.of(cell(place.to())));
    }
    if (move instanceof PikkPakkMove.PushRun push) {
      return List.of(way(List.of(cell(push.rear())), push.direction(), push.cells()));
    }
    if (move instanceof PikkPakkMove.Sideways side) {
      Step first = cell(side.first());
      Step last = cell(side.last());
      return List.of(
          way(List.of(first, last), side.direction(), side.cells()),
          way(List.of(last, first), side.direction(), side.cells()));
    }
    PikkPakkMove.PushLine push = (PikkPakkMove.PushLine) move;
    List<List<Step>> ways = new ArrayList<>();
    Board board = position.variant().board;
    for (int index = 0; index < board.size && board.has(push.line()); index++) {
      int bit = board.bit(board.index(push.line()), index);
      if (position.ball(bit) != null) {
        ways.add(way(List.of(cell(board.cell(bit))), push.direction(), push.cells()));
      }
    }
    return ways.isEmpty() ? List.of(List.of(Step.word(move.toString()))) : ways;
  }

  private static List<Step> way(List<Step> balls, PikkPakkDirection direction, int cells) {
    List<Step> way = new ArrayList<>(balls);
    way.addAll(Collections.nCopies(cells, Step.word(direction.toString())));
    return List.copyOf(way);
  }

  private static Step cell(PikkPakkCell cell) {
    return Step.cell(cell.toString());
  }
}
