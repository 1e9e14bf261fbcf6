package io.github.boardrules.core.toy;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.MoveReason;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.TextReason;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.TextCursor;
import io.github.boardrules.core.text.VariantOption;
import io.github.boardrules.core.text.VariantText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Two heaps of counters: take 1 to {@code most} from one of them. The player who takes the last
 * counter wins. With {@code again=yes}, a player who takes exactly two moves again. A move is
 * entered by touching the heap once for each counter, so the steps of one move are the beginning of
 * another's.
 */
public class Counters implements Rules<Counters.Position, Counters.Take> {
  /** Moves are entered by touching cells. */
  public static final Label PROMPT = MoveReason.DEAD_END.messages().label("prompt.cell");

  private static final VariantOption<Integer> LEFT = VariantOption.ofNumber("left", 3, 0, 9);
  private static final VariantOption<Integer> RIGHT = VariantOption.ofNumber("right", 4, 0, 9);
  private static final VariantOption<Integer> MAX_TAKE = VariantOption.ofNumber("most", 3, 1, 9);
  private static final VariantOption<Boolean> AGAIN = VariantOption.ofFlag("again", false);
  private static final VariantText VARIANTS =
      VariantText.of("counters", LEFT, RIGHT, MAX_TAKE, AGAIN);

  private final String variant;
  private final Position start;
  private final int most;
  private final boolean again;

  public record Position(int left, int right, int toMove) {
    @Override
    public String toString() {
      return left + "," + right + " " + toMove;
    }
  }

  public record Take(char heap, int count) {
    @Override
    public String toString() {
      return heap + "" + count;
    }
  }

  public Counters(String variant) {
    OptionValues values = VARIANTS.parse(variant);
    this.variant = VARIANTS.format(values);
    start = new Position(values.get(LEFT), values.get(RIGHT), 1);
    most = values.get(MAX_TAKE);
    again = values.get(AGAIN);
  }

  @Override
  public String variant() {
    return variant;
  }

  @Override
  public Position start() {
    return start;
  }

  @Override
  public Status status(Position position) {
    return position.left() + position.right() == 0
        ? Status.win(3 - position.toMove(), ToyReason.LAST_COUNTER)
        : Status.ongoing(position.toMove());
  }

  @Override
  public List<Take> legalMoves(Position position) {
    List<Take> moves = new ArrayList<>();
    for (int count = 1; count <= Math.min(most, position.left()); count++) {
      moves.add(new Take('l', count));
    }
    for (int count = 1; count <= Math.min(most, position.right()); count++) {
      moves.add(new Take('r', count));
    }
    return Collections.unmodifiableList(moves);
  }

  @Override
  public Position play(Position position, Take move) {
    requireLegal(position, move);
    return after(position, move);
  }

  final Position after(Position position, Take move) {
    int left = position.left() - (move.heap() == 'l' ? move.count() : 0);
    int right = position.right() - (move.heap() == 'r' ? move.count() : 0);
    boolean same = again && move.count() == 2 && left + right > 0;
    return new Position(left, right, same ? position.toMove() : 3 - position.toMove());
  }

  @Override
  public OptionalInt maxPlies() {
    return OptionalInt.of(start.left() + start.right());
  }

  @Override
  public MoveEntry<Position, Take> moveEntry() {
    return (position, move) ->
        Collections.nCopies(Math.max(1, move.count()), Step.cell(Character.toString(move.heap())));
  }

  @Override
  public List<Symmetry<Position, Take>> symmetries() {
    return List.of(
        Symmetry.identity(),
        new Exchange(true, false),
        new Exchange(false, true),
        new Exchange(true, true));
  }

  private record Exchange(boolean heaps, boolean players) implements Symmetry<Position, Take> {
    @Override
    public Position position(Position position) {
      return new Position(
          heaps ? position.right() : position.left(),
          heaps ? position.left() : position.right(),
          player(position.toMove()));
    }

    @Override
    public Take move(Take move) {
      return heaps ? new Take(move.heap() == 'l' ? 'r' : 'l', move.count()) : move;
    }

    @Override
    public int player(int player) {
      return players ? 3 - player : player;
    }
  }

  @Override
  public Notation<Position, Take> notation() {
    return Notation.of(
        Take::toString,
        text -> TextCursor.parse(text, Counters::readMove),
        Position::toString,
        Counters::parsePosition);
  }

  private static Take readMove(TextCursor cursor) {
    char heap = "lr".charAt(cursor.expectOneOf("lr"));
    return new Take(heap, cursor.expectNumber());
  }

  private static Position parsePosition(String text) {
    TextCursor cursor = new TextCursor(text);
    int left = cursor.expectNumber();
    cursor.expect(',');
    int right = cursor.expectNumber();
    cursor.expect(' ');
    int toMove = 1 + cursor.expectOneOf("12");
    cursor.expectEnd();
    if (Math.max(left, right) > 9) {
      throw NotationException.broken(
          text,
          TextReason.OUT_OF_RANGE,
          Map.of("name", "heap", "value", "" + Math.max(left, right), "least", "0", "most", "9"));
    }
    return new Position(left, right, toMove);
  }

  public static Refusal illegal(String move) {
    return Refusal.of(MoveReason.ILLEGAL, "move", move);
  }

  /** {@link Counters} whose codes are the number of counters, plus 10 for the right heap. */
  public static class Packed extends Counters implements PackedRules<Position, Take> {

    public Packed(String variant) {
      super(variant);
    }

    @Override
    public Position play(Position position, Take move) {
      return PackedRules.super.play(position, move);
    }

    @Override
    public List<Take> legalMoves(Position position) {
      return PackedRules.super.legalMoves(position);
    }

    @Override
    public void legalMoves(Position position, MoveBuffer out) {
      super.legalMoves(position).forEach(move -> out.add(encodeUnchecked(position, move)));
    }

    @Override
    public Position playUnchecked(Position position, long code) {
      return after(position, decode(position, code));
    }

    @Override
    public long encodeUnchecked(Position position, Take move) {
      return move.count() + (move.heap() == 'l' ? 0L : 10L);
    }

    @Override
    public Take decode(Position position, long code) {
      return new Take(code < 10 ? 'l' : 'r', (int) (code % 10));
    }
  }
}
