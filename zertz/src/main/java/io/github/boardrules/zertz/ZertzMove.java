package io.github.boardrules.zertz;

import io.github.boardrules.core.NotationException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A move, which is one whole turn (RULES.md, "A move"). A move does not know its position, so it
 * can name cells that the board lacks and marbles that are not there; {@link ZertzRules#refusal}
 * then says so.
 *
 * <pre>{@code
 * var move = ZertzMove.parse("Wd4,d1");
 * if (move instanceof ZertzMove.Place placement) {
 *   placement.to();      // ==> d4
 *   placement.removed(); // ==> Optional[d1]
 * }
 * }</pre>
 */
public sealed interface ZertzMove {
  /**
   * A placement: a marble is put on a ring, a free ring is removed, then isolated groups are
   * claimed. Examples: {@code Wd4,d1}, {@code Wd4}, {@code Bd7,b2xWa1Wa2}.
   */
  final class Place implements ZertzMove {
    private final ZertzMarble marble;
    private final ZertzCell to;
    private final Optional<ZertzCell> removed;
    private final List<Claimed> claimed;

    /**
     * {@return a placement after which no ring is removed, because none is free}
     *
     * @param marble the colour of the marble
     * @param to the cell of the ring on which it is put
     */
    public static Place of(ZertzMarble marble, ZertzCell to) {
      return new Place(marble, to, Optional.empty(), List.of());
    }

    /**
     * {@return a placement after which a ring is removed}
     *
     * @param marble the colour of the marble
     * @param to the cell of the ring on which it is put
     * @param removed the cell of the removed ring
     */
    public static Place of(ZertzMarble marble, ZertzCell to, ZertzCell removed) {
      return new Place(
          marble, to, Optional.of(Objects.requireNonNull(removed, "removed")), List.of());
    }

    Place(ZertzMarble marble, ZertzCell to, Optional<ZertzCell> removed, List<Claimed> claimed) {
      this.marble = Objects.requireNonNull(marble, "marble");
      this.to = Objects.requireNonNull(to, "to");
      this.removed = Objects.requireNonNull(removed, "removed");
      this.claimed = List.copyOf(claimed);
      if (!isAscending(this.claimed)) {
        throw new IllegalArgumentException("Claimed cells must ascend strictly: " + claimed);
      }
    }

    /** {@return the colour of the marble} */
    public ZertzMarble marble() {
      return marble;
    }

    /** {@return the cell of the ring on which the marble is put} */
    public ZertzCell to() {
      return to;
    }

    /** {@return the cell of the removed ring; empty if none is free} */
    public Optional<ZertzCell> removed() {
      return removed;
    }

    /** {@return every claimed marble, in strictly ascending order of the cells; unmodifiable} */
    public List<Claimed> claimed() {
      return claimed;
    }

    /**
     * {@return this placement with other claims}
     *
     * @param claimed every claimed marble; the list is copied
     * @throws IllegalArgumentException if the claimed cells are not strictly ascending
     */
    public Place withClaimed(List<Claimed> claimed) {
      Objects.requireNonNull(claimed, "claimed");
      return new Place(marble, to, removed, claimed);
    }

    static boolean isAscending(List<Claimed> claimed) {
      for (int i = 1; i < claimed.size(); i++) {
        if (claimed.get(i - 1).cell().compareTo(claimed.get(i).cell()) >= 0) {
          return false;
        }
      }
      return true;
    }

    @Override
    @SuppressWarnings("exports") // the annotations are optional at run time
    public boolean equals(@Nullable Object other) {
      return other instanceof Place that
          && marble == that.marble
          && to.equals(that.to)
          && removed.equals(that.removed)
          && claimed.equals(that.claimed);
    }

    @Override
    public int hashCode() {
      return Objects.hash(marble, to, removed, claimed);
    }

    @Override
    public String toString() {
      return MoveText.format(this);
    }
  }

  /**
   * A capture: one marble jumps, once or more. Example: {@code xe4Gc5Ba3}.
   *
   * @param from the cell on which the marble stands
   * @param jumps its jumps, at least one. Unmodifiable
   */
  record Capture(ZertzCell from, List<Jump> jumps) implements ZertzMove {
    /**
     * Creates a capture. The list is copied.
     *
     * @throws IllegalArgumentException if there is no jump
     */
    public Capture {
      Objects.requireNonNull(jumps, "jumps");
      Objects.requireNonNull(from, "from");
      jumps = List.copyOf(jumps);
      if (jumps.isEmpty()) {
        throw new IllegalArgumentException("A capture has at least one jump.");
      }
    }

    @Override
    public String toString() {
      return MoveText.format(this);
    }
  }

  /** A pass, for when nothing else can be done: {@code pass}. */
  record Pass() implements ZertzMove {
    @Override
    public String toString() {
      return MoveText.format(this);
    }
  }

  /** The opponent's last turn, which ignored a capture, is taken back: {@code retract}. */
  record Retract() implements ZertzMove {
    @Override
    public String toString() {
      return MoveText.format(this);
    }
  }

  /**
   * A claimed marble.
   *
   * @param marble its colour
   * @param cell the cell on which it stands
   */
  record Claimed(ZertzMarble marble, ZertzCell cell) {
    /** Creates a claimed marble. */
    public Claimed {
      Objects.requireNonNull(marble, "marble");
      Objects.requireNonNull(cell, "cell");
    }

    @Override
    public String toString() {
      return marble.letter() + cell.toString();
    }
  }

  /**
   * One jump of a capture.
   *
   * @param captured the colour of the jumped marble
   * @param to the cell on which the jumping marble lands
   */
  record Jump(ZertzMarble captured, ZertzCell to) {
    /** Creates a jump. */
    public Jump {
      Objects.requireNonNull(captured, "captured");
      Objects.requireNonNull(to, "to");
    }

    @Override
    public String toString() {
      return captured.letter() + to.toString();
    }
  }

  /**
   * {@return the move, legal or not, that a text stands for in every variant}
   *
   * @param text any text
   * @throws NotationException if the text is not a move
   */
  static ZertzMove parse(String text) {
    return MoveText.parse(text, true);
  }
}
