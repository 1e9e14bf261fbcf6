package race;

import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Two players count together in turn, from 0; each adds 1, 2 or 3, and the player who says the last
 * number wins. Only the six methods without a default are written.
 *
 * @param goal the last number
 */
record Race(int goal) implements Rules<Race.Count, Race.Add> {

  /** The last number that was said, and the player to move. */
  record Count(int number, int player) {
    @Override
    public String toString() {
      return number + " " + player;
    }
  }

  /** A move: the number to add. */
  record Add(int amount) {
    @Override
    public String toString() {
      return "+" + amount;
    }
  }

  @Override
  public String variant() {
    return goal == 21 ? "race" : "race:goal=" + goal;
  }

  @Override
  public Count start() {
    return new Count(0, 1);
  }

  @Override
  public Status status(Count position) {
    return position.number() < goal
        ? Status.ongoing(position.player())
        : Status.win(3 - position.player(), RaceReason.SAID_THE_LAST);
  }

  @Override
  public List<Add> legalMoves(Count position) {
    return IntStream.rangeClosed(1, Math.min(3, goal - position.number()))
        .mapToObj(Add::new)
        .toList();
  }

  @Override
  public Count play(Count position, Add move) {
    requireLegal(position, move);
    return new Count(position.number() + move.amount(), 3 - position.player());
  }

  @Override
  public Notation<Count, Add> notation() {
    return Notation.of(
        Add::toString,
        RaceText::parseMove,
        Count::toString,
        text -> RaceText.parsePosition(text, goal));
  }
}
