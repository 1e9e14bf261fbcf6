package io.github.boardrules.examples.cli.play;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.DiagramBuilder;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.play.MatchTree;
import io.github.boardrules.core.play.Termination;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.engine.Limit;
import io.github.boardrules.examples.cli.analysis.ProgramPlayer;
import io.github.boardrules.examples.cli.analysis.Solutions;
import io.github.boardrules.examples.cli.analysis.Tables;
import io.github.boardrules.examples.cli.records.RecordFile;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.ShellWord;
import io.github.boardrules.examples.cli.shared.TextFiles;
import io.github.boardrules.examples.cli.shared.Texts;
import java.io.File;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A match and its players. Each command on it prints its result. */
final class SeatedMatch<S, M> {
  private final CommandContext context;
  private final SeatedRecord<S, M> record;
  private final List<SeatKind> kinds;
  private final Map<Integer, ProgramSeat<S, M>> programs = new TreeMap<>();
  private final List<Optional<Function<Match<S, M>, M>>> seats;
  private final Hints<S, M> hints;
  private volatile MatchTree<S, M> tree;
  private volatile Match<S, M> match;

  /** How the match has ended here although its game is not over. */
  private volatile Optional<Status> ending = Optional.empty();

  /** The record as it stands in a file, or as it was at the beginning. */
  private volatile String saved;

  /** The file in which the record stands; empty if there is none. */
  private volatile Optional<String> file;

  /** Goes on where a record ends, and keeps its headers; a hint is good advice at every level. */
  SeatedMatch(
      CommandContext context,
      MatchRecord<S, M> recorded,
      Optional<String> file,
      List<SeatKind> kinds,
      Map<Integer, ProgramPlayer> programs,
      SplitMix64 random,
      Limit forMove,
      Limit forHint,
      Tables tables) {
    this.context = context;
    record = new SeatedRecord<>(recorded, kinds);
    tree = recorded.tree();
    match = recorded.toMatch();
    this.file = file;
    saved = record.text(tree, ending);
    this.kinds = kinds;
    Solutions<S, M> solutions = new Solutions<>(match.rules(), Solver.DEFAULT_LIMIT, tables);
    SeatTools<S, M> tools = new SeatTools<>(solutions, random, forMove, context.progress());
    programs.forEach(
        (player, program) -> this.programs.put(player, new ProgramSeat<>(program, random)));
    seats = new ArrayList<>();
    for (SeatKind kind : kinds) {
      Optional<ProgramSeat<S, M>> program =
          Optional.ofNullable(this.programs.get(seats.size() + 1));
      seats.add(
          program.isPresent()
              ? program.map(seat -> seat::choose)
              : kind.seat(tools, match.position()));
    }
    hints = new Hints<>(context, forHint);
  }

  private void goTo(MatchTree<S, M> place) {
    tree = place;
    match = place.match();
  }

  /** Plays a move; what was played here before, and undone, becomes a variation. */
  private void go(M move) {
    // A record that continues has no place for the earlier ending but a comment.
    Optional<String> ended = record.endingAt(match, context.texts().locale());
    MatchTree<S, M> place = ended.isEmpty() ? tree : tree.withComment(ended.get());
    place = place.play(move);
    while (place.nesting() > 0) {
      place = place.promote();
    }
    goTo(place);
    if (match.status().isOver()) {
      tellPrograms(match.status());
    }
  }

  private void tellPrograms(Status outcome) {
    programs.values().forEach(program -> program.ended(match, outcome));
  }

  boolean hasPeople() {
    return kinds.contains(SeatKind.HUMAN);
  }

  int ply() {
    return match.ply();
  }

  /** Returns whether a program is to move; false if a person is, or if the game is over. */
  boolean isProgramToMove() {
    return ending.isEmpty() && programToMove(match).isPresent();
  }

  void playProgramMove() {
    // A person sees their own move while the program thinks.
    context.output().flush();
    M move = programToMove(match).orElseThrow().apply(match);
    int player = match.toMove().orElseThrow();
    context.say("play-move", "player", player, "move", match.rules().notation().formatMove(move));
    go(move);
    draw();
  }

