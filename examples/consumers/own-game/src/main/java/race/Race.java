package race;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Two players count together by turns, from 0; each adds 1, 2 or 3, and who says the last number
 * wins. These are all the methods that a game has to write.
 *
 * @param goal the last number
 */
record Race(int goal) implements Rules<Race.Count, Race.Add> {

  /** A number that has been said, and whose turn it is. */
  record Count(int number, int player) {
    @Override
    public String toString() {
      return number + " " + player;
    }
  }

  /** What is added. */
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
        ? new Status.Ongoing(position.player())
        : new Status.Win(3 - position.player(), RaceReason.SAID_THE_LAST);
  }

  @Override
  public List<Add> legalMoves(Count position) {
    return IntStream.rangeClosed(1, Math.min(3, goal - position.number()))
        .mapToObj(Add::new)
        .toList();
  }

  @Override
  public Count play(Count position, Add move) {
    refusal(position, move)
        .ifPresent(
            refusal -> {
              throw new IllegalMoveException(refusal);
            });
    return new Count(position.number() + move.amount(), 3 - position.player());
  }

  @Override
  public Notation<Count, Add> notation() {
    return new RaceNotation(goal);
  }
}
