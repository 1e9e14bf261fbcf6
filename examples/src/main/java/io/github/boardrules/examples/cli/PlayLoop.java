package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import java.util.List;
import java.util.Optional;

/**
 * The loop of {@code play}: it lets programs play and carries out what people type. It ends with
 * {@code quit} or the end of the input; if only programs play, with the game.
 */
final class PlayLoop {
  /** A bound on games between programs, which need not end. */
  private static final int MAX_PLIES = 1000;

  private final CommandContext context;
  private final SeatedMatch<?, ?> match;
  private final boolean hasPeople;

  PlayLoop(CommandContext context, Rules<?, ?> rules, List<SeatKind> kinds, SplitMix64 random) {
    this.context = context;
    match = SeatedMatch.of(context, rules, kinds, random);
    hasPeople = kinds.contains(SeatKind.HUMAN);
  }

  void run() {
    if (hasPeople) {
      match.say("play-help");
    }
    match.draw();
    boolean isRunning = true;
    while (isRunning) {
      if (match.isProgramToMove() && (hasPeople || match.ply() < MAX_PLIES)) {
        match.playProgramMove();
      } else {
        isRunning = hasPeople && carryOutLine();
      }
    }
    if (!hasPeople && match.isProgramToMove()) {
      match.say("play-cut", "plies", match.ply());
    }
  }

  /** Reads a line and carries it out; returns false if it ends the game. */
  private boolean carryOutLine() {
    context.output().write("> ");
    context.output().flush();
    Optional<String> line = context.input().line();
    if (line.isEmpty()) {
      context.output().line("");
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
      case "help" -> match.say("play-help");
      case "moves" -> match.listMoves();
      case "why" -> match.why(rest);
      case "undo" -> match.undo();
      case "redo" -> match.redo();
      case "save" -> match.save(rest);
      default -> match.play(typed);
    }
    return true;
  }
}
