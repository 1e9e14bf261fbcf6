package io.github.boardrules.examples.cli.play;

import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.Texts;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The loop of {@code play}: it lets programs play and carries out what people type. It ends with
 * {@code quit} or the end of the input; if only programs play, with the game.
 */
final class PlayLoop {
  /** A bound on games between programs, which need not end. */
  private static final int MAX_PLIES = 1000;

  private static final String WHY = "why ";
  private static final String MOVES = "moves ";

  /** The commands, which the help of {@code play} explains. */
  static final List<String> COMMANDS =
      List.of("moves", "why", "hint", "undo", "redo", "resign", "agree", "save", "help", "quit");

  private final CommandContext context;
  private final SeatedMatch<?, ?> match;
  private final boolean hasPeople;

  PlayLoop(CommandContext context, SeatedMatch<?, ?> match) {
    this.context = context;
    this.match = match;
    hasPeople = match.hasPeople();
  }

  void run() {
    try (Dialogue dialogue = dialogue()) {
      run(dialogue);
    }
  }

  /** Returns an editor of lines where a person can use one. */
  private Dialogue dialogue() {
    Optional<Dialogue> editor =
        hasPeople && context.streams().isDialogue()
            ? EditedDialogue.system(context.output(), this::completions)
            : Optional.empty();
    return editor.orElseGet(() -> new PlainDialogue(context.input(), context.output()));
  }

  private void run(Dialogue dialogue) {
    if (hasPeople) {
      context.say("play-help");
      match.help().explainMoves();
    }
    match.draw();
    boolean isRunning = true;
    while (isRunning) {
      if (match.isProgramToMove() && (hasPeople || match.ply() < MAX_PLIES)) {
        match.playProgramMove();
      } else {
        isRunning = hasPeople && carryOutLine(dialogue);
      }
    }
    if (!hasPeople && match.isProgramToMove()) {
      context.say("play-cut", "plies", match.ply());
    }
  }

  /** Reads a line and carries it out; returns false if it ends the game. */
  private boolean carryOutLine(Dialogue dialogue) {
    Optional<String> line = dialogue.command();
    if (line.isEmpty()) {
      return false;
    }
    String typed = Texts.stripped(line.get());
    int space = typed.indexOf(' ');
    String word = space < 0 ? typed : typed.substring(0, space);
    String rest = space < 0 ? "" : typed.substring(space).strip();
    switch (word) {
      case "" -> {}
      case "quit" -> {
        return false;
      }
      case "help" -> help();
      case "moves" -> {
        if (!match.hasEnded()) {
          match.help().listMoves(rest, dialogue.width());
        }
      }
      case "why" -> match.help().why(rest);
      case "hint" -> match.hint();
      case "undo" -> match.undo();
      case "redo" -> match.redo();
      case "resign" -> match.resign();
      case "agree" -> match.agree(dialogue);
      case "save" -> match.save(rest);
      default -> match.play(typed, dialogue);
    }
    return true;
  }

  private void help() {
    // The same text ends the help of the command, for which picocli breaks its lines.
    String commands = context.text("boardrules.play.usage.footer");
    commands.replace("%n", "\n").strip().lines().forEach(context::line);
    match.help().explainMoves();
  }

  /** Returns how the last word of a line may go on: as a command, or as a legal move. */
  List<String> completions(String typed) {
    if (typed.startsWith(WHY)) {
      return match.help().completions(typed.substring(WHY.length()).strip());
    }
    if (typed.startsWith(MOVES)) {
      return match.help().completions(typed.substring(MOVES.length()).strip());
    }
    return typed.contains(" ")
        ? List.of()
        : Stream.concat(
                COMMANDS.stream().filter(word -> word.startsWith(typed)),
                match.help().completions(typed).stream())
            .toList();
  }
}
