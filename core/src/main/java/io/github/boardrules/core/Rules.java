package io.github.boardrules.core;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;

/**
 * The rules of one variant of one board game.
 *
 * <h2>Terms</h2>
 *
 * <dl>
 *   <dt><b>Variant</b>
 *   <dd>A choice for everything that the rules leave open. One rules object stands for one variant;
 *       {@link #variant()} names it. The variant and a list of moves determine a position.
 *   <dt><b>Position</b>
 *   <dd>An immutable value that holds all that the rules need to continue. Two positions are equal
 *       exactly if the rules see no difference between them.
 *   <dt><b>Move</b>
 *   <dd>An immutable value: the smallest action after which someone may have to decide again. The
 *       same player may move twice in a row. A move does not know its position.
 *   <dt><b>Legal move</b>
 *   <dd>A move is legal in a position exactly if {@link #legalMoves} lists it.
 *   <dt><b>Over</b>
 *   <dd>A position is over if its {@link #status} is a win or a draw ({@link Status#isOver}).
 *       Exactly then it has no legal move.
 *   <dt><b>Foreign</b>
 *   <dd>A move or position of the same Java types that belongs to another variant. Foreign moves
 *       are treated like any other illegal move. Foreign positions are outside this contract, but
 *       {@link #notation()} refuses their text where the variants' texts differ.
 *   <dt><b>Players</b>
 *   <dd>{@code 1} moves first, {@code 2} second. A puzzle has player {@code 1} alone.
 * </dl>
 *
 * <h2>What every implementation promises</h2>
 *
 * <ul>
 *   <li>It is immutable and safe for use by many threads, and so are its positions and moves.
 *   <li>It is deterministic: the same question gets the same answer, lists in the same order.
 *   <li>No argument and no result is {@code null}; a {@code null} argument causes a {@link
 *       NullPointerException}.
 *   <li>The methods agree as the numbered laws of the test kit say. {@link #isLegal}, {@link
 *       #refusal}, {@link #play} and {@link #draft} never contradict the list of legal moves.
 * </ul>
 *
 * <h2>What is not promised</h2>
 *
 * <ul>
 *   <li>That a position can be reached by play: everything that {@link Notation#parsePosition}
 *       accepts is a position.
 *   <li>That a game ends: see {@link #maxPlies()}. Draws by repetition, clocks and resignation are
 *       the caller's business; {@code Match} counts repetitions.
 *   <li>That the order of legal moves has a meaning.
 * </ul>
 *
 * <pre>{@code
 * var rules = ZertzRules.standard();
 * var position = rules.start();
 * rules.legalMoves(position).size(); // ==> 1944
 * var next = rules.play(position, ZertzMove.parse("Wd4,d1"));
 * rules.status(next).toMove();       // ==> OptionalInt[2]
 * rules.refusal(next, ZertzMove.parse("Gd4,a1")).orElseThrow();
 *     // ==> occupied: There is a marble on d4 already.
 * }</pre>
 *
 * <p>The author of a game implements the six methods without a default. Every default is right for
 * every game; an implementation overrides one to be faster or to explain more, never to give
 * another answer.
 *
 * @param <S> the positions; their {@code toString} is {@link Notation#formatPosition}
 * @param <M> the moves; their {@code toString} is {@link Notation#formatMove}
 */
public interface Rules<S, M> {

  /**
   * {@return the canonical id of this variant, such as {@code zertz:rings=48,claim=automatic}: the
   * game's id, then the options that differ from their defaults in the order of the game's page;
   * parsing it gives rules with the same answers}
   */
  String variant();

  /** {@return the position from which the game begins, the same at every call} */
  S start();

  /**
   * {@return whether the game is ongoing, who is to move and what is due, or how it has ended} It
   * depends on the position alone.
   *
   * @param position a position of this variant
   */
  Status status(S position);

