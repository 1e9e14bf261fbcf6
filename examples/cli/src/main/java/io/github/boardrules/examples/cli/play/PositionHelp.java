package io.github.boardrules.examples.cli.play;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.MoveReason;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Step;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.FileText;
import io.github.boardrules.examples.cli.shared.Nearest;
import io.github.boardrules.examples.cli.shared.Streams;
import io.github.boardrules.examples.cli.shared.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** What a person may ask about a position in a game. Each answer is printed. */
record PositionHelp<S, M>(CommandContext context, Rules<S, M> rules, S position) {

  /** A word, unlike the texts of moves, which have digits or are short. */
  private static final Pattern COMMAND_LIKE = Pattern.compile("\\p{L}{3,}( .*)?|\\?");

  /** Returns the id of the game. */
  String game() {
    return rules.variant().replaceFirst(":.*", "");
  }

  /** Explains how moves are written, unless the program does not know the game, by an example. */
  void explainMoves() {
    explainNotation();
    List<M> first = new ArrayList<>(1);
    if (rules.anyLegal(position, first::add)) {
      context.say("play-example", "move", rules.notation().formatMove(first.get(0)));
    }
  }

  private void explainNotation() {
    context.texts().find("notation." + game()).ifPresent(context::sentence);
  }

  /** Returns how the text of a legal move may continue. */
  List<String> completions(String typed) {
    return new MoveCompletions<>(rules).of(position, typed);
  }

  /** Lists the legal moves that begin with a text. */
  void listMoves(String typed) {
    MoveTable table =
        MoveTable.of(rules.legalMoves(position).stream().map(rules.notation()::formatMove), typed);
    if (rules.status(position).isOver()) {
      context.refuse(Refusal.gameOver());
    } else if (table.moves().isEmpty()) {
      context.say("play-no-moves", "typed", Texts.quote(typed));
    }
    int width = context.output().width().orElse(Streams.DEFAULT_WIDTH);
    table.lines(width).forEach(context::line);
    if (table.hidden() > 0) {
      context.say(
          "play-more-moves",
          "hidden",
          table.hidden(),
          "moves",
          GameCommand.MOVES.word(context.texts()) + " " + table.narrower());
    }
  }

  /** Says whether a move is legal, and if not, which rule it breaks. */
  void why(String text) {
    if (text.isEmpty()) {
      context.say("play-no-move", "why", GameCommand.WHY.word(context.texts()));
      return;
    }
    try {
      M move = TypedMove.parse(rules.notation(), text);
      context.sentence(context.texts().verdict(rules.refusal(position, move)));
    } catch (NotationException problem) {
      explainError(text, problem, List.of());
    }
  }

  /** Returns why no move begins on the cell that a text names, if a rule of the game says so. */
  private Optional<Refusal> explainedCell(String text) {
    return rules.diagram(position).cells().stream()
        .map(Diagram.Cell::name)
        .filter(text::equalsIgnoreCase)
        .findFirst()
        .flatMap(cell -> rules.draft(position, List.of(Step.cell(cell))).refusal())
        .filter(why -> why.reason() != MoveReason.DEAD_END);
  }

  /**
   * Explains why a text is not a move, by what the legal moves have in the place where it goes
   * wrong; and says what may have been meant, a move or one of some commands, or how moves are
   * written.
   */
  void explainError(String text, NotationException problem, List<String> commands) {
    if (rules.status(position).isOver()) {
      context.refuse(Refusal.gameOver());
      return;
    }
    MoveCompletions<S, M> completions = new MoveCompletions<>(rules);
    Set<String> moves = completions.near(position, problem.text());
    Optional<Refusal> why = explainedCell(problem.text());
    if (why.isPresent()) {
      context.refuse(why.get());
      explainNotation();
      return;
    }
    NotationException legal = completions.explained(moves, problem);
    context.say("unreadable-move", "move", Texts.quote(text), "problem", FileText.explained(legal));
    Optional<String> meant =
        Nearest.of(text.split(" ", 2)[0], commands).or(() -> Nearest.of(problem.text(), moves));
    if (meant.isPresent()) {
      context.sentence(context.texts().meant(meant.get()));
    } else if (!commands.isEmpty() && COMMAND_LIKE.matcher(text).matches()) {
      context.say("play-no-command", "help", GameCommand.HELP.word(context.texts()));
    } else {
      explainNotation();
    }
  }
}
