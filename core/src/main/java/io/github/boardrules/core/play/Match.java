package io.github.boardrules.core.play;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.MoveChanges;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.TextRules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A game that is being played: the start position, the moves so far, and the undone moves that may
 * be played again.
 *
 * <p>It is an immutable value; matches share their history, so keeping all of them costs no more
 * than keeping the last. A match in strings ({@link TextRules}) makes the text of a position on
 * demand. Two are equal if their variants, starts, moves and undone moves are equal.
 *
 * <p>The <b>ply</b> of a position is the number of moves that led to it. The position at ply 0 is
 * the start.
 *
 * <pre>{@code
 * var match = Match.of(GridRules.standard()).playText("a1").playText("b1");
 * match.position();                  // ==> oooo/oooo/oooo/..oo 1
 * match.toMove();                    // ==> OptionalInt[1]
 * match.undo().lastMove();           // ==> Optional[a1]
 * match.undo().redo().equals(match); // ==> true
 * match.occurrences();               // ==> 1
 * }</pre>
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public final class Match<S, M> {
  private final Rules<S, M> rules;

  /** What plays: the rules, or those behind rules in strings, whose positions need no text. */
  private final Rules<Object, Object> behind;

  private final S start;
  private final Object first;
  private final History<Played<M>> past;
  private final History<Played<M>> undone;

  /** A move and the position after it, one of the rules behind. */
  private record Played<M>(M move, Object position) {}

  /** A persistent stack: with one more element it shares all others with the stack before. */
  private record History<T>(Optional<Link<T>> top, int size) {
    private record Link<T>(T head, History<T> tail) {}

    static <T> History<T> empty() {
      return new History<>(Optional.empty(), 0);
    }

    History<T> plus(T head) {
      return new History<>(Optional.of(new Link<>(head, this)), size + 1);
    }

    boolean isEmpty() {
      return size == 0;
    }

    T head() {
      return top.orElseThrow().head();
    }

    History<T> tail() {
      return top.orElseThrow().tail();
    }

    List<T> oldestFirst() {
      List<T> all = new ArrayList<>(size);
      for (History<T> rest = this; !rest.isEmpty(); rest = rest.tail()) {
        all.add(rest.head());
      }
      Collections.reverse(all);
      return Collections.unmodifiableList(all);
    }
  }

  @SuppressWarnings("unchecked") // they get only values of their own, or made by their notation
  private Match(Rules<S, M> rules, S start) {
    this.rules = rules;
    behind = (Rules<Object, Object>) (rules instanceof TextRules texts ? texts.rules() : rules);
    this.start = start;
    first = rules == behind ? start : behind.notation().parsePosition((String) start);
    past = History.empty();
    undone = past;
  }

  private Match(Match<S, M> other, History<Played<M>> past, History<Played<M>> undone) {
    rules = other.rules;
    behind = other.behind;
    start = other.start;
    first = other.first;
    this.past = past;
    this.undone = undone;
  }

  /**
   * {@return a match without moves at the start of the game}
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules the rules
   */
  public static <S, M> Match<S, M> of(Rules<S, M> rules) {
    return of(rules, rules.start());
  }

  /**
   * {@return a match without moves that begins at any position}
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules the rules
   * @param start a position of the variant; it may be over
   * @throws NotationException if the rules are in strings, and it is not the text of a position
   */
  public static <S, M> Match<S, M> of(Rules<S, M> rules, S start) {
    Objects.requireNonNull(rules, "rules");
    Objects.requireNonNull(start, "start");
    return new Match<>(rules, start);
  }

  /** {@return the rules} */
  public Rules<S, M> rules() {
    return rules;
  }

  /** {@return the position with which the match began} */
  public S start() {
    return start;
  }

  /** {@return the number of moves that have been played and not undone} */
  public int ply() {
    return past.size();
  }

  /** {@return the current position, that at {@link #ply()}} */
  public S position() {
    return positionAfter(past);
  }

  /**
   * {@return the position after a number of moves} Going back k plies takes k steps; {@link
   * #positions()} returns all positions at once.
   *
   * @param ply 0 to {@link #ply()}
   * @throws IndexOutOfBoundsException if the ply is out of that range
   */
  public S position(int ply) {
    Objects.checkIndex(ply, ply() + 1);
    History<Played<M>> rest = past;
    while (rest.size() > ply) {
      rest = rest.tail();
    }
    return positionAfter(rest);
  }

  /** {@return all {@link #ply()} + 1 positions from the start to the current one, unmodifiable} */
  public List<S> positions() {
    List<S> all = new ArrayList<>(ply() + 1);
    all.add(start);
    past.oldestFirst().forEach(played -> all.add(shown(played.position())));
    return Collections.unmodifiableList(all);
  }

  /** {@return all {@link #ply()} moves that led to the current position, unmodifiable} */
  public List<M> moves() {
    return List.copyOf(past.oldestFirst().stream().map(Played::move).collect(Collectors.toList()));
  }

  /** {@return the move that led to the current position; empty at ply 0} */
  public Optional<M> lastMove() {
    return past.isEmpty() ? Optional.empty() : Optional.of(past.head().move());
  }

  /** {@return what {@link #lastMove} has changed on the board; empty at ply 0} */
  public Optional<MoveChanges> lastChanges() {
    return lastMove().map(move -> behind.changes(last(past.tail()), moveBehind(move)));
  }

  /** {@return the {@link Rules#status} of the current position} */
  public Status status() {
    return behind.status(last(past));
  }

  /** {@return the player to move, from 1; empty if the game is over} */
  public OptionalInt toMove() {
    return status().toMove();
  }

  /**
   * {@return the {@link Rules#statusMessage} of the current position}
   *
   * @param locale its language decides; English if there is no translation
   */
  public String statusMessage(Locale locale) {
    return behind.statusMessage(last(past), locale);
  }

  /** {@return the {@link Rules#legalMoves} of the current position} */
  public List<M> legalMoves() {
    return rules.legalMoves(position());
  }

  /**
   * {@return the match after a move} Moves that were undone can no longer be redone.
   *
   * @param move any move
   * @throws IllegalMoveException if the move is not legal
   */
  public Match<S, M> play(M move) {
    Object next = behind.play(last(past), moveBehind(move));
    return new Match<>(this, past.plus(new Played<>(move, next)), History.empty());
  }

  /**
   * {@return the match after a move that is given as a text, as {@link #play} returns it}
   *
   * @param move any text
   * @throws NotationException if the text is not a move
   * @throws IllegalMoveException if the move is not legal
   */
  public Match<S, M> playText(String move) {
    return play(rules.notation().parseMove(Objects.requireNonNull(move, "move")));
  }

  /**
   * {@return the match after several moves, one after another; this match if there are none}
   *
   * @param moves any moves
   * @throws IllegalMoveException if one of the moves is not legal in its turn
   */
  public Match<S, M> playAll(Iterable<? extends M> moves) {
    Match<S, M> match = this;
    for (M move : moves) {
      match = match.play(move);
    }
    return match;
  }

  /** {@return whether there is a move to undo} */
  public boolean canUndo() {
    return !past.isEmpty();
  }

  /** {@return whether there is a move to redo: after {@link #undo()}, until another is played} */
  public boolean canRedo() {
    return !undone.isEmpty();
  }

  /**
   * {@return the match before the last move, which can redo it}
   *
   * @throws IllegalStateException if there is no move to undo
   */
  public Match<S, M> undo() {
    if (!canUndo()) {
      throw new IllegalStateException("There is no move to undo.");
    }
    return new Match<>(this, past.tail(), undone.plus(past.head()));
  }

  /**
   * {@return the match after the move that was undone last has been played again}
   *
   * @throws IllegalStateException if there is no move to redo
   */
  public Match<S, M> redo() {
    if (!canRedo()) {
      throw new IllegalStateException("There is no move to redo.");
    }
    return new Match<>(this, past.plus(undone.head()), undone.tail());
  }

  /** Returns the match without its undone moves. */
  Match<S, M> withoutRedo() {
    return canRedo() ? new Match<>(this, past, History.empty()) : this;
  }

  /** {@return how often the current position has occurred, 1 or more} */
  public int occurrences() {
    Object position = last(past);
    int count = first.equals(position) ? 1 : 0;
    for (History<Played<M>> rest = past; !rest.isEmpty(); rest = rest.tail()) {
      if (rest.head().position().equals(position)) {
        count++;
      }
    }
    return count;
  }

  private S positionAfter(History<Played<M>> played) {
    return played.isEmpty() ? start : shown(played.head().position());
  }

  private Object last(History<Played<M>> played) {
    return played.isEmpty() ? first : played.head().position();
  }

  private boolean isInStrings() {
    return rules != behind;
  }

  private Object moveBehind(M move) {
    Objects.requireNonNull(move, "move");
    return isInStrings() ? behind.notation().parseMove((String) move) : move;
  }

  @SuppressWarnings("unchecked") // either S is String, or the rules behind are the rules
  private S shown(Object position) {
    return (S) (isInStrings() ? behind.notation().formatPosition(position) : position);
  }

  private List<M> undoneMoves() {
    return undone.oldestFirst().stream().map(Played::move).collect(Collectors.toList());
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

  /** Returns the variant, the moves and the status in one line, for debugging. */
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
