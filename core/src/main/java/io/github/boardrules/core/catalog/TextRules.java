package io.github.boardrules.core.catalog;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Draft;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Step;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The rules of a variant in strings: every position and every move is its text. Callers need not
 * know the types of the game, so this is for servers, command lines and other languages.
 *
 * <p>Every method that takes a text throws {@link NotationException} if it cannot be parsed, with
 * the column and what was expected there. Texts that are returned are always canonical.
 *
 * <p>Each call parses the position again. Programs with many questions about the same position use
 * {@link Rules} itself.
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
   * Returns rules in strings.
   *
   * @param rules the rules of any variant of any game
   * @return the rules in strings
   */
  @SuppressWarnings("unchecked") // the rules get only values that their own notation has made
  public static TextRules of(Rules<?, ?> rules) {
    return new TextRules((Rules<Object, Object>) rules);
  }

  /**
   * Returns the rules behind the strings.
   *
   * @return what was passed to {@link #of}
   */
  public Rules<?, ?> rules() {
    return rules;
  }

  /**
   * Returns the canonical id of the variant.
   *
   * @return {@link Rules#variant()}
   */
  public String variant() {
    return rules.variant();
  }

  /**
   * Returns the number of players.
   *
   * @return 2, or 1 for a puzzle
   */
  public int players() {
    return rules.players();
  }

  /**
   * Returns an upper bound on the length of every game from the start position.
   *
   * @return the bound in plies; empty if a game can go on for ever
   */
  public OptionalInt maxPlies() {
    return rules.maxPlies();
  }

  /**
   * Returns the position from which the game begins.
   *
   * @return its text
   */
  public String start() {
    return text(rules.start());
  }

  /**
   * Returns the status.
   *
   * @param position a position's text
   * @return {@code ongoing}, {@code win P REASON} or {@code draw REASON}
   * @throws NotationException if the text is no position
   */
  public String status(String position) {
    return rules.status(read(position)).text();
  }

  /**
   * Returns the status as a sentence for people, with the names of the players.
   *
   * @param position a position's text
   * @param locale its language decides; English where there is no translation
   * @return who is to move and what is due, or who has won and how
   * @throws NotationException if the text is no position
   */
  public String statusMessage(String position, Locale locale) {
    return rules.statusMessage(read(position), locale);
  }

  /**
   * Returns the player to move.
   *
   * @param position a position's text
   * @return the player, from 1; empty if the game is over
   * @throws NotationException if the text is no position
   */
  public OptionalInt toMove(String position) {
    return rules.status(read(position)).toMove();
  }

  /**
   * Returns all legal moves, each once, always in the same order.
   *
   * @param position a position's text
   * @return the moves' texts, unmodifiable; empty exactly if the game is over
   * @throws NotationException if the text is no position
   */
  public List<String> legalMoves(String position) {
    return rules.legalMoves(read(position)).stream().map(this::moveText).toList();
  }

  /**
   * Returns the number of legal moves.
   *
   * @param position a position's text
   * @return 0 or more
   * @throws NotationException if the text is no position
   */
  public long countLegal(String position) {
    Object read = read(position);
    return rules instanceof PackedRules<Object, Object> packed
        ? packed.countLegal(read)
        : rules.legalMoves(read).size();
  }

  /**
   * Returns whether a move is legal.
   *
   * @param position a position's text
   * @param move a move's text
   * @return true exactly if {@link #refusal} is empty
   * @throws NotationException if a text is no position or no move
   */
  public boolean isLegal(String position, String move) {
    return rules.isLegal(read(position), readMove(move));
  }

  /**
   * Returns why a move is not legal.
   *
   * @param position a position's text
   * @param move a move's text
   * @return the reason with the cells that it concerns; empty exactly if the move is legal
   * @throws NotationException if a text is no position or no move
   */
  public Optional<Refusal> refusal(String position, String move) {
    return rules.refusal(read(position), readMove(move));
  }

  /**
   * Returns the position after a move.
   *
   * @param position a position's text
   * @param move a move's text
   * @return the next position's text
   * @throws NotationException if a text is no position or no move
   * @throws IllegalMoveException if the move is not legal
   */
  public String play(String position, String move) {
    return text(rules.play(read(position), readMove(move)));
  }

  /**
   * Returns the steps by which a legal move is entered.
   *
   * @param position a position's text
   * @param move the text of a legal move; for any other the result is unspecified
   * @return at least one step
   * @throws NotationException if a text is no position or no move
   */
  public List<Step> steps(String position, String move) {
    return rules.moveEntry().steps(read(position), readMove(move));
  }

  /**
   * Returns what a person who has entered some steps may touch next. {@link Step#parse} parses a
   * step.
   *
   * @param position a position's text
   * @param entered the steps so far; empty at the beginning
   * @return the steps that may follow, the move that is complete with the position after it, or why
   *     the steps lead to no legal move
   * @throws NotationException if the text is no position
   */
  public Draft<String, String> draft(String position, List<Step> entered) {
    return rules.draft(read(position), entered).map(this::text, this::moveText);
  }

  /**
   * Returns the images of a position under the symmetries of the game, itself first.
   *
   * @param position a position's text
   * @return the images' texts, each once, unmodifiable
   * @throws NotationException if the text is no position
   */
  public List<String> images(String position) {
    Object read = read(position);
    return rules.symmetries().stream()
        .map(symmetry -> text(symmetry.position(read)))
        .distinct()
        .toList();
  }

  /**
   * Returns one representative of all images of a position. The players may have changed their
   * roles in it.
   *
   * @param position a position's text
   * @return the text of the least image
   * @throws NotationException if the text is no position
   */
  public String canonical(String position) {
    return text(rules.canonical(read(position)));
  }

  /**
   * Returns what a drawing of the position shows.
   *
   * @param position a position's text
   * @return cells, pieces and stocks
   * @throws NotationException if the text is no position
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

  /** Returns the variant id. */
  @Override
  public String toString() {
    return variant();
  }
}
