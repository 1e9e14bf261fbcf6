package io.github.boardrules.core.play;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A match as a text that is kept in a file or sent to others.
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
 *   <li>Headers, one a line: a key, a space and a value in quotes, in which {@code \"} stands for a
 *       quote and {@code \\} for a backslash. The first is {@code variant}. The header {@code
 *       start} is there when the match does not begin at the start of the rules. All others are
 *       free: {@code player1}, {@code date}, {@code result}. A key begins with a letter and goes on
 *       with letters, digits, hyphens and underscores. No key is given twice.
 *   <li>An empty line.
 *   <li>The moves, parted by spaces or line ends. They are written in lines of at most 80 columns.
 *   <li>The status of the last position in braces. It shows that the record is whole.
 * </ul>
 *
 * <p>Lines end with a line feed; a carriage return before it is read and never written. What a
 * match has undone is not written.
 *
 * <pre>{@code
 * var rules = GridRules.standard();
 * var match = Match.of(rules).play(GridMove.parse("a1+b1"));
 * String text = MatchRecord.write(match, Map.of("player1", "Anna"));
 * var record = MatchRecord.read(rules, text);
 * record.match().equals(match); // ==> true
 * record.headers();             // ==> {player1=Anna}
 * }</pre>
 *
 * @param <S> the positions
 * @param <M> the moves
 * @param match the match, up to the first problem
 * @param headers the free headers in the order of the text. Unmodifiable
 * @param problem why reading has stopped; empty when the whole text was read
 */
public record MatchRecord<S extends Object, M extends Object>(
    Match<S, M> match, Map<String, String> headers, Optional<Problem> problem) {

  /** Makes a record; the map is copied and keeps its order. */
  public MatchRecord {
    headers = Collections.unmodifiableMap(new LinkedHashMap<>(headers));
  }

  /**
   * Why reading has stopped: a text that is no move, a move that is not legal, or a status that is
   * missing or another than that of the match. Exactly one of {@code refusal} and {@code notation}
   * is there.
   *
   * @param ply the number of the move, from 1; for the status one more than the last move's
   * @param text the move's text, or the status in its braces; empty where the text is too short
   * @param column where: the first column of a move that is not legal, otherwise the column of
   *     {@code notation}; both are counted in the whole text, with line ends as characters
   * @param refusal why the move is not legal
   * @param notation why the text is no move, or what is wrong with the status
   */
  public record Problem(
      int ply,
      String text,
      int column,
      Optional<Refusal> refusal,
      Optional<NotationException> notation) {

    static Problem of(int ply, String text, NotationException notation) {
      return new Problem(ply, text, notation.column(), Optional.empty(), Optional.of(notation));
    }

    static Problem of(int ply, String text, int column, Refusal refusal) {
      return new Problem(ply, text, column, Optional.of(refusal), Optional.empty());
    }

    /**
     * What is wrong, for programs.
     *
     * @return the reason of the refusal or of the exception
     */
    public Reason reason() {
      return refusal.map(Refusal::reason).or(() -> notation.map(NotationException::reason)).get();
    }

    /**
     * What is wrong, as a sentence.
     *
     * @param locale Hungarian for {@code hu}; English for every other language
     * @return the sentence of the refusal or of the exception
     */
    public String message(Locale locale) {
      return refusal
          .map(refused -> refused.message(locale))
          .or(() -> notation.map(malformed -> malformed.message(locale)))
          .get();
    }
  }

  /**
   * Writes a record.
   *
   * @param match the match; what it has undone is left out
   * @param headers the free headers, in the order in which they are written
   * @return the text; reading it gives an equal match and equal headers
   * @throws IllegalArgumentException when a key is {@code variant} or {@code start} or has other
   *     characters than it may, when a value has control characters such as line ends, or when a
   *     move's text begins with a brace
   */
  public static String write(Match<?, ?> match, Map<String, String> headers) {
    return RecordWriter.write(match, headers);
  }

  /**
   * Reads a record of one variant. Reading stops at the first move that is none or is not legal,
   * and keeps the match up to there.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules the rules
   * @param text any text
   * @return the match, the headers and what has stopped the reading
   * @throws NotationException when the headers are malformed, a key is given twice, the variant is
   *     not the canonical id of these rules, or the start is no position
   */
  public static <S extends Object, M extends Object> MatchRecord<S, M> read(
      Rules<S, M> rules, String text) {
    RecordReader reader = new RecordReader(text);
    reader.checkVariant(rules.variant());
    return reader.read(rules);
  }

  /**
   * Reads a record of any variant, such as {@code read(catalog::rules, text)}.
   *
   * @param rules gives the rules of a variant id
   * @param text any text
   * @return the match, the headers and what has stopped the reading
   * @throws NotationException when the headers are malformed, a key is given twice, there are no
   *     rules of the variant, or the start is no position
   */
  public static MatchRecord<?, ?> read(
      Function<? super String, ? extends Rules<?, ?>> rules, String text) {
    RecordReader reader = new RecordReader(text);
    return reader.read(reader.variant(rules));
  }

  /**
   * Reads the variant of a record and nothing else.
   *
   * @param text any text
   * @return the value of the first header
   * @throws NotationException when the first line is not a header {@code variant}
   */
  public static String variant(String text) {
    return RecordReader.variant(text);
  }
}
