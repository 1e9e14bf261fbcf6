package race;

import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import java.util.List;

/**
 * The race with a common error: moves past the last number are listed too.
 *
 * @param race the race
 */
record HastyRace(Race race) implements Rules<Race.Count, Race.Add> {

  @Override
  public List<Race.Add> legalMoves(Race.Count position) {
    return race.legalMoves(race.start());
  }

  @Override
  public String variant() {
    return race.variant();
  }

  @Override
  public Race.Count start() {
    return race.start();
  }

  @Override
  public Status status(Race.Count position) {
    return race.status(position);
  }

  @Override
  public Race.Count play(Race.Count position, Race.Add move) {
    return race.play(position, move);
  }

  @Override
  public Notation<Race.Count, Race.Add> notation() {
    return race.notation();
  }
}
