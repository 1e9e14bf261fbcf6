package io.github.boardrules.examples.docs;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.Catalog;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Moves and variants in a page. The arguments are a variant, after {@code --position} and a
 * position unless the moves begin at the start, and moves.
 */
final class PageMoves {
  private static final Catalog GAMES = Catalog.installed();
  private static final Pattern ROW = Pattern.compile("\\| `([^`]+)` \\| ?(?:`([a-z-]+)`)?.*");
  private static final String POSITION = "--position";
  private static final String LEGAL = "legal";

  private final Rules<?, ?> rules;
  private final String position;
  private final List<String> moves;

  PageMoves(String arguments) {
    List<String> words = Shell.words(arguments);
    boolean isStart = !words.get(0).equals(POSITION);
    position = isStart ? "" : words.get(1);
    int variant = isStart ? 0 : 2;
    rules = GAMES.rules(words.get(variant));
    moves = words.subList(variant + 1, words.size());
  }

  /** Checks that each text in the first column of a table is a canonical variant id. */
  static void checkVariants(List<String> table) {
    for (MatchResult row : rows(table)) {
      try {
        if (!GAMES.rules(row.group(1)).variant().equals(row.group(1))) {
          throw new Fault("this is not the canonical id: " + row.group(1));
        }
      } catch (NotationException problem) {
        throw new Fault("this is no variant: " + row.group(1));
      }
    }
  }

  /** Checks that each text in the first column of a table is a move in canonical form. */
  void checkMoves(List<String> table) {
    rows(table).forEach(row -> move(rules, row.group(1)));
  }

  /**
   * Plays the moves in the first column of a table, in order. Its last row holds the status after
   * them. A row whose second column begins with a code, as in {@code `occupied`: …}, shows a move
   * that is refused for this reason.
   *
   * <p>A page without codes has them in the arguments, after the variant: {@code MOVE=CODE} for
   * each move that is refused, in order, and at last the status. Then the last row may be any text.
   */
  void playTable(List<String> table) {
    if (moves.isEmpty()) {
      List<MatchResult> rows = rows(table);
      MatchResult last = rows.get(rows.size() - 1);
      List<MatchResult> played = rows.subList(0, rows.size() - 1);
      play(rules, played, PageMoves::codeInRow, last.group(1));
    } else {
      List<String> lines = table.stream().takeWhile(line -> line.startsWith("|")).toList();
      Deque<String> refused = new ArrayDeque<>(moves);
      String status = refused.removeLast();
      play(rules, rows(lines.subList(0, lines.size() - 1)), row -> code(refused, row), status);
      if (!refused.isEmpty()) {
        throw new Fault("the table does not show " + refused.getFirst());
      }
    }
  }

  private static String codeInRow(MatchResult row) {
    return row.group(2) != null ? row.group(2) : LEGAL;
  }

  private static String code(Deque<String> refused, MatchResult row) {
    String begin = row.group(1) + "=";
    return !refused.isEmpty() && refused.getFirst().startsWith(begin)
        ? refused.removeFirst().substring(begin.length())
        : LEGAL;
  }

  /** Checks that each of the moves is legal in the position and shown in a paragraph. */
  void checkParagraph(List<String> lines) {
    String paragraph = String.join(" ", lines.stream().takeWhile(line -> !line.isBlank()).toList());
    for (String move : moves) {
      if (!paragraph.contains("`" + move + "`")) {
        throw new Fault("the paragraph does not show " + move);
      }
      checkLegal(rules, move);
    }
  }

  private <S, M> void checkLegal(Rules<S, M> game, String move) {
    expect(move, LEGAL, verdict(game, begin(game), move));
  }

  private <S, M> void play(
      Rules<S, M> game, List<MatchResult> rows, Function<MatchResult, String> code, String status) {
    S now = begin(game);
    for (MatchResult row : rows) {
      String expected = code.apply(row);
      expect(row.group(1), expected, verdict(game, now, row.group(1)));
      now = expected.equals(LEGAL) ? game.play(now, move(game, row.group(1))) : now;
    }
    expect("the status", status, game.status(now).text());
  }

  private <S, M> S begin(Rules<S, M> game) {
    return position.isEmpty() ? game.start() : game.notation().parsePosition(position);
  }

  private static <S, M> String verdict(Rules<S, M> game, S now, String text) {
    return game.refusal(now, move(game, text))
        .map(refusal -> refusal.reason().code())
        .orElse(LEGAL);
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
      throw new Fault("this is no move of " + game.variant() + ": " + text);
    }
    throw new Fault("this move is not canonical: " + text);
  }

  /** Returns the rows of a table below its head, with its lines and more. */
  private static List<MatchResult> rows(List<String> lines) {
    List<String> rows = lines.stream().takeWhile(line -> line.startsWith("|")).skip(2).toList();
    if (rows.isEmpty()) {
      throw new Fault("no table with rows follows");
    }
    return rows.stream().map(PageMoves::row).toList();
  }

  private static MatchResult row(String row) {
    Matcher cells = ROW.matcher(row);
    if (!cells.matches()) {
      throw new Fault("a row does not begin with a text: " + row);
    }
    return cells.toMatchResult();
  }
}
