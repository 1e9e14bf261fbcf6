package io.github.boardrules.testkit;

import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.text.TextCursor;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A game with only the required methods: two players take from a heap, and the player who takes the
 * last one wins. A position is twice what is left, and 1 more if player 2 is to move; a move is how
 * many are taken. Everything else is left to the defaults of {@link Rules}; the game is not packed.
 */
class Countdown implements Rules<Integer, Integer> {
  private final int start;
  private final int most;

  Countdown() {
    this(21, 3);
  }

  Countdown(int start, int most) {
    this.start = start;
    this.most = most;
  }

  @Override
  public String variant() {
    return "countdown";
  }

  @Override
  public Integer start() {
    return 2 * start;
  }

  @Override
  public Status status(Integer position) {
    return position < 2
        ? Status.win(2 - position, TrioReason.TIRED)
        : Status.ongoing(1 + position % 2);
  }

  @Override
  public List<Integer> legalMoves(Integer position) {
    return IntStream.rangeClosed(1, Math.min(most, position / 2)).boxed().toList();
  }

  @Override
  public Integer play(Integer position, Integer move) {
    requireLegal(position, move);
    return position - 2 * move + (position % 2 == 0 ? 1 : -1);
  }

  @Override
  public Notation<Integer, Integer> notation() {
    return Notation.of(Object::toString, Countdown::parse, Object::toString, Countdown::parse);
  }

  private static int parse(String text) {
    return TextCursor.<Integer>parse(text, TextCursor::expectNumber);
  }
}
