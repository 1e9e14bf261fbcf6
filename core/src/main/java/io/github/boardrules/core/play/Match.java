package io.github.boardrules.core.play;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A game that is being played: where it began, the moves so far, and those that were undone and may
 * be redone.
 *
 * <p>It is an immutable value: every method that goes on answers another match. Matches share their
 * history, so keeping all of them costs no more than keeping the last. Two matches are equal when
 * their variants, starts, moves and undone moves are.
 *
 * <p>The <b>ply</b> of a position is the number of moves that led to it. The position at ply 0 is
 * the start.
 *
 * <pre>{@code
 * var match = Match.of(GridRules.standard()).play(GridMove.parse("a1")).play(GridMove.parse("b1"));
 * match.position();                  // ==> oooo/oooo/oooo/..oo 1
 * match.undo().lastMove();           // ==> Optional[a1]
 * match.undo().redo().equals(match); // ==> true
 * match.occurrences();                 // ==> 1
 * }</pre>
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public final class Match<S extends Object, M extends Object> {
  private final Rules<S, M> rules;
  private final S start;
  private final History<Played<S, M>> past;
  private final History<Played<S, M>> undone;

  private record Played<S extends Object, M extends Object>(M move, S position) {}

  private Match(
      Rules<S, M> rules, S start, History<Played<S, M>> past, History<Played<S, M>> undone) {
    this.rules = rules;
    this.start = start;
    this.past = past;
    this.undone = undone;
  }

  /**
   * A match at the start of the game.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules the rules
   * @return a match without moves
   */
  public static <S extends Object, M extends Object> Match<S, M> of(Rules<S, M> rules) {
    return of(rules, rules.start());
  }

  /**
   * A match that begins at any position.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules the rules
   * @param start a position of the variant; it may be over
   * @return a match without moves
   */
  public static <S extends Object, M extends Object> Match<S, M> of(Rules<S, M> rules, S start) {
    return new Match<>(rules, start, History.empty(), History.empty());
  }

  /**
   * The rules.
   *
   * @return what was given to {@link #of}
   */
  public Rules<S, M> rules() {
    return rules;
  }

  /**
   * Where the match began.
   *
   * @return the position at ply 0
   */
  public S start() {
    return start;
  }

  /**
   * The number of moves that have been played and not undone.
   *
   * @return 0 or more
   */
  public int ply() {
    return past.size();
  }

  /**
   * The position now.
   *
   * @return the position at {@link #ply()}
   */
  public S position() {
    return positionAfter(past);
  }

  /**
   * An earlier position, or that of now. Looking k plies back costs k steps; {@link #positions()}
   * gives all at once.
   *
   * @param ply 0 to {@link #ply()}
   * @return the position after that many moves
   * @throws IndexOutOfBoundsException when the ply is out of that range
   */
  public S position(int ply) {
    Objects.checkIndex(ply, ply() + 1);
    History<Played<S, M>> rest = past;
    while (rest.size() > ply) {
      rest = rest.tail();
    }
    return positionAfter(rest);
  }

  /**
   * All positions from the start to that of now.
   *
   * @return an unmodifiable list of {@link #ply()} + 1 positions
   */
  public List<S> positions() {
    List<S> all = new ArrayList<>(ply() + 1);
    all.add(start);
    past.oldestFirst().forEach(played -> all.add(played.position()));
    return Collections.unmodifiableList(all);
  }

  /**
   * All moves that led to the position of now.
   *
   * @return an unmodifiable list of {@link #ply()} moves
   */
  public List<M> moves() {
    return past.oldestFirst().stream().map(Played::move).toList();
  }

  /**
   * The move that led to the position of now.
   *
   * @return the move; empty at the start
   */
  public Optional<M> lastMove() {
    return past.isEmpty() ? Optional.empty() : Optional.of(past.head().move());
  }

  /**
   * How the game stands.
   *
   * @return {@link Rules#status} of the position
   */
  public Status status() {
    return rules.status(position());
  }

  /**
   * What may be played now.
   *
   * @return {@link Rules#legalMoves} of the position
   */
  public List<M> legalMoves() {
    return rules.legalMoves(position());
  }

  /**
   * Plays a move. Moves that were undone can no longer be redone.
   *
   * @param move any move
   * @return the match after it
   * @throws IllegalMoveException when the move is not legal
   */
  public Match<S, M> play(M move) {
    S next = rules.play(position(), move);
    return new Match<>(rules, start, past.plus(new Played<>(move, next)), History.empty());
  }

  /**
   * Plays moves one after another.
   *
   * @param moves any moves
   * @return the match after them; this match when there are none
   * @throws IllegalMoveException when one of them is not legal where it is played
   */
  public Match<S, M> playAll(Iterable<? extends M> moves) {
    Match<S, M> match = this;
    for (M move : moves) {
      match = match.play(move);
    }
    return match;
  }

  /**
   * Whether there is a move to undo.
   *
   * @return true when {@link #ply()} is above 0
   */
  public boolean canUndo() {
    return !past.isEmpty();
  }

  /**
   * Whether there is an undone move to redo.
   *
   * @return true after {@link #undo()} until another move is played
   */
  public boolean canRedo() {
    return !undone.isEmpty();
  }

  /**
   * Takes the last move back.
   *
   * @return the match before it, which can redo it
   * @throws IllegalStateException when there is no move to undo
   */
  public Match<S, M> undo() {
    if (!canUndo()) {
      throw new IllegalStateException("There is no move to undo.");
    }
    return new Match<>(rules, start, past.tail(), undone.plus(past.head()));
  }

  /**
   * Takes back the whole turn of the player who made the last move: that move and those before it
   * that the same player made without a break.
   *
   * @return the match in which that player's turn began, which can redo its moves one by one
   * @throws IllegalStateException when there is no move to undo
   */
  public Match<S, M> undoTurn() {
    Match<S, M> match = undo();
    int mover = match.toMove();
    while (match.canUndo() && match.undo().toMove() == mover) {
      match = match.undo();
    }
    return match;
  }

  /**
   * Plays the move again that was undone last.
   *
   * @return the match after it
   * @throws IllegalStateException when there is no move to redo
   */
  public Match<S, M> redo() {
    if (!canRedo()) {
      throw new IllegalStateException("There is no move to redo.");
    }
    return new Match<>(rules, start, past.plus(undone.head()), undone.tail());
  }

  /**
   * How often the position of now has been there, by equality and not by hash, so that a program
   * can call a repetition a draw in any game.
   *
   * @return 1 or more
   */
  public int occurrences() {
    return occurrences(position());
  }

  /**
   * How often a position has been there, from the start to now.
   *
   * @param position a position of the variant
   * @return 0 or more
   */
  public int occurrences(S position) {
    int seen = start.equals(position) ? 1 : 0;
    for (History<Played<S, M>> rest = past; !rest.isEmpty(); rest = rest.tail()) {
      if (rest.head().position().equals(position)) {
        seen++;
      }
    }
    return seen;
  }

  private S positionAfter(History<Played<S, M>> played) {
    return played.isEmpty() ? start : played.head().position();
  }

  /** The player to move; a move follows, so the game was not over. */
  private int toMove() {
    return status().toMove().orElse(0);
  }

  private List<M> undoneMoves() {
    return undone.oldestFirst().stream().map(Played::move).toList();
  }

  @SuppressWarnings("exports") // users need not have JSpecify
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Match<?, ?> match
        && rules.variant().equals(match.rules.variant())
        && start.equals(match.start)
        && moves().equals(match.moves())
        && undoneMoves().equals(match.undoneMoves());
  }

  @Override
  public int hashCode() {
    return Objects.hash(rules.variant(), start, moves(), undoneMoves());
  }

  /** The variant, the moves and the status in one line, for debugging. */
  @Override
  public String toString() {
    return Stream.of(
            Stream.of(rules.variant()),
            moves().stream().map(rules.notation()::formatMove),
            Stream.of("{" + status().text() + "}"))
        .flatMap(part -> part)
        .collect(Collectors.joining(" "));
  }
}