  /** Plays a move, unless a text means one of some commands; asks if the game warns of it. */
  void play(String text, Dialogue dialogue, List<String> commands) {
    if (hasEnded()) {
      return;
    }
    try {
      M move = TypedMove.parse(match.rules().notation(), text);
      if (isMeant(move, dialogue)) {
        go(move);
        draw();
      }
    } catch (NotationException problem) {
      help().explainError(text, problem, commands);
    } catch (IllegalMoveException refused) {
      context.refuse(refused.refusal());
    }
  }

  private boolean isMeant(M move, Dialogue dialogue) {
    Optional<Label> warning =
        match.rules().isLegal(match.position(), move)
            ? match.rules().moveEntry().warning(match.position(), move)
            : Optional.empty();
    return warning.isEmpty()
        || dialogue.isConfirmed(context.texts(), "play-warning", "warning", warning.get());
  }

  /** Returns what a person may ask about the position. */
  PositionHelp<S, M> help() {
    return new PositionHelp<>(context, match.rules(), match.position());
  }

  /** Prints how the variant is played; a game may come without a text. */
  void explainRules() {
    isDone(() -> context.explainRules(match.rules().variant()));
  }

  /** Prints what the engine would play. */
  void hint() {
    if (!hasEnded()) {
      hints.show(match);
    }
  }

  /** Returns whether the players have ended the match, and says so. */
  boolean hasEnded() {
    if (ending.isPresent()) {
      context.say("play-is-over", "undo", GameCommand.UNDO.word(context.texts()));
    }
    return ending.isPresent();
  }

  /** Lets the player to move, who is a person, give up the game or the puzzle if it is meant. */
  void resign(Dialogue dialogue) {
    if (canEnd() && dialogue.isConfirmed(context.texts(), "play-resign")) {
      boolean isPuzzle = kinds.size() == 1;
      end(
          isPuzzle
              ? Termination.GIVEN_UP.draw()
              : Termination.RESIGNATION.win(3 - match.toMove().orElseThrow()));
    }
  }

  /** Ends the game in a draw if the other player is a person who agrees. */
  void agree(Dialogue dialogue) {
    if (!canEnd()) {
      return;
    }
    int other = 3 - match.toMove().orElseThrow();
    if (kinds.size() == 1) {
      context.say("play-alone", "quit", GameCommand.QUIT.word(context.texts()));
    } else if (kinds.get(other - 1) != SeatKind.HUMAN) {
      context.say("play-no-agreement", "resign", GameCommand.RESIGN.word(context.texts()));
    } else if (dialogue.isConfirmed(context.texts(), "play-agree", "player", other)) {
      end(Termination.AGREEMENT.draw());
    }
  }

  /** Returns whether players may end the match, and says why if they may not. */
  private boolean canEnd() {
    if (match.status().isOver()) {
      context.refuse(Refusal.gameOver());
      return false;
    }
    return !hasEnded();
  }

  private void end(Status how) {
    ending = Optional.of(how);
    tellPrograms(how);
    context.sentence(how.message(context.texts().locale(), match.rules()::playerName));
  }

  /** Undoes the end of the match by the players, or else moves up to the last one of a person. */
  void undo() {
    if (ending.isPresent()) {
      ending = Optional.empty();
      draw();
      return;
    }
    MatchTree<S, M> earlier = tree;
    do {
      if (earlier.ply() == 0) {
        context.say("play-no-undo");
        return;
      }
      earlier = earlier.back();
    } while (programToMove(earlier.match()).isPresent());
    goTo(earlier);
    draw();
  }

  /** Redoes moves up to the next one of a person, or to the end of the game. */
  void redo() {
    if (hasEnded()) {
      return;
    }
    if (!match.canRedo()) {
      context.say("play-no-redo");
      return;
    }
    do {
      goTo(tree.forward());
    } while (match.canRedo() && isProgramToMove());
    draw();
  }

  /** Adds a comment to the last move, or shows what was said about it. */
  void comment(String text) {
    if (text.isEmpty()) {
      tree.comment()
          .ifPresentOrElse(
              context::line,
              () ->
                  context.say(
                      "play-no-comment", "comment", GameCommand.COMMENT.word(context.texts())));
    } else {
      goTo(tree.withComment(text.replaceAll("\\p{Cntrl}", " ")));
    }
  }

