package io.github.boardrules.examples.cli.play;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What a person may ask about a position in a game. Each answer is printed. */
record PositionHelp<S, M>(CommandContext context, Rules<S, M> rules, S position) {

  /** A word, unlike the texts of moves, which have digits or are short. */
  private static final Pattern COMMAND_LIKE = Pattern.compile("\\p{L}{3,}( .*)?|\\?");

  /** Explains how moves are written, unless the program does not know the game, by an example. */
  void explainMoves() {
    String game = rules.variant().replaceFirst(":.*", "");
    context.texts().find("notation." + game).ifPresent(context::line);
    List<M> first = new ArrayList<>(1);
    if (rules.anyLegal(position, first::add)) {
      context.say("play-example", "move", rules.notation().formatMove(first.get(0)));
    }
  }

  /** Returns how the text of a legal move may go on. */
  List<String> completions(String typed) {
    return new MoveCompletions<>(rules).of(position, typed);
  }

  /** Lists the legal moves that begin with a text, for a screen of a width. */
  void listMoves(String typed, int width) {
    MoveTable table =
        MoveTable.of(rules.legalMoves(position).stream().map(rules.notation()::formatMove), typed);
    if (rules.status(position).isOver()) {
      context.line(context.texts().verdict(Optional.of(Refusal.gameOver())));
    } else if (table.moves().isEmpty()) {
      context.say("play-no-moves", "typed", Texts.quote(typed));
    }
    table.lines(width).forEach(context::line);
    if (table.hidden() > 0) {
      context.say("play-more-moves", "hidden", table.hidden(), "narrower", table.narrower());
    }
  }

  /** Says whether a move is legal, and if not, which rule it breaks. */
  void why(String text) {
    if (text.isEmpty()) {
      context.say("play-no-move");
      return;
    }
    try {
      M move = rules.notation().parseMove(text);
      context.line(context.texts().verdict(rules.refusal(position, move)));
    } catch (NotationException problem) {
      context.say("unreadable-move", "move", Texts.quote(text), "problem", problem);
    }
  }

  /** Explains why a line is no move; a word may have been meant as a command. */
  void explainError(String text, NotationException problem) {
    context.say("unreadable-move", "move", Texts.quote(text), "problem", problem);
    if (COMMAND_LIKE.matcher(text).matches()) {
      context.say("play-no-command");
    }
  }
}
