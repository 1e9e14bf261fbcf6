package io.github.boardrules.examples.toy;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.text.Option;
import io.github.boardrules.core.text.TextCursor;
import io.github.boardrules.core.text.VariantText;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Two players in turn take 1 to 3 from a heap; the player who takes the last one wins. Packed. Its
 * legal moves are not in the order of their texts.
 *
 * <p>Positions are {@code LEFT SIDE}, as in {@code 5 1}; moves {@code take1} to {@code take9}.
 *
 * @param size the size of the heap at the start
 */
record Heap(int size) implements PackedRules<Heap.Position, Heap.Take> {
  private static final VariantText VARIANT =
      new VariantText("heap", List.of(Option.ofNumber("size", 5, 0, 99)));

  record Position(int left, int side) {
    @Override
    public String toString() {
      return left + " " + side;
    }
  }

  record Take(int pieces) {
    @Override
    public String toString() {
      return "take" + pieces;
    }
  }

  enum HeapReason implements Reason {
    TOO_MANY,
    LAST_TAKEN;

    @Override
    public String code() {
      return Reason.codeOf(this);
    }

    @Override
    public String message(Locale locale, Map<String, String> facts) {
      boolean hungarian = locale.getLanguage().equals("hu");
      if (this == LAST_TAKEN) {
        return hungarian ? "övé az utolsó." : "the last one was taken.";
      }
      return hungarian
          ? "Legföljebb " + facts.get("most") + " vehető el."
          : "At most " + facts.get("most") + " may be taken.";
    }
  }

  static Heap parse(String variant) {
    return new Heap(VARIANT.parse(variant).number("size"));
  }

  @Override
  public String variant() {
    return VARIANT.format(Map.of("size", Integer.toString(size)));
  }

  @Override
  public Position start() {
    return new Position(size, 1);
  }

  @Override
  public Status status(Position position) {
    return position.left() > 0
        ? new Status.Ongoing(position.side())
        : new Status.Win(3 - position.side(), HeapReason.LAST_TAKEN);
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
  public long encode(Position position, Take move) {
    return move.pieces();
  }

  @Override
  public Take decode(Position position, long code) {
    return new Take((int) code);
  }

  @Override
  public Optional<Refusal> refusal(Position position, Take move) {
    int most = Math.min(3, position.left());
    return move.pieces() <= most && most > 0
        ? Optional.empty()
        : Optional.of(Refusal.of(HeapReason.TOO_MANY, "most", Integer.toString(most)));
  }

  @Override
  public Position play(Position position, Take move) {
    refusal(position, move)
        .ifPresent(
            refused -> {
              throw new IllegalMoveException(refused);
            });
    return playUnchecked(position, move.pieces());
  }

  @Override
  public Notation<Position, Take> notation() {
    return new HeapNotation();
  }

  private record HeapNotation() implements Notation<Position, Take> {
    @Override
    public String formatMove(Take move) {
      return move.toString();
    }

    @Override
    public Take parseMove(String text) {
      TextCursor cursor = new TextCursor(text);
      cursor.expectWord(List.of("take"));
      int pieces = cursor.expectRange('1', '9') - '0';
      cursor.expectEnd();
      return new Take(pieces);
    }

    @Override
    public String formatPosition(Position position) {
      return position.toString();
    }

    @Override
    public Position parsePosition(String text) {
      TextCursor cursor = new TextCursor(text);
      int left = cursor.expectNumber();
      cursor.expect(' ');
      int side = cursor.expectOneOf("12") + 1;
      cursor.accept('!'); // a mark that is accepted but never written
      if (!cursor.atEnd()) {
        throw cursor.failure();
      }
      return new Position(left, side);
    }
  }
}
