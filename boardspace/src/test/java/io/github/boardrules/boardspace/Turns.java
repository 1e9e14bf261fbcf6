package io.github.boardrules.boardspace;

import io.github.boardrules.core.play.MatchRecord;
import java.util.stream.Collectors;

/** Texts of records and of matches, as tests spell them. */
final class Turns {
  private Turns() {}

  /** Returns a record; events of a turn are separated by commas, turns by semicolons. */
  static String sgf(String head, int firstSeat, String turns) {
    StringBuilder sgf = new StringBuilder("(;" + head + "\n");
    int seat = firstSeat;
    for (String turn : turns.split("; *", -1)) {
      for (String event : (turn.strip() + ", Done").split(", *", -1)) {
        sgf.append(";P" + seat + "[" + event + "]\n");
      }
      seat ^= 1;
    }
    return sgf + ")";
  }

  /** Returns the moves of a match, separated by spaces. */
  static String moves(MatchRecord<?, ?> record) {
    return record.toMatch().moves().stream().map(Object::toString).collect(Collectors.joining(" "));
  }
}
