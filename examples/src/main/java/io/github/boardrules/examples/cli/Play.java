package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import java.util.List;
import java.util.Optional;

/**
 * A game on the terminal: lets programs play and does what people type. It ends with {@code quit}
 * or the end of the input; among programs, with the game.
 */
final class Play {
  /** Programs among themselves might play for ever. */
  private static final int MOST_PLIES = 1000;

  private final Session session;
  private final Table<?, ?> table;
  private final boolean people;

  Play(Session session, Rules<?, ?> rules, List<SeatKind> kinds, SplitMix64 random) {
    this.session = session;
    table = Table.of(session, rules, kinds, random);
    people = kinds.contains(SeatKind.HUMAN);
  }

  void run() {
    if (people) {
      table.say("play-help");
    }
    table.draw();
    boolean goesOn = true;
    while (goesOn) {
      if (table.waitsForProgram() && (people || table.ply() < MOST_PLIES)) {
        table.letPlay();
      } else {
        goesOn = people && obey();
      }
    }
    if (!people && table.waitsForProgram()) {
      table.say("play-cut", "plies", table.ply());
    }
  }

  /** Does what a person types; false when that is to stop. */
  private boolean obey() {
    session.output().write("> ");
    session.output().flush();
    Optional<String> line = session.input().line();
    if (line.isEmpty()) {
      session.output().line("");
      return false;
    }
    String typed = line.get().strip();
    int space = typed.indexOf(' ');
    String word = space < 0 ? typed : typed.substring(0, space);
    String rest = space < 0 ? "" : typed.substring(space).strip();
    switch (word) {
      case "" -> {}
      case "quit" -> {
        return false;
      }
      case "help" -> table.say("play-help");
      case "moves" -> table.listMoves();
      case "why" -> table.why(rest);
      case "undo" -> table.undo();
      case "redo" -> table.redo();
      case "save" -> table.save(rest);
      default -> table.play(typed);
    }
    return true;
  }
}
