package io.github.boardrules.examples.toy;

import io.github.boardrules.core.EnumReason;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.text.TextCursor;
import io.github.boardrules.core.text.VariantOption;
import io.github.boardrules.core.text.VariantText;
import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;

/**
 * Two players in turn take 1 to 3 from a heap; the player who takes the last one wins. Packed. Its
 * legal moves are not in the order of their texts.
 */
class Heap implements PackedRules<Heap.Position, Heap.Take> {
  private static final VariantOption<Integer> SIZE = VariantOption.ofNumber("size", 5, 0, 99);
  private static final VariantText TEXT = VariantText.of("heap", SIZE);
  private static final Notation<Position, Take> NOTATION =
      Notation.of(Take::toString, Take::parse, Position::toString, Position::parse);

  private final int size;

  Heap(int size) {
    this.size = size;
  }

  record Position(int left, int side) {
    static Position parse(String text) {
      TextCursor cursor = new TextCursor(text);
      int left = cursor.expectNumber();
      cursor.expect(' ');
      int side = cursor.expectOneOf("12") + 1;
      cursor.accept('!'); // a mark that is accepted but never written
      if (!cursor.isAtEnd()) {
        throw cursor.failure();
      }
      return new Position(left, side);
    }

    @Override
    public String toString() {
      return left + " " + side;
    }
  }

  record Take(int pieces) {
    static Take parse(String text) {
      TextCursor cursor = new TextCursor(text);
      cursor.expectPrefix(List.of("take"));
      int pieces = cursor.expectRange('1', '9') - '0';
      cursor.expectEnd();
      return new Take(pieces);
    }

    @Override
    public String toString() {
      return "take" + pieces;
    }
  }

  enum HeapReason implements EnumReason {
    TOO_MANY,
    LAST_TAKEN;

    private static final Messages MESSAGES =
        new Messages(
            locale ->
                ResourceBundle.getBundle("io.github.boardrules.examples.toy.messages", locale));

    @Override
    public Messages messages() {
      return MESSAGES;
    }
  }

  static Heap parse(String variant) {
    return new Heap(TEXT.parse(variant).get(SIZE));
  }

  int size() {
    return size;
  }

  @Override
  public String variant() {
    return TEXT.format(TEXT.defaults().with(SIZE, size));
  }

  @Override
  public Position start() {
    return new Position(size, 1);
  }

  @Override
  public Status status(Position position) {
    return position.left() > 0
        ? Status.ongoing(position.side())
        : Status.win(3 - position.side(), HeapReason.LAST_TAKEN);
  }

  @Override
  public void legalMoves(Position position, MoveBuffer out) {
    for (int pieces = Math.min(3, position.left()); pieces > 0; pieces--) {
      out.add(pieces);
    }
  }

  @Override
  public Position playUnchecked(Position position, long code) {
    return new Position(position.left() - (int) code, 3 - position.side());
  }

  @Override
  public long encodeUnchecked(Position position, Take move) {
    return move.pieces();
  }

  @Override
  public Take decode(Position position, long code) {
    return new Take((int) code);
  }

  @Override
  public Optional<Refusal> refusal(Position position, Take move) {
    int most = Math.min(3, position.left());
    if (most == 0) {
      return Optional.of(Refusal.gameOver());
    }
    return move.pieces() <= most
        ? Optional.empty()
        : Optional.of(Refusal.of(HeapReason.TOO_MANY, "most", Integer.toString(most)));
  }

  @Override
  public Notation<Position, Take> notation() {
    return NOTATION;
  }
}
