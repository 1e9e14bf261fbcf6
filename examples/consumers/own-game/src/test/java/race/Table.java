package race;

import io.github.boardrules.testkit.PositionProbe;

/** A position of the race, asked in texts. */
record Table(Race rules, Race.Count position) implements PositionProbe<Race.Count, Race.Add, Table> {

  static Table start() {
    return new Table(new Race(21), new Race(21).start());
  }

  @Override
  public Table with(Race.Count position) {
    return new Table(rules, position);
  }
}
