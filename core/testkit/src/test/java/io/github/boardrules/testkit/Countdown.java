package io.github.boardrules.testkit;

import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.text.TextCursor;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A game with only the required methods: two players take from a heap, and the player who takes the
 * last one wins. Everything else is left to the defaults of {@link Rules}; the game is not packed.
 */
class Countdown implements Rules<Countdown.Heap, Countdown.Take> {

  /** How many are left, and the player to move: {@code 21 1}. */
  record Heap(int left, int toMove) {
    @Override
    public String toString() {
      return left + " " + toMove;
    }
  }

  /** How many are taken: {@code 3}. */
  record Take(int count) {
    @Override
    public String toString() {
      return Integer.toString(count);
    }
  }

  enum Ending implements Reason {
    TOOK_LAST;

    @Override
    public String code() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public String message(Locale locale, Map<String, String> facts) {
      return "the last one has been taken.";
    }
  }

  private final int start;
  private final int most;

  /** Makes a game in which up to three are taken from 21. */
  Countdown() {
    this(21, 3);
  }

  /** Makes a game with a heap of any size from which up to a number may be taken at once. */
  Countdown(int start, int most) {
    this.start = start;
    this.most = most;
  }

  @Override
  public String variant() {
    return "countdown";
  }

  @Override
  public Heap start() {
    return new Heap(start, 1);
  }

  @Override
  public Status status(Heap position) {
    return position.left() == 0
        ? Status.win(3 - position.toMove(), Ending.TOOK_LAST)
        : Status.ongoing(position.toMove());
  }

  @Override
  public List<Take> legalMoves(Heap position) {
    return IntStream.rangeClosed(1, Math.min(most, position.left())).mapToObj(Take::new).toList();
  }

  @Override
  public Heap play(Heap position, Take move) {
    requireLegal(position, move);
    return new Heap(position.left() - move.count(), 3 - position.toMove());
  }

  @Override
  public Notation<Heap, Take> notation() {
    return Notation.of(
        Take::toString, Countdown::parseMove, Heap::toString, Countdown::parsePosition);
  }

  private static Take parseMove(String text) {
    TextCursor cursor = new TextCursor(text);
    int count = cursor.expectNumber();
    cursor.expectEnd();
    return new Take(count);
  }

  private static Heap parsePosition(String text) {
    TextCursor cursor = new TextCursor(text);
    int left = cursor.expectNumber();
    cursor.expect(' ');
    int toMove = 1 + cursor.expectOneOf("12");
    cursor.expectEnd();
    return new Heap(left, toMove);
  }
}
