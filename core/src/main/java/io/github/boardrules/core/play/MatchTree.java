package io.github.boardrules.core.play;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A match with variations and notes, and a place in it.
 *
 * <p>Of the moves that continue a position, the first belongs to the line of that position, and
 * each other one begins a variation. The <b>main line</b> takes the first one everywhere. A note
 * belongs to a move, and a comment also to the start.
 *
 * <p>It is an immutable value, and trees share what they have in common. {@link #play} and {@link
 * #back} take time in proportion to the number of moves that continue one position; {@link
 * #forward} and the notes take constant time; other methods state their cost.
 *
 * <p><b>Design.</b> The place is a zipper (Huet, "The Zipper", 1997): the node at the place, and
 * the tree at the node above, as it was on the way down; a change copies one node at each step
 * back.
 *
 * <pre>{@code
 * var tree = MatchTree.of(Match.of(GridRules.standard())).playText("a1").playText("b1");
 * tree = tree.back().playText("c1").withMark("!?").withComment("tried");
 * tree.back().variations();             // ==> [b1, c1]
 * tree.promote().back().variations();   // ==> [c1, b1]
 * System.out.print(MatchRecord.of(tree).text());
 * }</pre>
 *
 * <pre class="output">{@code
 * [variant "one-two-three"]
 * [form "1"]
 *
 * a1 b1 (c1 !? "tried")
 * {ongoing}
 * }</pre>
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public final class MatchTree<S, M> {
  /** How deeply variations may be nested: far deeper than anyone follows. */
  public static final int MAX_NESTING = 100;

  /** The marks of moves. */
  static final List<String> MARKS = List.of("!", "?", "!!", "??", "!?", "?!");

  private static final Duration MAX_CLOCK = Duration.ofHours(10_000).minusMillis(1);

  private final Node<S, M> node;

  /** The tree at the position before, whose node at {@code index} is replaced by the one here. */
  private final Optional<MatchTree<S, M>> above;

  private final int index;

  private final int nesting;

  record Note(String comment, String mark, Optional<Duration> clock) {
    static final Note NONE = new Note("", "", Optional.empty());
  }

  /** In a record a move and its note, or a bracket; the first word is neither, but the start. */
  record Word<M>(String bracket, Optional<M> move, Note note, boolean isPlace) {}

  /** A position, the note of the move that led to it, and what follows. */
  private static final class Node<S, M> {
    final Match<S, M> match;
    final Note note;
    final List<Node<S, M>> next;

    /** How deeply variations are nested below. */
    final int depth;

    Node(Match<S, M> match, Note note, List<Node<S, M>> next) {
      this.match = match;
      this.note = note;
      this.next = next;
      int deepest = 0;
      for (int i = 0; i < next.size(); i++) {
        deepest = Math.max(deepest, next.get(i).depth + (i == 0 ? 0 : 1));
      }
      depth = deepest;
    }

    Node<S, M> with(Note other) {
      return new Node<>(match, other, next);
    }

    Node<S, M> withNext(Consumer<List<Node<S, M>>> change) {
      List<Node<S, M>> changed = new ArrayList<>(next);
      change.accept(changed);
      return new Node<>(match, note, List.copyOf(changed));
    }
  }

  private MatchTree(Node<S, M> node, Optional<MatchTree<S, M>> above, int index) {
    this.node = node;
    this.above = above;
    this.index = index;
    nesting = above.map(tree -> tree.nesting).orElse(0) + (index == 0 ? 0 : 1);
  }

  /**
   * {@return a tree whose main line is a match with its undone moves, at the current position} It
   * takes time in proportion to the moves.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param match the match
   */
  public static <S, M> MatchTree<S, M> of(Match<S, M> match) {
    Match<S, M> last = match;
    while (last.canRedo()) {
      last = last.redo();
    }
    Node<S, M> node = new Node<>(last, Note.NONE, List.of());
    while (last.canUndo()) {
      last = last.undo();
      node = new Node<>(last.withoutRedo(), Note.NONE, List.of(node));
    }
    MatchTree<S, M> tree = new MatchTree<>(node, Optional.empty(), 0);
    while (tree.ply() < match.ply()) {
      tree = tree.forward();
    }
    return tree;
  }

  /**
   * {@return the match at this place, which can redo the line that follows} It takes time in
   * proportion to the length of that line.
   */
  public Match<S, M> match() {
    Match<S, M> match = end().node.match;
    while (match.ply() > ply()) {
      match = match.undo();
    }
    return match;
  }

  /** {@return the rules} */
  public Rules<S, M> rules() {
    return node.match.rules();
  }

  /** {@return the number of moves that led to this place} */
  public int ply() {
    return node.match.ply();
  }

  /** {@return the moves that continue here, that of the line first; unmodifiable} */
  public List<M> variations() {
    return Collections.unmodifiableList(
        node.next.stream()
            .flatMap(next -> next.match.lastMove().stream())
            .collect(Collectors.toList()));
  }

  /** {@return how deeply variations are nested at this place; 0 on the main line} */
  public int nesting() {
    return nesting;
  }

  /**
   * {@return the tree at the place after a move} A move that continues here already is followed;
   * another one begins a variation, or continues with the line if nothing follows.
   *
   * @param move any move
   * @throws IllegalMoveException if the move is not legal
   * @throws IllegalStateException if it would begin a variation nested deeper than {@link
   *     #MAX_NESTING}
   */
  public MatchTree<S, M> play(M move) {
    Optional<M> wanted = Optional.of(Objects.requireNonNull(move, "move"));
    for (int i = 0; i < node.next.size(); i++) {
      if (node.next.get(i).match.lastMove().equals(wanted)) {
        return down(i);
      }
    }
    Node<S, M> added = new Node<>(node.match.play(move), Note.NONE, List.of());
    return checked(at(node.withNext(next -> next.add(added))).down(node.next.size()));
  }

  /**
   * {@return the tree after a move that is given as a text, as {@link #play} returns it}
   *
   * @param move any text
   * @throws NotationException if the text is not a move
   * @throws IllegalMoveException if the move is not legal
   * @throws IllegalStateException as {@link #play} does
   */
  public MatchTree<S, M> playText(String move) {
    Objects.requireNonNull(move, "move");
    return play(rules().notation().parseMove(move));
  }

  /**
   * {@return the tree at the place before the last move}
   *
   * @throws IllegalStateException at the start
   */
  public MatchTree<S, M> back() {
    MatchTree<S, M> before = before();
    return before.node.next.get(index) == node
        ? before
        : before.at(before.node.withNext(next -> next.set(index, node)));
  }

  /**
   * {@return the tree at the place after the first of the {@link #variations}}
   *
   * @throws IllegalStateException if nothing follows
   */
  public MatchTree<S, M> forward() {
    if (node.next.isEmpty()) {
      throw new IllegalStateException("No move follows.");
    }
    return down(0);
  }

  /** {@return the tree at its start} It takes as many steps back as the {@link #ply}. */
  public MatchTree<S, M> start() {
    MatchTree<S, M> tree = this;
    while (tree.above.isPresent()) {
      tree = tree.back();
    }
    return tree;
  }

  /** {@return the tree at the end of this line; after {@link #start}, of the main line} */
  public MatchTree<S, M> end() {
    MatchTree<S, M> tree = this;
    while (!tree.node.next.isEmpty()) {
      tree = tree.down(0);
    }
    return tree;
  }

  /**
   * {@return the tree in which the variation of this place comes before the line that it left; on
   * the main line, this tree} It takes as many steps as there are moves in the variation.
   *
   * @throws IllegalStateException if the line would be nested deeper than {@link #MAX_NESTING}
   */
  public MatchTree<S, M> promote() {
    MatchTree<S, M> first = this;
    while (first.above.isPresent() && first.index == 0) {
      first = first.back();
    }
    if (first.above.isEmpty()) {
      return this;
    }
    MatchTree<S, M> before = first.back();
    int line = first.index;
    MatchTree<S, M> tree =
        checked(before.at(before.node.withNext(next -> next.add(0, next.remove(line)))));
    while (tree.ply() < ply()) {
      tree = tree.down(0);
    }
    return tree;
  }

  /**
   * {@return the tree without the last move and all that follows it, at the place before}
   *
   * @throws IllegalStateException at the start
   */
  public MatchTree<S, M> remove() {
    MatchTree<S, M> before = before();
    return before.at(before.node.withNext(next -> next.remove(index)));
  }

  /** {@return the comment on the last move, or at the start on the match} */
  public Optional<String> comment() {
    return present(node.note.comment());
  }

  /**
   * {@return the mark of the last move, such as {@code !?}: one or two of {@code !} and {@code ?}}
   */
  public Optional<String> mark() {
    return present(node.note.mark());
  }

  /** {@return the time that the player had left after the last move} */
  public Optional<Duration> clock() {
    return node.note.clock();
  }

  /**
   * {@return the tree with another comment at this place}
   *
   * @param comment any text without control characters; none if empty
   * @throws IllegalArgumentException if it has control characters, such as line ends
   */
  public MatchTree<S, M> withComment(String comment) {
    if (comment.chars().anyMatch(Character::isISOControl)) {
      throw new IllegalArgumentException(
          "The comment has a control character, such as a line end.");
    }
    return at(node.with(new Note(comment, node.note.mark(), node.note.clock())));
  }

  /**
   * {@return the tree with another mark of the last move}
   *
   * @param mark one of those that {@link #mark} returns; none if empty
   * @throws IllegalArgumentException if it is another text
   * @throws IllegalStateException at the start
   */
  public MatchTree<S, M> withMark(String mark) {
    if (!mark.isEmpty() && !MARKS.contains(mark)) {
      throw new IllegalArgumentException(
          "A mark is one of " + String.join(" ", MARKS) + ", not '" + mark + "'.");
    }
    checkMove();
    return at(node.with(new Note(node.note.comment(), mark, node.note.clock())));
  }

  /**
   * {@return the tree with another clock of the last move}
   *
   * @param clock the time that the player had left, below 10,000 hours; fractions of a millisecond
   *     are dropped
   * @throws IllegalArgumentException if it is negative or longer
   * @throws IllegalStateException at the start
   */
  public MatchTree<S, M> withClock(Duration clock) {
    if (clock.isNegative() || clock.compareTo(MAX_CLOCK) > 0) {
      throw new IllegalArgumentException("A clock has 0 to 10,000 hours, not " + clock + ".");
    }
    checkMove();
    Duration millis = Duration.ofMillis(clock.toMillis());
    return at(node.with(new Note(node.note.comment(), node.note.mark(), Optional.of(millis))));
  }

  /** {@return the tree without comment, mark and clock at this place} */
  public MatchTree<S, M> withoutNotes() {
    return at(node.with(Note.NONE));
  }

  private MatchTree<S, M> at(Node<S, M> other) {
    return new MatchTree<>(other, above, index);
  }

  private MatchTree<S, M> before() {
    checkMove();
    return above.get();
  }

  private void checkMove() {
    if (above.isEmpty()) {
      throw new IllegalStateException("No move led to this place: it is the start.");
    }
  }

  private static <S, M> MatchTree<S, M> checked(MatchTree<S, M> tree) {
    if (tree.nesting + tree.node.depth > MAX_NESTING) {
      throw new IllegalStateException("Variations are nested at most " + MAX_NESTING + " deep.");
    }
    return tree;
  }

  private static Optional<String> present(String text) {
    return text.isEmpty() ? Optional.empty() : Optional.of(text);
  }

  /** Returns the tree at the place after one of the {@link #variations}. */
  MatchTree<S, M> down(int variation) {
    return new MatchTree<>(node.next.get(variation), Optional.of(this), variation);
  }

  /** Returns by which of the variations of the position before it this place was reached. */
  int index() {
    return index;
  }

  /** Returns the whole tree in the order of a record, beginning with the start. */
  List<Word<M>> words() {
    Node<S, M> root = start().node;
    List<Word<M>> words = new ArrayList<>(List.of(word(root)));
    addLine(root, words);
    return words;
  }

  /**
   * Adds what follows a position; it calls itself for variations alone, whose nesting is bounded.
   */
  private void addLine(Node<S, M> begin, List<Word<M>> words) {
    for (Node<S, M> at = begin; !at.next.isEmpty(); at = at.next.get(0)) {
      words.add(word(at.next.get(0)));
      for (Node<S, M> variation : at.next.subList(1, at.next.size())) {
        words.add(bracket("("));
        words.add(word(variation));
        addLine(variation, words);
        words.add(bracket(")"));
      }
    }
  }

  private Word<M> word(Node<S, M> other) {
    return new Word<>("", other.match.lastMove(), other.note, other == node);
  }

  private Word<M> bracket(String bracket) {
    return new Word<>(bracket, Optional.empty(), Note.NONE, false);
  }

  @Override
  @SuppressWarnings("exports") // the annotations are optional at run time
  public boolean equals(@Nullable Object other) {
    return other instanceof MatchTree<?, ?> that
        && node.match.rules().variant().equals(that.node.match.rules().variant())
        && node.match.start().equals(that.node.match.start())
        && words().equals(that.words());
  }

  @Override
  public int hashCode() {
    return Objects.hash(node.match.rules().variant(), node.match.start(), words());
  }

  /** Returns the variant and the moves as in a record, in one line, for debugging. */
  @Override
  public String toString() {
    return node.match.rules().variant() + " " + String.join(" ", RecordWriter.words(this));
  }
}
