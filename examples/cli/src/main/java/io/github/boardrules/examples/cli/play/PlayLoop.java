package io.github.boardrules.examples.cli.play;

import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.Texts;
import io.github.boardrules.examples.cli.shared.UserFolders;
import java.nio.file.Path;
import java.util.Arrays;
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

  private final CommandContext context;
  private final SeatedMatch<?, ?> match;
  private final boolean hasPeople;

  PlayLoop(CommandContext context, SeatedMatch<?, ?> match) {
    this.context = context;
    this.match = match;
    hasPeople = match.hasPeople();
  }

  void run() {
    Path folder = UserFolders.ofProcess().state();
    Thread keeper = new Thread(() -> leave(folder));
    boolean isKept = hasPeople && context.streams().isDialogue();
    if (isKept) {
      // The window may be closed in the middle of a match.
      Runtime.getRuntime().addShutdownHook(keeper);
    }
    try (Dialogue dialogue = dialogue()) {
      run(dialogue);
    }
    if (isKept) {
      Runtime.getRuntime().removeShutdownHook(keeper);
      leave(folder);
    }
  }

  private void leave(Path folder) {
    match.keep(folder);
    context.output().flushIfOpen();
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
    match.draw();
    if (hasPeople) {
      // Behind the board, which may be as high as the screen.
      context.say("play-help", "help", GameCommand.HELP.word(context.texts()));
      match.help().explainMoves();
    }
    boolean isRunning = true;
    while (isRunning) {
      if (match.isProgramToMove() && (hasPeople || match.ply() < MAX_PLIES)) {
        dialogue.interruptibly(match::playProgramMove);
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
    if (word.isEmpty()) {
      return true;
    }
    Optional<GameCommand> command = GameCommand.find(context.texts(), word);
    if (command.isPresent()) {
      carryOut(command.get(), rest, dialogue);
    } else {
      Stream<GameCommand> commands = Arrays.stream(GameCommand.values());
      match.play(typed, dialogue, commands.flatMap(each -> each.words(context.texts())).toList());
    }
    return !command.equals(Optional.of(GameCommand.QUIT));
  }

  private void carryOut(GameCommand command, String rest, Dialogue dialogue) {
    switch (command) {
      case QUIT -> {}
      case HELP -> help();
      case MOVES -> {
        if (!match.hasEnded()) {
          match.help().listMoves(rest);
        }
      }
      case WHY -> match.help().why(rest);
      case HINT -> dialogue.interruptibly(match::hint);
      case UNDO -> match.undo();
      case REDO -> match.redo();
      case VARIATIONS -> match.showVariations();
      case COMMENT -> match.comment(rest);
      case RESIGN -> match.resign(dialogue);
      case AGREE -> match.agree(dialogue);
      case BOARD -> match.draw();
      case NAMES -> match.drawNames();
      case RULES -> match.explainRules();
      case SAVE -> match.save(rest);
    }
  }

  private void help() {
    // The same text ends the help of the command, for which picocli breaks its lines.
    String commands = context.text("boardrules.play.usage.footer");
    commands.replace("%n", "\n").strip().lines().forEach(context::sentence);
    match.help().explainMoves();
  }

  /** Returns how the last word of a line may continue: as a command, or as a legal move. */
  List<String> completions(String typed) {
    int space = typed.indexOf(' ');
    if (space < 0) {
      Stream<String> commands = words().filter(word -> MoveTable.begins(word, typed));
      return Stream.concat(commands, match.help().completions(typed).stream()).toList();
    }
    String rest = typed.substring(space).strip();
    return GameCommand.find(context.texts(), typed.substring(0, space))
        .map(
            command ->
                switch (command) {
                  case WHY, MOVES -> match.help().completions(rest);
                  case SAVE -> List.of(EditedDialogue.FILE);
                  default -> List.<String>of();
                })
        .orElse(List.of());
  }

  /** Returns the words of the commands in the language of the program. */
  private Stream<String> words() {
    return Arrays.stream(GameCommand.values()).map(command -> command.word(context.texts()));
  }
}
