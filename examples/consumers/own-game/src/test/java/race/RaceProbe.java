package race;

import io.github.boardrules.testkit.PositionProbe;

/** A position of the race, for tests that are written in texts. */
record RaceProbe(Race rules, Race.Count position)
    implements PositionProbe<Race.Count, Race.Add, RaceProbe> {

  static RaceProbe start() {
    return new RaceProbe(new Race(21), new Race(21).start());
  }

  @Override
  public RaceProbe with(Race.Count position) {
    return new RaceProbe(rules, position);
  }
}