  /**
   * {@return all legal moves, each once, always in the same order; empty exactly if the game is
   * over; unmodifiable}
   *
   * @param position a position of this variant
   */
  List<M> legalMoves(S position);

  /**
   * {@return the position after a move} The given position is unchanged.
   *
   * @param position a position of this variant
   * @param move any move
   * @throws IllegalMoveException if the move is not legal; it carries the result of {@link
   *     #refusal}
   */
  S play(S position, M move);

  /** {@return the notation of this variant's moves and positions, the same at every call} */
  Notation<S, M> notation();

  /**
   * {@return the number of players: 2, or 1 for a puzzle} With more, a game has matches, records,
   * drawings and counts; engines, solvers and catalogs refuse it.
   */
  default int players() {
    return 2;
  }

  /**
   * {@return the name of a player, such as {@code White}; empty, as by default, if players have
   * none}
   *
   * @param player 1 or 2, or more if there are more
   * @throws IllegalArgumentException if it is another number
   */
  default Optional<Label> playerName(int player) {
    if (players() <= 2) {
      requirePlayer(player);
    } else if (player < 1 || player > players()) {
      throw new IllegalArgumentException("A player is 1 to " + players() + ", not " + player + ".");
    }
    return Optional.empty();
  }

  /**
   * {@return an upper bound that the rules prove on the plies of every game from the start
   * position; empty if a game can continue for ever}
   */
  default OptionalInt maxPlies() {
    return OptionalInt.empty();
  }

  /**
   * {@return the number of legal moves, which some games know without listing them}
   *
   * @param position a position of this variant
   */
  default long countLegal(S position) {
    Objects.requireNonNull(position, "position");
    return legalMoves(position).size();
  }

  /**
   * {@return whether some legal move passes a test; false in a position that is over} The moves are
   * tested in the order of {@link #legalMoves}, and none is tested after the first that passes.
   *
   * @param position a position of this variant
   * @param test the test
   */
  default boolean anyLegal(S position, Predicate<? super M> test) {
    Objects.requireNonNull(position, "position");
    Objects.requireNonNull(test, "test");
    return legalMoves(position).stream().anyMatch(test);
  }

  /**
   * {@return whether a move is legal: true exactly if {@link #refusal} is empty}
   *
   * @param position a position of this variant
   * @param move any move, foreign ones included
   */
  default boolean isLegal(S position, M move) {
    Objects.requireNonNull(position, "position");
    Objects.requireNonNull(move, "move");
    return refusal(position, move).isEmpty();
  }

  /**
   * Checks that a move is legal.
   *
   * @param position a position of this variant
   * @param move any move, foreign ones included
   * @throws IllegalMoveException if the move is not legal; it carries the result of {@link
   *     #refusal}
   */
  default void requireLegal(S position, M move) {
    Objects.requireNonNull(position, "position");
    Objects.requireNonNull(move, "move");
    Optional<Refusal> refusal = refusal(position, move);
    if (refusal.isPresent()) {
      throw new IllegalMoveException(refusal.get());
    }
  }

  /**
   * {@return why a move is not legal; empty exactly if it is} In a game that is over the reason is
   * {@link MoveReason#GAME_OVER} in every game. The default knows one other reason, {@link
   * MoveReason#ILLEGAL}; the games of this library name the rule that is broken, the first that
   * applies in the order of their page.
   *
   * @param position a position of this variant
   * @param move any move, foreign ones included
   */
  default Optional<Refusal> refusal(S position, M move) {
    Objects.requireNonNull(position, "position");
    Objects.requireNonNull(move, "move");
    if (status(position).isOver()) {
      return Optional.of(Refusal.gameOver());
    }
    return legalMoves(position).contains(move)
        ? Optional.empty()
        : Optional.of(Refusal.of(MoveReason.ILLEGAL, "move", notation().formatMove(move)));
  }