  /** Lists the moves that were played here, and those that were tried instead of the last one. */
  void showVariations() {
    List<M> next = tree.variations();
    List<M> instead = new ArrayList<>();
    match
        .lastMove()
        .ifPresent(
            last -> {
              instead.addAll(tree.back().variations());
              instead.remove(last);
            });
    if (next.isEmpty() && instead.isEmpty()) {
      context.say("play-no-variations");
    }
    showMoves("play-next", next);
    showMoves("play-instead", instead);
  }

  private void showMoves(String key, List<M> moves) {
    if (!moves.isEmpty()) {
      Function<M, String> text = match.rules().notation()::formatMove;
      context.say(key, "moves", moves.stream().map(text).collect(Collectors.joining(" ")));
    }
  }

  void save(String typed) {
    String name = TextFiles.inHome(typed);
    if (typed.isEmpty()) {
      context.say("play-no-file", "save", GameCommand.SAVE.word(context.texts()));
    } else if (isDone(() -> write(name))) {
      context.say("play-saved", "file", Texts.quote(name));
    }
  }

  /**
   * Keeps a match that has changed in a folder, and says how to continue with it. One that has been
   * kept there before stays in its file.
   */
  void keep(Path folder) {
    String name =
        file.filter(known -> Path.of(known).startsWith(folder))
            .orElseGet(() -> folder.resolve(newName()).toString());
    boolean isChanged = !record.text(tree, ending).equals(saved);
    // If the folder cannot be made, writing the file fails and reports why.
    boolean isKept =
        !isChanged
            || isDone(
                () -> {
                  folder.toFile().mkdirs();
                  write(name);
                });
    if (isKept && file.isPresent()) {
      boolean isOver = match.status().isOver() || ending.isPresent();
      context.say(isOver ? "play-kept" : "play-goes-on");
      boolean isWindows = File.separatorChar == '\\';
      String program =
          ShellWord.of(System.getProperty("boardrules.command", "boardrules"), isWindows);
      context.line("  " + program + " play --record " + ShellWord.of(file.get(), isWindows));
    }
  }

  /** Returns a name that no other match has, even if several windows are closed at once. */
  private String newName() {
    LocalDateTime now = LocalDateTime.now(ZoneId.systemDefault()).truncatedTo(ChronoUnit.SECONDS);
    String time = now.toString().replace(':', '.');
    return help().game() + "-" + time + "-" + ProcessHandle.current().pid() + ".txt";
  }

  private void write(String name) {
    String text = record.text(tree, ending);
    RecordFile.write(name, text);
    saved = text;
    file = Optional.of(name);
  }

  /** Returns whether something could be done; if not, says why. */
  private boolean isDone(Runnable work) {
    try {
      work.run();
      return true;
    } catch (Failure failure) {
      context.sentence(context.texts().capitalized(failure.sentence(context.texts())));
      return false;
    }
  }

  /** Draws the board with the names of its cells, and without pieces, which would hide them. */
  void drawNames() {
    Diagram diagram = match.rules().diagram(match.position());
    DiagramBuilder cells = Diagram.builder();
    for (Diagram.Cell cell : diagram.cells()) {
      Diagram.Cell named =
          new Diagram.Cell(
              cell.name(), cell.x(), cell.y(), cell.shape(), cell.style(), cell.name());
      cells.cell(named.withLevel(cell.level()));
    }
    context.line("");
    context.output().write(context.drawing().withNames(true).withLegend(false).draw(cells.build()));
  }

  /** Draws the position, with the cells of the last move marked, and prints the status. */
  void draw() {
    Diagram diagram =
        match.rules().diagram(match.position()).withMarks(lastCells(match), Diagram.Emphasis.LAST);
    context.line("");
    context.output().write(context.drawing().draw(diagram));
    context.sentence(match.rules().statusMessage(match.position(), context.texts().locale()));
  }

  private static <S, M> List<String> lastCells(Match<S, M> match) {
    return match
        .lastMove()
        .map(move -> match.rules().changes(match.position(match.ply() - 1), move).cells())
        .orElse(List.of());
  }

  private Optional<Function<Match<S, M>, M>> programToMove(Match<S, M> match) {
    OptionalInt player = match.toMove();
    return player.isPresent() ? seats.get(player.getAsInt() - 1) : Optional.empty();
  }
}
