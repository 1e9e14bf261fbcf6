package io.github.boardrules.core.play;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.TextReason;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A match as a text that can be stored in a file or sent.
 *
 * <pre class="text">{@code
 * [variant "zertz"]
 * [form "1"]
 * [start "-.../...../....../......./....../...../.... 5,7,9 0,0,0 0,0,0 1"]
 * [player1 "Anna"]
 *
 * Wd4,d1 @4:32 Gd5,g1 ?! "forces a capture" (Gd5,a4) xd4Gd6
 * {ongoing}
 * }</pre>
 *
 * <ul>
 *   <li>Headers, one per line: a key, a space and a value in quotes, in which {@code \"} stands for
 *       a quote and {@code \\} for a backslash. The first is {@code variant}. {@code form} follows,
 *       the version of this form; without it, it is 1. {@code start} follows when the match does
 *       not begin with the start of the rules. All others are free. A key is a letter followed by
 *       letters, digits, hyphens and underscores. No key occurs twice.
 *   <li>An empty line.
 *   <li>The moves, separated by spaces or line ends, and written in lines of at most 80 characters.
 *       Behind a move may stand a mark ({@code !}, {@code ?}, {@code !!}, {@code ??}, {@code !?} or
 *       {@code ?!}), the time that its player had left ({@code @4:32}, {@code @1:04:32.5}), a
 *       comment in quotes, and variations in round brackets, each with other moves from the
 *       position before the move. A comment may also stand before the first move.
 *   <li>The status of the last position in braces. It shows that the record is complete.
 *   <li>If the match ended although the game is not over, such as by resignation, that {@link
 *       Termination} in braces: <code>{win 2 resignation}</code> or <code>{draw agreement}</code>.
 * </ul>
 *
 * <p>White space ({@link io.github.boardrules.core.text.TextCursor#isSpace}) may stand before and
 * behind headers, moves and braces. Undone moves are not written. Readers also accept move numbers
 * ({@code 12.}), a mark at its move ({@code Wd4,d1!}), a comment of several lines, and one behind
 * the status. They skip a word that begins with {@code $}, so that later versions can write more.
 *
 * <pre>{@code
 * var rules = GridRules.standard();
 * var match = Match.of(rules).playText("a1+b1");
 * String text = MatchRecord.of(match).withHeader("player1", "Anna").text();
 * var record = MatchRecord.read(rules, text);
 * record.toMatch().equals(match); // ==> true
 * record.headers();             // ==> {player1=Anna}
 *
 * var resigned = record.withTermination(Termination.RESIGNATION.win(1));
 * MatchRecord.read(rules, resigned.text()).outcome().winner(); // ==> OptionalInt[1]
 * }</pre>
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public final class MatchRecord<S, M> {
  static final Messages MESSAGES = TextReason.MALFORMED.messages();

  private final MatchTree<S, M> tree;
  private final Match<S, M> match;
  private final Map<String, String> headers;
  private final Optional<Status> ending;
  private final Optional<Problem> problem;

  /** Creates a record of a tree that is at the end of its main line. */
  MatchRecord(
      MatchTree<S, M> tree,
      Map<String, String> headers,
      Optional<Status> ending,
      Optional<Problem> problem) {
    this.tree = tree;
    match = tree.match();
    this.headers = Collections.unmodifiableMap(new LinkedHashMap<>(headers));
    this.ending = ending;
    this.problem = problem;
  }

  /**
   * {@return the record of a match, without free headers and termination}
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param match the match
   */
  public static <S, M> MatchRecord<S, M> of(Match<S, M> match) {
    return of(MatchTree.of(match.withoutRedo()));
  }

  /**
   * {@return the record of a match with its variations and notes, without free headers and
   * termination}
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param tree the match, at any place
   */
  public static <S, M> MatchRecord<S, M> of(MatchTree<S, M> tree) {
    return new MatchRecord<>(tree.start().end(), Map.of(), Optional.empty(), Optional.empty());
  }

  /**
   * The problem at which reading stopped: a word that is not a move, a move that is not legal, or a
   * wrong status or ending. Exactly one of {@code refusal} and {@code notation} is present.
   */
  public static final class Problem {
    private final int ply;
    private final String text;

    /** What is wrong, and where: what reading threw, or the same of a refusal. */
    private final NotationException found;

    private final Optional<Refusal> refusal;

    private Problem(int ply, String text, NotationException found, Optional<Refusal> refusal) {
      this.ply = ply;
      this.text = Objects.requireNonNull(text, "text");
      this.found = Objects.requireNonNull(found, "notation");
      this.refusal = refusal;
    }

    /**
     * {@return the problem of a word that is not a move}
     *
     * @param ply the number of the move, from 1
     * @param text the word
     * @param notation why it is not a move; its text is the whole record
     */
    public static Problem of(int ply, String text, NotationException notation) {
      return new Problem(ply, text, notation, Optional.empty());
    }

    /**
     * {@return the problem of a move that is not legal}
     *
     * @param whole the whole record
     * @param offset how many of its characters come before the word
     * @param ply the number of the move, from 1
     * @param text the word
     * @param refusal why it is not legal
     */
    public static Problem of(String whole, int offset, int ply, String text, Refusal refusal) {
      Objects.requireNonNull(whole, "whole");
      NotationException place =
          NotationException.at(whole, offset, refusal.reason(), Map.of(), List.of());
      return new Problem(ply, text, place, Optional.of(refusal));
    }

    /** {@return the number of the line of the record, from 1} */
    public int line() {
      return found.line();
    }

    /** {@return the number of the move, from 1; for the status, the number of moves plus one} */
    public int ply() {
      return ply;
    }

    /** {@return the move, or the status with its braces; empty if the record is too short} */
    public String text() {
      return text;
    }

    /** {@return the first wrong character, or that of the move, in its line, from 1} */
    public int column() {
      return found.column();
    }

    /** {@return how many characters of the record come before that character} */
    public int offset() {
      return found.offset();
    }

    /** {@return why the move is not legal, if the word is a move} */
    public Optional<Refusal> refusal() {
      return refusal;
    }

    /** {@return what reading threw: why the word is not a move, or the status wrong} */
    public Optional<NotationException> notation() {
      return refusal.isPresent() ? Optional.empty() : Optional.of(found);
    }

    /** {@return the reason of the refusal or of the exception, for programs} */
    public Reason reason() {
      return found.reason();
    }

    /**
     * {@return the problem as one line for people, with its place}
     *
     * @param locale its language decides; English if there is no translation
     */
    public String message(Locale locale) {
      Locale whole = MESSAGES.isIn(locale) && reason().isIn(locale) ? locale : Locale.ENGLISH;
      boolean hasColumn = !found.expected().isEmpty();
      boolean isMove = !text.isEmpty() && "{\"@!?(".indexOf(text.charAt(0)) < 0;
      if (hasColumn && !isMove) {
        return found.message(locale);
      }
      boolean isPlaced = hasColumn || refusal.isPresent();
      Map<String, String> facts =
          Map.of(
              "line", Integer.toString(line()),
              "number", Integer.toString(ply),
              "text", Messages.excerpt(text),
              "problem",
                  refusal
                      .map(refused -> refused.message(whole))
                      .orElseGet(() -> found.messageWithoutPlace(whole)),
              "column", Integer.toString(column()));
      String key = isPlaced ? "record.word" : isMove ? "record.move" : "line";
      return MESSAGES.message(whole, key, facts);
    }

    @Override
    @SuppressWarnings("exports") // the annotations are optional at run time
    public boolean equals(@Nullable Object other) {
      return other instanceof Problem that && parts().equals(that.parts());
    }

    @Override
    public int hashCode() {
      return parts().hashCode();
    }

    private List<Object> parts() {
      return List.of(offset(), line(), ply, text, refusal, notation().map(Throwable::getMessage));
    }

    @Override
    public String toString() {
      return message(Locale.ENGLISH);
    }
  }

  /** {@return the main line, up to the first problem} */
  public Match<S, M> toMatch() {
    return match;
  }

  /** {@return the match with variations and notes, up to the first problem, at its end} */
  public MatchTree<S, M> tree() {
    return tree;
  }

  /** {@return the free headers by their keys, in the order of the text; unmodifiable} */
  public Map<String, String> headers() {
    return headers;
  }

  /** {@return how the match ended although its game is not over, if it did} */
  public Optional<Status> termination() {
    return ending;
  }

  /** {@return why reading stopped; empty if it did not, or the record is not from a text} */
  public Optional<Problem> problem() {
    return problem;
  }

  /** {@return the {@link #termination}, or else the status of the last position} */
  public Status outcome() {
    return ending.orElseGet(match::status);
  }

  /**
   * {@return this record with one more free header, or another value of one that it has; for many
   * at once, {@link #withHeaders} is faster}
   *
   * @param key the key, such as {@code player1}
   * @param value the value
   * @throws IllegalArgumentException if the key is {@code variant}, {@code form} or {@code start}
   *     or has a character that is not allowed, or if the value has control characters such as line
   *     ends
   */
  public MatchRecord<S, M> withHeader(String key, String value) {
    RecordHeader.check(key, value);
    Map<String, String> more = new LinkedHashMap<>(headers);
    more.put(key, value);
    return new MatchRecord<>(tree, more, ending, problem);
  }

  /**
   * {@return this record with other free headers}
   *
   * @param newHeaders the headers, in the order in which they are written
   * @throws IllegalArgumentException as {@link #withHeader} does
   */
  public MatchRecord<S, M> withHeaders(Map<String, String> newHeaders) {
    newHeaders.forEach(RecordHeader::check);
    return new MatchRecord<>(tree, newHeaders, ending, problem);
  }

  /**
   * {@return this record with an ending}
   *
   * @param newEnding the outcome of a match whose game is not over, such as {@code
   *     Termination.RESIGNATION.win(2)}
   * @throws IllegalArgumentException if the ending is not that of a {@link Termination}, names a
   *     player whom the game lacks, gives up a game of two players, or the game is over
   */
  public MatchRecord<S, M> withTermination(Status newEnding) {
    checkEnding(match, Objects.requireNonNull(newEnding, "newEnding"));
    return new MatchRecord<>(tree, headers, Optional.of(newEnding), problem);
  }

  /**
   * {@return this record after one more move, with the same headers}
   *
   * @param move any move
   * @throws IllegalMoveException if the move is not legal
   * @throws IllegalStateException if the match has ended by a {@link #termination}, or reading it
   *     stopped at a {@link #problem}
   */
  public MatchRecord<S, M> play(M move) {
    if (ending.isPresent()) {
      throw new IllegalStateException("The match has ended: " + ending.get().text() + ".");
    }
    if (problem.isPresent()) {
      throw new IllegalStateException(
          "The match continues differently in the text that was read: " + problem.get());
    }
    return new MatchRecord<>(tree.play(move), headers, ending, problem);
  }

  /**
   * {@return this record with a problem, for readers of other texts than {@link #text()}}
   *
   * @param newProblem why reading stopped after the match
   */
  public MatchRecord<S, M> withProblem(Problem newProblem) {
    Objects.requireNonNull(newProblem, "newProblem");
    return new MatchRecord<>(tree, headers, ending, Optional.of(newProblem));
  }

  /**
   * {@return the text that is stored, without undone moves and without the problem}
   *
   * @throws IllegalArgumentException if the text of a move has a round bracket, or begins like
   *     something else in a record
   */
  public String text() {
    Map<String, String> all = new LinkedHashMap<>();
    Notation<S, M> notation = match.rules().notation();
    all.put(RecordHeader.VARIANT, match.rules().variant());
    all.put(RecordHeader.FORM, RecordHeader.CURRENT_FORM);
    if (!match.start().equals(match.rules().start())) {
      all.put(RecordHeader.START, notation.formatPosition(match.start()));
    }
    all.putAll(headers);
    StringBuilder text = new StringBuilder();
    all.forEach((key, value) -> text.append(new RecordHeader(key, value, 0).line()));
    text.append('\n').append(RecordWriter.lines(tree));
    text.append("{" + match.status().text() + "}\n");
    ending.ifPresent(status -> text.append("{" + status.text() + "}\n"));
    return text.toString();
  }

  /**
   * {@return the record of a text of one variant, up to the first word that is not a legal move}
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules the rules
   * @param text any text
   * @throws NotationException if the headers are malformed, a key occurs twice, the form is of a
   *     newer version, the variant is not the canonical id of these rules, or the start is not a
   *     position
   */
  public static <S, M> MatchRecord<S, M> read(Rules<S, M> rules, String text) {
    Objects.requireNonNull(rules, "rules");
    RecordReader reader = new RecordReader(text);
    reader.checkVariant(rules.variant());
    return reader.read(rules);
  }

  /**
   * {@return the record of a text of any variant, such as {@code read(catalog::textRules, text)}}
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules returns the rules of a variant id
   * @param text any text
   * @throws NotationException if the headers are malformed, a key occurs twice, the form is of a
   *     newer version, there are no rules of the variant, or the start is not a position
   */
  public static <S, M> MatchRecord<S, M> read(
      Function<? super String, ? extends Rules<S, M>> rules, String text) {
    Objects.requireNonNull(rules, "rules");
    RecordReader reader = new RecordReader(text);
    return reader.read(reader.variant(rules));
  }

  /**
   * {@return the variant of a record, the value of its first header}
   *
   * @param text any text
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
    if (ending.ending().equals(Optional.of(Termination.GIVEN_UP)) && match.rules().players() > 1) {
      throw new IllegalArgumentException(
          "Only a puzzle is given up: here a player resigns, and the other one wins.");
    }
    if (match.status().isOver()) {
      throw new IllegalArgumentException(
          "The game is over, so it cannot end otherwise: " + match.status().text() + ".");
    }
  }

  @Override
  @SuppressWarnings("exports") // the annotations are optional at run time
  public boolean equals(@Nullable Object other) {
    return other instanceof MatchRecord<?, ?> that && parts().equals(that.parts());
  }

  @Override
  public int hashCode() {
    return parts().hashCode();
  }

  /** The order of the headers counts, as it does in the text. */
  private List<Object> parts() {
    return List.of(tree, List.copyOf(headers.entrySet()), ending, problem);
  }

  /** Returns the {@link #text}. */
  @Override
  public String toString() {
    return text();
  }
}