  /**
   * {@return the status of a position as a sentence for people: who is to move and what is due, or
   * who has won and how, with the names of the players; a puzzle has none}
   *
   * @param position a position of this variant
   * @param locale its language decides; English if there is no translation
   */
  default String statusMessage(S position, Locale locale) {
    Objects.requireNonNull(position, "position");
    return players() == 1
        ? status(position).puzzleMessage(locale)
        : status(position).message(locale, this::playerName);
  }

  /** {@return how moves are entered, for authors; by default every move is one word, its text} */
  default MoveEntry<S, M> moveEntry() {
    return (position, move) -> {
      Objects.requireNonNull(position, "position");
      return List.of(Step.word(notation().formatMove(move)));
    };
  }

  /**
   * {@return what a person who has entered some steps may touch next, the move that is complete
   * with the position after it, or why there is none} Drafts reach every legal move without dead
   * ends.
   *
   * @param position a position of this variant
   * @param entered the steps so far; empty at the beginning
   */
  default Draft<S, M> draft(S position, List<Step> entered) {
    return Draft.of(this, position, entered);
  }

  /**
   * {@return the symmetries of the game, closed under composition: maps of positions and moves
   * under which the rules do not change; the identity first, by default nothing else; unmodifiable}
   */
  default List<Symmetry<S, M>> symmetries() {
    return List.of(Symmetry.identity());
  }

  /**
   * {@return the symmetry that maps a position to the least of the images under the {@link
   * #symmetries()}} The default compares their texts; another total order may be used.
   *
   * @param position a position of this variant
   */
  default Symmetry<S, M> toCanonical(S position) {
    return Symmetry.toLeast(
        symmetries(), position, Comparator.comparing(notation()::formatPosition));
  }

  /**
   * {@return one representative of all positions that the {@link #symmetries()} map to each other}
   * Another player may be to move or win there; {@link #toCanonical} maps the players too.
   *
   * @param position a position of this variant
   */
  default S canonical(S position) {
    return toCanonical(position).position(position);
  }

  /**
   * {@return what a drawing shows; by default the position's text alone, as the title of a stock}
   *
   * @param position a position of this variant
   */
  default Diagram diagram(S position) {
    Objects.requireNonNull(position, "position");
    return Diagram.ofText(notation().formatPosition(position));
  }

  /**
   * {@return what a move changes on the board: the cells to mark as the last move, and how pieces
   * travel} It compares the two diagrams and asks {@link MoveEntry#transfers}.
   *
   * @param position a position of this variant
   * @param move a legal move
   * @throws IllegalMoveException if the move is not legal
   */
  default MoveChanges changes(S position, M move) {
    Objects.requireNonNull(position, "position");
    Objects.requireNonNull(move, "move");
    Diagram after = diagram(play(position, move));
    return moveEntry()
        .transfers(position, move)
        .map(transfers -> MoveChanges.between(diagram(position), after, transfers))
        .orElseGet(() -> MoveChanges.between(diagram(position), after));
  }

  /**
   * {@return these rules for programs that search, with a code for each move} By default the code
   * is the move's index among the legal moves, which is slow; {@link PackedRules} have codes of
   * their own. Rules that wrap others and change no answer return the view of those, as {@link
   * RulesDecorator} does.
   */
  default PackedView<S, M, ?, ?> packed() {
    return PackedView.listing(this);
  }

  /** {@return what is known of good play, by default nothing; the same evaluation at each call} */
  default Knowledge<S, M> knowledge() {
    return Knowledge.none();
  }

  /**
   * {@return a number, if it is that of a player, 1 or 2}
   *
   * @param player any number
   * @throws IllegalArgumentException if it is another number
   */
  @CanIgnoreReturnValue
  @SuppressWarnings("exports") // of an annotation that only compilers need
  static int requirePlayer(int player) {
    if (player != 1 && player != 2) {
      throw new IllegalArgumentException("A player is 1 or 2, not " + player + ".");
    }
    return player;
  }
}
