package io.github.boardrules.core.play;

import io.github.boardrules.core.CoreReason;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * A match as a text that can be stored in a file or sent.
 *
 * <pre class="text">{@code
 * [variant "zertz"]
 * [start "-.../...../....../......./....../...../.... 5,7,9 0,0,0 0,0,0 1"]
 * [player1 "Anna"]
 *
 * Wd4,d1 Gd5,g1 xd4Gd6
 * {ongoing}
 * }</pre>
 *
 * <ul>
 *   <li>Headers, one per line: a key, a space and a value in quotes, in which {@code \"} stands for
 *       a quote and {@code \\} for a backslash. The first is {@code variant}. There is a header
 *       {@code start} when the match does not begin with the start position of the rules. All
 *       others are free, such as {@code player1}, {@code date}, {@code result}. A key is a letter
 *       followed by letters, digits, hyphens and underscores. No key occurs twice.
 *   <li>An empty line.
 *   <li>The moves, separated by spaces or line ends. Lines of moves are written with at most 80
 *       characters.
 *   <li>The status of the last position in braces. It shows that the record is complete.
 *   <li>If the match ended although the game goes on, such as by resignation, that {@link
 *       Termination} in braces: <code>{win 2 resignation}</code> or <code>{draw agreement}</code>.
 * </ul>
 *
 * <p>Spaces and line ends may stand between moves and braces. Lines end with a line feed; a
 * carriage return before it is accepted, but never written. Undone moves are not written.
 *
 * <pre>{@code
 * var rules = GridRules.standard();
 * var match = Match.of(rules).play("a1+b1");
 * String text = MatchRecord.write(match, Map.of("player1", "Anna"));
 * var record = MatchRecord.read(rules, text);
 * record.match().equals(match); // ==> true
 * record.headers();             // ==> {player1=Anna}
 *
 * String resigned = MatchRecord.write(match, Map.of(), Termination.RESIGNATION.win(1));
 * MatchRecord.read(rules, resigned).outcome().winner(); // ==> OptionalInt[1]
 * }</pre>
 *
 * @param <S> the positions
 * @param <M> the moves
 * @param match the match, up to the first problem
 * @param headers the free headers in the order of the text; unmodifiable
 * @param ending how the match ended although its game goes on: a win or a draw whose reason is a
 *     {@link Termination}; empty if the rules alone decide
 * @param problem why reading stopped; empty if the whole text was read
 */
public record MatchRecord<S, M>(
    Match<S, M> match,
    Map<String, String> headers,
    Optional<Status> ending,
    Optional<Problem> problem) {

  /**
   * Creates a record; the map is copied in its order.
   *
   * @throws IllegalArgumentException if the ending is not that of a {@link Termination}, names a
   *     player whom the game lacks, or stands beside the status of a game that is over
   */
  public MatchRecord {
    Objects.requireNonNull(problem);
    ending.ifPresent(status -> checkEnding(match, status));
    headers = Collections.unmodifiableMap(new LinkedHashMap<>(headers));
  }

  /**
   * The problem at which reading stopped: a word that is not a move, a move that is not legal, or a
   * status or ending that is missing, malformed or differs from that of the match. Exactly one of
   * {@code refusal} and {@code notation} is present.
   *
   * @param line the line of the record, from 1
   * @param ply the number of the move, from 1; for the status, the number of moves plus one
   * @param text the text of the move, or the status with its braces; empty if the record is too
   *     short
   * @param column the number of a character of the whole record, from 1, line ends included: the
   *     first of a move that is not legal, otherwise the column of {@code notation}
   * @param refusal why the move is not legal
   * @param notation why the word is not a move, or what is wrong with the status
   */
  public record Problem(
      int line,
      int ply,
      String text,
      int column,
      Optional<Refusal> refusal,
      Optional<NotationException> notation) {

    static Problem of(int ply, String text, NotationException notation) {
      return new Problem(
          notation.line(), ply, text, notation.column(), Optional.empty(), Optional.of(notation));
    }

    static Problem of(int line, int ply, String text, int column, Refusal refusal) {
      return new Problem(line, ply, text, column, Optional.of(refusal), Optional.empty());
    }

    /**
     * Returns what is wrong, for programs.
     *
     * @return the reason of the refusal or of the exception
     */
    public Reason reason() {
      return refusal.map(Refusal::reason).or(() -> notation.map(NotationException::reason)).get();
    }

    /**
     * Returns the problem as one line for people. It begins with the place: the line and, for a
     * move, its number and text.
     *
     * @param locale its language decides; English where there is no translation
     * @return one line
     */
    public String message(Locale locale) {
      boolean hasColumn = notation.isPresent() && !notation.get().expected().isEmpty();
      boolean isMove = !text.isEmpty() && !text.startsWith("{");
      if (hasColumn && !isMove) {
        return notation.get().message(locale);
      }
      Map<String, String> parts = new HashMap<>();
      parts.put("line", Integer.toString(line));
      parts.put("number", Integer.toString(ply));
      parts.put("text", text);
      notation.ifPresent(found -> parts.put("column", Integer.toString(found.columnInLine())));
      parts.put(
          "problem",
          refusal
              .map(refused -> refused.message(locale))
              .or(() -> notation.map(malformed -> malformed.sentence(locale)))
              .get());
      String key = hasColumn ? "record.word" : isMove ? "record.move" : "line";
      return CoreReason.GAME_OVER.messages().text(locale, key, parts);
    }
  }

  /**
   * Returns how the match stands: the ending if there is one, otherwise the status of the last
   * position.
   *
   * @return the outcome, or that the game goes on
   */
  public Status outcome() {
    return ending.orElseGet(match::status);
  }

  /**
   * Writes a record.
   *
   * @param match the match; its undone moves are left out
   * @param headers the free headers, in the order in which they are written
   * @return the text; reading it returns an equal match and equal headers
   * @throws IllegalArgumentException if a key is {@code variant} or {@code start} or has a
   *     character that is not allowed, if a value has control characters such as line ends, or if
   *     the text of a move begins with a brace
   */
  public static String write(Match<?, ?> match, Map<String, String> headers) {
    return RecordWriter.write(match, headers, Optional.empty());
  }

  /**
   * Writes a record of a match that ended although its game goes on.
   *
   * @param match the match; its undone moves are left out
   * @param headers the free headers, in the order in which they are written
   * @param ending the outcome, such as {@code Termination.RESIGNATION.win(2)}
   * @return the text; reading it returns an equal match, equal headers and the ending
   * @throws IllegalArgumentException as without an ending; and if the ending is not that of a
   *     {@link Termination}, names a player whom the game lacks, or the game is over
   */
  public static String write(Match<?, ?> match, Map<String, String> headers, Status ending) {
    checkEnding(match, ending);
    return RecordWriter.write(match, headers, Optional.of(ending));
  }

  /**
   * Reads a record of one variant. Reading stops at the first word that is not a legal move; the
   * match up to there is kept.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules the rules
   * @param text any text
   * @return the match, the headers and the problem at which reading stopped
   * @throws NotationException if the headers are malformed, a key occurs twice, the variant is not
   *     the canonical id of these rules, or the start is not a position
   */
  public static <S, M> MatchRecord<S, M> read(Rules<S, M> rules, String text) {
    RecordReader reader = new RecordReader(text);
    reader.checkVariant(rules.variant());
    return reader.read(rules);
  }

  /**
   * Reads a record of any variant, such as {@code read(catalog::rules, text)}.
   *
   * @param rules returns the rules of a variant id
   * @param text any text
   * @return the match, the headers and the problem at which reading stopped
   * @throws NotationException if the headers are malformed, a key occurs twice, there are no rules
   *     of the variant, or the start is not a position
   */
  public static MatchRecord<?, ?> read(
      Function<? super String, ? extends Rules<?, ?>> rules, String text) {
    RecordReader reader = new RecordReader(text);
    return reader.read(reader.variant(rules));
  }

  /**
   * Reads only the variant of a record.
   *
   * @param text any text
   * @return the value of the first header
   * @throws NotationException if the first line is not the header {@code variant}
   */
  public static String variant(String text) {
    return RecordReader.variant(text);
  }

  private static void checkEnding(Match<?, ?> match, Status ending) {
    if (ending.ending().filter(Termination.class::isInstance).isEmpty()) {
      throw new IllegalArgumentException(
          "An ending outside the rules is that of a termination, not '" + ending.text() + "'.");
    }
    if (ending.winner().orElse(1) < 1 || ending.winner().orElse(1) > match.rules().players()) {
      throw new IllegalArgumentException(
          "The game has no player " + ending.winner().orElse(1) + ", who would have won.");
    }
    if (match.status().isOver()) {
      throw new IllegalArgumentException(
          "The game is over, so it cannot end otherwise: " + match.status().text() + ".");
    }
  }
}
