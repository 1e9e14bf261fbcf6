package io.github.boardrules.core;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The rules of one variant of one board game.
 *
 * <h2>Terms</h2>
 *
 * <dl>
 *   <dt><b>Variant</b>
 *   <dd>Every choice that the rules leave open, made. One rules object stands for one variant;
 *       {@link #variant()} names it. The variant and a list of moves determine a position.
 *   <dt><b>Position</b>
 *   <dd>An immutable value that holds all that the rules need to go on. Two positions are equal
 *       exactly when the rules see no difference between them.
 *   <dt><b>Move</b>
 *   <dd>An immutable value: the smallest thing after which somebody may have to decide anew. The
 *       same player may move twice running. A move does not know its position.
 *   <dt><b>Legal move</b>
 *   <dd>A move is legal in a position exactly when {@link #legalMoves} lists it.
 *   <dt><b>Over</b>
 *   <dd>A position is over when its {@link #status} is a {@link Status.Win} or a {@link
 *       Status.Draw}. Exactly then it has no legal move.
 *   <dt><b>Foreign</b>
 *   <dd>A move or position of the same Java types that belongs to another variant. Foreign moves
 *       are answered like any other illegal move. Foreign positions are outside this contract,
 *       except that reading their text with {@link #notation()} is refused where the variants'
 *       texts differ.
 *   <dt><b>Players</b>
 *   <dd>{@code 1} moves first, {@code 2} second. A puzzle has player {@code 1} alone.
 * </dl>
 *
 * <h2>What every implementation promises</h2>
 *
 * <ul>
 *   <li>It is immutable and safe for use by many threads, and so are its positions and moves.
 *   <li>It is deterministic: the same question gets the same answer, lists in the same order.
 *   <li>No argument is {@code null} and no answer is {@code null}; a {@code null} argument is a
 *       {@link NullPointerException}.
 *   <li>The methods agree with each other as the numbered laws of the test kit say. The list of
 *       legal moves is the one source of truth; {@link #isLegal}, {@link #refusal}, {@link #play}
 *       and {@link #draft} never contradict it.
 * </ul>
 *
 * <h2>What is not promised</h2>
 *
 * <ul>
 *   <li>That a position can be reached by play: whatever {@link Notation#parsePosition} accepts is
 *       a position.
 *   <li>That a game ends: see {@link #maxPlies()}. Draws by repetition, clocks and resignation
 *       belong to the caller; {@code Match} counts repetitions.
 *   <li>That legal moves come in an order that means something.
 * </ul>
 *
 * <h2>Example</h2>
 *
 * <pre>{@code
 * var rules = ZertzRules.basic();
 * var position = rules.start();
 * rules.legalMoves(position).size(); // ==> 1944
 * var next = rules.play(position, ZertzMove.parse("Wd4,d1"));
 * rules.status(next);                // ==> Ongoing[toMove=2]
 * rules.refusal(next, ZertzMove.parse("Gd4,a1")).orElseThrow();
 *     // ==> occupied: There is a marble on d4 already.
 * }</pre>
 *
 * <p>An author of a game implements the six methods without a default. Every default is right for
 * every game; an implementation overrides one to be faster or to explain more, never to give
 * another answer.
 *
 * @param <S> the positions; their {@code toString} is {@link Notation#formatPosition}
 * @param <M> the moves; their {@code toString} is {@link Notation#formatMove}
 */
public interface Rules<S extends Object, M extends Object> {

  /**
   * The canonical id of this variant, such as {@code zertz:rings=48,claim=automatic}: the game's
   * word, then the options that differ from their defaults in the order of the game's page.
   *
   * @return the id; reading it gives rules that answer alike
   */
  String variant();

  /**
   * The position from which the game begins.
   *
   * @return the start position, the same at every call
   */
  S start();

  /**
   * Whether the game goes on in a position, and if not, how it has ended. This depends on the
   * position alone.
   *
   * @param position a position of this variant
   * @return ongoing with the player to move, a win or a draw with its reason
   */
  Status status(S position);

  /**
   * Every legal move, each once, always in the same order.
   *
   * @param position a position of this variant
   * @return an unmodifiable list; empty exactly when the game is over
   */
  List<M> legalMoves(S position);

  /**
   * The position after a move. The given position is unchanged.
   *
   * @param position a position of this variant
   * @param move any move
   * @return the next position
   * @throws IllegalMoveException when the move is not legal; it carries the answer of {@link
   *     #refusal}
   */
  S play(S position, M move);

  /**
   * The texts of this variant's moves and positions.
   *
   * @return the notation, the same at every call
   */
  Notation<S, M> notation();

  /**
   * The number of players.
   *
   * @return 2, or 1 for a puzzle
   */
  default int players() {
    return 2;
  }

  /**
   * A bound that the rules prove on the length of every game from the start position.
   *
   * @return the bound in moves, or empty where a game can go on for ever
   */
  default OptionalInt maxPlies() {
    return OptionalInt.empty();
  }

  /**
   * Whether some legal move passes a test. The moves are tried in the order of {@link #legalMoves},
   * and none is tried after the first that passes.
   *
   * @param position a position of this variant
   * @param test what is asked of a move
   * @return true when a move has passed; false when none does, as in a position that is over
   */
  default boolean anyLegal(S position, Predicate<? super M> test) {
    return legalMoves(position).stream().anyMatch(test);
  }

  /**
   * Whether a move is legal.
   *
   * @param position a position of this variant
   * @param move any move, a foreign one included
   * @return true exactly when {@link #refusal} is empty
   */
  default boolean isLegal(S position, M move) {
    return refusal(position, move).isEmpty();
  }

  /**
   * Why a move is not legal.
   *
   * <p>The default knows two reasons, {@link CoreReason#GAME_OVER} and {@link CoreReason#ILLEGAL}.
   * The games of this library name the rule that is broken, the first that applies in the order of
   * their page.
   *
   * @param position a position of this variant
   * @param move any move, a foreign one included
   * @return the reason with the cells that it concerns; empty exactly when the move is legal
   */
  default Optional<Refusal> refusal(S position, M move) {
    Objects.requireNonNull(move);
    if (status(position).isOver()) {
      return Optional.of(Refusal.of(CoreReason.GAME_OVER));
    }
    return legalMoves(position).contains(move)
        ? Optional.empty()
        : Optional.of(Refusal.of(CoreReason.ILLEGAL, "move", notation().formatMove(move)));
  }

  /**
   * How a hand enters a legal move: the cells that it touches, the pieces that it picks from a
   * stock, the words that it says, in order. Different legal moves of one position have different
   * steps; the steps of one may be the beginning of another's.
   *
   * <p>The default is one word, the move's text.
   *
   * @param position a position of this variant
   * @param move a legal move; for any other the answer is unspecified, but no exception
   * @return at least one step
   */
  default List<Step> steps(S position, M move) {
    return List.of(new Step.Word(notation().formatMove(move)));
  }

  /**
   * How a hand that has entered some steps may go on to a legal move. This is {@link #steps} for
   * games in which a part of a move may be entered in more than one order or by more than one cell.
   *
   * @param position a position of this variant
   * @param move a legal move
   * @param entered the steps so far
   * @return empty when they are no beginning of the move; otherwise the steps that may follow, none
   *     when the move is whole
   */
  default Optional<Set<Step>> nextSteps(S position, M move, List<Step> entered) {
    List<Step> whole = steps(position, move);
    if (entered.size() > whole.size() || !whole.subList(0, entered.size()).equals(entered)) {
      return Optional.empty();
    }
    return Optional.of(
        entered.size() == whole.size() ? Set.of() : Set.of(whole.get(entered.size())));
  }

  /**
   * What a person who has entered some steps may touch next. It is derived from {@link #nextSteps}
   * over the legal moves, so it reaches every legal move and never leads into a dead end.
   *
   * @param position a position of this variant
   * @param entered the steps so far; empty at the beginning
   * @return the steps that may follow, the move that is whole with its outcome, or why the last
   *     step leads nowhere
   */
  default Draft<S, M> draft(S position, List<Step> entered) {
    Objects.requireNonNull(entered);
    Set<Step> next = new HashSet<>();
    List<M> whole = new ArrayList<>(1);
    for (M move : legalMoves(position)) {
      nextSteps(position, move, entered)
          .ifPresent(
              following -> {
                next.addAll(following);
                if (following.isEmpty()) {
                  whole.add(move);
                }
              });
    }
    if (!whole.isEmpty()) {
      return Draft.complete(next, whole.get(0), play(position, whole.get(0)));
    }
    return next.isEmpty() ? Draft.rejected(explainSteps(position, entered)) : Draft.partial(next);
  }

  /**
   * Why steps that lead nowhere do so; {@link #draft} asks it. The default tells no more than that
   * the game is over or that no legal move goes on like this; a game that knows which of its rules
   * the steps break names it.
   *
   * @param position a position of this variant
   * @param entered steps with which no legal move begins; for others the answer is unspecified
   * @return the refusal
   */
  default Refusal explainSteps(S position, List<Step> entered) {
    return Draft.deadEnd(status(position), entered);
  }

  /**
   * The symmetries of the game: maps of positions and moves under which the rules do not change.
   * They are closed under composition.
   *
   * @return an unmodifiable list, the identity first; only the identity where nothing else is known
   */
  default List<Symmetry<S, M>> symmetries() {
    return List.of(Symmetry.identity());
  }

  /**
   * One position for all that the {@link #symmetries()} make equal: the least of the images.
   *
   * <p>The default compares their texts; another order may be used as long as it is total.
   *
   * @param position a position of this variant
   * @return the same answer for all images of the position, and one of them
   */
  default S canonical(S position) {
    S least = position;
    String leastText = notation().formatPosition(position);
    for (Symmetry<S, M> symmetry : symmetries()) {
      S image = symmetry.position(position);
      String text = notation().formatPosition(image);
      if (text.compareTo(leastText) < 0) {
        least = image;
        leastText = text;
      }
    }
    return least;
  }

  /**
   * What a drawing of the position shows, for drawing programs that do not know the game.
   *
   * <p>The default shows nothing but the position's text as a stock's title.
   *
   * @param position a position of this variant
   * @return cells, pieces and stocks
   */
  default Diagram diagram(S position) {
    return Diagram.ofText(notation().formatPosition(position));
  }
}
