package io.github.boardrules.examples.snippets;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.MoveChanges;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Step;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MoveInput;
import io.github.boardrules.pikkpakk.PikkPakkRules;
import java.util.List;
import java.util.Locale;

/** A match of any game that two people play on one screen, by touches. */
final class TouchMatch<S, M> {
  // @start region=match
  private Match<S, M> match;
  private MoveInput<S, M> input;

  TouchMatch(Rules<S, M> rules) {
    match = Match.of(rules);
    input = MoveInput.of(rules, match.position());
  }

  /** Enters a step, and plays the move if no step can follow. */
  void touch(Step step) {
    input = input.enter(step);
    if (input.isFinished()) {
      play();
    }
  }

  /** Plays the move that is complete: what a button does while more steps may follow. */
  void play() {
    input.move().ifPresent(move -> match = match.play(move));
    input = MoveInput.of(match.rules(), match.position());
  }

  // @end
  /** Returns the board, with the last move marked until another is entered. */
  Diagram diagram() {
    Diagram board = input.diagram();
    return input.entered().isEmpty() ? board.withMarks(lastCells(), Diagram.Emphasis.LAST) : board;
  }

  private List<String> lastCells() {
    return match.lastChanges().map(MoveChanges::cells).orElse(List.of());
  }

  /** Returns the sentence above the board: how the match stands, or why not and what instead. */
  String status() {
    return input
        .refusal()
        .map(why -> why.message(Locale.ENGLISH) + input.prompt().map(what -> " " + what).orElse(""))
        .orElseGet(() -> match.statusMessage(Locale.ENGLISH));
  }

  public static void main(String[] arguments) {
    // @start region=play
    var board = new TouchMatch<>(PikkPakkRules.parse("pushfour"));
    for (String cell : List.of("a3", "e5", "c1", "a4", "d1", "a5", "c9", "a6")) {
      board.touch(Step.cell(cell));
      System.out.println(cell + ": " + board.status());
    }
    // @end
  }
}
