package io.github.boardrules.core.catalog;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Draft;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.Step;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The rules of a variant in strings: every position and every move is its text. Nobody has to know
 * the game's types, so this is what servers, command lines and other languages use.
 *
 * <p>A text that cannot be read is a {@link NotationException} in every method that takes one, with
 * the column and what was expected there. Texts that are answered are always canonical.
 *
 * <p>Each call reads the position anew. Programs that ask much about the same position use {@link
 * Rules} itself.
 *
 * <p>It is immutable and safe for use by many threads.
 *
 * <pre>{@code
 * TextRules rules = Catalog.installed().textRules("one-two-three");
 * String next = rules.play(rules.start(), "a1+b1"); // ==> oooo/oooo/oooo/..oo 2
 * rules.countLegal(next);                           // ==> 46
 * rules.refusal(next, "b1").orElseThrow();          // ==> empty-cell: There is no ball on b1.
 * }</pre>
 */
public final class TextRules {
  private final Rules<Object, Object> rules;

  private TextRules(Rules<Object, Object> rules) {
    this.rules = rules;
  }

  /**
   * The same rules in strings.
   *
   * @param rules the rules of any variant of any game
   * @return the rules in strings
   */
  @SuppressWarnings("unchecked") // the rules get only values that their own notation has made
  public static TextRules of(Rules<?, ?> rules) {
    return new TextRules((Rules<Object, Object>) rules);
  }

  /**
   * The rules behind the strings.
   *
   * @return what was given to {@link #of}
   */
  public Rules<?, ?> rules() {
    return rules;
  }

  /**
   * The canonical id of the variant.
   *
   * @return {@link Rules#variant()}
   */
  public String variant() {
    return rules.variant();
  }

  /**
   * The number of players.
   *
   * @return 2, or 1 for a puzzle
   */
  public int players() {
    return rules.players();
  }

  /**
   * A bound on the length of every game from the start position.
   *
   * @return the bound in moves, or empty where a game can go on for ever
   */
  public OptionalInt maxPlies() {
    return rules.maxPlies();
  }

  /**
   * The position from which the game begins.
   *
   * @return its text
   */
  public String start() {
    return text(rules.start());
  }

  /**
   * How the game stands.
   *
   * @param position a position's text
   * @return {@code ongoing}, {@code win P REASON} or {@code draw REASON}
   * @throws NotationException when the text is no position
   */
  public String status(String position) {
    return rules.status(read(position)).text();
  }

  /**
   * How the game stands, as a sentence.
   *
   * @param position a position's text
   * @param locale Hungarian for {@code hu}; English for every other language
   * @return who is to move, or who has won and how
   * @throws NotationException when the text is no position
   */
  public String statusMessage(String position, Locale locale) {
    return rules.status(read(position)).message(locale);
  }

  /**
   * The player to move.
   *
   * @param position a position's text
   * @return the player, from 1; empty when the game is over
   * @throws NotationException when the text is no position
   */
  public OptionalInt toMove(String position) {
    return rules.status(read(position)) instanceof Status.Ongoing ongoing
        ? OptionalInt.of(ongoing.toMove())
        : OptionalInt.empty();
  }

  /**
   * Every legal move, each once, always in the same order.
   *
   * @param position a position's text
   * @return the moves' texts, unmodifiable; empty exactly when the game is over
   * @throws NotationException when the text is no position
   */
  public List<String> legalMoves(String position) {
    return rules.legalMoves(read(position)).stream().map(this::moveText).toList();
  }

  /**
   * The number of legal moves.
   *
   * @param position a position's text
   * @return 0 or more
   * @throws NotationException when the text is no position
   */
  public long countLegal(String position) {
    Object read = read(position);
    return rules instanceof PackedRules<Object, Object> packed
        ? packed.countLegal(read)
        : rules.legalMoves(read).size();
  }

  /**
   * Whether a move is legal.
   *
   * @param position a position's text
   * @param move a move's text
   * @return true exactly when {@link #refusal} is empty
   * @throws NotationException when a text is no position or no move
   */
  public boolean isLegal(String position, String move) {
    return rules.isLegal(read(position), readMove(move));
  }

  /**
   * Why a move is not legal.
   *
   * @param position a position's text
   * @param move a move's text
   * @return the reason with the cells that it concerns; empty exactly when the move is legal
   * @throws NotationException when a text is no position or no move
   */
  public Optional<Refusal> refusal(String position, String move) {
    return rules.refusal(read(position), readMove(move));
  }

  /**
   * The position after a move.
   *
   * @param position a position's text
   * @param move a move's text
   * @return the next position's text
   * @throws NotationException when a text is no position or no move
   * @throws IllegalMoveException when the move is not legal
   */
  public String play(String position, String move) {
    return text(rules.play(read(position), readMove(move)));
  }

  /**
   * How a hand enters a legal move.
   *
   * @param position a position's text
   * @param move the text of a legal move; for any other the answer is unspecified
   * @return at least one step
   * @throws NotationException when a text is no position or no move
   */
  public List<Step> steps(String position, String move) {
    return rules.steps(read(position), readMove(move));
  }

  /**
   * What a person who has entered some steps may touch next. {@link Step#parse} reads a step.
   *
   * @param position a position's text
   * @param entered the steps so far; empty at the beginning
   * @return the steps that may follow, the move that is whole with its outcome, or why the last
   *     step leads nowhere
   * @throws NotationException when the text is no position
   */
  public Draft<String, String> draft(String position, List<Step> entered) {
    Draft<Object, Object> draft = rules.draft(read(position), entered);
    return new Draft<>(
        draft.next(),
        draft.move().map(this::moveText),
        draft.refusal(),
        draft.preview().map(this::text));
  }

  /**
   * The position's images under the symmetries of the game, itself first.
   *
   * @param position a position's text
   * @return the images' texts, each once, unmodifiable
   * @throws NotationException when the text is no position
   */
  public List<String> images(String position) {
    Object read = read(position);
    return rules.symmetries().stream()
        .map(symmetry -> text(symmetry.position(read)))
        .distinct()
        .toList();
  }

  /**
   * One position for all that the symmetries make equal.
   *
   * @param position a position's text
   * @return the text of the least image
   * @throws NotationException when the text is no position
   */
  public String canonical(String position) {
    return text(rules.canonical(read(position)));
  }

  /**
   * What a drawing of the position shows.
   *
   * @param position a position's text
   * @return cells, pieces and stocks
   * @throws NotationException when the text is no position
   */
  public Diagram diagram(String position) {
    return rules.diagram(read(position));
  }

  private Object read(String position) {
    return rules.notation().parsePosition(position);
  }

  private Object readMove(String move) {
    return rules.notation().parseMove(move);
  }

  private String text(Object position) {
    return rules.notation().formatPosition(position);
  }

  private String moveText(Object move) {
    return rules.notation().formatMove(move);
  }

  /** The variant. */
  @Override
  public String toString() {
    return variant();
  }
}
