package io.github.boardrules.examples.docs;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.Catalog;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Moves in a page, which are played. The arguments are a variant, after {@code --position} and a
 * position unless they begin at the start, and moves.
 */
final class PlayedMoves {
  private static final Pattern ROW = Pattern.compile("\\| `([^`]+)` \\| (?:`([a-z-]+)`)?.*");
  private static final String POSITION = "--position";
  private static final String LEGAL = "legal";

  private final Rules<?, ?> rules;
  private final String position;
  private final List<String> moves;

  /** Parses the arguments. */
  PlayedMoves(String arguments) {
    List<String> words = Shell.words(arguments);
    boolean isStart = !words.get(0).equals(POSITION);
    position = isStart ? "" : words.get(1);
    int variant = isStart ? 0 : 2;
    rules = Catalog.installed().rules(words.get(variant));
    moves = words.subList(variant + 1, words.size());
  }

  /**
   * Plays the moves in the first column of a table, in order. Its last row holds the status after
   * them. A row whose second column begins with a code, as in {@code `occupied`: …}, shows a move
   * that is refused for this reason.
   *
   * @param lines the table, with its head, and more
   */
  void checkTable(List<String> lines) {
    checkTable(rules, lines.subList(2, 2 + PageTable.of(lines).texts().size()));
  }

  /**
   * Checks that each of the moves is legal in the position and shown in a paragraph.
   *
   * @param lines the paragraph and more
   */
  void checkParagraph(List<String> lines) {
    String paragraph = String.join(" ", lines.stream().takeWhile(line -> !line.isBlank()).toList());
    for (String move : moves) {
      if (!paragraph.contains("`" + move + "`")) {
        throw new Fault("the paragraph does not show " + move);
      }
      checkLegal(rules, move);
    }
  }

  private <S, M> void checkTable(Rules<S, M> game, List<String> rows) {
    S now = begin(game);
    for (String line : rows.subList(0, rows.size() - 1)) {
      Matcher row = ROW.matcher(line);
      String expected = row.matches() && row.group(2) != null ? row.group(2) : LEGAL;
      M move = move(game, row.group(1));
      expect(row.group(1), expected, verdict(game, now, move));
      now = expected.equals(LEGAL) ? game.play(now, move) : now;
    }
    Matcher end = ROW.matcher(rows.get(rows.size() - 1));
    if (end.matches()) {
      expect("the status", end.group(1), game.status(now).text());
    }
  }

  private <S, M> void checkLegal(Rules<S, M> game, String move) {
    expect(move, LEGAL, verdict(game, begin(game), move(game, move)));
  }

  private <S, M> S begin(Rules<S, M> game) {
    return position.isEmpty() ? game.start() : game.notation().parsePosition(position);
  }

  private static <S, M> String verdict(Rules<S, M> game, S now, M move) {
    return game.refusal(now, move).map(refusal -> refusal.reason().code()).orElse(LEGAL);
  }

  private static void expect(String what, String expected, String found) {
    if (!found.equals(expected)) {
      throw new Fault(what + " is not " + expected + ", but " + found);
    }
  }

  private static <S, M> M move(Rules<S, M> game, String text) {
    try {
      M move = game.notation().parseMove(text);
      if (game.notation().formatMove(move).equals(text)) {
        return move;
      }
    } catch (NotationException problem) {
      throw new Fault("this is no move: " + text);
    }
    throw new Fault("this move is not canonical: " + text);
  }
}
